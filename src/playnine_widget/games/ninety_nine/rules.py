"""The rules of a turn: `options` and `apply`, pure functions on frozen states (rule book 4.1 and 4.2)."""

from collections.abc import Callable

from playnine_widget.cards.card import Card
from playnine_widget.engine.errors import IllegalAction
from playnine_widget.games.ninety_nine.actions import DRAW, FORGET, PAY, Play, plays
from playnine_widget.games.ninety_nine.effects import effects
from playnine_widget.games.ninety_nine.state import State, following
from playnine_widget.games.ninety_nine.variant import Variant
from playnine_widget.games.ninety_nine.view import Event

Hands = tuple[tuple[Card, ...], ...]


def options(state: State) -> tuple[str, ...]:
    """Return the legal actions of the seat to act, in fixed order; empty while chance is due or all is over.

    A legal card must be played; who has none can only pay, and so can who holds no card (4.2 j, k).

    >>> from playnine_widget.games.ninety_nine.filling import from_position
    >>> state = from_position("game: ninety nine; total: 88; Ann: AS 7H QD; Ben: ? ? ?", list.sort)
    >>> options(state)
    ('play AS as 1', 'play AS as 11', 'play 7H', 'play QD')
    """
    if state.seat is None:
        return ()
    if state.phase == "draw":
        return (DRAW, FORGET)
    return tuple(plays(state.hands[state.seat], state.total, state.round.variant)) or (PAY,)


def apply(state: State, action: str) -> State:
    """Return the state after an option. Raises `IllegalAction` for anything else.

    A play (with `manual_draw` a ``draw``) on an empty stock needs the refill first (`chance.needs`), else it raises
    `IndexError`.

    >>> from playnine_widget.games.ninety_nine.filling import from_position
    >>> state = from_position("game: ninety nine; total: 88; Ann: AS 7H QD; Ben: ? ? ?", list.sort)
    >>> played = apply(state, "play 7H")
    >>> played.total, played.seat, len(played.hands[0])
    (95, 1, 3)
    """
    seat = state.seat
    if seat is None or action not in options(state):
        raise refusal(state, action)
    if action in _DO:
        return _DO[action](state, seat)
    return _play(state, seat, action, plays(state.hands[seat], state.total, state.round.variant)[action])


def refusal(state: State, action: str) -> IllegalAction:
    """Return the error for an action that is no option: what was tried, by whom, and what is allowed now."""
    if state.seat is None:
        return IllegalAction("error.action.nobody", action=action)
    player = state.round.players[state.seat]
    return IllegalAction("error.action", action=action, player=player, options=options(state))


def totals(tokens: tuple[int, ...], variant: Variant) -> tuple[int, ...]:
    """Return the totals by seat: the tokens left, or the points taken (4.1, rule 9).

    >>> totals((3, 1), Variant(name="ninety nine", elimination="points"))
    (0, 2)
    """
    return tokens if variant.elimination == "tokens" else tuple(variant.tokens - left for left in tokens)


def _play(state: State, seat: int, action: str, play: Play) -> State:
    """Play a card face up, and draw one at once unless that has to be said (rules 4 and 5)."""
    hand = state.hands[seat]
    card, hand = hand[play.at], (*hand[: play.at], *hand[play.at + 1 :])
    variant, manual = state.round.variant, state.round.variant.manual_draw
    if not (state.left or manual) and state.played:
        raise IndexError("the stock has to be refilled before this play")
    direction = -state.direction if play.effect.reverses else state.direction
    drew = bool(state.left) and not manual and len(hand) < state.sizes[seat]
    if drew:
        hand = (*hand, state.round.stock[-state.left])
    played = (*state.played, card)
    draws = manual and len(hand) < state.sizes[seat] and (state.left > 0 or len(played) > 1)
    after = next_seat(variant, state.tokens, seat, direction, card.rank)
    skipped = following(state.tokens, seat, direction) if play.effect.skips else None
    event = Event("play", seat, action, card, state.total, play.total, drew, skipped)
    return state._replace(
        phase="draw" if draws else "turn",
        seat=seat if draws else after,
        hands=_with_hand(state.hands, seat, hand),
        total=play.total,
        direction=direction,
        left=state.left - drew,
        played=played,
        last=event,
    )


def next_seat(variant: Variant, tokens: tuple[int, ...], seat: int, direction: int, rank: str) -> int:
    """Return who is next after a card of this rank, played in what is now the direction (4.2 e, f, g).

    >>> next_seat(Variant(name="ninety nine", nine="skip_next"), (3, 3, 3), 0, 1, "9")
    2
    """
    effect = effects(variant)[rank][0]
    if effect.reverses and variant.reverse_two_players == "play_again" and sum(map(bool, tokens)) == 2:
        return seat
    after = following(tokens, seat, direction)
    return following(tokens, after, direction) if effect.skips else after


def _pay(state: State, seat: int) -> State:
    """Lose a token, or take a point; the round ends (rules 7 and 9)."""
    tokens = tuple(left - (other == seat) for other, left in enumerate(state.tokens))
    event = Event("pay", seat, PAY, number=totals(tokens, state.round.variant)[seat])
    return state._replace(seat=None, tokens=tokens, last=event)


def _draw(state: State, seat: int) -> State:
    """Draw the top of the stock, where that has to be said (4.2 i)."""
    if not state.left:
        raise IndexError("the stock has to be refilled before this draw")
    hand = (*state.hands[seat], state.round.stock[-state.left])
    drawn = state._replace(hands=_with_hand(state.hands, seat, hand), left=state.left - 1)
    return _over_to_the_next(drawn, seat, Event("draw", seat, DRAW))


def _forget(state: State, seat: int) -> State:
    """Let the right to draw lapse: the full hand is one card smaller for the rest of the round (rule 6, 4.2 i)."""
    sizes = tuple(size - (other == seat) for other, size in enumerate(state.sizes))
    return _over_to_the_next(state._replace(sizes=sizes), seat, Event("forget", seat, FORGET, number=sizes[seat]))


def _over_to_the_next(state: State, seat: int, event: Event) -> State:
    """End a turn in which the draw had to be said; the card on top tells who is next."""
    after = next_seat(state.round.variant, state.tokens, seat, state.direction, state.played[-1].rank)
    return state._replace(phase="turn", seat=after, last=event)


def _with_hand(hands: Hands, seat: int, hand: tuple[Card, ...]) -> Hands:
    """Return the hands with one of them changed."""
    return (*hands[:seat], hand, *hands[seat + 1 :])


_DO: dict[str, Callable[[State, int], State]] = {PAY: _pay, DRAW: _draw, FORGET: _forget}
