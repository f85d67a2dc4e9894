"""From a state to what one seat may see of it. A view is built up from public facts; nothing is stripped off."""

from collections import Counter

from playnine_widget.cards.card import Card
from playnine_widget.engine.frozen import Counts
from playnine_widget.games.golf.chance import contenders, totals
from playnine_widget.games.golf.layout import Layout
from playnine_widget.games.golf.notation import position
from playnine_widget.games.golf.rules import options
from playnine_widget.games.golf.state import State
from playnine_widget.games.golf.view import View


def view(state: State, seat: int | None) -> View:
    """Return what ``seat`` may see, None for the public view. In card golf all see the same but the options."""
    hole = state.hole
    layouts = shown(state)
    return View(
        game=hole.tables.variant.name,
        variant=hole.tables.variant,
        players=hole.players,
        seat=seat,
        to_act=state.seat,
        phase=state.phase,
        hole=hole.number,
        dealer=hole.dealer,
        out=state.out,
        layouts=layouts,
        hand=state.hand,
        hand_from=state.source,
        discard=state.discard[::-1],
        draw_count=state.left,
        unseen=Counts(_unseen(state, layouts)),
        scorecard=hole.scorecard,
        totals=totals(hole),
        winners=winners(state),
        options=options(state) if seat in {None, state.seat} else (),
        last=state.last,
        playoff=hole.playoff,
    )


def shown(state: State) -> tuple[Layout, ...]:
    """Return every layout as it lies, None for a facedown card; before the deal all are."""
    grid, size = state.hole.tables.grid, state.hole.tables.size
    cells: tuple[Card | None, ...] = state.cells or (None,) * (size * len(state.hole.players))
    up = tuple(None if state.down >> at & 1 else card or None for at, card in enumerate(cells))
    return tuple(Layout(grid, up[first : first + size]) for first in range(0, len(up), size))


def winners(state: State) -> tuple[int, ...]:
    """Return the seats that lead once the match is over; those level share (rules 34 and 35)."""
    return contenders(state.hole) if state.phase == "over" else ()


def _unseen(state: State, layouts: tuple[Layout, ...]) -> dict[Card, int]:
    """Return how many of each card lie facedown or in the draw pile: all cards less what lies open."""
    hole = state.hole
    count = Counter(hole.tables.variant.cards(len(hole.players)))
    count.subtract(card for layout in layouts for card in layout.cards if card is not None)
    count.subtract(state.discard)
    if state.hand is not None:
        count[state.hand] -= 1
    return {card: number for card, number in count.items() if number}


def full_position(state: State) -> str:
    """Return the state as a position with every facedown card and the whole draw pile: for the owner's record only."""
    grid, size = state.hole.tables.grid, state.hole.tables.size
    written = [f"({card})" if state.down >> at & 1 else card for at, card in enumerate(state.cells)]
    cells = tuple(grid.text(written[first : first + size]) for first in range(0, len(written), size))
    return position(view(state, None), cells, state.hole.pile[len(state.hole.pile) - state.left :])
