"""What a step of a lesson accepts: an action, several in any order, a line of them, what the caddie says, a goal."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from playnine_widget.engine.errors import BadLesson
from playnine_widget.engine.reading import text_of

WRONG, ON, BETTER, GOOD = "wrong", "on", "better", "good"
"""Verdicts: not accepted; right so far, and more is asked; accepted though there is better; accepted."""

_BEST = re.compile(r"best(?:\s+within\s+([0-9]+(?:[.,][0-9]+)?))?", re.IGNORECASE)


class Moment(Protocol):
    """A decision to be judged."""

    @property
    def action(self) -> str:
        """What was decided, as options write it."""

    @property
    def after(self) -> Any:
        """What the learner sees after it."""

    @property
    def advice(self) -> Any:
        """What the caddie says before it."""


class Part(Protocol):
    """What is accepted as one action."""

    @property
    def named(self) -> tuple[str, ...]:
        """The actions that it names; empty where it names none."""

    @property
    def written(self) -> str:
        """It as a lesson file has it."""

    def judge(self, moment: Moment) -> str:
        """Return the verdict on one action."""


class Accept(Protocol):
    """What is accepted in a step: one action, or several after each other."""

    @property
    def written(self) -> str:
        """It as a lesson file has it."""

    @property
    def solution(self) -> tuple[str, ...]:
        """The actions that solve it, empty where it does not say."""

    @property
    def asks_caddie(self) -> bool:
        """Whether the caddie has to be asked."""

    @property
    def names_later(self) -> bool:
        """Whether it names actions after others that it does not name: only a solution then shows whether they fit."""

    def named(self, played: int) -> tuple[str, ...]:
        """Return the actions that it names after so many."""

    def judge(self, played: tuple[str, ...], moment: Moment) -> str:
        """Return the verdict on an action after those played."""


class Named(NamedTuple):
    """One of these actions."""

    named: tuple[str, ...]

    @property
    def written(self) -> str:
        """It as a lesson file has it."""
        return ", ".join(self.named)

    def judge(self, moment: Moment) -> str:
        """Return the verdict on one action."""
        return GOOD if moment.action in self.named else WRONG


class Best(NamedTuple):
    """What the caddie says is best, or within so many strokes of it; what is too close to call is best too."""

    within: float = 0.0
    named: tuple[str, ...] = ()

    @property
    def written(self) -> str:
        """It as a lesson file has it."""
        return f"best within {self.within:g}" if self.within else "best"

    def judge(self, moment: Moment) -> str:
        """Return the verdict on one action."""
        option = moment.advice[moment.action]
        if option.grade == "best":
            return GOOD
        return BETTER if option.lost <= self.within else WRONG


class Anything(NamedTuple):
    """Whatever is offered."""

    named: tuple[str, ...] = ()

    @property
    def written(self) -> str:
        """It as a lesson file has it."""
        return "any"

    def judge(self, _moment: Moment) -> str:
        """Return the verdict on one action."""
        return GOOD


@dataclass(frozen=True)
class Line:
    """Actions one after the other, each accepted by its part; mostly one part."""

    parts: tuple[Part, ...]

    @property
    def written(self) -> str:
        """It as a lesson file has it."""
        text = ", ".join(part.written for part in self.parts)
        return text if len(self.parts) == 1 else f"turn: {text}"

    @property
    def solution(self) -> tuple[str, ...]:
        """The first action of each part, nothing where a part names none."""
        return tuple(part.named[0] for part in self.parts) if all(part.named for part in self.parts) else ()

    @property
    def asks_caddie(self) -> bool:
        """Whether the caddie has to be asked."""
        return any(isinstance(part, Best) for part in self.parts)

    @property
    def names_later(self) -> bool:
        """Whether it names actions after others that it does not name."""
        return not self.solution and any(part.named for part in self.parts)

    def named(self, played: int) -> tuple[str, ...]:
        """Return the actions that it names after so many."""
        return self.parts[played].named if played < len(self.parts) else ()

    def judge(self, played: tuple[str, ...], moment: Moment) -> str:
        """Return the verdict on an action after those played."""
        verdict = self.parts[len(played)].judge(moment)
        return ON if verdict != WRONG and len(played) + 1 < len(self.parts) else verdict


@dataclass(frozen=True)
class Together:
    """All of these actions, in any order."""

    actions: tuple[str, ...]
    asks_caddie = False
    names_later = False

    @property
    def written(self) -> str:
        """It as a lesson file has it."""
        return f"all: {', '.join(self.actions)}"

    @property
    def solution(self) -> tuple[str, ...]:
        """All of them, in the order in which they are written."""
        return self.actions

    def named(self, played: int) -> tuple[str, ...]:
        """Return the actions that it names, which are all offered from the first."""
        return () if played else self.actions

    def judge(self, played: tuple[str, ...], moment: Moment) -> str:
        """Return the verdict on an action after those played."""
        if moment.action not in self.actions or moment.action in played:
            return WRONG
        return GOOD if len(played) + 1 == len(self.actions) else ON


@dataclass(frozen=True)
class Goal:
    """A function of what the learner sees afterwards: True when reached, False when missed, None while under way."""

    reached: Callable[[Any], object]
    solution: tuple[str, ...] = ()
    asks_caddie = False
    names_later = False

    @property
    def written(self) -> str:
        """Its name, which no file can read back."""
        return getattr(self.reached, "__qualname__", type(self.reached).__name__)

    def named(self, _played: int) -> tuple[str, ...]:
        """Return nothing: it names no action."""
        return ()

    def judge(self, _played: tuple[str, ...], moment: Moment) -> str:
        """Return the verdict on an action. Raises `BadLesson` when the function does."""
        after = moment.after
        try:
            answer = self.reached(after)
            reached = answer is None or bool(answer)
        except Exception as error:
            values = {"name": self.written, "error": type(error).__name__, "text": text_of(error)}
            raise BadLesson("error.lesson.goal", **values) from error
        return ON if answer is None else GOOD if reached else WRONG


def accepting(written: object) -> Accept | None:
    """Return what a text, a list of texts or a function accepts; None for nothing: a step that is only read.

    Raises `BadLesson` for what says nothing that can be accepted.

    >>> accepting("take, draw").written, accepting("turn: take, best within 0.5").written
    ('take, draw', 'turn: take, best within 0.5')
    """
    if isinstance(written, str):
        return _read(" ".join(written.split()))
    if isinstance(written, Line | Together | Goal):
        return written
    if callable(written) and not isinstance(written, type):
        return Goal(written)
    if isinstance(written, Iterable) and not isinstance(written, bytes):
        items = list(written)
        if items and all(isinstance(item, str) for item in items):
            return _read(", ".join(items))
    if written is None:
        return None
    raise BadLesson("error.lesson.accept", text=text_of(written))


def _read(text: str) -> Accept | None:
    form, colon, rest = text.partition(":")
    items = tuple(item.strip() for item in (rest if colon else text).split(","))
    if not text:
        return None
    if not all(items):
        raise BadLesson("error.lesson.accept", text=text)
    if not colon:
        return Line((_part(items),))
    if form.strip().casefold() == "all":
        return Together(tuple(dict.fromkeys(items)))
    if form.strip().casefold() == "turn":
        return Line(tuple(_part((item,)) for item in items))
    raise BadLesson("error.lesson.accept", text=text)


def _part(items: tuple[str, ...]) -> Part:
    if len(items) > 1:
        return Named(items)
    best = _BEST.fullmatch(items[0])
    if best is not None:
        return Best(float((best[1] or "0").replace(",", ".")))
    return Anything() if items[0].casefold() == "any" else Named(items)


def respelled(accept: Accept, spell: Callable[[str], str]) -> Accept:
    """Return the same with every action that it names spelled as options write it."""
    if isinstance(accept, Together):
        return Together(tuple(map(spell, accept.actions)))
    if isinstance(accept, Line):
        parts = (Named(tuple(map(spell, part.named))) if part.named else part for part in accept.parts)
        return Line(tuple(parts))
    return accept
