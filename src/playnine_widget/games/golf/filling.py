"""From what a position says to a state: what it leaves open is dealt from the unseen, and nothing impossible passes."""

from collections.abc import Callable, Iterator

from playnine_widget.cards.card import Card
from playnine_widget.engine.errors import BadPosition
from playnine_widget.engine.position import suited
from playnine_widget.games.golf.actions import next_to_tee, tables
from playnine_widget.games.golf.position import Cells, Position, read
from playnine_widget.games.golf.state import NO_CARD, Hole, State, clockwise

Shuffle = Callable[[list[Card]], object]


def from_position(text: str, shuffle: Shuffle) -> State:
    """Return the state that a position describes; ``shuffle`` orders the unseen cards in place.

    Raises `BadPosition` with one sentence that says what cannot be, and where.

    >>> state = from_position("Ann: 5 9 ? 12 / 5 9 (3) 0; Ben: ? ? 3 8 / ? ? 3 1; discard: 9 4", list.sort)
    >>> state.seat, state.phase, state.left + len(state.discard) + len(state.cells)
    (0, 'turn', 108)
    """
    said = read(text)
    variant, players = said.variant, len(said.players)
    layouts = _laid_out(said)
    written = [card for cells in layouts for card, _ in cells if card is not None]
    named, unseen = suited([*written, *said.discard, *said.draw, *filter(None, [said.hand])], variant.cards(players))
    shuffle(unseen)
    deals_discard = not said.discard and said.source != "take"
    if len(unseen) < sum(card is None for seat in said.playing for card, _ in layouts[seat]) + deals_discard:
        raise BadPosition("error.position.too_many", cards=len(variant.cards(players)))
    rest = iter(named)
    laid = {seat: tuple(unseen.pop() if c is None else next(rest) for c, _ in layouts[seat]) for seat in said.playing}
    cells = tuple(card for seat in range(players) for card in laid.get(seat, (NO_CARD,) * variant.cells))
    down = sum(1 << at for at, up in enumerate(up for layout in layouts for _, up in layout) if not up)
    discard = tuple(_some(rest, said.discard)) or ((unseen.pop(),) if deals_discard else ())
    pile = (*_some(rest, said.draw), *reversed(unseen))
    seat, phase, out = _standing(said, [sum(not up for _, up in layout) for layout in layouts])
    scorecard = ((None,) * players,) * (said.hole - 1)
    fixed = (tables(variant), said.players, said.hole, said.dealer, scorecard, said.before)
    hole = Hole(*fixed, (), pile, 0, said.playoff, clockwise(players, said.playoff))
    return State(hole, phase, seat, cells, down, next(rest, None), said.source, len(pile), discard[::-1], out, 0, None)


def _some(rest: Iterator[Card], like: tuple[Card, ...]) -> list[Card]:
    """Return as many cards as ``like`` has."""
    return [next(rest) for _ in like]


def _tee_off(said: Position) -> bool:
    """Whether it is the tee-off: a given layout has fewer cards up than a tee-off turns."""
    given = (layout for layout in said.layouts if layout is not None)
    return any(sum(up for _, up in layout) < said.variant.start_flips for layout in given)


def _laid_out(said: Position) -> list[Cells]:
    """Return every layout; a player without one has none up in the tee-off, else the first ``start_flips`` places.

    In a playoff a player without one does not play.
    """
    up = 0 if _tee_off(said) else said.variant.start_flips
    unknown = tuple((None, place < up or bool(said.playoff)) for place in range(said.variant.cells))
    return [unknown if layout is None else layout for layout in said.layouts]


def _standing(said: Position, facedown: list[int]) -> tuple[int | None, str, int | None]:
    """Return who is to act, the phase and who has put out. Raises `BadPosition` where that cannot be."""
    players, first = len(facedown), clockwise(len(facedown), said.playoff)[said.dealer]
    teeing = _tee_off(said)
    if said.hand is not None and (teeing or said.nobody):
        raise BadPosition("error.position.no_hand")
    if teeing:
        return _teeing(said, facedown, first), "tee off", None
    seat = first if said.to_act is None else said.to_act
    if seat not in said.playing:
        raise BadPosition("error.position.no_playoff", player=said.players[seat])
    if not said.nobody and not facedown[seat]:
        raise BadPosition("error.position.no_turn", player=said.players[seat])
    turns = ((seat + step) % players for step in range(players))
    out = next((other for other in turns if not facedown[other] and other in said.playing), None)
    if out is not None and said.variant.final_turns == "none" and not said.nobody:
        raise BadPosition("error.position.no_last_shot", player=said.players[out])
    return None if said.nobody else seat, "turn" if out is None else "last shot", out


def _teeing(said: Position, facedown: list[int], first: int) -> int | None:
    """Return who is to act in the tee-off."""
    most = said.variant.start_flips
    if said.nobody:
        raise BadPosition("error.position.tee_off.nobody")
    for seat in said.playing:
        if said.variant.cells - facedown[seat] > most:
            raise BadPosition("error.position.tee_off.more", player=said.players[seat], most=most)
    if said.to_act is None:
        return next_to_tee(facedown, first, said.variant)
    if said.to_act not in said.playing:
        raise BadPosition("error.position.no_playoff", player=said.players[said.to_act])
    if said.variant.cells - facedown[said.to_act] == most:
        raise BadPosition("error.position.tee_off.done", player=said.players[said.to_act], most=most)
    return said.to_act
