"""What a caddie says, whatever the game: every option with its reason, compared with the best; to be read and printed.

What an option is worth, in which unit and in which words, is each family's own: `strokes` for golf.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, Generic, Protocol, Self, TypeVar

from playnine_widget.engine.errors import UnknownName
from playnine_widget.engine.message import Message
from playnine_widget.engine.reading import nearest, text_of
from playnine_widget.words.catalogue import say


class Judged(Protocol):
    """One option and what a caddie thinks of it: what all games have in common."""

    @property
    def action(self) -> str:
        """The option, as it is written."""

    @property
    def cost(self) -> float:
        """What options are compared by; low is good."""

    @property
    def error(self) -> float:
        """The standard error of its number, 0 where it is proved."""

    @property
    def why(self) -> Message:
        """The reason."""

    @property
    def proved(self) -> bool:
        """Whether its number is exact."""

    @property
    def lost(self) -> float:
        """How much worse than the best it is."""

    @property
    def close(self) -> bool:
        """Whether that is within the error."""

    @property
    def grade(self) -> str:
        """``best`` (or too close to the best to call), ``good``, ``fair`` or ``poor``."""

    def apart(self, best: Self, /) -> float:
        """Return the standard error of how much worse than the best it is."""

    def compared(self, lost: float, *, close: bool) -> Self:
        """Return it with how much worse than the best it is."""


O = TypeVar("O", bound=Judged)  # noqa: E741  (an option of some family)


@dataclass(frozen=True, repr=False)
class Advice(ABC, Generic[O]):
    """The advice for the seat to act. ``options`` are in the order in which they are offered.

    ``proved`` says that nothing in it is estimated. ``str`` is a table; in a notebook it is one too.
    """

    player: str
    options: tuple[O, ...]
    lang: str = "en"

    words: ClassVar[str]
    """What the keys of the family's own sentences have in them, from its dot on; empty at golf."""
    sure: ClassVar[float]
    """Within so many standard errors of the best an option is too close to call."""

    @classmethod
    def ranked(cls, player: str, options: tuple[O, ...], lang: str) -> Self:
        """Return the advice, each option compared with the best: ties within the error are called ties."""
        best = _best(options)

        def compared(option: O) -> O:
            lost = option.cost - best.cost
            close = option is not best and lost <= cls.sure * option.apart(best) + 1e-9
            return option.compared(lost, close=close)

        return cls(player, tuple(map(compared, options)), lang)

    @property
    def best(self) -> O:
        """The option that costs least; of equals one that is proved, then the first."""
        return _best(self.options)

    @property
    def ties(self) -> tuple[O, ...]:
        """The options that are too close to the best to call, the best among them."""
        return tuple(option for option in self.options if option.grade == "best")

    @property
    def proved(self) -> bool:
        """Whether every number is exact."""
        return all(option.proved for option in self.options)

    def __getitem__(self, action: str) -> O:
        """Return what is said of an option, in capitals or not. Raises `UnknownName` with the nearest for none."""
        word = " ".join(text_of(action).casefold().split())
        found = [option for option in self.options if option.action.casefold() == word]
        if not found:
            known = tuple(option.action for option in self.options)
            raise UnknownName("error.unknown.option", name=text_of(action), nearest=nearest(word, known), known=known)
        return found[0]

    def __iter__(self) -> Iterator[O]:
        return iter(self.options)

    def __len__(self) -> int:
        return len(self.options)

    def why(self, action: str | None = None) -> str:
        """Return the reason for an option, None for the best, in words."""
        return spoken(self.lang, (self[action] if action else self.best).why)

    def why_not(self, action: str) -> str:
        """Return what speaks against an option: what it costs against the best, and both reasons."""
        option, best = self[action], self.best
        if option == best:
            return say(self.lang, "why_not.best", option=option.action, why=best.why)
        error = option.apart(best)
        kind = ".close" if option.close else ".proved" if not error else ""
        numbers = {"lost": self.amount(option.lost), "error": self.amount(error)}
        reasons = {"why": option.why, "best": best.action, "better": best.why}
        return say(self.lang, f"why_not{self.words}{kind}", option=option.action, **numbers, **reasons)

    def __str__(self) -> str:
        from playnine_widget.analysis.advice_table import text  # noqa: PLC0415  (loaded by who prints)

        return text(self)

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        from playnine_widget.analysis.advice_table import html  # noqa: PLC0415  (loaded by who prints)

        return html(self)

    # ---- each family's own

    @property
    @abstractmethod
    def columns(self) -> tuple[str, ...]:
        """The columns of the table, by name."""

    @abstractmethod
    def cells(self, option: O) -> Mapping[str, str]:
        """Return what stands in the columns that are the family's own, by their names."""

    @abstractmethod
    def amount(self, value: float) -> str:
        """Return a difference between options, or an error, for people."""

    @abstractmethod
    def figure(self, option: O) -> str:
        """Return the number that stands on an option at a table."""

    @abstractmethod
    def called(self, option: O) -> str:
        """Return what an option is called in a sentence."""

    @abstractmethod
    def footnotes(self) -> list[str]:
        """Return what else is said at a table of the best and of the numbers, in sentences."""


def _best(options: tuple[O, ...]) -> O:
    return min(options, key=lambda option: (option.cost, not option.proved))


def graded(option: Judged, good: float, poor: float) -> str:
    """Return the grade of an option: below ``good`` lost against the best it is good, from ``poor`` on it is poor."""
    if option.close or not option.lost:
        return "best"
    return "good" if option.lost < good else "fair" if option.lost < poor else "poor"


def spoken(lang: str, message: Message) -> str:
    """Return a message in a language, with a capital at its beginning."""
    text = say(lang, message.key, **message.values)
    return text[:1].upper() + text[1:]


def joined(parts: list[Message]) -> Message:
    """Return several parts as one message, one after the other."""
    first, *rest = parts
    return Message("why.and", {"first": first, "rest": joined(rest)}) if rest else first
