"""The engine's dealer: it makes chance happen from the seed and writes it down. Knows no game."""

import re
from typing import Any, NamedTuple

from playnine_widget.cards.shuffle import Stream
from playnine_widget.engine.errors import BadRecord, BadSetting
from playnine_widget.engine.game import Chance, EventRecord, Game, State
from playnine_widget.engine.reading import text_of, whole
from playnine_widget.engine.seal import sealed

MOST_SEED = 2**53 - 1


class Happened(NamedTuple):
    """An event as the record has it, and the state after it. Its repr, which a traceback may show, hides the cards."""

    event: dict[str, Any]
    state: State

    def __repr__(self) -> str:
        return f"<{self.event['kind']}>"


def seeded(seed: object) -> int:
    """Return a seed as a plain int, None draws one from the system. Raises `BadSetting` outside 0 to 2^53 - 1.

    >>> seeded(9)
    9
    """
    if seed is None:
        from secrets import randbelow  # noqa: PLC0415  (it loads OpenSSL: who only imports a table need not wait for it)

        return randbelow(MOST_SEED + 1)
    number = whole(seed)
    if number is None or not 0 <= number <= MOST_SEED:
        raise BadSetting("error.seed", seed=text_of(seed))
    return number


def happen(game: Game, state: State, chance: Chance, seed: int) -> Happened:
    """Let chance happen: its own stream of the seed shuffles the cards.

    A deal carries a seal and its salt, which is drawn from the system: sealing a deck gives no seed away.
    """
    cards = list(chance.cards)
    if cards:
        Stream(seed, chance.hole, chance.kind, chance.nth).shuffle(cards)
    event = game.event(state, chance, tuple(cards))
    if chance.kind == "deal":
        event = sealed(event, event["deck"])
    return Happened(event, game.chance(state, event))


def refill(game: Game, state: State) -> Chance | None:
    """Return the refill that an option of the seat to act needs first, None when none does."""
    return next(filter(None, (game.needs(state, option) for option in game.options(state))), None)


def awaited(game: Game, state: State, kind: str) -> Chance:
    """Return the chance event of that kind that may stand here: a refill that an option needs, or what is due.

    Raises `BadRecord` when it is another, or none.
    """
    chance = refill(game, state) if kind == "shuffle" else game.due(state)
    if chance is None or chance.kind != kind:
        raise BadRecord("error.record.not_due", kind=kind, due=chance.kind if chance else "act")
    return chance


def has_salt(event: EventRecord) -> bool:
    """Whether the salt of an event, if it has one, is as `happen` writes it; a deal that somebody rigs needs none."""
    salt = event.get("salt", "0" * 32)
    return isinstance(salt, str) and re.fullmatch(r"[0-9a-f]{32}", salt) is not None


def settle(game: Game, state: State, seed: int) -> list[Happened]:
    """Let all chance happen that is due before somebody can act; nothing when nothing is."""
    happened: list[Happened] = []
    while (chance := game.due(state)) is not None:
        happened.append(happen(game, state, chance, seed))
        state = happened[-1].state
    return happened
