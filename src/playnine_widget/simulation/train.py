"""Train the tables of the tour player by self-play: ``python -m playnine_widget.simulation.train [--players 4]``.

Tables for two are learned from those of a pro, tables for several from those for two. The same seed gives the same
tables; the defaults are what the package ships. Those for two take about a minute and a half on one core, those for
several a third of one; half a minute more the first time, for compiling. Needs the extra ``fast``.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from playnine_widget.bots import pro, tables
from playnine_widget.bots.club import HABITS
from playnine_widget.games.golf.compiled.hole import new_hole
from playnine_widget.simulation import arena, fast, selfplay, selfplay_many

HOLES, HOLES_OF_SEVERAL = 120_000, 24_000
CHUNK = 10_000
FIRST_RATE, LAST_RATE = 0.3, 0.015
"""How far a value moves towards its target, at the beginning and at the end, as a share."""
SEVERAL_FIRST_RATE, SEVERAL_LAST_RATE = 0.05, 0.004
"""The same for several players: they begin with good values, and each target is one that came out by chance."""
BEGINNING = pro.Numbers(
    hidden=5.8,
    untouched=11.6,
    one_left=2.0,
    open=0.3,
    most=99,
    closed=0.7,
    last_shot=3.8,
    hole_in_one=6.5,
    low=0,
    pair=0.5,
    covered=(2, 2, 2),
    bonus=9.5,
    beside=1.8,
)
"""The numbers that learning begins with: a pro's, whatever those of the pro in the package are."""
FRESH = [0] * 4 + [rank for rank in range(1, 14) for _ in range(8)]
SHIPPED = Path(tables.__file__).parent


def train(holes: int = HOLES, seed: int = 1, *, progress: bool = True) -> list[float]:
    """Return tables for two players learned in so many holes, beginning with those of a pro."""
    twins = seated(2, pro.tables(BEGINNING))
    hole, room, rng = new_hole(tuple(range(14)), 10), arena.new_room(), np.array([seed], np.uint64)
    deck = np.array(FRESH, np.int64)
    rates = np.geomspace(FIRST_RATE, LAST_RATE, holes)
    for first in range(0, holes, CHUNK):
        error = selfplay.self_play(hole, twins, deck, rates[first : first + CHUNK], rng, room)
        if progress:
            sys.stderr.write(f"{min(first + CHUNK, holes)} holes, mean squared error {error:.3f}\n")
    return [float(number) for number in twins.tables[0]]


def train_several(
    players: int = 4, holes: int = HOLES_OF_SEVERAL, seed: int = 1, *, progress: bool = True
) -> list[float]:
    """Return tables for several players learned in so many holes, beginning with those for two."""
    twins = seated(players, tables.load("tour"))
    kept = tuple(new_hole(tuple(range(14)), 10) for _ in range(players))
    hole, room, rng = new_hole(tuple(range(14)), 10), arena.new_room(), np.array([seed], np.uint64)
    deck = np.array(FRESH, np.int64)
    rates = np.geomspace(SEVERAL_FIRST_RATE, SEVERAL_LAST_RATE, holes)
    for first in range(0, holes, CHUNK):
        some = rates[first : first + CHUNK]
        error = selfplay_many.play_and_learn(hole, kept, twins, deck, some, rng, room)
        if progress:
            sys.stderr.write(f"{min(first + CHUNK, holes)} holes, mean squared error {error:.3f}\n")
    return [float(number) for number in twins.tables[0]]


def seated(players: int, beginning: Sequence[float]) -> arena.Players:
    """Return so many players by the same tables, and the club's habits for those that learn nothing."""
    return arena.Players(
        kinds=np.full(players, fast.TABLES),
        plies=np.ones(players, np.int64),
        noise=np.zeros(players),
        habits=np.array([HABITS] * players),
        tables=np.array([beginning] * players),
        adjacent=0,
        passes=1,
    )


def main() -> None:
    """Train and write the tables to a file."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--players", type=int, default=2)
    reader.add_argument("--holes", type=int)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--out", type=Path)
    wanted = reader.parse_args()
    if wanted.players == 2:
        learned, name = train(wanted.holes or HOLES, wanted.seed), "tour"
    else:
        learned, name = train_several(wanted.players, wanted.holes or HOLES_OF_SEVERAL, wanted.seed), "several"
    (wanted.out or SHIPPED / f"{name}.txt").write_text(tables.pack(learned), encoding="ascii")


if __name__ == "__main__":
    main()
