"""A value for every variant of card golf: what shows, what is still to come on average, and what the next player gets.

It asks the score for everything, so it knows no rule by itself.
"""

from collections.abc import Sequence
from typing import NamedTuple

from playnine_widget.bots.counts import Counts
from playnine_widget.bots.loops.expectation import Floats
from playnine_widget.bots.situation import NOBODY, Situation
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
    turn: float = 1.5
    """What the turn that another has before one's own saves them while all their cards are facedown; less as these are
    turned up."""
    gift: float = 0.55
    """What a discard that helps the next player costs, as a share of what it saves them."""


ALONE = Weights(gift=0.0)
"""Without a thought for the next player."""


class ShapeValue:
    """The value of a position in any variant; the weights are the same for all of them."""

    def __init__(self, variant: Variant, weights: Weights | None = None) -> None:
        self._variant, self._weights = variant, weights or Weights()
        self._counts = Counts(variant)

    def afters(self, here: Situation) -> Floats:
        """Return the value of every position after the turn (`Value.afters`)."""
        ranks, size = len(here.ranks), here.size
        own = [[0.0] * ranks for _ in range(size + 1)]
        still, theirs = list(here.layout), self._theirs(here)
        own[size] = [self._margin(still, here, theirs)] * ranks
        for place in range(size):
            for rank in range(ranks):
                own[place][rank] = self._margin([*still[:place], rank, *still[place + 1 :]], here, theirs)
        gifts, nothing = self._gifts(here), [0.0] * ranks
        down = still.count(here.down)
        left = [down - (there == here.down) for there in still] + [down]
        at_once = self._variant.final_turns != "one_each"  # then who puts out leaves nobody a card
        given = [nothing if at_once and not facedown else gifts for facedown in left]
        return [mine + gift for place, each in zip(own, given, strict=True) for mine in place for gift in each]

    def _margin(self, layout: list[int], here: Situation, theirs: "Theirs") -> float:
        """The margin with this layout of one's own: at the end of the hole what it counts, before it what may come."""
        down = layout.count(here.down)
        if here.out != NOBODY or not down:
            return self._ends(layout, here) - theirs.ended
        return self._runs(layout, here) + theirs.hurry * down - theirs.running

    def _ends(self, layout: Sequence[int], here: Situation) -> float:
        """The strokes of a layout when all is turned up now."""
        return self._counts(layout).strokes + layout.count(here.down) * here.mean

    def _runs(self, layout: Sequence[int], here: Situation) -> float:
        """The strokes of a layout while the hole goes on: a dear unmatched card will be replaced."""
        weights, shown = self._weights, self._counts(layout)
        coming = layout.count(here.down) * (weights.facedown * here.mean + weights.tempo)
        return shown.strokes - (1 - weights.single) * shown.loose + coming

    def _theirs(self, here: Situation) -> "Theirs":
        """What the others have, on average, in each case."""
        many = max(len(here.others), 1)
        layouts = [here.layout_of(other) for other in here.others]
        down = sum(layout.count(here.down) for layout in layouts) / many
        running = sum(self._runs(layout, here) for layout in layouts) / many - self._weights.turn * down / here.size
        shots = here.others.index(here.out) if here.out in here.others else many
        saved = sum(self._shot(layout, here) for layout in layouts[:shots])
        ended = (sum(self._ends(layout, here) for layout in layouts) - saved) / many
        lead = min((layout.count(here.down) for layout in layouts), default=0)
        return Theirs(running, ended, self._weights.tempo * (lead <= 1))

    def _shot(self, layout: Sequence[int], here: Situation) -> float:
        """What a last shot saves, where there is one."""
        if self._variant.final_turns != "one_each":
            return 0.0
        dearest = max((here.worth[rank] for rank in layout if rank != here.down), default=0)
        return self._weights.shot * max(dearest, here.mean)

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


class Theirs(NamedTuple):
    """What the others have on average, in strokes.

    ``running`` while the hole goes on, ``ended`` once this turn has ended it, after the last shots that they have then.
    ``hurry`` is what a facedown card of one's own costs more because one of them is about to put out.
    """

    running: float
    ended: float
    hurry: float
