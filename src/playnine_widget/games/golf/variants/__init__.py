"""The games of card golf by name. A game is an entry in a data file of this folder; nothing else has to know it."""

from collections.abc import Iterator, Mapping
from dataclasses import fields
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from playnine_widget.engine.frozen import FrozenMap
from playnine_widget.games.golf.variant import Variant

FIRST = "play_nine"


def _files() -> Iterator[tuple[Variant, ...]]:
    """Yield the games of each file in this folder: Play Nine first, then by the files' names."""
    names = sorted((module.name for module in iter_modules(__path__)), key=lambda name: (name != FIRST, name))
    for name in names:
        yield import_module(f"{__name__}.{name}").VARIANTS


VARIANTS: Mapping[str, Variant] = FrozenMap({variant.name: variant for games in _files() for variant in games})


def changes(variant: Variant) -> dict[str, Any]:
    """Return what differs from the game of the variant's name, by rule, JSON-ready.

    >>> changes(VARIANTS["play nine"].but(holes=18, decks={6: 2}))
    {'decks': {'6': 2}, 'holes': 18}
    """
    named = VARIANTS.get(variant.name, Variant(name=variant.name))
    pairs = ((field.name, getattr(variant, field.name)) for field in fields(Variant))
    return {rule: _plain(value) for rule, value in pairs if value != getattr(named, rule)}


def _plain(value: object) -> object:
    return {str(key): number for key, number in value.items()} if isinstance(value, Mapping) else value
