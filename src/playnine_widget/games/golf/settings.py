"""The switches of a variant in words: which of them a new match may change, and how this one differs from its game."""

from collections.abc import Callable, Iterator, Mapping

from playnine_widget.engine.message import Message
from playnine_widget.games.golf.switches import CHOICES
from playnine_widget.games.golf.variant import Variant
from playnine_widget.words.catalogue import knows

FITS: Mapping[str, Callable[[Variant], bool]] = {
    "holes": lambda _: True,
    "bonus_adjacency": lambda variant: bool(variant.match_bonus),
    "skip_one_facedown": lambda variant: bool(variant.match_bonus) and variant.discard_requires_flip is True,
    "pairs": lambda variant: not (variant.match_bonus or variant.block_bonus or variant.lines != "none"),
    "pair_overlap": lambda variant: not variant.match_bonus and max(variant.rows, variant.columns) > 2,
    "lines": lambda variant: variant.lines != "none",
    "discard_requires_flip": lambda variant: not variant.match_bonus,
    "final_turns": lambda variant: not variant.match_bonus,
    "tie_break": lambda _: True,
}
"""Which switches a new match offers, by what the game itself is."""


def title(variant: Variant) -> Message | str:
    """The name of a game; one that the catalogue does not know goes by its own.

    >>> from playnine_widget.games.golf.variants import VARIANTS
    >>> title(VARIANTS["six card"]).key, title(VARIANTS["six card"].named("ten card"))
    ('game.six card', 'ten card')
    """
    key = f"game.{variant.name}"
    return Message(key) if knows(key) else variant.name


def about(variant: Variant) -> Message | str:
    """What the game is, in one line; nothing for one that the catalogue does not know."""
    key = f"game.{variant.name}.is"
    return Message(key) if knows(key) else ""


def fitting(variant: Variant) -> dict[str, object]:
    """The switches that fit a game, with what they are in it, in the order in which they are asked for.

    >>> from playnine_widget.games.golf.variants import VARIANTS
    >>> fitting(VARIANTS["play nine"])
    {'holes': 9, 'bonus_adjacency': 'any', 'skip_one_facedown': True, 'tie_break': 'shared'}
    """
    return {rule: getattr(variant, rule) for rule, fits in FITS.items() if fits(variant)}


def fields() -> list[list[object]]:
    """Every switch that may be asked for: [rule, its name, [[value, what it means], ...]]; a number has no choices."""
    return [[rule, _label(rule), list(map(list, _choices(rule)))] for rule in FITS]


def offer(variant: Variant) -> list[object]:
    """A game for a new match: [name, title, one line about it, the most players, its switches]."""
    return [variant.name, title(variant), about(variant), variant.most_players, fitting(variant)]


def _choices(rule: str) -> Iterator[tuple[object, object]]:
    return ((value, worded(rule, value)) for value in CHOICES.get(rule, ()))


def differing(rule: str, value: object) -> Message:
    """A switch that differs from the named game, in words: "Bonus columns: side by side"."""
    return Message("rules.differs", {"rule": _label(rule), "value": worded(rule, value)})


def worded(rule: str, value: object) -> object:
    """The value of a switch in words: "side by side", 18, "2 -10, 3 -15"."""
    if rule in CHOICES:
        return Message(f"setup.{rule}.{str(value).lower()}")
    if value in (None, {}):
        return Message("setup.none")
    if rule == "decks" and isinstance(value, Mapping):
        return tuple(Message("rules.differs.decks", {"most": most, "n": packs}) for most, packs in value.items())
    if isinstance(value, Mapping):
        return tuple(Message("rules.worth.one", {"rank": key, "strokes": number}) for key, number in value.items())
    return value


def _label(rule: str) -> Message:
    return Message(f"setup.{rule}")
