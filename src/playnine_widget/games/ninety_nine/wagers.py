"""What may be asked about the next unseen card of a view of 99."""

from collections.abc import Iterator

from playnine_widget.cards.card import Card
from playnine_widget.engine.exercise import Wager
from playnine_widget.engine.message import Message
from playnine_widget.games.ninety_nine.effects import Effect, effects
from playnine_widget.games.ninety_nine.view import View


def wagers(view: View) -> tuple[Wager, ...]:
    """Return what may be asked: that the next card fits the total, does not raise it, is of a certain rank.

    Nothing that is sure or impossible is asked.

    >>> from playnine_widget.games.ninety_nine.filling import from_position
    >>> from playnine_widget.games.ninety_nine.observe import view
    >>> seen = view(from_position("game: ninety nine; total: 97; Ann: AS 7H 4D; Ben: ? ? ?", list.sort), 0)
    >>> [len(wager.cards) for wager in wagers(seen)][:2]
    [22, 11]
    """
    left = frozenset(card for card, many in view.unseen.items() if many)
    return tuple(wager for wager in _all(view, left) if wager.cards and wager.cards < left)


def _all(view: View, left: frozenset[Card]) -> Iterator[Wager]:
    def those(rank: str) -> list[Effect]:
        return [effect for effect in effects(view.variant)[rank] if effect.total(view.total) is not None]

    fit = frozenset(card for card in left if those(card.rank))
    yield Wager("fits", Message("quiz.odds.fits", {"total": view.total}), fit)
    low = frozenset(
        card for card in left if any(effect.adds is not None and effect.adds <= 0 for effect in those(card.rank))
    )
    yield Wager("low", Message("quiz.odds.low"), low)
    for rank in sorted({card.rank for card in left}):
        alike = frozenset(card for card in left if card.rank == rank)
        yield Wager("card", Message("quiz.odds.rank", {"rank": Message(f"rank.{rank}")}), alike)
