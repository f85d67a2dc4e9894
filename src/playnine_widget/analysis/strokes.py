"""The advice at card golf: options are worth strokes of this hole, and compared by the margin over the others."""

from dataclasses import dataclass
from math import hypot
from typing import ClassVar, NamedTuple

from playnine_widget.analysis.advice import Advice, graded
from playnine_widget.engine.message import Message
from playnine_widget.words.catalogue import say
from playnine_widget.words.numbers import number, percent

GOOD, FAIR, POOR = 0.5, 1.5, 4.0
"""Strokes lost against the best: from here a decision is an inaccuracy, a mistake, a blunder."""
COLUMNS = ("option", "strokes", "margin", "error", "win", "match", "why")


class Option(NamedTuple):
    """One option and what the caddie thinks of it. Strokes are of this hole; low is good.

    ``strokes`` are one's own on average, ``margin`` is that less the others' average: by it options are compared.
    ``error`` is the standard error of the margin, 0 where it is proved. ``win`` is the chance to have the fewest
    strokes of the hole, ``match`` the chance to win the match, both from 0 to 1, None where there is no saying.
    ``spread`` is the standard deviation of what the cards of this turn do to the margin. ``lost`` is how much worse
    than the best it is; ``close`` says that this is within the error.
    """

    action: str
    strokes: float
    margin: float
    error: float
    win: float
    match: float | None
    spread: float
    why: Message
    proved: bool = False
    lost: float = 0.0
    close: bool = False

    @property
    def cost(self) -> float:
        """What options are compared by."""
        return self.margin

    @property
    def grade(self) -> str:
        """How good it is: ``best`` (or too close to the best to call), ``good``, ``fair`` or ``poor``."""
        return graded(self, GOOD, POOR)

    def apart(self, best: "Option", /) -> float:
        """Return the standard error of how much worse than the best it is."""
        return hypot(self.error, best.error)

    def compared(self, lost: float, *, close: bool) -> "Option":
        """Return it with how much worse than the best it is."""
        return self._replace(lost=lost, close=close)


@dataclass(frozen=True, repr=False)
class Strokes(Advice[Option]):
    """The advice at card golf."""

    words: ClassVar[str] = ""
    sure: ClassVar[float] = 1.0

    @property
    def columns(self) -> tuple[str, ...]:
        """All of them, less the chance to win the match where there is no saying."""
        has_match = any(option.match is not None for option in self.options)
        return tuple(name for name in COLUMNS if name != "match" or has_match)

    def cells(self, option: Option) -> dict[str, str]:
        """Return the numbers of an option."""
        return {
            "strokes": number(self.lang, option.strokes),
            "margin": number(self.lang, option.margin),
            "win": percent(self.lang, option.win),
            "match": percent(self.lang, option.match),
        }

    def amount(self, value: float) -> str:
        """Return strokes."""
        return number(self.lang, value)

    def figure(self, option: Option) -> str:
        """Return what its player may expect of the best, and of every other what it costs on top.

        So the order of the numbers is the order of the options.
        """
        return number(self.lang, self.best.strokes + option.lost)

    def called(self, option: Option) -> str:
        """Return what it does; the place is enough beside a best option that does the same elsewhere."""
        verb, _, place = option.action.partition(" ")
        if not place:
            return say(self.lang, f"does.{verb}")
        same = option != self.best and self.best.action.startswith(f"{verb} ")
        return place if same else say(self.lang, f"does.{verb}.place", place=place)

    def footnotes(self) -> list[str]:
        """Return the chances of the best to win the hole and the match, and what the numbers are."""
        best = self.best
        chances = {"win": percent(self.lang, best.win), "match": percent(self.lang, best.match)}
        return [
            say(self.lang, "advice.chances" if best.match is not None else "advice.chance", **chances),
            say(self.lang, "advice.proved" if self.proved else "advice.error"),
        ]
