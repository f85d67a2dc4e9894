"""The exact expectation of a turn over the unseen cards, in plain loops on flat arrays.

Nobody knows a facedown card of card golf, so every unseen card is as likely as another, wherever it lies: one sum over
the counts is exact. The very same functions run on lists in plain Python and on arrays when they are compiled.

``afters[(place * ranks + rank) * ranks + top]`` is the value of the position after a turn that leaves a card of
``rank`` face up at ``place`` and ``top`` on the discard pile; ``place`` = ``size`` is "nothing changed" (``rank`` 0).
``values`` has a value for each action after a draw: swaps by place, then flips by place, then passing; `NEVER` where
an action is not allowed. Low is good.
"""

from collections.abc import Sequence

Floats = list[float]
Ints = Sequence[int]

NEVER = 1e9


def hidden_sums(afters: Floats, counts: Ints, size: int, tops: Floats, shown: Floats) -> None:
    """Sum the values over the unseen cards.

    ``tops[place * ranks + rank]``: over what may be discarded; ``shown[place * ranks + top]``: over what may come up.
    """
    ranks = len(counts)
    for place in range(size):
        for one in range(ranks):
            over_tops = 0.0
            over_shown = 0.0
            for other in range(ranks):
                over_tops += counts[other] * afters[(place * ranks + one) * ranks + other]
                over_shown += counts[other] * afters[(place * ranks + other) * ranks + one]
            tops[place * ranks + one] = over_tops
            shown[place * ranks + one] = over_shown


def swaps(
    afters: Floats,
    tops: Floats,
    cells: Ints,
    first: int,
    counts: Ints,
    unseen: int,
    card: int,
    gone: int,
    values: Floats,
) -> None:
    """Value every swap of ``card``; ``gone`` is 1 where the card still counts as unseen, so that it is taken out."""
    ranks = len(counts)
    size = len(values) // 2
    for place in range(size):
        there = cells[first + place]
        row = (place * ranks + card) * ranks
        if there < ranks:
            values[place] = afters[row + there]
        elif gone == 1:
            values[place] = (tops[place * ranks + card] - afters[row + card]) / max(unseen - 1, 1)
        else:
            values[place] = tops[place * ranks + card] / max(unseen, 1)


def after_draw(
    afters: Floats,
    tops: Floats,
    shown: Floats,
    cells: Ints,
    first: int,
    counts: Ints,
    unseen: int,
    card: int,
    gone: int,
    flips: bool,
    passes: bool,
    values: Floats,
) -> None:
    """Value every action with a card from the draw pile."""
    swaps(afters, tops, cells, first, counts, unseen, card, gone, values)
    ranks = len(counts)
    size = len(values) // 2
    for place in range(size):
        values[size + place] = NEVER
        if flips and cells[first + place] >= ranks:
            if gone == 1:
                over = shown[place * ranks + card] - afters[(place * ranks + card) * ranks + card]
                values[size + place] = over / max(unseen - 1, 1)
            else:
                values[size + place] = shown[place * ranks + card] / max(unseen, 1)
    values[2 * size] = afters[size * ranks * ranks + card] if passes else NEVER


def least(values: Floats, among: int) -> int:
    """Return which of the first ``among`` values is least; the first of equals."""
    best = 0
    for at in range(1, among):
        if values[at] < values[best]:
            best = at
    return best


def drawing(
    afters: Floats,
    tops: Floats,
    shown: Floats,
    cells: Ints,
    first: int,
    counts: Ints,
    unseen: int,
    flips: bool,
    passes: bool,
    values: Floats,
) -> float:
    """Return the value of drawing: over every card that may come, the best that can be done with it."""
    total = 0.0
    for card in range(len(counts)):
        if counts[card] > 0:
            after_draw(afters, tops, shown, cells, first, counts, unseen, card, 1, flips, passes, values)
            total += counts[card] * values[least(values, len(values))]
    return total / max(unseen, 1)


def taking(
    afters: Floats, tops: Floats, cells: Ints, first: int, counts: Ints, unseen: int, top: int, values: Floats
) -> float:
    """Return the value of taking the top discard: the best swap with it."""
    swaps(afters, tops, cells, first, counts, unseen, top, 0, values)
    return values[least(values, len(values) // 2)]
