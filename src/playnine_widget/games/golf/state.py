"""The frozen state of a match of card golf. It never leaves the engine: bots and tables get views.

Its repr, which a traceback may show, hides the cards.
"""

from functools import cache
from typing import NamedTuple

from playnine_widget.cards.card import Card
from playnine_widget.games.golf.actions import Tables
from playnine_widget.games.golf.view import Event

NO_CARD = Card("")
"""What lies in the layout of a seat that does not play this hole."""


class Hole(NamedTuple):
    """What stays the same between two chance events of a hole. Seats count from 0, results are in strokes."""

    tables: Tables
    players: tuple[str, ...]
    number: int
    dealer: int | None
    """None until the cut has one lowest card."""
    scorecard: tuple[tuple[int | None, ...], ...]
    before: tuple[int, ...]
    """The totals that a position began with."""
    cut: tuple[tuple[tuple[int, Card], ...], ...]
    """The cuts so far, each the cards drawn with their seats."""
    pile: tuple[Card, ...]
    """The draw pile as it was last dealt or refilled, top first."""
    refills: int
    playoff: tuple[int, ...] = ()
    """The seats that play on in a playoff hole; empty in every other hole, which all play."""
    after: tuple[int, ...] = ()
    """For each seat the next one clockwise that plays this hole."""

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that play this hole."""
        return self.playoff or tuple(range(len(self.players)))

    def __repr__(self) -> str:
        return f"<Hole {self.number}>"


@cache
def clockwise(players: int, playoff: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Return for each seat the next one clockwise among those that play.

    >>> clockwise(3), clockwise(4, (0, 2))
    ((1, 2, 0), (2, 2, 0, 0))
    """
    playing = playoff or range(players)
    order = [(seat + step) % players for seat in range(players) for step in range(1, players + 1)]
    rounds = (order[at : at + players] for at in range(0, len(order), players))
    return tuple(next(seat for seat in others if seat in playing) for others in rounds)


class State(NamedTuple):
    """A match of card golf at one moment: plain immutable values.

    ``cells`` are all layouts one after the other (`NO_CARD` where a seat does not play), ``down`` is the set of
    facedown cells as bits. The last ``left`` cards of ``hole.pile`` are still to be drawn. ``discard`` has its top
    last. ``seat`` is None while chance is due and when the match is over. ``quiet`` counts the turns since the number
    of facedown cards last fell.
    """

    hole: Hole
    phase: str
    seat: int | None
    cells: tuple[Card, ...]
    down: int
    hand: Card | None
    source: str | None
    left: int
    discard: tuple[Card, ...]
    out: int | None
    quiet: int
    last: Event | None

    def __repr__(self) -> str:
        return f"<State {self.phase}, hole {self.hole.number}, seat {self.seat}>"
