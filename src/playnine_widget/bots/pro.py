"""The pro weighs every option by a dozen numbers that can be said in a sentence each, and takes the best on average.

It looks one turn ahead, over every card that may come, and thinks of the margin: own strokes less the others'.
"""

from functools import cache
from typing import NamedTuple

from playnine_widget.bots.loops.columns import BLOCK, DOWN, MEAN, PAIRS, RANKS, WORTH
from playnine_widget.bots.loops.gifts import USES
from playnine_widget.bots.loops.turn import GIFTS, LAST, LATER, SIZE, STEPS
from playnine_widget.bots.odds import best
from playnine_widget.bots.value import value_for
from playnine_widget.games.golf.view import View

MAKES_PAIR = 8
"""The first of the uses of a discard (`loops.gifts.use`) that make a pair."""


class Numbers(NamedTuple):
    """What the pro counts, in strokes where nothing else is said."""

    hidden: float = 7.3
    """A facedown card beside one face up costs so much: what it may be, and the time to turn it."""
    untouched: float = 14.0
    """A column with both cards facedown costs so much: less than two such cards elsewhere, they may make a pair."""
    one_left: float = 1.6
    """Having one card facedown costs so much on top: turning it puts out, with whatever comes."""
    open: float = 0.26
    """The share of its worth that a positive card costs beside a facedown one: the two may still make a pair."""
    most: float = 2.9
    """It costs at most so much there: a dear card is the first to be replaced."""
    closed: float = 0.68
    """The share that it costs beside another face-up card: one of the two has to be replaced."""
    last_shot: float = 5.1
    """The last shot saves another so much on average."""
    hole_in_one: float = 10.8
    """Discarding a Hole-in-One costs so much."""
    low: float = 0.9
    """Discarding a 0 costs so much, a 1 two thirds of it, a 2 a third: they are welcome anywhere."""
    pair: float = 0.48
    """The share of what it saves that a discard which makes the next player's pair costs: it and the card it covers."""
    covered: tuple[float, float, float] = (5.6, 3.5, 9.5)
    """What the card that it covers is worth on average: one facedown, a cheap one, a dear one."""
    bonus: float = 14.0
    """Discarding a card that makes the next player's bonus costs so much."""
    beside: float = 1.75
    """A single card whose value is matched in another column is worth so much."""


def choose(view: View, noise: float = 0.0) -> str:
    """Return the option with the least expected margin by the pro's numbers, with an error of ``noise`` strokes.

    >>> from playnine_widget.games.golf.filling import from_position
    >>> from playnine_widget.games.golf.observe import view
    >>> choose(view(from_position("Ann: 5 9 ? 12 / ? 9 ? 0; discard: 5", list.sort), 0))
    'take'
    """
    return best(view, value_for(view.variant, "pro"), noise)


@cache
def tables(numbers: Numbers = Numbers()) -> list[float]:  # noqa: B008  (a frozen value)
    """Return the pro's numbers spread over the tables that `loops.turn` looks up."""
    filled = [0.0] * SIZE
    for block in range(LAST + 1):
        _fill_columns(filled, block, numbers)
    for moment in range(STEPS + 1):
        for rank in range(RANKS):
            for use in range(USES):
                filled[GIFTS + (moment * RANKS + rank) * USES + use] = _gift(rank, use, numbers)
    return filled


def _fill_columns(filled: list[float], block: int, numbers: Numbers) -> None:
    """Fill the block of one phase; what concerns the whole layout is shared out over its four columns."""
    start, last = block * BLOCK, block == LAST
    one_left = block % LATER < STEPS  # the first steps of either side: one card facedown
    shared = -numbers.last_shot if last else numbers.one_left if one_left else 0.0
    for low in range(RANKS + 1):
        for high in range(low, RANKS + 1):
            cost = _column(low, high, numbers, last=last)
            filled[start + low * 15 + high] = cost + shared / 4
    for kind in (1, 2):
        for rank in range(RANKS):
            filled[start + PAIRS + kind * RANKS + rank] = 0 if last else -numbers.beside


def _column(low: int, high: int, numbers: Numbers, *, last: bool) -> float:
    """Return what a column costs: nothing when it is matched, but for Holes-in-One; else card by card."""
    if low == high != DOWN:
        return 2.0 * WORTH[low] if low == 0 else 0.0
    if last:
        return sum(MEAN if rank == DOWN else WORTH[rank] for rank in (low, high))
    if low == DOWN:
        return numbers.untouched
    if high == DOWN:
        return numbers.hidden + min(_share(low, numbers.open), numbers.most)
    return _share(low, numbers.closed) + _share(high, numbers.closed)


def _share(rank: int, share: float) -> float:
    """Return this share of what a card is worth; what saves strokes counts in full."""
    return WORTH[rank] * (share if WORTH[rank] > 0 else 1.0)


def _gift(rank: int, use: int, numbers: Numbers) -> float:
    """Return what a discard gives the next player (`loops.gifts.use`)."""
    if rank == 0:
        return numbers.hole_in_one + (numbers.bonus if use == 11 else 0)
    if use == 11:
        return numbers.bonus
    if use >= MAKES_PAIR:
        return numbers.pair * (WORTH[rank] + numbers.covered[use - MAKES_PAIR])
    return max(numbers.low * (1 - WORTH[rank] / 3), 0.0)
