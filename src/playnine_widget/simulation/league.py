"""A league of bots: the same deals for all, seats rotated, raw and luck-adjusted margins with their errors."""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import nullcontext
from itertools import combinations
from typing import Any, NamedTuple

from playnine_widget.bots.bot import Bot, bot_for, who_plays
from playnine_widget.engine.dealer import seeded
from playnine_widget.engine.errors import BadSetting
from playnine_widget.engine.reading import text_of, whole
from playnine_widget.games import catalogue
from playnine_widget.simulation import fast, playing
from playnine_widget.simulation.playing import Played
from playnine_widget.simulation.statistics import Estimate, estimate, margins

CHUNK = 25
"""Deals in one piece of work."""


class Job(NamedTuple):
    """Some deals of one line-up of bots, in every rotation of the seats."""

    variant: Any
    lineup: tuple[Bot, ...]
    seeds: tuple[int, ...]


class Standing(NamedTuple):
    """How one bot fared against some others: estimates over deals, each deal played in every rotation.

    ``share`` of matches won (those level share); ``margin`` and ``adjusted`` in the game's points a hole, own less the
    others' on average, the second less what luck did where it can be counted; of strokes few are good, of tokens many.
    """

    name: str
    against: tuple[str, ...]
    share: Estimate
    margin: Estimate
    adjusted: Estimate

    def __str__(self) -> str:
        return (
            f"{self.name:<12} {', '.join(self.against):<24} {100 * self.share.mean:6.1f} % ± "
            f"{100 * 1.96 * self.share.error:4.1f}  {self.margin!s:>16}  {self.adjusted!s:>16}"
        )


class League(NamedTuple):
    """The result: a standing for every bot in every line-up, and the most turns that a hole took.

    >>> found = league(["novice", "random"], matches=2, holes=1, seed=1, workers=1, progress=False)
    >>> found.standings[0].name, found.standings[0].share.number
    ('novice', 1)
    """

    standings: tuple[Standing, ...]
    turns: int

    def __str__(self) -> str:
        head = f"{'bot':<12} {'against':<24} {'matches won':>15}  {'strokes a hole':>16}  {'less luck':>16}"
        return "\n".join([head, *map(str, self.standings)])


