"""Whether a lesson can be done: its positions parse, what it names is offered there, its solutions and replies apply.

A lesson is walked along its solutions. The caddie is not asked, so this is quick; `lesson check` asks it too.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from playnine_widget.bots.bot import bots
from playnine_widget.engine.errors import PlayNineError
from playnine_widget.engine.frozen import FrozenMap
from playnine_widget.engine.message import Message
from playnine_widget.engine.notation import pairs
from playnine_widget.engine.position import find
from playnine_widget.engine.reading import nearest
from playnine_widget.lessons import playing
from playnine_widget.lessons.accepting import ON, WRONG, Accept, Goal, Line, Together, respelled
from playnine_widget.lessons.step import OTHER, Step, at
from playnine_widget.match import insight
from playnine_widget.match.match import Match

if TYPE_CHECKING:
    from playnine_widget.lessons.lesson import Lesson


class Walked(NamedTuple):
    """A step as it is kept, spelled as options are, and the match at its beginning, which nobody may change."""

    step: Step
    start: Match

    def __repr__(self) -> str:
        return f"<Walked {self.step.task}>"


def walked(lesson: "Lesson", steps: Iterable[Step]) -> tuple[Walked, ...]:
    """Return every step with its beginning. Raises `BadLesson` naming the step and the key."""
    found: list[Walked] = []
    match: Match | None = None
    for number, step in enumerate(steps, 1):
        try:
            begun = beginning(lesson, step, match, later=number > 1)
            walk = _Walk(begun.branch(), lesson.others)
            kept = walk.walk(step)
        except _Refused as refused:
            raise at(number, refused.where, refused.why) from refused
        found.append(Walked(kept, begun))
        match = walk.match if kept.accept is None or kept.solution else None
    _check_others(lesson.others, [walk.start for walk in found])
    return tuple(found)


def _check_others(named: str, starts: Iterable[Match]) -> None:
    """Raise `BadLesson` for a bot that plays none of the games of a lesson."""
    known = tuple(dict.fromkeys(bot for start in starts for bot in bots(start.variant)))
    if named and named not in known:
        why = {"name": named, "nearest": nearest(named, known), "known": known}
        raise at(0, "others", Message("error.unknown.bot", why))


def beginning(lesson: "Lesson", step: Step, before: Match | None, *, later: bool) -> Match:
    """Return the match at the beginning of a step: its position, else where the one before it ended, if one knows."""
    if not step.position:
        if before is None:
            raise _Refused(
                "position", Message("error.lesson.position.after" if later else "error.lesson.position.none")
            )
        return before.branch()
    try:
        has_game = any(pair.key.casefold() == "game" and not pair.quoted for pair in pairs(step.position))
        text = step.position if has_game or not lesson.game else f"game: {lesson.game}; {step.position}"
        return Match.from_position(text, seed=lesson.seed)
    except PlayNineError as error:
        raise _Refused("position", Message(error.key, error.values)) from error


def fits(step: Step, match: Match, others: str) -> bool:
    """Whether a step can be done from here, along its solution."""
    try:
        _Walk(match.branch(), others).walk(step)
    except _Refused:
        return False
    return True


class _Refused(Exception):
    """A key cannot be so."""

    def __init__(self, where: str, why: Message) -> None:
        super().__init__(where)
        self.where, self.why = where, why


class _Walk:
    """One step walked along its solution; ``match`` then stands where it ends."""

    def __init__(self, match: Match, others: str) -> None:
        self.match, self._others, self._learner = match, others, match.to_act
        self._offered = list(match.options)

    def walk(self, step: Step) -> Step:
        """Return the step, spelled as options are."""
        if step.accept is not None:
            step = self._solve(step, step.accept)
        for where in ("wrong", "hints", "solution"):
            if step.accept is None and getattr(step, where):
                raise _Refused(where, Message("error.lesson.accept.none"))
        then = tuple((self._then(name, actions)) for name, actions in step.then)
        return replace(step, then=then)

    def _solve(self, step: Step, accept: Accept) -> Step:
        if self._learner is None:
            raise _Refused("position", Message("error.lesson.nobody"))
        if accept.asks_caddie and not insight.has_caddie(self.match.variant):
            raise _Refused("accept", Message("error.advise.game", {"game": self.match.variant.name}))
        accept = respelled(accept, lambda action: self.match.game.action(action) or action)
        solution = tuple(self.match.game.action(action) or action for action in step.solution) or accept.solution
        self._line(accept, solution, "solution" if step.solution else "accept")
        wrong = {self._wrong(named, accept): said for named, said in step.wrong.items()}
        return replace(step, accept=accept, solution=solution, wrong=FrozenMap(wrong))

    def _line(self, accept: Accept, solution: tuple[str, ...], where: str) -> None:
        """Play the solution, and see that it is accepted as far as that needs no caddie and no caller's function."""
        verdict = ON
        for played, action in enumerate(solution):
            for named in accept.named(played) if verdict == ON else ():
                self._expect(named, "accept")
            self._expect(action, where)
            if verdict == ON:
                verdict = self._judged(accept, solution[:played], action)
            self.match.act(action)
            if verdict == ON and played + 1 < len(solution):
                playing.others(self.match, self._learner, self._others)
            self._offered += self.match.options if self.match.to_act == self._learner else ()
        if not solution:
            if accept.names_later:
                raise _Refused("accept", Message("error.lesson.solution.none"))
            for option in self.match.options:
                self._offered += playing.options_after(self.match, option, self._learner)
        elif verdict in {ON, WRONG} and not isinstance(accept, Goal):
            raise _Refused(where, Message("error.lesson.solution", {"actions": solution}))

    def _judged(self, accept: Accept, played: tuple[str, ...], action: str) -> str:
        """Return the verdict on an action of the solution; what only the caddie or a function knows is let pass."""
        if isinstance(accept, Together):
            return accept.judge(played, _Only(action))
        if isinstance(accept, Line):
            named = accept.named(len(played))
            if named and action not in named:
                return WRONG
            return ON if len(played) + 1 < len(accept.parts) else "good"
        return ON

    def _wrong(self, named: str, accept: Accept) -> str:
        verbs = [option.partition(" ")[0] for option in self._offered]
        known = tuple(dict.fromkeys([*self._offered, *verbs, OTHER]))
        written = self.match.game.action(named) or " ".join(named.split())
        if written not in known and written.casefold() in verbs:
            written = written.casefold()
        if written not in known:
            raise _Refused(f"wrong {named}", _not_offered(named, known))
        if written in accept.named(0) and (isinstance(accept, Together) or len(accept.solution) == 1):
            raise _Refused(f"wrong {named}", Message("error.lesson.both", {"action": written}))
        return written

    def _then(self, name: str, actions: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
        try:
            seat = self.match.players.index(find(name, self.match.players))
            for action in actions:
                self.match.act(action, seat=seat)
        except PlayNineError as error:
            raise _Refused("then", Message(error.key, error.values)) from error
        return self.match.players[seat], tuple(self.match.game.action(action) or action for action in actions)

    def _expect(self, action: str, where: str) -> None:
        if action not in self.match.options:
            raise _Refused(where, _not_offered(action, self.match.options))


class _Only(NamedTuple):
    """An action about which nothing else is known."""

    action: str
    after: Any = None
    advice: Any = None


def _not_offered(action: str, options: tuple[str, ...]) -> Message:
    return Message("error.lesson.offered", {"action": action, "nearest": nearest(action, options), "options": options})
