"""The fast path of the league: bots that have a compiled twin, in games whose rules have one.

Loaded only when it is asked for; without numba every caller takes the plain path, with the same results.
"""

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any, NamedTuple

from playnine_widget.bots import pro, tables
from playnine_widget.bots.bot import Bot, built_in
from playnine_widget.bots.club import HABITS
from playnine_widget.bots.loops.rules_of_thumb import Habits
from playnine_widget.bots.loops.turn import SIZE
from playnine_widget.bots.situation import ranks_of
from playnine_widget.bots.tabled import fits
from playnine_widget.engine.dealer import happen
from playnine_widget.games.catalogue import game_of
from playnine_widget.simulation.playing import Played
from playnine_widget.simulation.statistics import shares

RANDOM, GREEDY, CLUB, TABLES = range(4)
"""The kinds of fast bots."""
NO_TABLES = (0.0,) * SIZE


class Twin(NamedTuple):
    """How the compiled loop plays a bot: its kind (`arena`), how deep where two play, numbers and tables, its noise."""

    kind: int
    plies: int = 1
    habits: Habits = HABITS
    tables: Callable[[], Sequence[float]] = lambda: NO_TABLES
    several: Callable[[], Sequence[float]] | None = None
    """The tables for three players and more, where these are others."""
    noise: float = 0.0


TWINS = {
    "novice": Twin(GREEDY),
    "club": Twin(CLUB),
    "pro": Twin(TABLES, tables=pro.tables),
    "tour": Twin(TABLES, plies=2, tables=lambda: tables.load("tour"), several=lambda: tables.load("several")),
}
"""The bots that have a compiled twin with the same decisions. Bots that draw lots key them by the view in text, which
is not compiled; a benchmark may add twins that draw others."""


def is_fast(variant: Any, bots: Sequence[object]) -> bool:
    """Whether all of this can be compiled: bots by name, a game whose tables fit, numba installed."""
    fit = game_of(variant).name == "golf" and fits(variant) and variant.starter == "dealer_left"
    return fit and all(map(_has_twin, bots)) and variant.tie_break == "shared" and find_spec("numba") is not None


def _has_twin(bot: object) -> bool:
    """Whether a bot has a compiled twin; somebody's own function that is called as a built-in bot has none."""
    return isinstance(bot, Bot) and bot.name in TWINS and (bot.is_built_in or bot.name not in built_in())


def play(variant: Any, bots: Sequence[Bot], seeds: Sequence[int], *, weigh: bool = True) -> list[Played]:
    """Play one match for each seed, by the compiled twins; bot ``i`` sits in seat ``i``."""
    import numpy as np  # noqa: PLC0415

    from playnine_widget.games.golf.compiled.hole import new_hole  # noqa: PLC0415
    from playnine_widget.simulation import arena, deals  # noqa: PLC0415

    many = len(bots)
    numbers = {rank: at for at, rank in enumerate(ranks_of(variant))}
    fresh = [numbers[card.rank] for card in variant.cards(many)]
    hole = new_hole(tuple(dict.fromkeys(fresh)), variant.no_progress_rounds or 10**6)
    seated = _seated(variant, bots)
    tally = arena.Tally(
        np.zeros((len(seeds), many), np.int64), np.zeros((len(seeds), many)), np.zeros(len(seeds), np.int64)
    )
    dealt = deals.decks(seeds, variant.holes, fresh), deals.refills(seeds, variant.holes)
    dealers = np.array([first_dealer(variant, many, seed) for seed in seeds], np.int64)
    rng, room = np.array(seeds[:1], np.uint64), arena.new_room()
    arena.play_matches(hole, seated, *dealt, dealers, rng, room, tally, weigh)
    rows = zip(tally.strokes.tolist(), tally.luck.tolist(), tally.turns.tolist(), strict=True)
    return [Played(tuple(strokes), shares(strokes), tuple(luck), variant.holes, turns) for strokes, luck, turns in rows]


def first_dealer(variant: Any, many: int, seed: int) -> int:
    """Return who deals first: the lowest cut, as in a match with this seed."""
    game = game_of(variant)
    state = game.start(variant, tuple(map(str, range(many))))
    while (chance := game.due(state)) is not None and chance.kind == "cut":
        state = happen(game, state, chance, seed).state
    return int(game.view(state, None).dealer)


def _seated(variant: Any, bots: Sequence[Bot]) -> Any:
    """Return the bots as the compiled loop reads them; the last tables are what luck is measured by."""
    import numpy as np  # noqa: PLC0415

    from playnine_widget.simulation.arena import Players  # noqa: PLC0415

    twins = [TWINS[bot.name] for bot in bots]
    chosen = [twin.several if twin.several and len(bots) > 2 else twin.tables for twin in (*twins, TWINS["tour"])]
    return Players(
        kinds=np.array([twin.kind for twin in twins], np.int64),
        plies=np.array([twin.plies if len(bots) == 2 else 1 for twin in twins], np.int64),
        noise=np.array([twin.noise for twin in twins]),
        habits=np.array([twin.habits for twin in twins], np.float64),
        tables=np.array([find() for find in chosen]),
        adjacent=int(variant.bonus_adjacency == "adjacent"),
        passes=int(variant.skip_one_facedown),
    )
