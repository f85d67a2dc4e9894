"""The actions of card golf in notation, and which of them are legal, looked up by what lies facedown.

Everything is worked out once for a variant; playing only looks it up. A set of places is a bit mask: bit ``i`` is the
``i``-th place in row order.
"""

import sys
from collections.abc import Callable, Sequence
from functools import cache

from playnine_widget.games.golf.layout import grid
from playnine_widget.games.golf.variant import Variant

DRAW, TAKE, SWAP, FLIP, PASS = range(5)
"""What an action does. `PASS` is ``skip`` or ``discard``: the drawn card goes, nothing is turned."""

BOTH_PILES = ("draw", "take")
ONLY_TAKE = ("take",)


class ByFacedown(dict[int, tuple[str, ...]]):
    """Options by the set of facedown places, each worked out when it is first asked for."""

    def __init__(self, find: Callable[[int], tuple[str, ...]]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, down: int) -> tuple[str, ...]:
        found = self[down] = self._find(down)
        return found


class Tables:
    """The actions of one variant: what each does, and the options by what lies facedown.

    ``size`` cells a layout, ``full`` all of them as bits, ``teed`` of them facedown after the tee-off; ``patience`` is
    how many rounds without progress end a hole.

    >>> tables = Tables(Variant(name="play nine"))
    >>> tables.actions["swap B2"], tables.teeing[0b1001], tables.drawn[0b1000][-2:]
    ((2, 5), ('flip A1', 'flip D1'), ('flip D1', 'skip'))
    """

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.grid = grid(variant.rows, variant.columns)
        self.size = variant.cells
        self.full = (1 << variant.cells) - 1
        self.last_shots = variant.final_turns == "one_each"
        self.teed = variant.cells - variant.start_flips
        self.patience = variant.no_progress_rounds or sys.maxsize
        places = self.grid.places
        self.swaps = tuple(f"swap {place}" for place in places)
        self._flips = tuple(f"flip {place}" for place in places)
        self.actions = {
            "draw": (DRAW, 0),
            "take": (TAKE, 0),
            "skip": (PASS, 0),
            "discard": (PASS, 0),
            **{action: (SWAP, i) for i, action in enumerate(self.swaps)},
            **{action: (FLIP, i) for i, action in enumerate(self._flips)},
        }
        self.teeing = ByFacedown(self._turnable)
        self.drawn = ByFacedown(self._after_draw)

    def __reduce__(self) -> tuple[object, ...]:
        return tables, (self.variant,)

    def _turnable(self, down: int) -> tuple[str, ...]:
        """Return a flip of every facedown place (rule 13)."""
        return tuple(flip for i, flip in enumerate(self._flips) if down >> i & 1)

    def _after_draw(self, down: int) -> tuple[str, ...]:
        """Return what may be done with a card from the draw pile (rules 15 and 20)."""
        must_flip = self.variant.discard_requires_flip
        flips = self._turnable(down) if must_flip else ()
        if must_flip is not True:
            return (*self.swaps, *flips, "discard")
        may_skip = self.variant.skip_one_facedown and down.bit_count() == 1
        return (*self.swaps, *flips, *(("skip",) if may_skip else ()))


@cache
def tables(variant: Variant) -> Tables:
    """Return the tables of a variant."""
    return Tables(variant)


def next_to_tee(facedown: Sequence[int], first: int, variant: Variant) -> int | None:
    """Return the first seat from ``first`` on, clockwise, with cards still to turn in the tee-off, else None.

    ``facedown`` says how many cards of each seat lie facedown.

    >>> next_to_tee([6, 7, 8], 2, Variant(name="play nine"))
    2
    """
    seats = ((first + step) % len(facedown) for step in range(len(facedown)))
    return next((seat for seat in seats if facedown[seat] > variant.cells - variant.start_flips), None)
