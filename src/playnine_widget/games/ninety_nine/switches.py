"""What each rule switch of 99 may be (section 7 of the rule book), and how a written value is read."""

from collections.abc import Iterable, Mapping

from playnine_widget.engine import switches
from playnine_widget.engine.switches import choice, ladder, number, rung_in

CHOICES: Mapping[str, tuple[object, ...]] = {
    "nine": ("pass", "skip_next"),
    "ten": ("minus", "plus_minus"),
    "floor_at_zero": (False, True),
    "reverse_two_players": ("no_effect", "play_again"),
    "manual_draw": (False, True),
    "first_dealer": ("high", "low"),
    "elimination": ("tokens", "points"),
}
"""The switches that choose between words, the default first."""

WHOLE: Mapping[str, tuple[int, int]] = {"tokens": (1, 99)}
"""The switches that are whole numbers, with the least and the greatest."""

LADDERS: Mapping[str, tuple[range, range]] = {"decks": (range(2, 17), range(1, 100))}
"""The switches that are mappings: their keys and what these map to. More than sixteen do not fit around a table."""


def read(name: str, value: object) -> object:
    """Return the value of a switch in its own type; raise `BadSetting` when the switch cannot have it.

    >>> read("nine", "SKIP_NEXT"), read("decks", {"8": 1})
    ('skip_next', {8: 1})
    """
    if name in CHOICES:
        return choice(name, value, CHOICES[name])
    if name in LADDERS:
        rungs, numbers = LADDERS[name]
        return ladder(name, value, rung_in(rungs), numbers)
    return str(value) if name == "name" else number(name, value, *WHOLE[name])


def read_rules(items: Iterable[str]) -> dict[str, object]:
    """Return rules written as ``tokens=5``. Raises `BadSetting` where no ``=`` stands; the variant checks the rest."""
    return switches.read_rules(items, CHOICES, WHOLE, LADDERS)
