"""The novice's fast twin: `bots.novice` on arrays, for Play Nine."""

import numpy as np
from numba import njit
from numpy.typing import NDArray

DOWN, PLACES = 14, 8
DRAWS, TAKES, SWAPS, FLIPS = 0, 1, 2, 10


@njit(cache=True)
def place_for(layout: NDArray[np.int64], card: int) -> int:
    """Return where the card makes a pair, else where the highest unmatched card is if that is higher, else -1."""
    highest = -1
    for column in range(4):
        for row in range(2):
            place, other = column + 4 * row, column + 4 - 4 * row
            there, beside = layout[place], layout[other]
            if there in (DOWN, beside):
                continue
            if card > 0 and there == card:
                return other
            if highest == -1 or there > layout[highest]:
                highest = place
    return highest if highest >= 0 and layout[highest] > card else -1


@njit(cache=True)
def greedy(layout: NDArray[np.int64], hand: int, taken: bool, top: int, draws: bool) -> int:
    """Return the novice's action in numbers."""
    place = place_for(layout, top if hand < 0 else hand)
    if hand < 0:
        return TAKES if place >= 0 or not draws else DRAWS
    if place >= 0:
        return SWAPS + place
    for at in range(PLACES):
        if layout[at] == DOWN:
            return (SWAPS if taken else FLIPS) + at
    return SWAPS
