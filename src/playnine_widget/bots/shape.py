"""A value for every variant of card golf: what shows, what is still to come on average, and what the next player gets.

It asks the score for everything, so it knows no rule by itself.
"""

from typing import NamedTuple

from playnine_widget.bots.loops.expectation import Floats
from playnine_widget.bots.situation import NOBODY, Situation, ranks_of
from playnine_widget.cards.card import Card
from playnine_widget.games.golf.layout import Layout, grid
from playnine_widget.games.golf.scoring import score
from playnine_widget.games.golf.variant import Variant


class Weights(NamedTuple):
    """The numbers of the value, in strokes where nothing else is said."""

    facedown: float = 0.55
    """What a facedown card costs, as a share of what an unseen card is worth on average."""
    tempo: float = 1.2
    """What each facedown card costs on top: the others are nearer to their end."""
    single: float = 0.6
    """What an unmatched card costs, as a share of what it is worth: it may be replaced."""
    shot: float = 0.5
    """How much of what shows and of what is facedown the others still save with their last shots, as a share."""
    gift: float = 0.55
    """What a discard that helps the next player costs, as a share of what it saves them."""


ALONE = Weights(gift=0.0)
"""Without a thought for the next player."""


class ShapeValue:
    """The value of a position in any variant; the weights are the same for all of them."""

    def __init__(self, variant: Variant, weights: Weights | None = None) -> None:
        self._variant, self._weights = variant, weights or Weights()
        self._grid = grid(variant.rows, variant.columns)
        self._cards = (*(Card(rank) for rank in ranks_of(variant)), None)
        self._worth = [variant.worth[rank] for rank in ranks_of(variant)]

    def afters(self, here: Situation) -> Floats:
        """Return the value of every position after the turn (`Value.afters`)."""
        ranks, size = len(here.ranks), here.size
        own = [[0.0] * ranks for _ in range(size + 1)]
        down = here.facedown(here.seat)
        still = list(here.layout)
        own[size] = [self._own(still, down, here)] * ranks
        for place in range(size):
            for rank in range(ranks):
                layout = [*still[:place], rank, *still[place + 1 :]]
                own[place][rank] = self._own(layout, layout.count(here.down), here)
        gifts = self._gifts(here)
        return [mine + gift for place in own for mine in place for gift in gifts]

    def _own(self, layout: list[int], down: int, here: Situation) -> float:
        """The margin with this layout of one's own: at the end of the hole what it counts, before it what may come."""
        over = here.out != NOBODY or not down
        if over:
            return self._ends(layout, here) - self._others(here, last_shots=here.out == NOBODY)
        lead = min(here.facedown(other) for other in here.others) if here.others else 0
        hurry = self._weights.tempo * (1 + (lead <= 1))
        return self._shown(layout) + down * (self._weights.facedown * here.mean + hurry)

    def _ends(self, layout: list[int], here: Situation) -> float:
        """The strokes of a layout when all is turned up now."""
        return self._score(layout) + layout.count(here.down) * here.mean

    def _shown(self, layout: list[int]) -> float:
        """What shows, with each unmatched card at its share: a dear one will be replaced."""
        scored = score(self._laid(layout), self._variant)
        singles = [
            self._variant.worth[card.rank] for line in scored.lines if line.rule == "counts" for card in line.cards
        ]
        keep = self._weights.single
        return scored.total - (1 - keep) * sum(max(strokes, 0) for strokes in singles)

    def _others(self, here: Situation, *, last_shots: bool) -> float:
        """What the others will have on average, after their last shots where they have them."""
        left = self._weights.shot if last_shots and self._variant.final_turns == "one_each" else 0.0
        total = 0.0
        for other in here.others:
            layout = list(here.layout_of(other))
            dearest = max((self._worth[rank] for rank in layout if rank != here.down), default=0)
            total += self._ends(layout, here) - left * max(dearest, here.mean)
        return total / max(len(here.others), 1)

    def _gifts(self, here: Situation) -> list[float]:
        """What each card on the discard pile gives the next player, where there is one to come."""
        if not here.others or here.others[0] == here.out:
            return [0.0] * len(here.ranks)
        layout = list(here.layout_of(here.others[0]))
        share = self._weights.gift / len(here.others)
        return [share * self._saved(layout, rank, here) for rank in range(len(here.ranks))]

    def _saved(self, layout: list[int], rank: int, here: Situation) -> float:
        """The most that a card saves in a layout, a facedown card taken for the mean of the unseen."""
        now = self._ends(layout, here)
        swapped = ([*layout[:place], rank, *layout[place + 1 :]] for place in range(here.size))
        return max(0.0, now - min(self._ends(other, here) for other in swapped))

    def _score(self, layout: list[int]) -> int:
        return score(self._laid(layout), self._variant).total

    def _laid(self, layout: list[int]) -> Layout:
        return Layout(self._grid, tuple(self._cards[rank] for rank in layout))
