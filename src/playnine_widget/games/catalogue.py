"""Every game by name. A new family of games is one more line in `_FAMILIES`."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, cast

from playnine_widget.engine.errors import BadPosition, UnknownName
from playnine_widget.engine.frozen import FrozenMap
from playnine_widget.engine.game import Game, Variant
from playnine_widget.engine.message import Message
from playnine_widget.engine.notation import pairs
from playnine_widget.engine.reading import nearest, text_of

_FAMILIES = ("playnine_widget.games.golf.game", "playnine_widget.games.ninety_nine.game")
DEFAULT = "play nine"


@cache
def families() -> tuple[Game, ...]:
    """Return every family of games."""
    return tuple(cast("Game", import_module(module)) for module in _FAMILIES)


@cache
def variants() -> Mapping[str, Variant]:
    """Return the games by name.

    >>> variants()["play nine standard"].most_players
    6
    """
    return FrozenMap({name: variant for game in families() for name, variant in game.variants.items()})


def variant(name: str | Variant = DEFAULT, /, **rules: object) -> Any:
    """Return a game as a frozen object, with these rules changed (section 7 of the rule book names them).

    Raises `UnknownName` with the nearest for an unknown game or rule, `BadSetting` for rules that cannot be.

    >>> variant("Play Nine", holes=18, bonus_adjacency="adjacent").holes
    18
    """
    if not isinstance(name, str):
        game_of(name)
        return name.but(**rules) if rules else name
    folded = " ".join(name.casefold().split())
    if folded not in variants():
        known = tuple(variants())
        raise UnknownName("error.unknown.game", name=name, nearest=nearest(folded, known), known=known)
    return variants()[folded].but(**rules)


def game_of(chosen: Variant) -> Game:
    """Return the family of games that a variant belongs to. Raises `UnknownName` for what is no variant."""
    for game in families():
        if any(type(chosen) is type(known) for known in game.variants.values()):
            return game
    raise UnknownName("error.unknown.game", name=text_of(chosen), nearest=DEFAULT, known=tuple(variants()))


def game_at(position: str) -> Game:
    """Return the family of games that a position is of: its ``game`` key, else the default game.

    Raises `BadPosition` where it names no game.
    """
    named = next((pair.value for pair in pairs(position) if pair.key.casefold() == "game" and not pair.quoted), DEFAULT)
    try:
        return game_of(variant(named))
    except UnknownName as error:
        raise BadPosition("error.position.at", where="game", why=Message(error.key, error.values)) from error
