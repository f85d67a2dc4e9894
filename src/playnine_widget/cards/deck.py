"""The packs that cards come from, and decks made of them. Always in one fixed order: shuffling is `shuffle.py`'s."""

from functools import cache
from typing import NamedTuple

from playnine_widget.cards.card import SUITS, Card


class Pack(NamedTuple):
    """A kind of pack: what each rank is worth by itself, how often each comes, and which rank is the joker."""

    values: dict[str, int]
    joker: str
    copies: tuple[str, ...]
    """One ending for each copy of a rank: the four suits, or nothing for equal cards."""


RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
PACKS = {
    "stroke": Pack({str(value): value for value in range(13)}, "-5", ("",) * 8),
    "52": Pack({rank: value for value, rank in enumerate(RANKS, 1)}, "JOKER", tuple(SUITS)),
}
"""``stroke``: eight of each 0-12, the joker is the Hole-in-One. ``52``: four suits of A 1 to K 13."""


@cache
def deck(pack: str, jokers: int, packs: int = 1) -> tuple[Card, ...]:
    """Return so many packs with so many jokers in each, in fixed order: jokers first, then rank by rank.

    >>> len(deck("stroke", 4)), len(deck("52", 2, 2)), deck("52", 0)[:5]
    (108, 108, ('AS', 'AH', 'AD', 'AC', '2S'))
    """
    kind = PACKS[pack]
    one = [Card(kind.joker)] * jokers + [Card(rank + ending) for rank in kind.values for ending in kind.copies]
    return tuple(sorted(one * packs, key=one.index))
