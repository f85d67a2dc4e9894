"""Two sides measured in one run: slices in the order A B B A on one core, and the median of the paired ratios."""

from __future__ import annotations

import contextlib
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Self

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

HERE = Path(__file__).parent
ALTERNATIONS = 21
Side = tuple[str, ...]  # a command that ends in `serve(...)`


class Pair(NamedTuple):
    """The median of the paired ratios A / B, and how far the middle half of them reaches."""

    ratio: float
    low: float
    high: float


def ours(script: str, *arguments: str) -> Side:
    """Run a script of this folder by the Python that runs us."""
    return (sys.executable, str(HERE / script), *arguments)


@contextlib.contextmanager
def one_core() -> Iterator[None]:
    """Stay on one core, and every process that is started meanwhile with us."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    yield
    os.sched_setaffinity(0, cores)


def compare(a: Callable[[], float], b: Callable[[], float]) -> Pair:
    """Call the two in the order A B B A and compare their sums, `ALTERNATIONS` times."""
    ratios = []
    for _ in range(ALTERNATIONS):
        first, second, third, fourth = a(), b(), b(), a()
        ratios.append((first + fourth) / (second + third))
    low, middle, high = statistics.quantiles(ratios, n=4)
    return Pair(middle, low, high)


def rates(a: Side, b: Side) -> Pair:
    """Compare the units per CPU second of A and of B, each in its own process."""
    with one_core(), Worker(a) as one, Worker(b) as other:
        return compare(one.rate, other.rate)


class Worker:
    """A process that works one slice when asked."""

    def __init__(self, command: Side) -> None:
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=HERE)

    def __enter__(self) -> Self:
        self._answer()  # it says "ready"
        return self

    def rate(self) -> float:
        """Units per CPU second in one slice."""
        assert self._process.stdin
        print("go", file=self._process.stdin, flush=True)
        units, used = self._answer().split()
        return int(units) / float(used)

    def _answer(self) -> str:
        assert self._process.stdout
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"{self._process.args!r} ended with {self._process.wait()}")
        return line

    def __exit__(self, *_: object) -> None:
        self._process.communicate()
