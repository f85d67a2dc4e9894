"""Means and shares with their errors, from results that do not depend on one another."""

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

Z = 1.96
"""Standard errors on either side that hold the truth 19 times in 20."""


class Estimate(NamedTuple):
    """A mean, its standard error, and from how many independent results.

    >>> print(estimate([1.0, 3.0, 2.0, 2.0]))
    2.00 ± 0.80
    """

    mean: float
    error: float
    number: int

    @property
    def interval(self) -> tuple[float, float]:
        """What holds the truth 19 times in 20."""
        return self.mean - Z * self.error, self.mean + Z * self.error

    def __str__(self) -> str:
        return f"{self.mean:.2f} ± {Z * self.error:.2f}"


def estimate(results: Iterable[float]) -> Estimate:
    """Return the mean of results that do not depend on one another; one alone has an error of infinity."""
    found = list(results)
    number = len(found)
    if not number:
        return Estimate(0.0, float("inf"), 0)
    mean = sum(found) / number
    if number == 1:
        return Estimate(mean, float("inf"), 1)
    spread = sum((result - mean) ** 2 for result in found) / (number - 1)
    return Estimate(mean, sqrt(spread / number), number)


def shares(strokes: Sequence[int]) -> tuple[float, ...]:
    """Return the share of a win by seat: the fewest strokes win, those level share.

    >>> shares([12, 9, 9])
    (0.0, 0.5, 0.5)
    """
    least = min(strokes)
    first = sum(number == least for number in strokes)
    return tuple(1 / first if number == least else 0.0 for number in strokes)


def margins(strokes: Sequence[float]) -> tuple[float, ...]:
    """Return by seat the own strokes less the others' on average; low is good.

    >>> margins([10, 4, 4])
    (6.0, -3.0, -3.0)
    """
    total, others = sum(strokes), len(strokes) - 1
    return tuple(float(own - (total - own) / others) for own in strokes)
