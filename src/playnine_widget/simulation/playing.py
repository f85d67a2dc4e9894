"""One match between bots, driven by the rules alone: for every game and every bot, in plain Python."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from playnine_widget.bots.asking import Asked
from playnine_widget.bots.bot import called
from playnine_widget.engine.dealer import happen, settle
from playnine_widget.games.catalogue import game_of
from playnine_widget.simulation.luck import Ledger

Play = Callable[[Any], object]
LEDGERS: Mapping[str, type[Ledger]] = {"golf": Ledger}
"""How luck is counted, by the family of games that it can be counted in."""


class Played(NamedTuple):
    """What came of a match: by seat the totals, the share of the win, luck in strokes of margin; its size.

    ``holes`` are the deals that were played; ``turns`` the most turns that one of them took (a tee-off is one).
    """

    totals: tuple[int, ...]
    shares: tuple[float, ...]
    luck: tuple[float, ...]
    holes: int
    turns: int


def play(variant: Any, names: Sequence[str], bots: Sequence[Play], seed: int, *, weigh: bool = True) -> Played:
    """Play a match of bots to its end; ``weigh`` adds up the luck where the game's luck can be counted (`LEDGERS`).

    Raises `BotFailed` as `Asked.decide` does.

    >>> from playnine_widget.bots.bot import find
    >>> from playnine_widget.games.catalogue import variant
    >>> two = [find("novice"), find("random")]
    >>> played = play(variant("play nine", holes=1, no_progress_rounds=10), ["Ann", "Ben"], two, 9, weigh=False)
    >>> len(played.totals), played.turns > 0
    (2, True)
    """
    game = game_of(variant)
    state = game.start(variant, tuple(names))
    asked = [Asked(bot, called(bot), called(bot)) for bot in bots]
    ledger = LEDGERS[game.name](len(bots)) if weigh and game.name in LEDGERS else None
    last: tuple[int, int | None] = (0, None)
    turns = most = 0
    while True:
        for happened in settle(game, state, seed):
            state = happened.state
            if ledger is not None and happened.event["kind"] == "score":
                ledger.revealed(game.view(state, None))
        seat = game.to_act(state)
        if seat is None:
            luck = tuple(ledger.luck) if ledger else (0.0,) * len(bots)
            return Played(game.totals(state), _shares(game.winners(state), len(bots)), luck, game.hole(state), most)
        view = game.view(state, seat)
        now = game.hole(state), seat
        turns = 1 if now[0] != last[0] else turns + (now != last)
        last, most = now, max(most, turns)
        action = asked[seat].decide(game, view).action
        refill = game.needs(state, action)
        if refill is not None:
            state = happen(game, state, refill, seed).state
        state = game.apply(state, action)
        if ledger is not None and refill is None:
            ledger.acted(view, action, game.view(state, None))
        elif ledger is not None:
            ledger.passed_over(game.view(state, None))


def _shares(winners: Sequence[int], players: int) -> tuple[float, ...]:
    """Return the share of the win by seat; winners who are level share it."""
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(players))
