"""What the learned tables look up in a layout of Play Nine: its columns, what two columns share, what is unseen.

A layout is eight ranks in row order, `DOWN` where a card lies facedown; rank 0 is the Hole-in-One, rank 1 the Mulligan.
"""

from collections.abc import Sequence

Floats = list[float]
Ints = Sequence[int]

RANKS = 14
DOWN = 14
WORTH = (-5, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
SHARE = (4 / 108, *(8 / 108,) * 13)
"""How much of a full deck each rank is."""
MEAN = 5.592592592592593
"""What a card of a full deck is worth on average: 604 strokes on 108 cards."""
LADDER = (0, 0, -10, -15, -20)
"""The bonus by the number of equal matched columns."""

KINDS = 6
"""What two columns may share (`_shared`)."""
PAIRS = 15 * 15
TREND = PAIRS + KINDS * RANKS
BLOCK = TREND + 3
"""How many numbers one phase of one side has: columns, shared ranks, three for what is unseen."""
MOST = 40
"""More features than a layout can have."""


def lay(cells: Ints, first: int, place: int, rank: int, layout: list[int]) -> int:
    """Write the layout that begins at ``first`` with ``rank`` at ``place`` (8: as it is); return how many are down."""
    down = 0
    for at in range(8):
        layout[at] = rank if at == place else cells[first + at]
        down += layout[at] == DOWN
    return down


def bonus(layout: Ints, adjacent: int) -> int:
    """Return the bonus of equal matched columns; only of those side by side where ``adjacent`` is 1."""
    total = 0
    done = 0
    for left in range(4):
        rank = layout[left]
        if rank == DOWN or rank != layout[left + 4] or done >> left & 1:
            continue
        columns = 1
        for right in range(left + 1, 4):
            if layout[right] == rank and layout[right + 4] == rank:
                columns += 1
                done |= 1 << right
            elif adjacent == 1:
                break
        total += LADDER[columns]
    return total


def strokes(layout: Ints, adjacent: int) -> int:
    """Return the strokes of a layout with all cards up."""
    total = bonus(layout, adjacent)
    for column in range(4):
        upper, lower = layout[column], layout[column + 4]
        if upper != lower or upper == 0:
            total += WORTH[upper] + WORTH[lower]
    return total


def revealed(layout: Ints, counts: Ints, unseen: int, adjacent: int) -> float:
    """Return the expected strokes when everything is turned up, but for bonuses that two facedown cards would make."""
    total = float(bonus(layout, adjacent))
    mean = 0.0
    twins = 0.0
    for rank in range(RANKS):
        mean += counts[rank] * WORTH[rank]
        if rank > 0:
            twins += counts[rank] * (counts[rank] - 1) * 2 * WORTH[rank]
    mean /= max(unseen, 1)
    twins /= max(unseen, 1) * max(unseen - 1, 1)
    for column in range(4):
        low, high = min(layout[column], layout[column + 4]), max(layout[column], layout[column + 4])
        if low == DOWN:
            total += 2 * mean - twins
        elif high == DOWN:
            chance = counts[low] / max(unseen, 1)
            pair = 2 * WORTH[low] * chance if low > 0 else 0.0
            total += mean + WORTH[low] - pair + chance * _next_bonus(layout, low)
        elif low != high or low == 0:
            total += WORTH[low] + WORTH[high]
    return total


def _next_bonus(layout: Ints, rank: int) -> int:
    """Return what one more matched column of this rank earns."""
    columns = 0
    for column in range(4):
        columns += layout[column] == rank and layout[column + 4] == rank
    return LADDER[min(columns + 1, 4)] - LADDER[columns]


def trends(counts: Ints, unseen: int, excess: Floats) -> float:
    """Write how much likelier than in a full deck each rank is; return how much dearer the unseen are on average."""
    mean = 0.0
    for rank in range(RANKS):
        excess[rank] = counts[rank] / max(unseen, 1) - SHARE[rank]
        mean += counts[rank] * WORTH[rank]
    return mean / max(unseen, 1) - MEAN


def features(
    layout: Ints, block: int, excess: Floats, dearer: float, adjacent: int, index: list[int], weight: Floats
) -> int:
    """Write which numbers of the tables count for this layout and how often; return how many there are."""
    start = block * BLOCK
    found = 0
    hoped = 0.0
    spread = 0.0
    down = 0
    for column in range(4):
        low, high = min(layout[column], layout[column + 4]), max(layout[column], layout[column + 4])
        index[found], weight[found] = start + low * 15 + high, 1.0
        found += 1
        down += (high == DOWN) + (low == DOWN)
        if low < DOWN and high == DOWN:
            hoped += excess[low] * (WORTH[low] + MEAN)
        elif low != high:
            spread += (excess[low] + excess[high]) * (WORTH[low] + WORTH[high])
    for left in range(3):
        for right in range(left + 1, 2 + left if adjacent == 1 else 4):
            found = _shared(layout, left, right, start + PAIRS, found, index, weight)
    for at, amount in enumerate((hoped, spread, down * dearer)):
        index[found], weight[found] = start + TREND + at, amount
        found += 1
    return found


def _shared(layout: Ints, left: int, right: int, start: int, found: int, index: list[int], weight: Floats) -> int:
    """Add what two columns share: an equal rank, by whether it is matched and what lies beside it."""
    for row in range(2):
        rank = layout[left + 4 * row]
        beside = layout[left + 4 - 4 * row]
        if rank == DOWN or (row == 1 and beside == rank):
            continue
        upper, lower = layout[right], layout[right + 4]
        if rank not in (upper, lower):
            continue
        other = lower if upper == rank else upper
        if rank in (beside, other):
            rest = other if beside == rank else beside
            kind = 0 if rest == rank else 1 if rest == DOWN else 2
        else:
            kind = 3 + (beside != DOWN) + (other != DOWN)
        index[found], weight[found] = start + kind * RANKS + rank, 1.0
        found += 1
    return found
