"""The switches of a variant in words: which of them a new match may change, and how this one differs from its game."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from playnine_widget.engine.message import Message
from playnine_widget.games.golf.switches import CHOICES
from playnine_widget.games.golf.variant import Variant
from playnine_widget.games.golf.variants import VARIANTS
from playnine_widget.words.catalogue import knows

NAMES: dict[object, str] = {True: "yes", False: "no"}


class Field(NamedTuple):
    """A switch that fits a game: its words, and the values it may have, each with its words."""

    rule: str
    label: Message
    choices: tuple[tuple[object, Message], ...]


FITS: Mapping[str, Callable[[Variant], bool]] = {
    "bonus_adjacency": lambda variant: bool(variant.match_bonus),
    "skip_one_facedown": lambda variant: bool(variant.match_bonus) and variant.discard_requires_flip is True,
    "pairs": lambda variant: not (variant.match_bonus or variant.block_bonus or variant.lines != "none"),
    "pair_overlap": lambda variant: not variant.match_bonus and max(variant.rows, variant.columns) > 2,
    "lines": lambda variant: variant.lines != "none",
    "discard_requires_flip": lambda variant: not variant.match_bonus,
    "final_turns": lambda variant: not variant.match_bonus,
    "tie_break": lambda variant: variant.holes > 0,
}
"""Which switches a new match offers, by what the game itself is."""


def title(variant: Variant) -> Message | str:
    """The name of a game; one that the catalogue does not know goes by its own.

    >>> title(VARIANTS["six card"]).key, title(VARIANTS["six card"].named("ten card"))
    ('game.six card', 'ten card')
    """
    key = f"game.{variant.name}"
    return Message(key) if knows(key) else variant.name


def about(variant: Variant) -> Message | str:
    """What the game is, in one line; nothing for one that the catalogue does not know."""
    key = f"game.{variant.name}.is"
    return Message(key) if knows(key) else ""


def fields(variant: Variant) -> tuple[Field, ...]:
    """The switches that fit a game, in the order in which they are asked for.

    >>> [field.rule for field in fields(VARIANTS["play nine"])]
    ['bonus_adjacency', 'skip_one_facedown', 'tie_break']
    """
    fitting = [rule for rule, fits in FITS.items() if fits(variant)]
    return tuple(Field(rule, _label(rule), tuple(_choices(rule, variant))) for rule in fitting)


def _choices(rule: str, variant: Variant) -> list[tuple[object, Message]]:
    """The values of a switch; a game of lines is none without them."""
    values = [value for value in CHOICES[rule] if (rule, value) != ("lines", "none")]
    return [(value, worded(rule, value)) for value in values if _may(variant, rule, value)]


def _may(variant: Variant, rule: str, value: object) -> bool:
    """Whether a layout of this shape can tell the value from the others."""
    flat = min(variant.rows, variant.columns) < 2
    return not (rule == "pairs" and value == "column" and flat)


def differs(rules: Mapping[str, object]) -> object:
    """What differs from the named game, in words: nothing, or one message that names every switch."""
    told = [Message("rules.differs", {"rule": _label(rule), "value": worded(rule, rules[rule])}) for rule in rules]
    if not told:
        return ""
    first, *others = told
    for other in others:
        first = Message("rules.differs.more", {"first": first, "rest": other})
    return first


def worded(rule: str, value: object) -> Message | object:
    """The value of a switch in words: "side by side", 18, "2 -10, 3 -15"."""
    if value is None:
        return Message("setup.none")
    if rule in CHOICES:
        return Message(f"setup.{rule}.{NAMES.get(value, value)}")
    if isinstance(value, Mapping):
        return tuple(Message("rules.worth.one", {"rank": key, "strokes": number}) for key, number in value.items())
    return value


def _label(rule: str) -> Message:
    return Message(f"setup.{rule}")
