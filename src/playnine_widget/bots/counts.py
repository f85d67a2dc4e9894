"""What layouts of ranks count, thousands of them in one thought: the score is asked once for all that are alike.

A card whose rank lies nowhere else in the layout matches nothing in any variant, so it counts what it is worth. What is
left when all such cards are taken away is the same for many layouts, and the score of that is remembered.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from playnine_widget.bots.situation import ranks_of
from playnine_widget.cards.card import Card
from playnine_widget.games.golf.layout import Layout, grid
from playnine_widget.games.golf.scoring import score
from playnine_widget.games.golf.variant import Variant

REMEMBERED = 8192
"""Layouts without their single cards that are remembered, of one variant."""


class Count(NamedTuple):
    """What shows in a layout, in strokes, and ``loose``: what of it is for unmatched cards that count more than 0."""

    strokes: int
    loose: int


class Counts:
    """What layouts of a variant count. Ranks are numbers as in `Situation`, the number of ranks is a facedown card.

    >>> from playnine_widget.games.catalogue import variant
    >>> Counts(variant("play nine"))([1, 4, 4, 14, 1, 5, 4, 14])
    Count(strokes=7, loose=7)
    """

    def __init__(self, variant: Variant) -> None:
        ranks = ranks_of(variant)
        self._variant, self._down = variant, len(ranks)
        self._grid = grid(variant.rows, variant.columns)
        self._cards = (*map(Card, ranks), None)
        self._worth = (*(variant.worth[rank] for rank in ranks), 0)
        self._repeated = lru_cache(REMEMBERED)(self._counted)

    def __call__(self, layout: Sequence[int]) -> Count:
        """Return what a layout counts; a facedown card counts nothing."""
        down, count = self._down, layout.count
        strokes, loose = self._repeated(tuple([rank if count(rank) > 1 else down for rank in layout]))
        for rank in layout:
            if count(rank) == 1:
                worth = self._worth[rank]
                strokes += worth
                loose += max(worth, 0)
        return Count(strokes, loose)

    def _counted(self, layout: tuple[int, ...]) -> Count:
        """Ask the score itself."""
        scored = score(Layout(self._grid, tuple([self._cards[rank] for rank in layout])), self._variant)
        unmatched = (card for line in scored.lines if line.rule == "counts" for card in line.cards)
        return Count(scored.total, sum(max(self._variant.worth[card.rank], 0) for card in unmatched))
