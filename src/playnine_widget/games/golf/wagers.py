"""What may be asked about the next unseen card of a golf view."""

from collections.abc import Iterator

from playnine_widget.cards.card import Card
from playnine_widget.engine.exercise import Wager
from playnine_widget.engine.message import Message
from playnine_widget.games.golf.layout import Layout
from playnine_widget.games.golf.scoring import score
from playnine_widget.games.golf.variant import Variant
from playnine_widget.games.golf.view import View


def wagers(view: View) -> tuple[Wager, ...]:
    """Return what may be asked: that the next card is worth at most n, is a certain card, matches something.

    Nothing that is sure or impossible is asked.

    >>> from playnine_widget.games.golf.filling import from_position
    >>> from playnine_widget.games.golf.observe import view
    >>> asked = wagers(view(from_position("Ann: 5 9 ? 12 / ? 9 ? 8; discard: 4", list.sort), 0))
    >>> [sorted(map(str, wager.cards)) for wager in asked if wager.shape == "matches"]
    [['12', '5', '8']]
    """
    left = frozenset(card for card, many in view.unseen.items() if many)
    return tuple(wager for wager in _all(view, left) if wager.cards and wager.cards < left)


def _all(view: View, left: frozenset[Card]) -> Iterator[Wager]:
    for most in sorted({view.variant.value(card) for card in left}):
        few = frozenset(card for card in left if view.variant.value(card) <= most)
        yield Wager("at most", Message("quiz.odds.at_most", {"most": most}), few)
    for rank in sorted({card.rank for card in left}):
        alike = frozenset(card for card in left if card.rank == rank)
        yield Wager("card", Message("quiz.odds.card", {"card": Message(f"card.{rank}.a")}), alike)
    if view.to_act is not None:
        layout, name = view.layouts[view.to_act], view.players[view.to_act]
        fitting = {rank for rank in {card.rank for card in left} if _matches(layout, rank, left, view.variant)}
        fit = frozenset(card for card in left if card.rank in fitting)
        yield Wager("matches", Message("quiz.odds.matches", {"name": name}), fit)


def _matches(layout: Layout, rank: str, left: frozenset[Card], variant: Variant) -> bool:
    """Whether a card of this rank, put somewhere in the layout, would lie in more matched places than there are."""
    card = next(card for card in left if card.rank == rank)
    before = _matched(layout, variant)
    cells = layout.cards
    put = (Layout(layout.grid, (*cells[:at], card, *cells[at + 1 :])) for at in range(len(cells)))
    return any(_matched(changed, variant) > before for changed in put)


def _matched(layout: Layout, variant: Variant) -> int:
    """How many cards lie in a match."""
    return len({place for line in score(layout, variant).lines if line.is_match for place in line.places})
