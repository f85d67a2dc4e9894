"""What each rule switch of card golf may be (section 7 of the rule book), and how a written value is read."""

from collections.abc import Mapping
from typing import Any

from playnine_widget.engine.errors import BadSetting
from playnine_widget.engine.frozen import FrozenMap
from playnine_widget.engine.reading import number_in, text_of, whole

CHOICES: Mapping[str, tuple[object, ...]] = {
    "pack": ("stroke", "52"),
    "bonus_adjacency": ("any", "adjacent"),
    "bonus_same_value": (True, False),
    "hole_in_one_bonus": ("ladder", "flat10", "none"),
    "pairs": ("column", "row_or_column", "anywhere", "none"),
    "pair_overlap": ("disjoint", "cluster"),
    "joker_pair": ("keep", "zero"),
    "one_combo_per_card": (True, False),
    "lines": ("none", "columns", "all"),
    "skip_one_facedown": (True, False),
    "discard_requires_flip": (True, False, "optional"),
    "starter": ("dealer_left", "previous_loser"),
    "final_turns": ("one_each", "none"),
    "tie_break": ("shared", "sudden_death"),
}
"""The switches that choose between words, the default first."""

WHOLE: Mapping[str, tuple[int, int]] = {
    "rows": (1, 9),
    "columns": (1, 9),
    "jokers": (0, 99),
    "joker": (-99, 99),
    "four_kind_bonus": (-99, 99),
    "block_bonus": (-99, 99),
    "start_flips": (0, 80),
    "holes": (1, 99),
    "sudden_death_max": (1, 99),
    "no_progress_rounds": (1, 9999),
}
"""The switches that are whole numbers, with the least and the greatest."""

LADDERS: Mapping[str, tuple[range, range]] = {
    "decks": (range(2, 100), range(1, 100)),
    "values": (range(100), range(-99, 100)),
    "match_bonus": (range(2, 10), range(-999, 1000)),
}
"""The switches that are mappings: their keys (of ``values`` ranks, which may be numbers) and what these map to."""

RANKS_BY_WORD = {"two": "2"}
"""A rank that people change often has a switch of its own: ``two=2`` is one entry of ``values``."""

_MAY_BE_NONE = ("joker", "no_progress_rounds")


def spelled_out(rules: Mapping[str, object], values: Mapping[str, int]) -> dict[str, object]:
    """Return rules with ``two`` as what it stands for: an entry of ``values``, beside those that there are.

    >>> spelled_out({"two": 2, "holes": 3}, {"2": -2, "K": 0})
    {'holes': 3, 'values': {'2': 2, 'K': 0}}
    """
    words = {RANKS_BY_WORD[rule]: value for rule, value in rules.items() if rule in RANKS_BY_WORD}
    if not words:
        return dict(rules)
    given = rules.get("values", values)
    rest = {rule: value for rule, value in rules.items() if rule not in RANKS_BY_WORD}
    return rest | {"values": {**given, **words} if isinstance(given, Mapping) else given}


def read(name: str, value: object) -> object:
    """Return the value of a switch in its own type; raise `BadSetting` when the switch cannot have it.

    >>> read("pairs", "ANYWHERE"), read("decks", {"6": 2})
    ('anywhere', {6: 2})
    """
    if value is None and name in _MAY_BE_NONE:
        return None
    if name in CHOICES:
        return _choice(name, value)
    if name in LADDERS:
        return _ladder(name, value)
    if name == "name":
        return str(value)
    number = whole(value)
    least, most = WHOLE[name]
    if number is None or not least <= number <= most:
        raise BadSetting("error.rule.whole", rule=name, value=text_of(value), least=least, most=most)
    return number


def _choice(name: str, value: object) -> object:
    for choice in CHOICES[name]:
        if isinstance(choice, bool):
            if type(value).__name__ in {"bool", "bool_"} and bool(value) is choice:  # numpy's truth too
                return choice
        elif isinstance(value, str) and value.casefold() == choice:
            return choice
    raise BadSetting("error.rule.choice", rule=name, value=text_of(value), known=tuple(map(str, CHOICES[name])))


def _ladder(name: str, value: object) -> FrozenMap[Any, int]:
    ladder: dict[Any, int] = {}
    numbers = LADDERS[name][1]
    for key, written in value.items() if isinstance(value, Mapping) else [(None, None)]:
        rung, number = _rung(name, key), whole(written)
        if rung is None or number is None or number not in numbers:
            least, most = numbers[0], numbers[-1]
            raise BadSetting("error.rule.mapping", rule=name, value=text_of(value), least=least, most=most)
        ladder[rung] = number
    return FrozenMap(sorted(ladder.items()))


def _rung(name: str, key: object) -> object:
    """Return the key of a ladder: a rank for values, else a whole number (JSON writes it as text)."""
    if name == "values" and isinstance(key, str):
        return key.upper()
    number = number_in(key) if isinstance(key, str) else whole(key)
    if number not in LADDERS[name][0]:
        return None
    return str(number) if name == "values" else number
