"""Variants: rule choices as data (section 7 of the rule book)."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import playnine_widget as p9
from kit.table import at_random, play


def test_play_nine_is_what_the_rule_book_says() -> None:
    game = p9.variant()
    assert (game.name, game.rows, game.columns, game.start_flips, game.holes) == ("play nine", 2, 4, 2, 9)
    assert (game.decks, game.most_players, game.match_bonus) == ({6: 1}, 6, {2: -10, 3: -15, 4: -20})
    assert (game.skip_one_facedown, game.discard_requires_flip, game.no_progress_rounds) == (True, True, None)


def test_the_three_sisters() -> None:
    standard, online = p9.variant("play nine standard"), p9.variant("play nine bga")
    assert [standard.value(card) for card in ("K", "AS", "10", "j", "QD", "joker")] == [0, 1, 10, 11, 12, -5]
    assert (online.bonus_adjacency, online.skip_one_facedown) == ("adjacent", False)


def test_a_changed_variant_is_another_value_and_leaves_the_first_alone() -> None:
    game = p9.variant()
    longer = p9.variant("play nine", holes=18, bonus_adjacency="ADJACENT", decks={"6": 2})
    assert (game.holes, longer.holes, longer.bonus_adjacency, longer.decks) == (9, 18, "adjacent", {6: 2})
    assert pickle.loads(pickle.dumps(longer)) == longer


@pytest.mark.parametrize(
    ("rules", "says"),
    [
        ({"start_flips": 8}, "leaves nothing to play in a layout of 8 cards"),
        ({"decks": {20: 1}}, "20 players need 162 cards, and there are only 108"),
        ({"decks": {}}, "decks cannot be"),
        ({"decks": 2}, "decks cannot be 2"),
        ({"holes": 0}, "from 1 to 99"),
        ({"holes": 2.5}, "holes cannot be 2.5"),
        ({"holes": True}, "holes cannot be True"),
        ({"bonus_adjacency": "near"}, "one of any and adjacent"),
        ({"skip_one_facedown": 1}, "one of True and False"),
        ({"match_bonus": {2: "ten"}}, "maps to whole numbers"),
        ({"rows": 3}, "two rows"),
        ({"values": {"A": 1}}, "no rank of the pack stroke"),
    ],
)
def test_rules_that_cannot_be_are_refused(rules: dict[str, Any], says: str) -> None:
    with pytest.raises(p9.BadSetting) as refused:
        p9.variant(**rules)
    assert says in str(refused.value)


def test_an_unknown_game_or_rule_is_named_with_the_nearest() -> None:
    with pytest.raises(p9.UnknownName, match="did you mean play nine standard"):
        p9.variant("play nine standrd")
    with pytest.raises(p9.UnknownName, match="did you mean bonus_adjacency"):
        p9.variant(bonus_adjacancy="any")


def test_a_strangers_rule_set_is_one_value() -> None:
    """Ten cards in two rows, two standard packs with four jokers, three turned up, a pair in a column cancels."""
    ten = p9.variant("play nine standard", columns=5, start_flips=3, match_bonus={}, skip_one_facedown=False)
    match = p9.Match(ten, 4, seed=2, no_progress_rounds=10, holes=2)
    for _ in play(match, at_random(2)):
        assert len(match.view().layouts[0]) == 10
    assert match.over
