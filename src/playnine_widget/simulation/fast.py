"""The fast path of the league: bots that have a compiled twin, in games whose rules have one.

Loaded only when it is asked for; without numba every caller takes the plain path, with the same results.
"""

from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from typing import Any

from playnine_widget.bots import club, pro, tables
from playnine_widget.bots.bot import Bot
from playnine_widget.bots.loops.turn import SIZE
from playnine_widget.bots.situation import ranks_of
from playnine_widget.bots.tabled import fits
from playnine_widget.engine.dealer import happen
from playnine_widget.games.catalogue import game_of
from playnine_widget.simulation.playing import Played

TWINS = ("novice", "club", "pro", "tour")
"""The bots that have a compiled twin with the same decisions."""


def is_fast(variant: Any, bots: Sequence[object]) -> bool:
    """Whether all of this can be compiled: bots by name, a game whose tables fit, numba installed.

    Bots that draw lots (``random``, ``tour~1``) key them by the view in text, which is not compiled.
    """
    fit = game_of(variant).name == "golf" and fits(variant) and variant.starter == "dealer_left"
    known = all(isinstance(bot, Bot) and bot.name in TWINS for bot in bots)
    return fit and known and variant.tie_break == "shared" and find_spec("numba") is not None


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
    rng, room = np.zeros(1, np.uint64), arena.new_room()
    arena.play_matches(hole, seated, *dealt, dealers, rng, room, tally, weigh)
    rows = zip(tally.strokes.tolist(), tally.luck.tolist(), tally.turns.tolist(), strict=True)
    return [Played(tuple(strokes), tuple(luck), turns) for strokes, luck, turns in rows]


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

    from playnine_widget.simulation.arena import CLUB, GREEDY, TABLES, Players  # noqa: PLC0415

    kinds = {"novice": GREEDY, "club": CLUB}
    return Players(
        kinds=np.array([kinds.get(bot.name, TABLES) for bot in bots], np.int64),
        plies=np.array([2 if bot.name == "tour" and len(bots) == 2 else 1 for bot in bots], np.int64),
        noise=np.zeros(len(bots)),
        habits=np.array([club.HABITS] * len(bots), np.float64),
        tables=np.vstack([*map(_tables_of, bots), np.array(tables.load("tour"))]),
        adjacent=int(variant.bonus_adjacency == "adjacent"),
        passes=int(variant.skip_one_facedown),
    )


@cache
def _tables_of(bot: Bot) -> Any:
    import numpy as np  # noqa: PLC0415

    if bot.name == "tour":
        return np.array(tables.load("tour"))
    return np.array(pro.tables()) if bot.name == "pro" else np.zeros(SIZE)
