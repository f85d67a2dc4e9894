"""What a value of a position is, and which one fits a variant: all that is skill in a strong bot."""

from functools import cache
from typing import Protocol

from playnine_widget.bots.loops.expectation import Floats
from playnine_widget.bots.situation import Situation
from playnine_widget.games.golf.variant import Variant


class Value(Protocol):
    """A value of positions, as expected margin: own strokes of the hole less the others' on average. Low is good."""

    def afters(self, here: Situation) -> Floats:
        """Return the value of every position that the turn of the seat to act may lead to, flat.

        ``afters[(place * ranks + rank) * ranks + top]``: a card of ``rank`` lies face up at ``place`` and ``top`` is
        the top discard. ``place`` = ``here.size``, ``rank`` = 0: nothing changed but the top discard.
        """


@cache
def value_for(variant: Variant, level: str = "tour") -> Value:
    """Return the value of a variant that bots of a level play by.

    ``tour`` has the learned tables, ``tour deep`` looks at the reply too where two play, ``pro`` has its dozen numbers.
    Where these do not fit, all have the value for every variant; that of ``club`` leaves the others out.

    >>> from playnine_widget.games.catalogue import variant
    >>> type(value_for(variant("six card"))).__name__
    'ShapeValue'
    """
    from playnine_widget.bots import pro, shape, tables  # noqa: PLC0415  (only what is asked for is loaded)
    from playnine_widget.bots.tabled import TableValue, fits  # noqa: PLC0415

    if not fits(variant):
        return shape.ShapeValue(variant, shape.ALONE if level == "club" else shape.Weights())
    if level == "pro":
        return TableValue(pro.tables())
    return TableValue(tables.load("tour"), 2 if level == "tour deep" else 1, tables.load("several"))
