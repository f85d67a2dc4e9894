"""Variants: rule choices as data (section 7 of the rule book)."""

from __future__ import annotations

import os
import pickle
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import playnine_widget as p9
from playnine_widget.games.golf import rulebook, settings
from playnine_widget.games.golf.variants import VARIANTS
from playnine_widget.widget.labels import spoken
from playnine_widget.words.catalogue import say
from playnine_widget.words.languages import languages


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


TEN_CARD = """
from playnine_widget.games.golf.variant import Variant

VARIANTS = (
    Variant(
        name="ten card", columns=5, pack="52", decks={4: 2}, jokers=2, joker=-2, values={"J": 10, "Q": 10, "K": 0},
        match_bonus={}, joker_pair="zero", start_flips=3, skip_one_facedown=False,
    ),
)
"""

AT_THE_TABLE = """
import playnine_widget as p9

table = p9.CardTable("ten card", ["Ann", "bot:novice", "bot:novice", "bot:random"], seed=3, holes=1)
assert "ten card" in p9.variants(), list(p9.variants())
assert (table.card["rows"], table.card["columns"], table.card["skin"]) == (2, 5, "standard")
assert table.card["title"] == "ten card" and table.card["worth"]["K"] == 0
assert len(table.view["layouts"][0].split()) == 11
told = " ".join(text for _, paragraphs in table.labels["rules"] for text in paragraphs)
assert "10 cards, facedown, in 2 rows of 5" in told and "any 3 of the 10" in told, told
while not table.match.over:
    table.act(p9.bots()["novice"](table.match.view(0)))
assert p9.Match.from_record(table.match.record()).steps == table.match.steps
assert p9.score("5S 5H 9D KD 2C / 5D 3H 9C 10S 2D", "ten card").total == 0 + 8 + 0 + 10 + 0
print("ended")
"""


def test_a_strangers_rule_set_is_one_file_and_no_other_change_the_table_included(tmp_path: Path) -> None:
    """Ten cards in two rows, two standard packs with four jokers, three turned up, a pair in a column cancels."""
    package = Path(p9.__file__).parent
    copy = shutil.copytree(package, tmp_path / "playnine_widget", ignore=shutil.ignore_patterns("__pycache__"))
    (copy / "games/golf/variants/ten_card.py").write_text(TEN_CARD, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", AT_THE_TABLE],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "ended\n", done.stderr


def test_the_games_of_the_rule_book() -> None:
    """Section 7: decks, layout and cards turned up of every game."""
    games: dict[str, Any] = dict(VARIANTS)
    assert {name: (dict(game.decks), game.rows, game.columns, game.start_flips) for name, game in games.items()} == {
        "play nine": ({6: 1}, 2, 4, 2),
        "play nine standard": ({6: 2}, 2, 4, 2),
        "play nine bga": ({6: 1}, 2, 4, 2),
        "nine card a": ({4: 3, 6: 4}, 3, 3, 3),
        "nine card b": ({3: 1, 6: 2}, 3, 3, 0),
        "nine card lines": ({3: 1, 6: 2, 8: 3}, 3, 3, 3),
        "six card": ({3: 1, 6: 2, 10: 3}, 2, 3, 2),
        "six card quick": ({3: 1, 6: 2}, 2, 3, 2),
        "three card quick": ({6: 1}, 1, 3, 1),
        "four card": ({6: 1}, 2, 2, 2),
    }


@pytest.mark.parametrize(
    ("game", "rules", "says"),
    [
        ("six card", {"match_bonus": {2: -10}, "four_kind_bonus": -10}, "would pay for the same four cards"),
        ("nine card a", {"four_kind_bonus": -10, "pair_overlap": "cluster"}, "four equal cards in two pairs"),
        ("four card", {"four_kind_bonus": -10}, "it needs pairs"),
        ("play nine", {"pairs": "row_or_column"}, "write match_bonus={}"),
        ("play nine", {"lines": "columns"}, "write match_bonus={}"),
        ("nine card a", {"match_bonus": {2: -10}}, "two rows, not of 3"),
        ("three card quick", {"lines": "all"}, "1 × 3 has shorter ones"),
        ("three card quick", {"block_bonus": -10}, "1 × 3 has none"),
        ("nine card b", {"rows": 6, "columns": 6, "decks": {2: 2}}, "at most 25 cards"),
        ("three card quick", {"start_flips": 3}, "leaves nothing to play"),
        ("six card", {"decks": {12: 1}}, "12 players need 74 cards, and there are only 52"),
        ("six card", {"tie_break": "coin"}, "one of shared and sudden_death"),
        ("six card", {"sudden_death_max": 0}, "from 1 to 99"),
    ],
)
def test_contradictions_are_refused_in_both_languages(game: str, rules: dict[str, Any], says: str) -> None:
    with pytest.raises(p9.BadSetting) as refused:
        p9.variant(game, **rules)
    assert says in str(refused.value)
    assert say("fr", refused.value.key, **refused.value.values)


def test_a_rank_may_have_a_switch_of_its_own() -> None:
    """Section 7: ``two`` is the value of a two."""
    assert p9.variant("six card").value("2") == -2
    assert p9.variant("six card", two=2).values == {**p9.variant("six card").values, "2": 2}


@pytest.mark.parametrize("game", VARIANTS)
@pytest.mark.parametrize("lang", languages())
def test_every_game_has_its_name_its_line_and_its_rules_in_words(game: str, lang: str) -> None:
    variant = p9.variant(game)
    rules = spoken(lang, rulebook.rules(variant))
    assert len(rules) == 6
    text = " ".join(paragraph for _, paragraphs in rules for paragraph in paragraphs)
    assert str(variant.cells) in text
    assert str(variant.most_players) in text
    assert str(variant.holes) in text
    name, title, about, most, switches = spoken(lang, settings.offer(variant))
    assert (name, most) == (game, variant.most_players)
    assert title != game
    assert about.endswith(".")
    assert set(switches) <= set(settings.FITS)


def test_the_rules_in_words_follow_the_switches() -> None:
    def told(game: str, **rules: Any) -> str:
        sections = spoken("en", rulebook.rules(p9.variant(game, **rules)))
        return " ".join(paragraph for _, paragraphs in sections for paragraph in paragraphs)

    assert "2 columns −10, 3 columns −15 and 4 columns −20" in told("play nine")
    assert "count −30 in all" in told("play nine")
    assert "count −20 in all" in told("play nine", hole_in_one_bonus="none")
    assert "side by side" in told("play nine bga")
    assert "King 0, Ace 1" not in told("play nine standard")
    assert "Ace 1, 2 to 10 their number, Jack 11, Queen 12, King 0 and Joker −5" in told("play nine standard")
    assert "whole rounds" not in told("nine card a")
    assert "touch in a row or a column" in told("nine card a")
    assert "More than two equal cards that touch" in told("nine card a", pair_overlap="cluster")
    assert "had the most strokes in the last hole starts" in told("nine card b")
    assert "counts −10 in all" in told("nine card b")
    assert "Ace 1, 2 −2, 3 to 10 their number" in told("six card")
    assert "you may then turn up" in told("six card")
    assert "do not cancel" in told("four card")
    assert "row, column or diagonal" in told("nine card lines")
    assert "After 9 such holes" in told("six card", tie_break="sudden_death")
    assert "after 4 whole rounds" in told("six card", no_progress_rounds=4)
