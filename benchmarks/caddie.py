"""How far the caddie's value of the other card-golf games is off, by play: `analysis.caddie.GENERIC`.

    nice python benchmarks/caddie.py "six card" "six card quick" [--positions 100] [--deals 40]

In positions of tour against itself the best option and the next are played out in the same imagined deals. What the
value says of their difference is held against the mean over the deals; the noise of that mean is taken out.
"""

import argparse
import random
from collections.abc import Iterator, Sequence
from math import sqrt
from multiprocessing import Pool
from statistics import fmean, variance
from typing import Any

from playnine_widget.analysis.caddie import glance
from playnine_widget.analysis.chances import hole_spread
from playnine_widget.bots.bot import find
from playnine_widget.engine.dealer import happen
from playnine_widget.games.catalogue import variant
from playnine_widget.games.golf import game
from playnine_widget.match.match import Match
from playnine_widget.simulation.statistics import margins

LATEST = 22
"""Decisions after which a position is looked at, at most; the tee-off is passed over."""


def positions(rules: Any, rng: random.Random) -> Iterator[Any]:
    """Yield views with a choice, one of a hole."""
    for seed in range(1 << 30):
        match = Match(rules, ["bot:tour", "bot:tour"], seed=seed)
        for _ in range(rng.randrange(LATEST)):
            if not match.over:
                match.act(str(find("tour")(match.view(match.to_act))))
        if not match.over and match.view().phase != "tee off" and len(match.options) > 1:
            yield match.view(match.to_act)


def played_out(state: Any, option: str, seat: int, seed: int) -> float:
    """Return the margin of a seat at the end of the hole after an option, all playing on as tour does."""
    while True:
        refill = game.needs(state, option)
        state = game.apply(state if refill is None else happen(game, state, refill, seed).state, option)
        while (chance := game.due(state)) is not None:
            state = happen(game, state, chance, seed).state
        now = game.to_act(state)
        if now is None:
            return margins(game.totals(state))[seat]
        option = str(find("tour")(game.view(state, now)))


def off(view: Any, deals: int, rng: random.Random) -> float:
    """Return the square of how far off the value is about the best option and the next, less the noise."""
    worth = glance(view)
    best, following = sorted(worth, key=worth.__getitem__)[:2]
    apart = []
    for seed in range(deals):
        state = game.imagine(view, rng.shuffle)
        ends = [played_out(state, option, view.to_act, seed) for option in (best, following)]
        apart.append(ends[1] - ends[0])
    return (worth[following] - worth[best] - fmean(apart)) ** 2 - variance(apart) / deals


def measure(task: tuple[str, int, int]) -> str:
    """Return the line of a game."""
    name, many, deals = task
    rules, rng = variant(name, holes=1).ending(), random.Random(name)
    squares = [off(view, deals, rng) for _, view in zip(range(many), positions(rules, rng), strict=False)]
    error, mean = sqrt(variance(squares) / many), fmean(squares)
    low, found, high = (sqrt(max(square, 0.0)) for square in (mean - error, mean, mean + error))
    share = found / sqrt(2) / hole_spread(rules)
    return f"{name}: {found:.2f} strokes ({low:.2f} to {high:.2f}) about two options, {share:.2f} of the spread each"


def main(words: Sequence[str] | None = None) -> None:
    """Measure each game on a core of its own."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--deals", type=int, default=40)
    asked = parser.parse_args(words)
    with Pool(len(asked.games)) as pool:
        for line in pool.imap(measure, [(name, asked.positions, asked.deals) for name in asked.games]):
            print(line, flush=True)


if __name__ == "__main__":
    main()