def league(
    bots: Iterable[object],
    game: Any = catalogue.DEFAULT,
    matches: int = 200,
    *,
    players: int = 2,
    seed: int | None = None,
    workers: int | Executor | None = None,
    progress: bool = True,
    **rules: object,
) -> League:
    """Let bots play against one another: every choice of ``players`` of them, in every rotation of the seats.

    ``bots`` are names, bots or functions ``view -> action``; ``matches`` is how many each line-up plays in all, on
    deals that are the same for every line-up. So many ``workers`` share the work, processes of this machine, or any
    executor of `concurrent.futures` does; the result does not depend on who. Bots that have fast twins use them where
    numba is installed.

    Raises `BadSetting` for what is no number of matches or players, for too few bots and for one that does not play the
    game, `UnknownName` for a bot or a game that there is not, `BotFailed` when a bot fails.
    """
    variant: Any = catalogue.variant(game, **rules).ending()
    many, seats = whole(matches), whole(players)
    if many is None or many < 1:
        raise BadSetting("error.league.matches", matches=text_of(matches))
    if seats is None or not 2 <= seats <= variant.most_players:
        raise BadSetting("error.players.number", n=text_of(players), most=variant.most_players, game=variant.name)
    first = seeded(seed)
    seeds = [(first + number) % (1 << 53) for number in range(max(1, many // seats))]
    lineups = list(combinations(_entered(bots, variant, seats), seats))
    jobs = [
        Job(variant, lineup, tuple(seeds[at : at + CHUNK])) for lineup in lineups for at in range(0, len(seeds), CHUNK)
    ]
    done: dict[Job, list[list[Played]]] = {}
    for job, results in _run(jobs, workers):
        done[job] = results
        if progress:
            sys.stderr.write(f"\r{len(done)} of {len(jobs)} pieces of work done" + "\n" * (len(done) == len(jobs)))
    return _result(lineups, [(job, done[job]) for job in jobs])


def _entered(bots: object, variant: Any, players: int) -> list[Bot]:
    """Return the bots of a league, at least as many as sit at a table, who all play the game."""
    if isinstance(bots, str | bytes | Mapping) or not isinstance(bots, Iterable):
        raise BadSetting("error.league.list", bots=text_of(bots))
    entered = [who_plays(bot_for(bot), variant) for bot in bots]
    if len(entered) < players:
        raise BadSetting("error.league.bots", players=players, bots=tuple(bot.name for bot in entered))
    return entered


def against(
    one: object, others: Sequence[object], game: Any = catalogue.DEFAULT, matches: int = 200, **settings: Any
) -> League:
    """Let one bot play a table of others, who may be equal to one another: one line-up, in every rotation."""
    return league([one, *others], game, matches, players=1 + len(others), **settings)


def work(job: Job) -> list[list[Played]]:
    """Play the deals of a job; return by deal a result for each rotation, its seats turned back to the line-up."""
    many = len(job.lineup)
    turned = [job.lineup[step:] + job.lineup[:step] for step in range(many)]
    by_rotation = [_played(job.variant, seats, job.seeds) for seats in turned]
    return [[_back(found[deal], step) for step, found in enumerate(by_rotation)] for deal in range(len(job.seeds))]


def _played(variant: Any, seats: tuple[Bot, ...], seeds: Sequence[int]) -> list[Played]:
    if fast.is_fast(variant, seats):
        return fast.play(variant, seats, seeds)
    names = [f"{number} {bot.name}" for number, bot in enumerate(seats, 1)]
    return [playing.play(variant, names, seats, seed) for seed in seeds]


def _back(played: Played, step: int) -> Played:
    """Turn a result back: the line-up's bot ``step`` sat in seat 0."""
    many = len(played.totals)
    order = [(number - step) % many for number in range(many)]
    return played._replace(
        totals=tuple(played.totals[at] for at in order),
        shares=tuple(played.shares[at] for at in order),
        luck=tuple(played.luck[at] for at in order),
    )


def _run(jobs: list[Job], workers: int | Executor | None) -> Iterator[tuple[Job, list[list[Played]]]]:
    here = workers == 1 or len(jobs) == 1 or not all(map(_travels, jobs))
    if here and not isinstance(workers, Executor):
        yield from ((job, work(job)) for job in jobs)
        return
    with ProcessPoolExecutor(workers) if not isinstance(workers, Executor) else nullcontext(workers) as pool:
        waiting = {pool.submit(work, job): job for job in jobs}
        for future in as_completed(waiting):
            yield waiting[future], future.result()


def _travels(job: Job) -> bool:
    """Whether the bots of a job can be sent to another process: those that come with the package, by name."""
    return all(bot.is_built_in for bot in job.lineup)


def _result(lineups: list[tuple[Bot, ...]], done: list[tuple[Job, list[list[Played]]]]) -> League:
    standings = []
    for lineup in lineups:
        deals = [deal for job, deals in done if job.lineup == lineup for deal in deals]
        standings += [_standing(lineup, at, deals) for at in range(len(lineup))]
    turns = max((played.turns for _, deals in done for deal in deals for played in deal), default=0)
    return League(tuple(standings), turns)


def _standing(lineup: tuple[Bot, ...], at: int, deals: list[list[Played]]) -> Standing:
    """Return how one bot of a line-up fared; the rotations of one deal make one result."""

    def over(result: Callable[[Played], float]) -> Estimate:
        return estimate(sum(map(result, deal)) / len(deal) for deal in deals)

    others = tuple(bot.name for number, bot in enumerate(lineup) if number != at)
    return Standing(
        lineup[at].name,
        others,
        over(lambda played: played.shares[at]),
        over(lambda played: margins(played.totals)[at] / played.holes),
        over(lambda played: (margins(played.totals)[at] - played.luck[at]) / played.holes),
    )
