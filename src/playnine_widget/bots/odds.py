"""What each option is worth: the expectation over the unseen cards of a value of the position after the turn."""

from collections.abc import Iterable
from statistics import NormalDist
from typing import NamedTuple

from playnine_widget.bots.loops import expectation
from playnine_widget.bots.loops.expectation import NEVER, Floats
from playnine_widget.bots.situation import NOBODY, Situation, may_pass, situation
from playnine_widget.bots.value import Value
from playnine_widget.cards.shuffle import Stream
from playnine_widget.games.golf.layout import grid
from playnine_widget.games.golf.view import View


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


def best(view: View, value: Value, noise: float = 0.0) -> str:
    """Return the option with the least mean, the first of equals; in the tee-off see `tee_off`.

    ``noise`` is the standard deviation, in strokes, of an error added to each mean: the same for equal views.
    """
    if view.phase == "tee off":
        return tee_off(view)
    worths = option_values(view, value)
    chance = Stream("noise", str(view)) if noise else None
    return min(worths, key=lambda option: worths[option].mean + (noise * gaussian(chance) if chance else 0))


def tee_off(view: View) -> str:
    """Return a flip in a column that has no card up yet, if there is one: two columns promise more than one."""
    layout = view.layouts[view.to_act or 0]
    touched = {place[0] for place, card in layout.items() if card is not None}
    return next((option for option in view.options if option.split()[1][0] not in touched), view.options[0])


def gaussian(chance: Stream) -> float:
    """Return a normally distributed number, mean 0 and deviation 1.

    >>> round(gaussian(Stream(1)), 3) == round(gaussian(Stream(1)), 3)
    True
    """
    return NormalDist().inv_cdf((chance.below(1 << 31) + 0.5) / (1 << 31))


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

    def once_drawn(self, card: int) -> float:
        """Return the best that can be done with a card of this rank, about to be drawn."""
        values = self._with(card)
        return values[expectation.least(values, len(values))]

    def surprise(self, action: str, card: int, came: str, *, drawn: bool) -> tuple[float, float]:
        """Return what was expected of an action with this card that turns one up, and its value when ``came`` does.

        ``drawn``: the card counted as unseen until now, so it is not what came up.
        """
        verb, _, place = action.partition(" ")
        outcomes = dict.fromkeys(range(len(self.here.ranks)), 0.0)
        row = self.at[place] * len(outcomes)
        for rank in outcomes:
            up, top = (card, rank) if verb == "swap" else (rank, card)
            outcomes[rank] = self.afters[(row + up) * len(outcomes) + top]
        many = [number - (drawn and rank == card) for rank, number in enumerate(self.here.counts)]
        expected = sum(number * outcomes[rank] for rank, number in enumerate(many)) / max(sum(many), 1)
        return expected, outcomes[self.here.ranks.index(came)]

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
