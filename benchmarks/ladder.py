"""How strong the bots are: each row of the ladder in Play Nine, on the same deals with the seats in every rotation.

``python benchmarks/ladder.py [--matches N] [--workers N] [row ...]`` writes `ladder.md`; with rows, named by the first
two cells as in ``"pro, club-tuned"``, those alone are measured anew and the others stay. The matches run through the
compiled twins, which take the same decisions as the plain bots (tests/simulation); random draws other lots there. The
times are of plain Python.
"""

from __future__ import annotations

import argparse
import datetime as dt
import multiprocessing
import platform
import re
import statistics
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from frozen import frozen
from playnine_widget.bots.bot import Bot, find
from playnine_widget.match.match import Match
from playnine_widget.simulation import fast
from playnine_widget.simulation.league import Standing, against
from playnine_widget.simulation.statistics import Z

if TYPE_CHECKING:
    from collections.abc import Callable

OUT = Path(__file__).parent / "ladder.md"
SEED = 20_000
MOST_TURNS = 200
HEAD = """# The ladder of the bots

{date}, Python {python}, {machine}. Play Nine, matches of nine holes, {matches} a row (a fifth for those of the dial,
`tour~1`), every deal played in every rotation of the seats; errors are 95 % intervals over the deals. Strokes a hole
are own less the others' on average; less luck: each card that came is booked against its exact expectation.
`python benchmarks/ladder.py` measures again.

| bot | against | matches won | bar | strokes a hole | less luck |
|---|---|---|---|---|---|
"""


class Rung(NamedTuple):
    """A row: who, against whom, the share of matches that it has to win, the margin it has to have."""

    bot: str
    others: tuple[str, ...]
    share: float
    margin: float = 0.0


RUNGS = (
    Rung("novice", ("random",), 0.99),
    Rung("club", ("novice",), 0.87),
    Rung("pro", ("frozen club",), 0.87),
    Rung("pro", ("club-tuned",), 0.77),
    Rung("tour", ("club-tuned",), 0.84),
    Rung("tour", ("frozen club",), 0.88),
    Rung("tour", ("novice",), 0.99),
    Rung("tour", ("pro",), 0.5, -0.7),
    Rung("tour", ("club-tuned",) * 3, 0.42),
    Rung("tour~0.5", ("tour",), 0.0),
    Rung("tour~1", ("tour",), 0.0),
    Rung("tour~2", ("tour",), 0.0),
)


def known() -> dict[str, Bot]:
    """The frozen baselines; the compiled loop knows them, random and the dials from now on."""
    fast.TWINS["random"] = fast.Twin(fast.RANDOM)
    for noise in (0.5, 1, 2):
        fast.TWINS[f"tour~{noise:g}"] = fast.TWINS["tour"]._replace(noise=noise)
    return frozen()


def measure(rung: Rung, matches: int) -> tuple[Standing, int]:
    """Play a row; return the standing of its bot and the most turns of a hole."""
    baselines = known()
    bots = [baselines.get(name) or find(name) for name in (rung.bot, *rung.others)]
    many = matches if rung.share else matches // 5
    found = against(bots[0], bots[1:], "play nine", many, seed=SEED, workers=1, progress=False)
    return found.standings[0], found.turns


def name(rung: Rung) -> str:
    """A row's name: its first two cells, between commas."""
    others = ", ".join(rung.others) if len(set(rung.others)) > 1 else rung.others[0]
    return f"{rung.bot}, {others}" + (f" × {len(rung.others)}" if len(rung.others) > 1 else "")


def line(rung: Rung, found: Standing) -> str:
    """A row of the table."""
    share, bar = found.share, f"≥ {100 * rung.share:.0f} %" if rung.share else ""
    missed = share.mean < rung.share
    if rung.margin:
        bar = f"≤ {rung.margin:.1f} less luck".replace("-", "−")
        missed = found.adjusted.mean > rung.margin
    won = f"{100 * share.mean:.1f} ± {100 * Z * share.error:.1f} %"
    strokes = f"{found.margin} | {found.adjusted}".replace("-", "−")
    bot, _, others = name(rung).partition(", ")
    return f"| {bot} | {others} | {won} | {bar}{' **missed**' if missed else ''} | {strokes} |"


def before(text: str) -> tuple[dict[str, str], int]:
    """Return the rows of a ladder by name, and the most turns that a hole took."""
    cells = [(row, row.strip("| ").split(" | ")) for row in text.splitlines() if row.startswith("| ")]
    turns = re.search(r"longest hole took (\d+)", text)
    return {", ".join(cut[:2]): row for row, cut in cells if len(cut) > 5}, int(turns[1]) if turns else 0


def times() -> str:
    """Return how long a move takes in plain Python, CPU time, two players."""
    rows = ["", "| bot | a move, CPU time, median | longest | bar |", "|---|---|---|---|"]
    for bot in ("novice", "club", "pro", "tour"):
        took: list[float] = []
        match = Match("play nine", [timed(find(bot), took), "bot:novice"], seed=3, holes=3)
        match.play_bots()
        median, longest = 1000 * statistics.median(took), 1000 * max(took[1:])
        rows.append(f"| {bot} | {median:.1f} ms | {longest:.1f} ms | ≤ 50 ms |")
    return "\n".join(rows) + "\n"


def timed(bot: Bot, took: list[float]) -> Callable[[object], object]:
    """Return a bot that notes how long it thinks."""

    def play(view: object) -> object:
        began = time.process_time()
        answer = bot(view)
        took.append(time.process_time() - began)
        return answer

    return play


def main() -> None:
    """Measure every row, or those that are asked for, and write the table."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("rows", nargs="*", help="as in 'pro, club-tuned'; none: all", metavar="row")
    reader.add_argument("--matches", type=int, default=2000)
    reader.add_argument("--workers", type=int, default=2)
    wanted = reader.parse_args()
    if unknown := set(wanted.rows) - set(map(name, RUNGS)):
        reader.error(f"no such row: {'; '.join(sorted(unknown))}")
    again = [rung for rung in RUNGS if not wanted.rows or name(rung) in wanted.rows]
    rows, longest = before(OUT.read_text(encoding="utf-8")) if wanted.rows else ({}, 0)
    with ProcessPoolExecutor(wanted.workers, multiprocessing.get_context("spawn")) as pool:
        for rung, (found, turns) in zip(again, pool.map(measure, again, [wanted.matches] * len(again)), strict=True):
            longest = max(longest, turns)
            rows[name(rung)] = line(rung, found)
            sys.stdout.write(rows[name(rung)] + "\n")
            sys.stdout.flush()
    today = dt.datetime.now(dt.UTC).date().isoformat()
    machine = f"{platform.system()} {platform.machine()}"
    text = HEAD.format(date=today, python=platform.python_version(), machine=machine, matches=f"{wanted.matches:,}")
    text += "".join(rows[name(rung)] + "\n" for rung in RUNGS if name(rung) in rows)
    text += f"\nThe longest hole took {longest} turns (bar: {MOST_TURNS}).\n" + times()
    OUT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
