"""The advice at 99: options are worth the chance to survive the round, which is not to be the one who pays."""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from playnine_widget.analysis.advice import Advice, graded
from playnine_widget.engine.message import Message
from playnine_widget.words.catalogue import say
from playnine_widget.words.numbers import number, percent

GOOD, POOR = 0.04, 0.12
"""Chance lost against the best: below the one an option is good, from the other on it is poor."""


class Chance(NamedTuple):
    """One option and what the caddie thinks of it.

    ``survive`` is the chance that somebody else pays in this round, from 0 to 1; ``error`` its standard error, 0 where
    it is proved. ``gap`` is the standard error of how much worse than the best it is: less than the two errors would
    make one think, as all options are tried against the same imagined deals. ``name`` is what it is called in a
    sentence. ``lost`` is how much worse than the best it is; ``close`` says that this is within the error.
    """

    action: str
    survive: float
    error: float
    gap: float
    name: Message
    why: Message
    proved: bool = False
    lost: float = 0.0
    close: bool = False

    @property
    def cost(self) -> float:
        """What options are compared by: the chance to be the one who pays."""
        return 1 - self.survive

    @property
    def grade(self) -> str:
        """How good it is: ``best`` (or too close to the best to call), ``good``, ``fair`` or ``poor``."""
        return graded(self, GOOD, POOR)

    def apart(self, _best: "Chance", /) -> float:
        """Return the standard error of how much worse than the best it is."""
        return self.gap

    def compared(self, lost: float, *, close: bool) -> "Chance":
        """Return it with how much worse than the best it is."""
        return self._replace(lost=lost, close=close)


@dataclass(frozen=True, repr=False)
class Survival(Advice[Chance]):
    """The advice at 99. Two standard errors are needed to tell two options apart."""

    words: ClassVar[str] = ".ninety"
    sure: ClassVar[float] = 2.0

    @property
    def columns(self) -> tuple[str, ...]:
        """The chance, its error, the reason."""
        return "option", "survive", "error", "why"

    def cells(self, option: Chance) -> dict[str, str]:
        """Return the chance of an option."""
        return {"survive": percent(self.lang, option.survive)}

    def amount(self, value: float) -> str:
        """Return hundredths."""
        return number(self.lang, 100 * value)

    def figure(self, option: Chance) -> str:
        """Return the chance of an option."""
        return percent(self.lang, option.survive)

    def called(self, option: Chance) -> str:
        """Return its card and how it counts, or what it does."""
        return say(self.lang, option.name.key, **option.name.values)

    def footnotes(self) -> list[str]:
        """Return that the numbers are proved, where they are: the chance is the number itself."""
        return [say(self.lang, "advice.proved")] if self.proved else []
