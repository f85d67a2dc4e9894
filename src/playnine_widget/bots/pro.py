"""The pro weighs every option by eight numbers that can be said in a sentence each, and takes the best on average.

It looks one turn ahead, over every card that may come, and thinks of the margin: own strokes less the others'.
"""

from functools import cache
from typing import NamedTuple

from playnine_widget.bots.loops.columns import BLOCK, DOWN, KINDS, MEAN, PAIRS, RANKS, WORTH
from playnine_widget.bots.loops.gifts import USES
from playnine_widget.bots.loops.turn import GIFTS, LAST, LATER, SIZE, STEPS
from playnine_widget.bots.odds import best
from playnine_widget.bots.value import value_for
from playnine_widget.games.golf.view import View


class Numbers(NamedTuple):
    """What the pro counts, in strokes where nothing else is said."""

    nearly_out: float = 3.65
    """Having one card facedown is worth so much: one may put out."""
    tempo: float = 1.17
    """Each facedown card costs so much time."""
    last_shot: float = 5.27
    """The last shot saves another so much on average."""
    single: float = 0.59
    """The share of its worth that a positive unmatched card costs, and that a discard which pairs it gives away."""
    hole_in_one: float = 3.72
    """Discarding a Hole-in-One costs so much."""
    bonus: float = 10.8
    """Discarding a card that makes the next player's bonus costs so much."""
    beside: float = 1.82
    """A single card whose value is matched in another column is worth so much."""
    hidden: float = 0.59
    """The share of the average card that a facedown card costs."""


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
    """Fill the block of one phase."""
    start, last = block * BLOCK, block == LAST
    grade = (block % LATER) // STEPS
    for low in range(RANKS + 1):
        for high in range(low, RANKS + 1):
            filled[start + low * 15 + high] = _column(low, high, numbers, last=last)
    if last:
        for low in range(RANKS + 1):
            for high in range(low, RANKS + 1):
                filled[start + low * 15 + high] -= numbers.last_shot / 4
        return
    for low in range(RANKS + 1):
        for high in range(low, RANKS + 1):
            filled[start + low * 15 + high] -= numbers.nearly_out / 4 if grade == 0 else 0
    for kind in range(1, KINDS):
        if kind < 3:
            for rank in range(RANKS):
                filled[start + PAIRS + kind * RANKS + rank] = -numbers.beside


def _column(low: int, high: int, numbers: Numbers, *, last: bool) -> float:
    """Return what a column costs: nothing when it is matched, but for Holes-in-One; else card by card."""
    if low == high != DOWN:
        return 2.0 * WORTH[low] if low == 0 else 0.0
    return _single(low, numbers, last=last) + _single(high, numbers, last=last)


def _single(rank: int, numbers: Numbers, *, last: bool) -> float:
    """Return what an unmatched card costs: before the last shot a share, since it may still be replaced."""
    if rank == DOWN:
        return MEAN if last else numbers.hidden * MEAN + numbers.tempo
    return WORTH[rank] * (1.0 if last or WORTH[rank] < 0 else numbers.single)


def _gift(rank: int, use: int, numbers: Numbers) -> float:
    """Return what a discard gives the next player (`loops.gifts.use`)."""
    if rank == 0:
        return numbers.hole_in_one + (numbers.bonus if use == 11 else 0)
    if use == 11:
        return numbers.bonus
    return numbers.single * WORTH[rank] if use >= 8 else 0.0
