"""What each rule switch of card golf may be (section 7 of the rule book), and how a written value is read."""

from collections.abc import Mapping

from playnine_widget.engine.switches import choice, ladder, number, rung_in

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
        return choice(name, value, CHOICES[name])
    if name in LADDERS:
        rungs, numbers = LADDERS[name]
        return ladder(name, value, _rank if name == "values" else rung_in(rungs), numbers)
    return str(value) if name == "name" else number(name, value, *WHOLE[name])


def _rank(key: object) -> str | None:
    """Return a rank, which may be written as a number."""
    if isinstance(key, str):
        return key.upper()
    rank = rung_in(LADDERS["values"][0])(key)
    return None if rank is None else str(rank)
