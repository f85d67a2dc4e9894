"""How often the guesser wins 99 against novices: whole matches, every seat in turn, the share with its standard error.

    nice python benchmarks/guesser.py --matches 5000 --players 2 4 --workers 2

A share is of the matches won; an even player has one in as many as sit at the table.
"""

import argparse
import time
from collections.abc import Sequence
from math import sqrt
from multiprocessing import Pool

from playnine_widget.match.match import Match


def won(task: tuple[int, int]) -> bool:
    """Play one match; whether the guesser, who sits one seat further in each, has won it."""
    seed, players = task
    seat = seed % players
    seats = ["bot:guesser" if at == seat else "bot:novice" for at in range(players)]
    match = Match("ninety nine", seats, seed=seed)
    match.play_bots()
    return match.winners == (seat,)


def share(players: int, matches: int, workers: int) -> tuple[float, float]:
    """Return the share of the matches that the guesser wins, and its standard error."""
    tasks = [(seed, players) for seed in range(matches)]
    with Pool(workers) as pool:
        wins = sum(pool.imap_unordered(won, tasks, chunksize=10))
    part = wins / matches
    return part, sqrt(part * (1 - part) / matches)


def main(words: Sequence[str] | None = None) -> None:
    """Print a line for each number of players."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=5000)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args(words)
    for players in asked.players:
        began = time.perf_counter()
        part, error = share(players, asked.matches, asked.workers)
        took = time.perf_counter() - began
        print(
            f"{players} players, {asked.matches} matches: the guesser wins {part:.1%} ± {error:.1%} "
            f"(even: {1 / players:.1%}), {1000 * took / asked.matches:.0f} ms a match"
        )


if __name__ == "__main__":
    main()
