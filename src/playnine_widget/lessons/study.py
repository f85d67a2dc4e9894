"""One learner at one lesson."""

from typing import Any

from playnine_widget.engine.errors import IllegalAction
from playnine_widget.engine.reading import text_of
from playnine_widget.lessons import feedback, playing
from playnine_widget.lessons.accepting import GOOD, WRONG
from playnine_widget.lessons.learning import DONE, OPEN, Learning, Standing
from playnine_widget.lessons.showing import Shown
from playnine_widget.lessons.tally import SHOWN, SKIPPED
from playnine_widget.lessons.told import Told
from playnine_widget.match.match import Match


class Study(Learning, Shown):
    """A learner at a lesson: the match, the state, what is said, what may be done now, the stars.

    States: ``open``, ``good``, ``better`` (accepted, though there is better), ``wrong`` (not played; another try is
    free at once), ``done`` (the lesson is over). A deed that is not offered raises `IllegalAction` and changes nothing.

    >>> from playnine_widget.lessons.lesson import Lesson
    >>> lesson = Lesson("Take it", [{
    ...     "position": "Ann: 5 9 ? 12 / ? 9 ? 8; Ben: 5 3 ? ? / ? ? ? ?; discard: 12; draw: 3",
    ...     "accept": "take", "wrong": {"draw": "The 12 lies open."}, "hints": ["Look at the discard pile."],
    ... }])
    >>> study = Study(lesson)
    >>> study.act("draw"); study.state, study.said, study.stars
    ('wrong', 'The 12 lies open.', 2)
    >>> study.act("take"); study.state, study.offers
    ('good', ('next', 'again'))
    >>> study.next(); study.state, study.over
    ('done', True)
    """

    # ---- what there is to see

    @property
    def step(self) -> int:
        """The present step, from 0."""
        return self._standing.step

    @property
    def steps(self) -> int:
        """How many steps there are."""
        return len(self.lesson.steps)

    @property
    def state(self) -> str:
        """``open``, ``good``, ``better``, ``wrong`` or ``done``."""
        return self._standing.state

    @property
    def over(self) -> bool:
        """Whether the lesson is over."""
        return self.state == DONE

    @property
    def match(self) -> Match:
        """The match on the table: another after `again`, `back` and a new position; a branch while it is played out."""
        return self._standing.aside or self._standing.match

    @property
    def said(self) -> str:
        """What was said last: feedback or a hint; nothing at the beginning of a step."""
        return self._standing.saying(self.lesson)

    @property
    def stars(self) -> int:
        """The stars that the lesson is worth as it stands, 0 to 3: none with a step skipped or only shown."""
        return self.tally.stars

    @property
    def number(self) -> int:
        """A number that grows with every deed."""
        return self._number

    @property
    def learner(self) -> int | None:
        """The learner's seat: who is to act at the beginning of the step."""
        return self._standing.start.to_act

    @property
    def hints(self) -> int:
        """How many hints of the step have been given."""
        return self._standing.hints

    @property
    def aside(self) -> bool:
        """Whether a wrong action lies played out on the table, until `again`."""
        return self._standing.aside is not None

    def view(self, seat: int | None = None) -> Any:
        """Return what a seat sees of the match on the table; None: the seat to act, so that it can be advised."""
        match = self.match
        return match.view(match.to_act if seat is None else seat)

    def told(self, lang: str | None = None) -> Told:
        """Return every sentence of the present step in a language; None: the lesson's own."""
        now, lesson = self._standing, self.lesson.into(lang or self.lesson.lang)
        step = lesson.steps[now.step]
        text = "\n\n".join(filter(None, (lesson.opening if now.step == 0 else "", step.text)))
        return Told(lesson.title, lesson.chapter, text, step.task, now.saying(lesson), lesson.rule())

    # ---- deeds

    def act(self, action: str) -> None:
        """Judge an action: play it when it is accepted, else say why not. Raises `IllegalAction` for what is no option.

        Nothing is judged, and `IllegalAction` raised, once the step is solved and while a line is played out.
        """
        with self._lock:
            now = self._standing
            if now.state not in {OPEN, WRONG} or now.aside is not None:
                raise IllegalAction("error.lesson.act", action=text_of(action), offers=self.offers)
            written = now.match.game.action(action) or ""
            if written not in now.match.options:
                now.match.branch().act(action)  # refuses it, in its own words
            self._judge(now, written)
        self._tell()

    def hint(self) -> None:
        """Say the next hint."""
        with self._lock:
            now = self._offered("hint")
            self.tally = self.tally.hinted(now.step)
            saying = feedback.hint(now.step, now.hints)
            self._set(now._replace(state=OPEN, saying=saying, hints=now.hints + 1, missed="", aside=None))
        self._tell()

    def show(self) -> None:
        """Play the solution and say it. The step is then still to be solved for a star: `again`."""
        with self._lock:
            now = self._offered("show")
            actions, match = self._solution, now.start.branch()
            deeds = playing.deeds(match, actions, self.lesson.others)
            for action in actions:
                match.act(action)
                if match.to_act != now.start.to_act and action != actions[-1]:
                    playing.others(match, now.start.to_act, self.lesson.others)
            self._play(match, self._step.then)
            self.tally = self.tally.marked(now.step, SHOWN)
            self._set(Standing(now.step, GOOD, match, now.start, feedback.solution(now.step, deeds), actions))
        self._tell()

    def play_out(self) -> None:
        """Play the wrong action out on a branch and say what comes of it; `again` returns."""
        with self._lock:
            now = self._offered("play out")
            line = now.match.branch()
            first = len(line.steps)
            playing.out(line, now.missed)
            self._set(now._replace(aside=line, saying=feedback.played_out(line, first, now.saying)))
        self._tell()

    def again(self) -> None:
        """Try once more: from before the action that was played out, else from the beginning of the step or lesson."""
        with self._lock:
            now = self._offered("again")
            if now.state == DONE:
                self._restarted()
            elif now.aside is not None:
                self._set(now._replace(state=OPEN, aside=None, missed="", saying=feedback.nothing))
            else:
                self._set(self._begun(now.step, now.start)._replace(hints=now.hints))
        self._tell()

    def next(self) -> None:
        """Go on to the next step; after the last the lesson is over."""
        with self._lock:
            self._onward(self._offered("next"))
        self._tell()

    def skip(self) -> None:
        """Leave a step out. A lesson with a step left out has no stars."""
        with self._lock:
            now = self._offered("skip")
            self.tally = self.tally.marked(now.step, SKIPPED)
            self._onward(now)
        self._tell()

    def back(self) -> None:
        """Go back to the step before, to do it again."""
        with self._lock:
            now = self._offered("back")
            step = now.step - (now.state != DONE)
            self._set(self._begun(step, self.lesson.start(step)))
        self._tell()

    def restart(self) -> None:
        """Begin the lesson anew, with all its stars to be had again."""
        with self._lock:
            self._restarted()
        self._tell()

    def do(self, deed: str) -> None:
        """Do a deed by its name, as `offers` has it. Raises `IllegalAction` for what is not offered."""
        deeds = {"play out": self.play_out} | {
            name: getattr(self, name) for name in ("hint", "show", "again", "next", "skip", "back", "restart")
        }
        if deed not in tuple(deeds):
            raise IllegalAction("error.lesson.deed", deed=text_of(deed), offers=self.offers)
        deeds[deed]()

    def __repr__(self) -> str:
        return f"<Study {self.lesson.name}: step {self.step + 1} of {self.steps}, {self.state}>"
