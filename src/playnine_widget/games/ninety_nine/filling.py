"""From what a position says to a state: what it leaves open is dealt from the unseen, and nothing impossible passes."""

from collections.abc import Callable

from playnine_widget.cards.card import Card
from playnine_widget.engine.errors import BadPosition
from playnine_widget.engine.position import suited
from playnine_widget.games.ninety_nine.position import Position, read
from playnine_widget.games.ninety_nine.rules import totals
from playnine_widget.games.ninety_nine.state import Round, State, following

Shuffle = Callable[[list[Card]], object]


def from_position(text: str, shuffle: Shuffle) -> State:
    """Return the state that a position describes; ``shuffle`` orders the unseen cards in place.

    Raises `BadPosition` with one sentence that says what cannot be, and where.

    >>> state = from_position("game: ninety nine; total: 88; Ann: AS 7H 10D; Ben: ? ? ?; played: 4C", list.sort)
    >>> state.seat, state.total, state.left
    (0, 88, 45)
    """
    said = read(text)
    seat, phase = _standing(said)
    written = [card for hand in said.hands for card in hand if card is not None]
    named, unseen = suited([*written, *said.played, *said.draw], said.variant.cards(len(said.players)))
    shuffle(unseen)
    unknown = sum(card is None for hand in said.hands for card in hand)
    if unknown > len(unseen):
        raise BadPosition("error.position.too_many", cards=len(said.variant.cards(len(said.players))))
    rest = iter(named)
    hands = tuple(tuple(unseen.pop() if card is None else next(rest) for card in hand) for hand in said.hands)
    played = tuple(next(rest) for _ in said.played)
    stock = (*rest, *reversed(unseen))
    scorecard: tuple[tuple[int | None, ...], ...] = ((None,) * len(said.players),) * (said.round - 1)
    if said.nobody:  # the round is over: how it ended is what the position says of each
        scorecard = (*scorecard, totals(said.tokens, said.variant))
    fixed = Round(said.variant, said.players, said.round, said.dealer, scorecard, (), stock, 0)
    return State(
        round=fixed,
        phase=phase,
        seat=seat,
        hands=hands,
        sizes=said.sizes,
        tokens=said.tokens,
        total=said.total,
        direction=said.direction,
        left=len(stock),
        played=played[::-1],
        last=None,
    )


def _standing(said: Position) -> tuple[int | None, str]:
    """Return who is to act and the phase. Raises `BadPosition` where that cannot be."""
    playing = [seat for seat, left in enumerate(said.tokens) if left]
    if not playing:
        raise BadPosition("error.position.nobody_left")
    if said.nobody:
        return None, "over" if len(playing) == 1 else "round over"
    if len(playing) == 1:
        raise BadPosition("error.position.won", player=said.players[playing[0]])
    seat = following(said.tokens, said.dealer, 1) if said.to_act is None else said.to_act
    if seat not in playing:
        raise BadPosition("error.position.out", player=said.players[seat])
    if holders := [other for other, hand in enumerate(said.hands) if hand and other not in playing]:
        raise BadPosition("error.position.out.holds", player=said.players[holders[0]])
    if said.drawing:
        _may_draw(said, seat)
    return seat, "draw" if said.drawing else "turn"


def _may_draw(said: Position, seat: int) -> None:
    """Raise `BadPosition` unless the seat has just played and may draw (4.2 i)."""
    if not said.variant.manual_draw or not said.played or len(said.hands[seat]) >= said.sizes[seat]:
        raise BadPosition("error.position.no_draw", player=said.players[seat])
