"""The results as Markdown: one line a measurement, with its bar."""

from __future__ import annotations

import datetime as dt
import platform
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pairs import Pair

HEAD = """# Measured side by side

{date}, Python {python}, {machine}. Each pair was measured in one run: slices of 0.1 s of CPU time (imports: whole
interpreters; click to paint: single clicks) in the order A B B A, 21 alternations, on one core; the figure is the
median of the paired ratios, with its quartiles. `make bench` measures again.

| what | against | measured | bar |
|---|---|---|---|
"""


class Row(NamedTuple):
    """One measurement. `better` is +1 when more is better, -1 when less is."""

    what: str
    against: str
    measured: Pair
    bar: float
    better: int
    unit: str = "×"

    @property
    def holds(self) -> bool:
        return (self.measured.ratio - self.bar) * self.better >= 0

    def __str__(self) -> str:
        sign = "≥" if self.better > 0 else "≤"
        shown = _shown(self.measured.ratio, self.unit)
        if self.measured.low != self.measured.high:
            shown += f" ({_shown(self.measured.low, '')}–{_shown(self.measured.high, '')})"
        missed = "" if self.holds else " **missed**"
        return f"| {self.what} | {self.against} | {shown} | {sign} {self.bar:g}{self.unit}{missed} |"


def _shown(number: float, unit: str) -> str:
    return f"{number:.0f}{unit}" if number >= 100 else f"{number:.3g}{unit}"


def document(rows: list[Row]) -> str:
    """The whole text of `results.md`."""
    today = dt.datetime.now(dt.UTC).date().isoformat()
    machine = f"{platform.system()} {platform.machine()}"
    head = HEAD.format(date=today, python=platform.python_version(), machine=machine)
    return head + "".join(f"{row}\n" for row in rows)
