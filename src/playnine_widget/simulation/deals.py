"""The deals of compiled matches: the very cards that `match.Match` deals from the same seed."""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from playnine_widget.cards.shuffle import Stream

REFILLS = 16
"""For how many refills of a hole the streams are made."""


def decks(seeds: Iterable[int], holes: int, fresh: list[int]) -> NDArray[np.uint8]:
    """Return the decks of so many holes for every seed, as ranks in deal order; ``fresh`` is an unshuffled deck."""
    seeds = list(seeds)
    dealt = np.empty((len(seeds), holes, len(fresh)), np.uint8)
    for row, seed in enumerate(seeds):
        for hole in range(holes):
            cards = list(fresh)
            Stream(seed, hole + 1, "deal", 0).shuffle(cards)
            dealt[row, hole] = cards
    return dealt


def refills(seeds: Iterable[int], holes: int) -> NDArray[np.uint64]:
    """Return for every seed and hole the states of the streams that shuffle its refills."""
    seeds = list(seeds)
    states = np.empty((len(seeds), holes, REFILLS), np.uint64)
    for row, seed in enumerate(seeds):
        for hole in range(holes):
            states[row, hole] = [Stream(seed, hole + 1, "shuffle", nth).state for nth in range(REFILLS)]
    return states
