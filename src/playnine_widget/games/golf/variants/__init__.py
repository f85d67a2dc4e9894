"""The games of card golf by name. A game is one entry in a data file; nothing else anywhere has to know it."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from playnine_widget.engine.frozen import FrozenMap
from playnine_widget.games.golf.variant import Variant
from playnine_widget.games.golf.variants import play_nine

VARIANTS: Mapping[str, Variant] = FrozenMap({variant.name: variant for variant in play_nine.VARIANTS})


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
