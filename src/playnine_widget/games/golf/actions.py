"""The actions of card golf in notation, and which of them are legal, looked up by what lies facedown.

Everything is worked out once for a variant; playing only looks it up. A set of places is a bit mask: bit ``i`` is the
``i``-th place in row order.
"""

import sys
from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from playnine_widget.games.golf.layout import grid
from playnine_widget.games.golf.variant import Variant

DRAW, TAKE, SWAP, FLIP, PASS = range(5)
"""What an action does. `PASS` is ``skip`` or ``discard``: the drawn card goes, nothing is turned."""

_OF_CARDS = {"swap": SWAP, "flip": FLIP}
_OTHERS = {"draw": DRAW, "take": TAKE, "skip": PASS, "discard": PASS}


class Offer(NamedTuple):
    """What a seat may do: the options in their order, and what each does: (what, number of the place)."""

    options: tuple[str, ...]
    moves: dict[str, tuple[int, int]]


class ByFacedown(dict[int, Offer]):
    """Offers by the set of facedown places, each worked out when it is first asked for."""

    def __init__(self, find: Callable[[int], Offer]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, down: int) -> Offer:
        found = self[down] = self._find(down)
        return found


class Tables:
    """What the seats of one variant may do, by the moment of the turn and by what lies facedown.

    ``size`` cells a layout, ``full`` all of them as bits, ``teed`` of them facedown after the tee-off; ``patience`` is
    how many rounds without progress end a hole.

    >>> tables = Tables(Variant(name="play nine"))
    >>> tables.swaps.moves["swap B2"], tables.teeing[0b1001].options, tables.drawn[0b1000].options[-2:]
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
        self.both_piles, self.only_take = self._offer("draw", "take"), self._offer("take")
        self.swaps = self._offer(*self._swaps)
        self.teeing = ByFacedown(lambda down: self._offer(*self._flips(down)))
        self.drawn = ByFacedown(lambda down: self._offer(*self._after_draw(down)))

    def __reduce__(self) -> tuple[object, ...]:
        return tables, (self.variant,)

    def _offer(self, *options: str) -> Offer:
        return Offer(options, {option: self._move(*option.split()) for option in options})

    def _move(self, verb: str, place: str | None = None) -> tuple[int, int]:
        return (_OTHERS[verb], 0) if place is None else (_OF_CARDS[verb], self.grid.at[place])

    @property
    def _swaps(self) -> tuple[str, ...]:
        return tuple(f"swap {place}" for place in self.grid.places)

    def _flips(self, down: int) -> tuple[str, ...]:
        """Return a flip of every facedown place (rule 13)."""
        return tuple(f"flip {place}" for i, place in enumerate(self.grid.places) if down >> i & 1)

    def _after_draw(self, down: int) -> tuple[str, ...]:
        """Return what may be done with a card from the draw pile (rules 15 and 20)."""
        must_flip = self.variant.discard_requires_flip
        flips = self._flips(down) if must_flip else ()
        if must_flip is not True:
            return (*self._swaps, *flips, "discard")
        may_skip = self.variant.skip_one_facedown and down.bit_count() == 1
        return (*self._swaps, *flips, *(("skip",) if may_skip else ()))


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
