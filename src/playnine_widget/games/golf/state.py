"""The frozen state of a match of card golf. It never leaves the engine: bots and tables get views.

Its repr, which a traceback may show, hides the cards.
"""

from typing import NamedTuple

from playnine_widget.cards.card import Card
from playnine_widget.games.golf.actions import Tables
from playnine_widget.games.golf.view import Event


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

    def __repr__(self) -> str:
        return f"<Hole {self.number}>"


class State(NamedTuple):
    """A match of card golf at one moment: plain immutable values.

    ``cells`` are all layouts one after the other, ``down`` is the set of facedown cells as bits. The last ``left``
    cards of ``hole.pile`` are still to be drawn. ``discard`` has its top last. ``seat`` is None while chance is due
    and when the match is over. ``quiet`` counts the turns since the number of facedown cards last fell.
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
