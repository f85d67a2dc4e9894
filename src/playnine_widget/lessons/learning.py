"""What a study is made of: where it stands, how an action is judged, what is played after it."""

from threading import RLock
from typing import Any, NamedTuple

from playnine_widget.engine.errors import IllegalAction, PlayNineError
from playnine_widget.lessons import feedback, playing
from playnine_widget.lessons.accepting import BETTER, GOOD, ON, WRONG, Anything, Goal, Line
from playnine_widget.lessons.checking import fits
from playnine_widget.lessons.lesson import Lesson
from playnine_widget.lessons.step import Step, Turn
from playnine_widget.lessons.tally import SOLVED, Tally
from playnine_widget.lessons.watching import Watched
from playnine_widget.match.match import Match

OPEN, DONE = "open", "done"
STATES = (OPEN, GOOD, BETTER, WRONG, DONE)


class Standing(NamedTuple):
    """Where a study stands: one value, replaced as a whole by every deed."""

    step: int
    state: str
    match: Match
    start: Match
    saying: feedback.Saying = feedback.nothing
    played: tuple[str, ...] = ()
    hints: int = 0
    missed: str = ""
    aside: Match | None = None

    def __repr__(self) -> str:
        return f"<Standing {self.step} {self.state}>"


class Moment:
    """A decision that is to be judged: what is asked of it is worked out when it is asked for."""

    def __init__(self, match: Match, action: str) -> None:
        self.action, self._match = action, match
        self._advice: Any = None

    @property
    def after(self) -> Any:
        """What the learner sees after it, in the learner's own view."""
        line, learner = self._match.branch(), self._match.to_act
        line.act(self.action)
        return line.view(learner)

    @property
    def advice(self) -> Any:
        """What the caddie says before it, None where there is no caddie."""
        self._advice = self._advice or feedback.advised(self._match)
        return self._advice


