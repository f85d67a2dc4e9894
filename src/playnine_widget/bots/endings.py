"""Exact endings: the last shot of a hole against totals that are known, solved over every way the unseen may lie.

Nothing is estimated here. Who shoots last leaves nobody a card, so what counts is the own layout alone: each drawn
card, the best that can be done with it, and all facedown cards turned up in the end.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from playnine_widget.bots.counts import Counts
from playnine_widget.bots.situation import Situation, may_pass, situation
from playnine_widget.games.golf.layout import grid
from playnine_widget.games.golf.view import View

MOST_FACEDOWN = 2
"""With more own cards facedown the sum takes too long in plain Python."""

Ranks = tuple[int, ...]


class Ending(NamedTuple):
    """What an option of a solved position gives, exactly.

    ``strokes`` are one's own on average, ``margin`` is that less the others' average, ``win`` the chance to have the
    fewest strokes of the hole; a tie for the fewest counts as its share.
    """

    strokes: float
    margin: float
    win: float


def endings(view: View) -> dict[str, Ending] | None:
    """Return what each option gives, exactly; None where the position is not one that is solved.

    Solved is the last shot of a hole while the others' cards are all up, at most two of one's own are facedown and the
    draw pile is not empty. Of several things to do with a card the one with the fewest strokes on average is done, of
    equal ones that which wins more often.

    >>> from playnine_widget.games.golf.filling import from_position
    >>> from playnine_widget.games.golf.observe import view
    >>> here = "Ann: 5 9 3 12 / 5 9 3 0; Ben: 1 1 4 4 / 1 1 4 ?; discard: 4 9; to act: Ben"
    >>> solved = endings(view(from_position(here, list.sort), 1))
    >>> solved["take"].strokes, solved["take"].win
    (-20.0, 1.0)
    """
    if view.out is None or view.to_act is None or not (view.draw_count or view.hand):
        return None
    here = situation(view)
    others_up = not any(here.facedown(other) for other in here.others)
    if here.others[:1] != (here.out,) or not others_up or here.facedown(here.seat) > MOST_FACEDOWN:
        return None
    shot = LastShot(here)
    return {option: shot.ending(option) for option in view.options}


class LastShot:
    """The last shot of a hole by the seat to act."""

    def __init__(self, here: Situation) -> None:
        self._here = here
        self._grid = grid(here.variant.rows, here.variant.columns)
        self._counts = Counts(here.variant)
        self._totals = [self._counts(here.layout_of(other)).strokes for other in here.others]
        self._passes = any(may_pass(here.variant, here.facedown(here.seat)))
        self._keeping: dict[Ranks, Ending] = {}

    def ending(self, option: str) -> Ending:
        """Return what an option gives."""
        here = self._here
        verb, _, place = option.partition(" ")
        if verb == "draw":
            drawn = [(many, self._drawn(card)) for card, many in enumerate(here.counts) if many]
            return _mean(drawn)
        if verb == "take":
            return self._best(here.top, here.counts, keeps=False)
        layout = self._with(place, here.hand) if verb == "swap" else here.layout
        return self._revealed(layout, here.counts)

    def _drawn(self, card: int) -> Ending:
        """Return the best that can be done with a card from the draw pile, which then no longer is unseen."""
        counts = self._here.counts
        return self._best(card, (*counts[:card], counts[card] - 1, *counts[card + 1 :]), keeps=self._passes)

    def _best(self, card: int, counts: Ranks, *, keeps: bool) -> Ending:
        layouts = [self._with(place, card) for place in self._grid.places]
        if keeps:
            layouts.append(self._here.layout)
        return min((self._revealed(layout, counts) for layout in layouts), key=first)

    def _with(self, place: str, card: int) -> Ranks:
        layout, at = self._here.layout, self._grid.at[place]
        return (*layout[:at], card, *layout[at + 1 :])

    def _revealed(self, layout: Ranks, counts: Ranks) -> Ending:
        """Return what a layout gives once its facedown cards are turned up, over all that they may be."""
        return _mean((ways, self._ended(full)) for ways, full in self._filled(layout, counts))

    def _filled(self, layout: Ranks, counts: Ranks) -> Iterator[tuple[int, Ranks]]:
        """Yield every way to fill the facedown places from the unseen, with how many ways of dealing lead to it."""
        if self._here.down not in layout:
            yield 1, layout
            return
        at = layout.index(self._here.down)
        for card, many in enumerate(counts):
            if many:
                rest = (*counts[:card], many - 1, *counts[card + 1 :])
                for ways, full in self._filled((*layout[:at], card, *layout[at + 1 :]), rest):
                    yield many * ways, full

    def _ended(self, layout: Ranks) -> Ending:
        found = self._keeping.get(layout)
        if found is None:
            strokes = self._counts(layout).strokes
            least = min(self._totals, default=strokes)
            share = 1 / (1 + self._totals.count(strokes)) if strokes <= least else 0.0
            margin = strokes - sum(self._totals) / max(len(self._totals), 1)
            found = self._keeping[layout] = Ending(strokes, margin, share)
        return found


def first(ending: Ending) -> tuple[float, float]:
    """Sort the fewest strokes first; of as many, the better chance to win."""
    return round(ending.strokes, 9), -ending.win


def _mean(endings: Iterable[tuple[int, Ending]]) -> Ending:
    """Return the mean of endings, each with how many ways lead to it."""
    total, strokes, margin, win = 0, 0.0, 0.0, 0.0
    for ways, ending in endings:
        total += ways
        strokes += ways * ending.strokes
        margin += ways * ending.margin
        win += ways * ending.win
    return Ending(strokes / total, margin / total, win / total)
