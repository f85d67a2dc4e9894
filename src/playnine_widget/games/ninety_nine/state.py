"""The frozen state of a match of 99. It never leaves the engine: bots and tables get views.

Its repr, which a traceback may show, hides the cards.
"""

from functools import cache
from typing import NamedTuple

from playnine_widget.cards.card import Card
from playnine_widget.games.ninety_nine.variant import Variant
from playnine_widget.games.ninety_nine.view import Event


class Round(NamedTuple):
    """What stays the same between two chance events of a round. Seats count from 0."""

    variant: Variant
    players: tuple[str, ...]
    number: int
    dealer: int | None
    """None until the cut has one dealer."""
    scorecard: tuple[tuple[int | None, ...], ...]
    cut: tuple[tuple[tuple[int, Card], ...], ...]
    """The cuts so far, each the cards drawn with their seats."""
    stock: tuple[Card, ...]
    """The stock as it was last dealt or refilled, top first."""
    refills: int

    def __repr__(self) -> str:
        return f"<Round {self.number}>"


class State(NamedTuple):
    """A match of 99 at one moment: plain immutable values.

    ``sizes`` says how many cards a full hand of each seat has. ``direction`` is 1 clockwise, -1 anticlockwise. The last
    ``left`` cards of ``round.stock`` are still to be drawn. ``played`` has its top last. ``seat`` is None while chance
    is due and when the match is over.
    """

    round: Round
    phase: str
    seat: int | None
    hands: tuple[tuple[Card, ...], ...]
    sizes: tuple[int, ...]
    tokens: tuple[int, ...]
    total: int
    direction: int
    left: int
    played: tuple[Card, ...]
    last: Event | None

    def __repr__(self) -> str:
        return f"<State {self.phase}, round {self.round.number}, seat {self.seat}>"


@cache
def turns(playing: tuple[bool, ...]) -> dict[tuple[int, int], int]:
    """Return who follows a seat in a direction, among those that still play: ``{(seat, direction): seat}``.

    >>> turns((True, False, True))[0, 1], turns((True, True, True))[0, -1]
    (2, 2)
    """
    seats = len(playing)
    order = {
        (seat, way): [(seat + way * step) % seats for step in range(1, seats + 1)]
        for seat in range(seats)
        for way in (1, -1)
    }
    return {at: next((other for other in others if playing[other]), at[0]) for at, others in order.items()}


def following(tokens: tuple[int, ...], seat: int, direction: int) -> int:
    """Return the next seat in a direction that still has tokens; the seat itself where no other has.

    >>> following((3, 0, 2), 0, 1)
    2
    """
    return turns(tuple(map(bool, tokens)))[seat, direction]
