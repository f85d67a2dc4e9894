"""What each option is worth: the expectation over the unseen cards of a value of the position after the turn."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from playnine_widget.bots import expectation
from playnine_widget.bots.expectation import NEVER, Floats
from playnine_widget.bots.situation import NOBODY, Situation, may_pass, situation
from playnine_widget.bots.value import Value
from playnine_widget.games.golf.layout import grid
from playnine_widget.games.golf.view import View

Drawn = Mapping[int, int]


class Worth(NamedTuple):
    """What an option is worth: the mean margin in strokes (own less the others' average; low is good).

    ``variance`` is that of the cards which this turn turns up or draws, not of the rest of the hole.
    """

    mean: float
    variance: float


def option_values(view: View, value: Value) -> dict[str, Worth]:
    """Return what each of the options of the seat to act is worth, in the order of the options.

    Raises `ValueError` when nobody is to act.

    >>> from playnine_widget.bots.value import value_for
    >>> from playnine_widget.games.golf.filling import from_position
    >>> from playnine_widget.games.golf.observe import view
    >>> seen = view(from_position("Ann: 5 9 ? 12 / ? 9 ? 0; discard: 5", list.sort), 0)
    >>> worth = option_values(seen, value_for(seen.variant))
    >>> min(worth, key=lambda option: worth[option].mean)
    'take'
    """
    here = situation(view)
    turn = Turn(here, value.afters(here))
    return {option: turn.worth(option) for option in view.options}


class Turn:
    """The turn of the seat to act, with a value of every position that it may lead to (`Value.afters`)."""

    def __init__(self, here: Situation, afters: Floats) -> None:
        size, ranks = here.size, len(here.ranks)
        self.here, self.afters = here, afters
        self.first, self.unseen = here.seat * size, here.unseen
        self.flips, self.passes = may_pass(here.variant, here.facedown(here.seat))
        self.at = grid(here.variant.rows, here.variant.columns).at
        self.tops, self.shown = [0.0] * (size * ranks), [0.0] * (size * ranks)
        expectation.hidden_sums(afters, here.counts, size, self.tops, self.shown)

    def worth(self, option: str) -> Worth:
        """Return what an option is worth."""
        verb, _, place = option.partition(" ")
        if verb == "draw":
            return self._draw()
        if verb == "take":
            return self._take()
        return self._spread(self._outcomes(verb, self.at.get(place, self.here.size)))

    def _draw(self) -> Worth:
        here = self.here
        best = []
        for card, many in enumerate(here.counts):
            if many:
                values = self._with(card)
                best.append((many, values[expectation.least(values, len(values))]))
        return self._spread(best)

    def _take(self) -> Worth:
        here = self.here
        values = [0.0] * (2 * here.size + 1)
        taken = (self.afters, self.tops, here.cells, self.first, here.counts, self.unseen, here.top, values)
        mean = expectation.taking(*taken)
        return Worth(mean, self._swap(expectation.least(values, here.size), here.top).variance)

    def _with(self, card: int) -> Floats:
        """Return the values of all actions with a card that is about to be drawn."""
        here = self.here
        values = [NEVER] * (2 * here.size + 1)
        sums = (self.afters, self.tops, self.shown, here.cells, self.first, here.counts, self.unseen)
        expectation.after_draw(*sums, card, 1, self.flips, self.passes, values)
        return values

    def _swap(self, place: int, card: int) -> Worth:
        return self._spread(self._outcomes("swap", place, card))

    def _outcomes(self, verb: str, place: int, card: int = NOBODY) -> list[tuple[int, float]]:
        """Return how many unseen cards lead to each value after an action with the card in hand."""
        here, ranks = self.here, len(self.here.ranks)
        hand = here.hand if card == NOBODY else card
        unseen = [(many, rank) for rank, many in enumerate(here.counts) if many]
        if verb == "swap":
            row, there = (place * ranks + hand) * ranks, here.layout[place]
            if there != here.down:
                return [(1, self.afters[row + there])]
            return [(many, self.afters[row + rank]) for many, rank in unseen]
        if verb == "flip":
            top = here.top if hand == NOBODY else hand  # a flip of the tee-off discards nothing
            return [(many, self.afters[(place * ranks + rank) * ranks + top]) for many, rank in unseen]
        return [(1, self.afters[here.size * ranks * ranks + hand])]

    @staticmethod
    def _spread(outcomes: Iterable[tuple[int, float]]) -> Worth:
        """Return mean and variance of values, each with how many cards lead to it."""
        outcomes = list(outcomes)
        total = sum(many for many, _ in outcomes)
        mean = sum(many * value for many, value in outcomes) / total
        return Worth(mean, sum(many * (value - mean) ** 2 for many, value in outcomes) / total)
