"""From a state to what one seat may see of it. A view is built up from public facts; nothing is stripped off."""

from collections import Counter

from playnine_widget.engine.frozen import Counts
from playnine_widget.games.ninety_nine.notation import position
from playnine_widget.games.ninety_nine.rules import options, totals
from playnine_widget.games.ninety_nine.state import State
from playnine_widget.games.ninety_nine.view import View


def view(state: State, seat: int | None) -> View:
    """Return what ``seat`` may see, None for the public view: of other hands only how many cards they hold.

    >>> from playnine_widget.games.ninety_nine.filling import from_position
    >>> state = from_position("game: ninety nine; total: 88; Ann: AS 7H QD; Ben: ? ? ?", list.sort)
    >>> view(state, 0).hands, view(state, 1).options
    ((('AS', '7H', 'QD'), 3), ())
    """
    now = state.round
    unseen = Counter(now.variant.cards(len(now.players)))
    unseen.subtract(state.played)
    unseen.subtract(() if seat is None else state.hands[seat])
    return View(
        game=now.variant.name,
        variant=now.variant,
        players=now.players,
        seat=seat,
        to_act=state.seat,
        phase=state.phase,
        round=now.number,
        dealer=now.dealer,
        hands=tuple(hand if at == seat else len(hand) for at, hand in enumerate(state.hands)),
        sizes=state.sizes,
        total=state.total,
        direction=state.direction,
        tokens=state.tokens,
        played=state.played[::-1],
        draw_count=state.left,
        unseen=Counts({card: number for card, number in unseen.items() if number}),
        scorecard=now.scorecard,
        totals=totals(state.tokens, now.variant),
        winners=winners(state),
        options=options(state) if seat is not None and seat == state.seat else (),
        last=state.last,
    )


def winners(state: State) -> tuple[int, ...]:
    """Return the last player with tokens once the match is over (rule 8)."""
    return tuple(seat for seat, left in enumerate(state.tokens) if left) if state.phase == "over" else ()


def full_position(state: State) -> str:
    """Return the state as a position with every hand and the whole stock: for the owner's record only."""
    hands = tuple(" ".join(f"({card})" for card in hand) for hand in state.hands)
    return position(view(state, None), hands, state.round.stock[len(state.round.stock) - state.left :])