class Learning(Watched):
    """A study without its deeds."""

    def __init__(self, lesson: Lesson, step: int = 0, tally: Tally | None = None) -> None:
        steps = len(lesson.steps)
        self.lesson = lesson
        self.tally = tally if tally is not None and len(tally.marks) == steps else Tally.new(steps)
        self._lock, self._number = RLock(), 0
        self._found: tuple[Match, tuple[str, ...]] | None = None
        step = step if 0 <= step < steps else 0
        self._standing = self._begun(step, lesson.start(step))

    @property
    def offers(self) -> tuple[str, ...]:
        """The deeds that may be done now, in fixed order.

        >>> step = {"position": "Ann: 5 9 ? 12 / ? 9 ? 8; Ben: 5 3 ? ? / ? ? ? ?; discard: 12", "accept": "take"}
        >>> Learning(Lesson("Take it", [step])).offers
        ('show', 'skip')
        """
        now = self._standing
        if now.state == DONE:
            return ("again", "back")
        hints, trying = len(self._step.hints), now.state in {OPEN, WRONG}
        found = {
            "next": not trying,
            "hint": trying and now.hints < hints,
            "show": trying and now.hints >= hints and bool(self._solution),
            "play out": now.state == WRONG and now.aside is None,
            "again": now.state != OPEN or bool(now.played),
            "skip": trying,
            "back": now.step > 0,
        }
        return tuple(deed for deed, offered in found.items() if offered)

    @property
    def at(self) -> int:
        """The step that is to be done next, from 0: the present one until it is solved."""
        now = self._standing
        return min(now.step + (now.state in {GOOD, BETTER}), len(self.lesson.steps) - 1)

    @property
    def _step(self) -> Step:
        return self.lesson.steps[self._standing.step]

    @property
    def _solution(self) -> tuple[str, ...]:
        """The solution of the present step. The caddie may have to find it, so it is kept as long as the step lasts."""
        start = self._standing.start
        if self._found is None or self._found[0] is not start:
            self._found = start, self._solved(self._step, start)
        return self._found[1]

    def _solved(self, step: Step, start: Match) -> tuple[str, ...]:
        """Return what solves a step: what the lesson says, else the caddie; nothing where neither has a solution."""
        if step.solution or step.accept is None or isinstance(step.accept, Goal):
            return step.solution
        if not isinstance(step.accept, Line):
            return step.accept.solution
        line, found = start.branch(), list[str]()
        for part in step.accept.parts:
            if line.to_act != start.to_act:  # the match ended before all of it was done
                return ()
            best = line.options[0] if isinstance(part, Anything) else feedback.advised(line).best.action
            found.append(part.named[0] if part.named else best)
            line.act(found[-1])
            playing.others(line, start.to_act, self.lesson.others)
        return tuple(found)

    # ---- judging

    def _judge(self, now: Standing, action: str) -> None:
        """Play an action that is accepted, and what follows it, or say what is wrong with it."""
        moment = Moment(now.match, action)
        accept = self._step.accept
        verdict = accept.judge(now.played, moment) if accept is not None else GOOD
        played = (*now.played, action)
        if verdict == ON and self._ends(now, action):
            verdict = WRONG
        if verdict == WRONG:
            self.tally = self.tally.missed(now.step)
            saying = feedback.wrong(now.step, action, self._asked(moment))
            self._set(now._replace(state=WRONG, missed=action, saying=saying))
            return
        saying = feedback.nothing
        if verdict != ON:
            saying = feedback.better(moment.advice, action) if verdict == BETTER else feedback.done(now.step)
            self.tally = self.tally.marked(now.step, SOLVED)
        if verdict == ON:
            playing.answered(now.match, action, self.lesson.others)
        else:
            now.match.act(action)
            self._go_on(now.match, self._step, played)
        self._set(now._replace(state=OPEN if verdict == ON else verdict, played=played, missed="", saying=saying))

    def _asked(self, moment: Moment) -> Any:
        """Return the caddie's advice where the lesson has no words of its own."""
        return None if feedback.own_words(self._step, moment.action) else moment.advice

    @staticmethod
    def _ends(now: Standing, action: str) -> bool:
        """Whether nobody is to act after an action: what was asked can then not be reached any more."""
        line = now.match.branch()
        line.act(action)
        return line.over

    def _go_on(self, match: Match, step: Step, played: tuple[str, ...]) -> None:
        """Play the rest of the solution where it was begun so, then what the lesson plays, where that applies."""
        if played == step.solution[: len(played)]:
            for action in step.solution[len(played) :]:
                match.act(action)
        self._play(match, step.then)

    @staticmethod
    def _play(match: Match, turns: tuple[Turn, ...]) -> None:
        """Play turns; none where one of them does not apply after what the learner has done."""
        line, acts = match.branch(), [(match.players.index(name), action) for name, done in turns for action in done]
        try:
            for seat, action in acts:
                line.act(action, seat=seat)
        except PlayNineError:
            return
        for _, action in acts:
            match.act(action)

    # ---- going on

    def _begun(self, step: int, start: Match) -> Standing:
        """Return the standing at the beginning of a step. One that is only read is solved, and plays itself out."""
        match, asked = start.branch(), self.lesson.steps[step]
        if asked.accept is not None:
            return Standing(step, OPEN, match, start)
        self.tally = self.tally.marked(step, SOLVED)
        self._play(match, asked.then)
        return Standing(step, GOOD, match, start, feedback.read(step))

    def _onward(self, now: Standing) -> None:
        step = now.step + 1
        if step == len(self.lesson.steps):
            self._set(now._replace(state=DONE, aside=None, missed="", saying=feedback.over(self.tally)))
            return
        asked, start = self.lesson.steps[step], self.lesson.start(step)
        goes_on = not asked.position and now.state in {GOOD, BETTER} and now.match.to_act == start.to_act
        if goes_on and fits(asked, now.match, self.lesson.others):
            start = now.match.branch()
        self._set(self._begun(step, start))

    def _restarted(self) -> None:
        self.tally = Tally.new(len(self.lesson.steps))
        self._set(self._begun(0, self.lesson.start(0)))

    # ---- the rest

    def _offered(self, deed: str) -> Standing:
        if deed not in self.offers:
            raise IllegalAction("error.lesson.deed", deed=deed, offers=self.offers)
        return self._standing

    def _set(self, standing: Standing) -> None:
        self._standing, self._number = standing, self._number + 1
