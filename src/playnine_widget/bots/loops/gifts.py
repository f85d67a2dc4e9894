"""What the top discard does for the next player, as the tables look it up: by its rank and by what it would make."""

from collections.abc import Sequence

from playnine_widget.bots.loops.columns import DOWN, RANKS, WORTH

Ints = Sequence[int]

USES = 12
"""In how many ways a discard may be of use (`use`)."""


def use(layout: Ints, rank: int) -> int:
    """Return of what use a card is to a layout.

    0 to 3: it matches nothing, and the dearest unmatched card is worth at most 4, 7, 10, 12; 4 to 7: the same, but a
    column of its rank is matched already. 8 to 10: it makes a pair with a facedown card gone, a cheap one, a dear one;
    11: it makes a bonus.
    """
    dearest = -5
    best = 0
    matched = 0
    for column in range(4):
        upper, lower = layout[column], layout[column + 4]
        if upper == lower and upper != DOWN:
            matched += upper == rank
            continue
        for card in (upper, lower):
            if card != DOWN:
                dearest = max(dearest, WORTH[card])
        if rank in (upper, lower):
            other = lower if upper == rank else upper
            best = max(best, 8 if other == DOWN else 9 if WORTH[other] <= 6 else 10)
    if best > 0:
        return 11 if matched > 0 else best
    height = 0 if dearest <= 4 else 1 if dearest <= 7 else 2 if dearest <= 10 else 3
    return height + (4 if matched > 0 else 0)


def gift(layout: Ints, rank: int, start: int, moment: int) -> int:
    """Return where the tables say what a discard costs at this moment of the hole."""
    return start + (moment * RANKS + rank) * USES + use(layout, rank)
