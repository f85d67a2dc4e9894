"""What a value of a position is, and which one fits a variant: the one part of a strong bot that is a matter of skill."""

from functools import cache
from typing import Protocol

from playnine_widget.bots.expectation import Floats
from playnine_widget.bots.situation import Situation
from playnine_widget.games.golf.variant import Variant


class Value(Protocol):
    """A value of positions, as expected margin: own strokes of the hole less the average of the others'. Low is good."""

    def afters(self, here: Situation) -> Floats:
        """Return the value of every position that the turn of the seat to act may lead to, flat.

        ``afters[(place * ranks + rank) * ranks + top]``: a card of ``rank`` lies face up at ``place`` and ``top`` is the
        top discard. ``place`` = ``here.size``, ``rank`` = 0: nothing changed but the top discard.
        """


@cache
def value_for(variant: Variant) -> Value:
    """Return the best value that there is for a variant: one of its own, else the one for every variant."""
    from playnine_widget.bots.shape import ShapeValue  # noqa: PLC0415

    return ShapeValue(variant)
