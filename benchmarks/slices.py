"""What one side of a pair runs: work in slices of CPU time, on request. Needs nothing but Python: peers use it too."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

SLICE = 0.1  # seconds of CPU time


def serve(work: Callable[[], int]) -> None:
    """For each line on stdin work for a slice; answer with the units done and the CPU seconds used.

    `work` does a small piece and gives the number of units (moves, updates) that it did.
    """
    work()
    print("ready", flush=True)
    for _ in sys.stdin:
        units, start = 0, time.process_time()
        while (used := time.process_time() - start) < SLICE:
            units += work()
        print(units, used, flush=True)
