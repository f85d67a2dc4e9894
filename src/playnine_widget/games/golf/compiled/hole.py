"""One hole of Play Nine on arrays: deal, turn over, refill, score, as `rules` and `chance` do them.

Ranks count from 0, cheapest first; `DOWN` in ``shown`` is a card that lies facedown. Actions: 0 draw, 1 take, then
swaps by place, flips by place, passing.
"""

from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

Numbers = NDArray[np.int64]

DOWN, SIZE, RANKS = 14, 8, 14
DRAW, TAKE, SWAP, FLIP, PASS = 0, 1, 2, 10, 18
TO_ACT, HAND, SOURCE, LEFT, TOP, OUT, QUIET, REFILLS, UNSEEN, DEALER, TURNS, PLAYERS = range(12)
NOBODY = -1


class Hole(NamedTuple):
    """A hole in arrays that change in place.

    ``facts`` are numbered by the names above: `LEFT` cards to draw, the top discard is ``discard[facts[TOP] - 1]``.
    """

    cells: Numbers
    shown: Numbers
    facts: Numbers
    pile: Numbers
    discard: Numbers
    counts: Numbers
    streams: NDArray[np.uint64]
    """The streams that shuffle the refills, in their order."""
    order: Numbers
    """The ranks in the order of a fresh deck."""
    patience: int


def new_hole(order: tuple[int, ...], patience: int) -> Hole:
    """Return room for holes of up to six players."""
    sizes = (6 * SIZE, 6 * SIZE, 12, 120, 120, RANKS)
    arrays = (np.zeros(size, np.int64) for size in sizes)
    return Hole(*arrays, np.zeros(16, np.uint64), np.array(order, np.int64), patience)


@njit(cache=True)
def deal(hole: Hole, deck: Numbers, players: int, dealer: int) -> None:
    """Deal one card at a time from the dealer's left, row by row; the next starts the discards."""
    facts = hole.facts
    facts[:] = 0
    facts[HAND], facts[OUT], facts[DEALER], facts[PLAYERS] = NOBODY, NOBODY, dealer, players
    hole.counts[:] = 0
    for card in deck:
        hole.counts[card] += 1
    for number in range(players * SIZE):
        seat = (dealer + 1 + number % players) % players
        hole.cells[seat * SIZE + number // players] = deck[number]
        hole.shown[seat * SIZE + number // players] = DOWN
    top = deck[players * SIZE]
    hole.discard[0] = top
    facts[TOP] = 1
    left = len(deck) - players * SIZE - 1
    for number in range(left):
        hole.pile[number] = deck[len(deck) - 1 - number]  # the next to draw is the last
    facts[LEFT], facts[UNSEEN] = left, len(deck)
    _seen(hole, top)
    facts[TO_ACT] = (dealer + 1) % players


@njit(cache=True)
def _seen(hole: Hole, card: int) -> None:
    hole.counts[card] -= 1
    hole.facts[UNSEEN] -= 1


@njit(cache=True)
def turn_up(hole: Hole, cell: int) -> int:
    """Turn a facedown card up and return it."""
    card = hole.cells[cell]
    hole.shown[cell] = card
    _seen(hole, card)
    return card


@njit(cache=True)
def pick_up(hole: Hole, action: int) -> int:
    """Draw or take; a refill comes right before the draw that needs it."""
    facts = hole.facts
    facts[SOURCE] = action
    if action == TAKE:
        facts[TOP] -= 1
        facts[HAND] = hole.discard[facts[TOP]]
        return facts[HAND]
    if facts[LEFT] == 0:
        _refill(hole)
    facts[LEFT] -= 1
    facts[HAND] = hole.pile[facts[LEFT]]
    _seen(hole, facts[HAND])
    return facts[HAND]


@njit(cache=True)
def may_draw(hole: Hole) -> bool:
    """Whether there is a card to draw, after a refill if need be."""
    return hole.facts[LEFT] > 0 or hole.facts[TOP] > 1


@njit(cache=True)
def _refill(hole: Hole) -> None:
    """Shuffle all discards but the top one into a new draw pile, by the stream of this refill."""
    facts, pile = hole.facts, hole.pile
    below = facts[TOP] - 1
    many = np.zeros(RANKS, np.int64)
    for at in range(below):
        many[hole.discard[at]] += 1
    cards = np.empty(below, np.int64)
    at = 0
    for rank in hole.order:
        for _ in range(many[rank]):
            cards[at] = rank
            at += 1
        hole.counts[rank] += many[rank]
    facts[UNSEEN] += below
    _shuffle(cards, hole.streams[facts[REFILLS]])
    for number in range(below):
        pile[below - 1 - number] = cards[number]
    hole.discard[0] = hole.discard[below]
    facts[TOP], facts[LEFT] = 1, below
    facts[REFILLS] += 1


@njit(cache=True)
def _shuffle(cards: Numbers, state: np.uint64) -> None:
    """`Stream.shuffle` for a stream in this state."""
    for last in range(len(cards) - 1, 0, -2):
        state += np.uint64(0x9E3779B97F4A7C15)
        bits = (state ^ (state >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        bits = (bits ^ (bits >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        bits ^= bits >> np.uint64(31)
        other = np.int64(((bits >> np.uint64(32)) * np.uint64(last + 1)) >> np.uint64(32))
        cards[last], cards[other] = cards[other], cards[last]
        other = np.int64(((bits & np.uint64(0xFFFFFFFF)) * np.uint64(last)) >> np.uint64(32))
        cards[last - 1], cards[other] = cards[other], cards[last - 1]


@njit(cache=True)
def put_down(hole: Hole, action: int) -> int:
    """Swap, flip or pass with the card in hand and end the turn; return the card that came up, `NOBODY` for none."""
    facts = hole.facts
    seat, hand = facts[TO_ACT], facts[HAND]
    gone, came, turned = hand, NOBODY, False
    if action < PASS:
        cell = seat * SIZE + (action - SWAP) % SIZE
        turned = hole.shown[cell] == DOWN
        if turned:
            came = turn_up(hole, cell)
        if action < FLIP:
            gone = hole.cells[cell]
            hole.cells[cell] = hand
            hole.shown[cell] = hand
    hole.discard[facts[TOP]] = gone
    facts[TOP] += 1
    facts[HAND] = NOBODY
    _turn_over(hole, seat, turned)
    return came


@njit(cache=True)
def down_of(hole: Hole, seat: int) -> int:
    """Return how many cards of a seat lie facedown."""
    down = 0
    for at in range(SIZE):
        down += hole.shown[seat * SIZE + at] == DOWN
    return down


@njit(cache=True)
def _turn_over(hole: Hole, seat: int, turned: bool) -> None:
    facts = hole.facts
    players = facts[PLAYERS]
    facts[TURNS] += 1
    facts[QUIET] = 0 if turned else facts[QUIET] + 1
    if facts[OUT] == NOBODY and down_of(hole, seat) == 0:
        facts[OUT] = seat
    following = (seat + 1) % players
    starts = (facts[DEALER] + 1) % players
    if following == facts[OUT] or (following == starts and facts[QUIET] >= hole.patience * players):
        following = NOBODY
    facts[TO_ACT] = following
