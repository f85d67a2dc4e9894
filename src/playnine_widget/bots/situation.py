"""A view of card golf in small whole numbers: what every value of a position reads, in plain Python and compiled."""

from typing import NamedTuple

from playnine_widget.cards.card import Card
from playnine_widget.games.golf.actions import next_to_tee
from playnine_widget.games.golf.actions import tables as offers
from playnine_widget.games.golf.variant import Variant
from playnine_widget.games.golf.view import View

__all__ = ["NOBODY", "Situation", "may_pass", "next_to_tee", "ranks_of", "situation"]

NOBODY = -1
"""No seat, or no card."""


class Situation(NamedTuple):
    """What is on the table when a seat is to act. Ranks count from 0, cheapest first; seats from 0; worth in strokes.

    ``cells`` are all layouts one after the other, ``len(ranks)`` where a card lies facedown. ``counts`` says of each
    rank how many are unseen. ``others`` are the seats that play this hole after ``seat``, clockwise. ``top`` is the top
    discard, ``hand`` the card in hand, ``out`` who put out; `NOBODY` where there is none.
    """

    variant: Variant
    ranks: tuple[str, ...]
    worth: tuple[int, ...]
    size: int
    cells: tuple[int, ...]
    seat: int
    others: tuple[int, ...]
    out: int
    counts: tuple[int, ...]
    hand: int
    top: int

    @property
    def down(self) -> int:
        """The number that stands for a facedown card."""
        return len(self.ranks)

    @property
    def layout(self) -> tuple[int, ...]:
        """The layout of the seat to act."""
        return self.layout_of(self.seat)

    def layout_of(self, seat: int) -> tuple[int, ...]:
        """The layout of a seat."""
        return self.cells[seat * self.size : (seat + 1) * self.size]

    def facedown(self, seat: int) -> int:
        """How many cards of a seat lie facedown."""
        return self.layout_of(seat).count(self.down)

    @property
    def unseen(self) -> int:
        """How many cards are unseen."""
        return sum(self.counts)

    @property
    def mean(self) -> float:
        """What an unseen card is worth on average, in strokes; 0 where none is left."""
        return sum(map(int.__mul__, self.worth, self.counts)) / max(self.unseen, 1)


def ranks_of(variant: Variant) -> tuple[str, ...]:
    """Return the ranks of a variant, cheapest first.

    >>> from playnine_widget.games.catalogue import variant
    >>> ranks_of(variant("play nine"))[:3], ranks_of(variant("play nine standard"))[:3]
    (('-5', '0', '1'), ('JOKER', 'K', 'A'))
    """
    seen = dict.fromkeys(card.rank for card in variant.deck)
    return tuple(sorted(seen, key=variant.worth.__getitem__))


def situation(view: View) -> Situation:
    """Return a view in numbers: of the seat to act, whoever looks. Raises `ValueError` when nobody is to act."""
    if view.to_act is None:
        raise ValueError("nobody is to act")
    ranks = ranks_of(view.variant)
    number = {rank: at for at, rank in enumerate(ranks)}

    def numbered(card: Card | None, nothing: int) -> int:
        return number[card.rank] if card else nothing

    counts = [0] * len(ranks)
    for card, many in view.unseen.items():
        counts[number[card.rank]] += many
    seats = len(view.players)
    following = ((view.to_act + step) % seats for step in range(1, seats))
    return Situation(
        variant=view.variant,
        ranks=ranks,
        worth=tuple(view.variant.worth[rank] for rank in ranks),
        size=view.variant.cells,
        cells=tuple(numbered(card, len(ranks)) for layout in view.layouts for card in layout.cards),
        seat=view.to_act,
        others=tuple(seat for seat in following if seat in view.playing),
        out=NOBODY if view.out is None else view.out,
        counts=tuple(counts),
        hand=numbered(view.hand, NOBODY),
        top=numbered(view.discard[0] if view.discard else None, NOBODY),
    )


def may_pass(variant: Variant, facedown: int) -> tuple[bool, bool]:
    """Return what one may do besides swapping after a draw: turn up a card; turn up none (``skip``, ``discard``).

    ``facedown`` says how many cards of one's own lie facedown.

    >>> from playnine_widget.games.catalogue import variant
    >>> may_pass(variant("play nine"), 1), may_pass(variant("play nine"), 2)
    ((True, True), (True, False))
    """
    options = offers(variant).drawn[(1 << facedown) - 1].options
    return any(option.startswith("flip") for option in options), not options[-1].startswith(("flip", "swap"))
