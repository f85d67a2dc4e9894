"""The novice at 99: it keeps the cards that always fit, and gets rid of the dearest other one while it still fits.

It thinks of its own hand and of this turn only.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from playnine_widget.games.ninety_nine.actions import DRAW, Play, plays

if TYPE_CHECKING:
    from playnine_widget.games.ninety_nine.view import View

KEEPS: Mapping[str, int] = {"A": 1, "9": -1, "4": -2, "10": -3, "K": -4}
"""How gladly it plays what it would rather keep; of all other cards it plays what they add."""


def choose(view: "View") -> str:
    """Return the keeper's action: one of ``view.options``, the same for equal views.

    >>> from playnine_widget.games.ninety_nine.filling import from_position
    >>> from playnine_widget.games.ninety_nine.observe import view
    >>> choose(view(from_position("game: ninety nine; total: 60; Ann: KS 7H 2C; Ben: ? ? ?", list.sort), 0))
    'play 7H'
    """
    if DRAW in view.options:
        return DRAW
    found = plays(view.hand or (), view.total, view.variant)
    return max(view.options, key=lambda option: _gladly(option, found.get(option)))


def _gladly(option: str, play: Play | None) -> tuple[int, int]:
    """How gladly a card is played; of two ways the one that adds less."""
    if play is None:
        return 0, 0
    adds = play.effect.adds or 0
    return KEEPS.get(option.split()[1][:-1], adds), -adds
