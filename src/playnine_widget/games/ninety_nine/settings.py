"""The switches of 99 in words: which of them a new match may change, and how this one differs from its game."""

from collections.abc import Mapping

from playnine_widget.engine.message import Message
from playnine_widget.games.ninety_nine.switches import CHOICES
from playnine_widget.games.ninety_nine.variant import NINETY_NINE, Variant, changes
from playnine_widget.words.catalogue import knows

OFFERED = ("tokens", *CHOICES)
"""The switches that a new match asks for, in order."""


def title(variant: Variant) -> Message | str:
    """The name of a game; one that the catalogue does not know goes by its own.

    >>> title(NINETY_NINE).key, title(NINETY_NINE.named("ninety eight"))
    ('game.ninety nine', 'ninety eight')
    """
    key = f"game.{variant.name}"
    return Message(key) if knows(key) else variant.name


def fitting(variant: Variant) -> dict[str, object]:
    """The switches with what they are in a game, in the order in which they are asked for."""
    return {rule: getattr(variant, rule) for rule in OFFERED}


def fields() -> list[list[object]]:
    """Every switch that may be asked for: [rule, its name, [[value, what it means], ...]]; a number has no choices."""
    return [[rule, _label(rule), [[value, worded(rule, value)] for value in CHOICES.get(rule, ())]] for rule in OFFERED]


def offer() -> list[object]:
    """The game for a new match: [name, title, one line about it, the most players, its switches]."""
    name = NINETY_NINE.name
    return [name, title(NINETY_NINE), Message(f"game.{name}.is"), NINETY_NINE.most_players, fitting(NINETY_NINE)]


def rules_line(variant: Variant) -> Message:
    """One line: the game, what is lost, and what differs from the named game."""
    line = Message(f"ninety.line.{variant.elimination}", {"game": title(variant), "n": variant.tokens})
    for rule in changes(variant):
        if rule not in {"tokens", "elimination"}:
            more = Message("rules.differs", {"rule": _label(rule), "value": worded(rule, getattr(variant, rule))})
            line = Message("rules.line.more", {"line": line, "more": more})
    return line


def worded(rule: str, value: object) -> object:
    """The value of a switch in words: "the next player is skipped"."""
    if rule in CHOICES:
        return Message(f"setup.{rule}.{str(value).lower()}")
    if isinstance(value, Mapping):
        return tuple(Message("rules.differs.decks", {"most": most, "n": packs}) for most, packs in value.items())
    return value


def _label(rule: str) -> Message:
    return Message(f"setup.{rule}")
