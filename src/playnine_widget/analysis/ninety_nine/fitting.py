"""Which cards keep a total at 99 or less, and how likely it is that a hand of unseen cards holds one."""

from collections.abc import Iterable, Mapping
from math import comb

from playnine_widget.cards.card import Card
from playnine_widget.cards.deck import RANKS
from playnine_widget.games.ninety_nine.effects import effects
from playnine_widget.games.ninety_nine.variant import Variant


def fitting(total: int, variant: Variant) -> tuple[str, ...]:
    """Return the ranks that may be played at a total, ace first (rule book 4.1 and 4.2 m).

    >>> from playnine_widget.games.ninety_nine.variant import NINETY_NINE
    >>> fitting(99, NINETY_NINE), len(fitting(80, NINETY_NINE))
    (('4', '9', '10', 'K'), 13)
    """
    known = effects(variant)
    return tuple(rank for rank in RANKS if any(effect.total(total) is not None for effect in known[rank]))


def chance_to_hold(unseen: Mapping[Card, int], count: int, ranks: Iterable[str]) -> float:
    """Return the chance that so many of the unseen cards have one of these ranks among them, from 0 to 1.

    >>> round(chance_to_hold({Card("4S"): 1, Card("7S"): 2}, 2, ["4"]), 3)
    0.667
    """
    wanted = set(ranks)
    cards = sum(unseen.values())
    others = sum(many for card, many in unseen.items() if card.rank not in wanted)
    return 1 - comb(others, count) / comb(cards, count) if count <= cards else 0.0
