"""What each card does to the total and to the turn (rule book 4.1 and 4.2 a-g)."""

from functools import cache
from typing import NamedTuple

from playnine_widget.cards.deck import RANKS
from playnine_widget.games.ninety_nine.variant import MOST, Variant


class Effect(NamedTuple):
    """What playing a card in one way does.

    ``adds`` to the total, None: the total becomes 99. ``said`` is how the choice is written (``as 11``), empty where
    the card leaves none.
    """

    adds: int | None
    said: str = ""
    reverses: bool = False
    skips: bool = False
    floor: bool = False

    def total(self, total: int) -> int | None:
        """Return the new total, None where it would pass 99: such a play is not legal.

        >>> Effect(11).total(88), Effect(11).total(89), Effect(None).total(99), Effect(-10).total(0)
        (99, None, 99, -10)
        """
        if self.adds is None:
            return MOST
        made = total + self.adds
        if self.floor and made < 0:
            made = 0
        return made if made <= MOST else None


NUMBERS = {"2": 2, "3": 3, "5": 5, "6": 6, "7": 7, "8": 8, "J": 10, "Q": 10}
"""The cards that only add (4.1)."""


@cache
def effects(variant: Variant) -> dict[str, tuple[Effect, ...]]:
    """Return the ways in which each rank may be played, in the order of the options.

    >>> from playnine_widget.games.ninety_nine.variant import NINETY_NINE
    >>> [effect.said for effect in effects(NINETY_NINE)["A"]], effects(NINETY_NINE)["4"][0].reverses
    (['as 1', 'as 11'], True)
    """
    minus = Effect(-10, floor=variant.floor_at_zero)
    both = (minus._replace(said="as -10"), Effect(10, "as 10"))
    special = {
        "A": (Effect(1, "as 1"), Effect(11, "as 11")),
        "4": (Effect(0, reverses=True),),
        "9": (Effect(0, skips=variant.nine == "skip_next"),),
        "10": both if variant.ten == "plus_minus" else (minus,),
        "K": (Effect(None),),
    }
    return {rank: special.get(rank) or (Effect(NUMBERS[rank]),) for rank in RANKS}
