"""What the caddie says: every option with its numbers and its reason, ready to be read by people and by programs."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import hypot
from typing import NamedTuple

from playnine_widget.engine.errors import UnknownName
from playnine_widget.engine.message import Message
from playnine_widget.engine.reading import nearest, text_of
from playnine_widget.words.catalogue import say
from playnine_widget.words.numbers import number

GOOD, FAIR, POOR = 0.5, 1.5, 4.0
"""Strokes lost against the best: from here a decision is an inaccuracy, a mistake, a blunder."""


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
    def grade(self) -> str:
        """How good it is: ``best`` (or too close to the best to call), ``good``, ``fair`` or ``poor``."""
        if self.close or not self.lost:
            return "best"
        return "good" if self.lost < GOOD else "fair" if self.lost < POOR else "poor"


@dataclass(frozen=True, repr=False)
class Advice:
    """The advice for the seat to act. ``options`` are in the order in which they are offered.

    ``proved`` says that nothing in it is estimated. ``str`` is a table; in a notebook it is one too.
    """

    player: str
    options: tuple[Option, ...]
    lang: str = "en"

    @property
    def best(self) -> Option:
        """The option with the least expected margin; the first of equals."""
        return min(self.options, key=lambda option: option.margin)

    @property
    def ties(self) -> tuple[Option, ...]:
        """The options that are too close to the best to call, the best among them."""
        return tuple(option for option in self.options if option.grade == "best")

    @property
    def proved(self) -> bool:
        """Whether every number is exact."""
        return all(option.proved for option in self.options)

    def __getitem__(self, action: str) -> Option:
        """Return what is said of an option. Raises `UnknownName` with the nearest for what is none."""
        known = {option.action: option for option in self.options}
        if action not in known:
            near = nearest(action, known)
            raise UnknownName("error.unknown.option", name=text_of(action), nearest=near, known=tuple(known))
        return known[action]

    def __iter__(self) -> Iterator[Option]:
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
        error = hypot(option.error, best.error)
        key = "why_not.close" if option.close else "why_not.proved" if not error else "why_not"
        numbers = {"lost": number(self.lang, option.lost), "error": number(self.lang, error)}
        reasons = {"why": option.why, "best": best.action, "better": best.why}
        return say(self.lang, key, option=option.action, **numbers, **reasons)

    def __str__(self) -> str:
        from playnine_widget.analysis.advice_table import text  # noqa: PLC0415  (loaded by who prints)

        return text(self)

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        from playnine_widget.analysis.advice_table import html  # noqa: PLC0415  (loaded by who prints)

        return html(self)


def ranked(player: str, options: tuple[Option, ...], lang: str) -> Advice:
    """Return the advice, each option compared with the best: ties within the error are called ties."""
    best = min(options, key=lambda option: option.margin)

    def compared(option: Option) -> Option:
        lost = option.margin - best.margin
        close = option is not best and lost <= hypot(option.error, best.error) + 1e-9
        return option._replace(lost=lost, close=close)

    return Advice(player, tuple(map(compared, options)), lang)


def spoken(lang: str, message: Message) -> str:
    """Return a message in a language, with a capital at its beginning."""
    text = say(lang, message.key, **message.values)
    return text[:1].upper() + text[1:]
