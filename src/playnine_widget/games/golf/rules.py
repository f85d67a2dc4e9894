"""The rules of a turn: `options` and `apply`, pure functions on frozen states (rule book, rules 13-26).

``apply`` checks one thing, that the action is offered, and builds the next state; all else was looked up before.
"""

from collections.abc import Callable

from playnine_widget.cards.card import Card
from playnine_widget.engine.errors import IllegalAction
from playnine_widget.games.golf.actions import Offer, next_to_tee
from playnine_widget.games.golf.state import Hole, State
from playnine_widget.games.golf.view import Event

_new = tuple.__new__  # makes a named tuple from its fields at once, at half the cost of calling its class


def options(state: State) -> tuple[str, ...]:
    """Return the legal actions of the seat to act, in fixed order; empty while chance is due or all is over."""
    seat = state.seat
    return offer(state, seat).options if seat is not None else ()


def offer(state: State, seat: int) -> Offer:
    """Return what the seat to act may do."""
    hole, phase, _, _, down, hand, source, left, discard, _, _, _ = state
    tables = hole.tables
    if source == "take":
        return tables.swaps
    if hand is not None:
        return tables.drawn[down >> seat * tables.size & tables.full]
    if phase == "tee off":
        return tables.teeing[down >> seat * tables.size & tables.full]
    return tables.both_piles if left or len(discard) > 1 else tables.only_take


def apply(state: State, action: str) -> State:
    """Return the state after an option. Raises `IllegalAction` for anything else.

    A ``draw`` from an empty pile needs the refill first (`chance.needs`).
    """
    seat = state.seat
    move = offer(state, seat).moves.get(action) if seat is not None else None
    if seat is None or move is None:
        raise refusal(state, action)
    verb, place = move
    return _DO[verb](state, seat, place)


def refusal(state: State, action: str) -> IllegalAction:
    """Return the error for an action that is no option: what was tried, by whom, and what is allowed now."""
    hole, seat = state.hole, state.seat
    if seat is None:
        return IllegalAction("error.action.nobody", action=action)
    return IllegalAction("error.action", action=action, player=hole.players[seat], options=options(state))


def _draw(state: State, seat: int, _place: int) -> State:
    """Draw the top of the draw pile (rule 14)."""
    hole, phase, _, cells, down, _, _, left, discard, out, quiet, _ = state
    if not left:
        raise IndexError("the draw pile has to be refilled before this draw")
    card = hole.pile[-left]
    event = _new(Event, ("draw", seat, None, card, None, "draw", False, (), None, ()))
    return _new(State, (hole, phase, seat, cells, down, card, "draw", left - 1, discard, out, quiet, event))


def _take(state: State, seat: int, _place: int) -> State:
    """Draw the top of the discard pile (rule 14)."""
    hole, phase, _, cells, down, _, _, left, discard, out, quiet, _ = state
    card = discard[-1]
    event = _new(Event, ("take", seat, None, card, None, "take", False, (), None, ()))
    return _new(State, (hole, phase, seat, cells, down, card, "take", left, discard[:-1], out, quiet, event))


def _swap(state: State, seat: int, place: int) -> State:
    """Put the card in hand face up at the place and discard what lay there (rules 15a and 16)."""
    _, _, _, cells, down, hand, source, _, _, _, _, _ = state
    tables = state.hole.tables
    cell = seat * tables.size + place
    facedown = bool(down >> cell & 1)
    replaced = cells[cell]
    event = _new(Event, ("swap", seat, tables.grid.places[place], hand, replaced, source, facedown, (), None, ()))
    laid: list[Card] = list(cells)
    laid[cell] = hand  # type: ignore[assignment]  # there is a card in hand
    return _turn_over(state, seat, tuple(laid), facedown << cell, replaced, event)


def _flip(state: State, seat: int, place: int) -> State:
    """Turn a facedown card up: in the tee-off (rule 13), or after discarding the drawn card (rule 15b)."""
    tables, cells, hand = state.hole.tables, state.cells, state.hand
    cell = seat * tables.size + place
    name = tables.grid.places[place]
    if hand is None:
        event = _new(Event, ("flip", seat, name, cells[cell], None, None, True, (), None, ()))
        return _teed(state, seat, state.down ^ 1 << cell, event)
    event = _new(Event, ("turn", seat, name, hand, cells[cell], "draw", True, (), None, ()))
    return _turn_over(state, seat, cells, 1 << cell, hand, event)


def _pass(state: State, seat: int, _place: int) -> State:
    """Discard the drawn card and turn nothing (rule 20, or where discarding asks for no flip)."""
    kind = "skip" if state.hole.tables.variant.discard_requires_flip is True else "discard"
    event = _new(Event, (kind, seat, None, state.hand, None, "draw", False, (), None, ()))
    return _turn_over(state, seat, state.cells, 0, state.hand, event)  # type: ignore[arg-type]  # there is one in hand


def teeing(hole: Hole, down: int, first: int) -> int | None:
    """Return the first seat from ``first`` on, clockwise, that still has cards to turn in the tee-off, else None."""
    size, full = hole.tables.size, hole.tables.full
    facedown = [(down >> seat * size & full).bit_count() for seat in range(len(hole.players))]
    return next_to_tee(facedown, first, hole.tables.variant)


def _teed(state: State, seat: int, down: int, event: Event) -> State:
    """Go on with the tee-off: from the dealer's left each seat turns all its cards, then turns begin (rules 8, 13)."""
    hole, phase, _, cells, _, _, _, left, discard, _, _, _ = state
    following: int | None = seat
    if (down >> seat * hole.tables.size & hole.tables.full).bit_count() == hole.tables.teed:
        following = teeing(hole, down, seat)
        if following is None:
            following, phase = starter(hole), "turn"
    return _new(State, (hole, phase, following, cells, down, None, None, left, discard, None, 0, event))


def starter(hole: Hole) -> int:
    """Return the seat on the dealer's left that plays, which starts the hole (rule 8)."""
    return hole.after[hole.dealer or 0]


def _turn_over(state: State, seat: int, cells: tuple[Card, ...], turned: int, discarded: Card, event: Event) -> State:
    """End a turn: see who has put out, who is next, and whether the hole is played (rules 23-26).

    ``turned`` is the facedown cell that was turned up or replaced, as a bit; 0 for none.
    """
    hole, phase, _, _, down, _, _, left, discard, out, quiet, _ = state
    tables = hole.tables
    down ^= turned
    quiet = 0 if turned else quiet + 1
    if out is None and not down >> seat * tables.size & tables.full:
        out, phase = seat, "last shot"
    following: int | None = hole.after[seat]
    if following == out or (out is not None and not tables.last_shots):
        following = None
    elif quiet >= tables.patience and following == starter(hole) and quiet >= tables.patience * len(hole.playing):
        following = None  # rule book 5.3: so many whole rounds without progress end the hole
    return _new(
        State, (hole, phase, following, cells, down, None, None, left, (*discard, discarded), out, quiet, event)
    )


_DO: tuple[Callable[[State, int, int], State], ...] = (_draw, _take, _swap, _flip, _pass)
