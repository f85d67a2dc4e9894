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


def play(players: int, matches: int, workers: int) -> None:
    """Play the matches, and print after every tenth of them what share the guesser has won so far."""
    tasks, began, wins = [(seed, players) for seed in range(matches)], time.perf_counter(), 0
    with Pool(workers) as pool:
        for number, is_won in enumerate(pool.imap(won, tasks, chunksize=10), 1):
            wins += is_won
            if number % max(1, matches // 10) == 0:
                share = wins / number
                error, pace = sqrt(share * (1 - share) / number), 1000 * (time.perf_counter() - began) / number
                print(
                    f"{players} players, {number} matches: the guesser wins {share:.1%} ± {error:.1%} "
                    f"(even: {1 / players:.1%}), {pace:.0f} ms a match",
                    flush=True,
                )


def main(words: Sequence[str] | None = None) -> None:
    """Play with each number of players."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=5000)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args(words)
    for players in asked.players:
        play(players, asked.matches, asked.workers)


if __name__ == "__main__":
    main()
