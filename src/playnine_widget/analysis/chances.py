"""The chance to win, from expected strokes: what the cards to come may still do is taken for normally distributed."""

from functools import cache
from math import erf, exp, pi, sqrt
from statistics import pstdev

from playnine_widget.games.golf.variant import Variant
from playnine_widget.games.golf.view import View

SPREAD_OF_A_PLAYER = 0.76
"""One player's strokes of a hole spread by this much times what the cards of a layout do when dealt at random."""

SHOTS, DEALT = 0.27, 0.9
"""What is left of that variance at the last shots, and what all facedown cards add. Measured: 180 holes of tour."""

STEPS = 24
REACH = 4.0
"""Standard deviations to either side that are looked at."""


@cache
def hole_spread(variant: Variant) -> float:
    """Return the standard deviation of one player's strokes of a whole hole.

    >>> from playnine_widget.games.catalogue import variant
    >>> round(hole_spread(variant("play nine")), 1)
    9.1
    """
    worths = [variant.worth[card.rank] for card in variant.deck]
    return SPREAD_OF_A_PLAYER * pstdev(worths) * sqrt(variant.cells)


def left_spread(view: View) -> float:
    """Return the standard deviation of what one player's strokes of this hole may still change by.

    It falls with the facedown cards of all who play; the last shots remain.
    """
    down = sum(len(view.layouts[seat].facedown) for seat in view.playing)
    share = down / (len(view.playing) * view.variant.cells)
    return hole_spread(view.variant) * sqrt(SHOTS + DEALT * share)


def chance_of_hole(view: View, margin: float) -> float:
    """Return the chance of the seat to act to have the fewest strokes of this hole, given its expected margin."""
    spread = left_spread(view)
    return least(margin, spread, [(0.0, spread)] * (len(view.playing) - 1))


def chance_of_match(view: View, margin: float) -> float | None:
    """Return the chance of the seat to act to win the match; None in a playoff.

    The holes to come are taken for even.
    """
    if view.playoff or view.to_act is None:
        return None
    left = max(view.variant.holes - view.hole, 0)
    spread = sqrt(left_spread(view) ** 2 + left * hole_spread(view.variant) ** 2)
    others = [(float(view.totals[seat]), spread) for seat in view.playing if seat != view.to_act]
    return least(view.totals[view.to_act] + margin, spread, others)


def least(mean: float, spread: float, others: list[tuple[float, float]]) -> float:
    """Return the chance that a normal number is the least of several, each (mean, standard deviation).

    >>> least(0, 1, [(0, 1)]), round(least(0, 1, [(0, 1)] * 3), 2)
    (0.5, 0.25)
    """
    if not others:
        return 1.0
    if len(others) == 1:
        other, its = others[0]
        return _below((other - mean) / sqrt(spread**2 + its**2))
    width = 2 * REACH / STEPS
    total = weight = 0.0
    for step in range(STEPS + 1):
        at = -REACH + step * width
        density = exp(-at * at / 2) / sqrt(2 * pi)
        above = 1.0
        for other, its in others:
            above *= _below((other - mean - spread * at) / its)
        total += density * above
        weight += density
    return total / weight


def _below(at: float) -> float:
    """Return the chance that a standard normal number is below ``at``."""
    return (1 + erf(at / sqrt(2))) / 2
