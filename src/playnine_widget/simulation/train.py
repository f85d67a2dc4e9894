"""Train the tables of the tour player by self-play: ``python -m playnine_widget.simulation.train``.

The same seed gives the same tables; the default is what the package ships. About two minutes on one core, half a minute
more the first time, for compiling. Needs the extra ``fast``.
"""

import argparse
import sys
from pathlib import Path

import numpy as np

from playnine_widget.bots import pro, tables
from playnine_widget.games.golf.compiled.hole import new_hole
from playnine_widget.simulation import arena, fast, selfplay

HOLES = 120_000
CHUNK = 10_000
FIRST_RATE, LAST_RATE = 0.3, 0.015
"""How far a value moves towards its target, at the beginning and at the end, as a share."""
WILDNESS = 1.0
FRESH = [0] * 4 + [rank for rank in range(1, 14) for _ in range(8)]
SHIPPED = Path(tables.__file__).parent / "tour.txt"


def train(holes: int = HOLES, seed: int = 1, *, progress: bool = True) -> list[float]:
    """Return tables learned in so many holes, beginning with those of the pro."""
    learned = np.array([pro.tables()] * 2)
    twins = arena.Players(
        kinds=np.full(2, fast.TABLES),
        plies=np.ones(2, np.int64),
        noise=np.zeros(2),
        habits=np.zeros((2, 7)),
        tables=learned,
        adjacent=0,
        passes=1,
    )
    hole, room, rng = new_hole(tuple(range(14)), 10), arena.new_room(), np.array([seed], np.uint64)
    deck = np.array(FRESH, np.int64)
    rates = np.geomspace(FIRST_RATE, LAST_RATE, holes)
    for first in range(0, holes, CHUNK):
        error = selfplay.self_play(hole, twins, deck, rates[first : first + CHUNK], WILDNESS, rng, room)
        if progress:
            sys.stderr.write(f"{min(first + CHUNK, holes)} holes, mean squared error {error:.3f}\n")
    return [float(number) for number in learned[0]]


def main() -> None:
    """Train and write the tables to a file."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--holes", type=int, default=HOLES)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--out", type=Path, default=SHIPPED)
    wanted = reader.parse_args()
    wanted.out.write_text(tables.pack(train(wanted.holes, wanted.seed)))


if __name__ == "__main__":
    main()
