"""Scoring: rules 28-32 and section 2 of the rule book. The cases of `tests/cases` are its worked examples."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import playnine_widget as p9
from playnine_widget.games.golf.layout import Layout, grid
from playnine_widget.games.golf.line import SOURCES
from playnine_widget.games.golf.scoring import score
from playnine_widget.games.golf.variants import VARIANTS
from playnine_widget.words.catalogue import say
from playnine_widget.words.languages import languages

GAMES = {
    "playnine": "play nine",
    "playnine_standard_deck": "play nine standard",
    "bga": "play nine bga",
    "nine_card_a": "nine card a",
    "nine_card_b": "nine card b",
    "six_card": "six card",
    "six_card_a": "six card quick",
    "three_card_a": "three card quick",
    "four_card": "four card",
    "nine_card_lines": "nine card lines",
}
CASES = json.loads((Path(__file__).parents[1] / "cases" / "scoring_cases.json").read_text(encoding="utf8"))
PLAY_NINE = VARIANTS["play nine"]


def by_the_rules(case: dict[str, Any]) -> Any:
    switches = {rule: value for rule, value in case["switches"].items() if rule != "decks"}  # how many packs it needs
    return p9.variant(GAMES[case["rules"]], **switches)


def test_there_are_cases_for_every_game_that_is_here() -> None:
    assert {GAMES[case["rules"]] for case in CASES} == set(VARIANTS)
    assert len(CASES) >= 100


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_every_worked_example_of_the_rule_book(case: dict[str, Any]) -> None:
    scored = p9.score(case["layout"], by_the_rules(case))
    assert scored.total == case["score"], case["why"]
    assert sum(line.strokes for line in scored.lines) == scored.total
    words = {line.rule for line in scored.lines}
    assert words <= {*SOURCES, "match.4", "match.6", "match.8"}
    assert {say(lang, f"rule.{word}") for word in words for lang in languages()}


def test_each_line_says_which_cards_and_which_rule() -> None:
    lines = p9.score("7 7 -5 5 / 7 7 -5 4").lines
    assert [(line.places, line.strokes, line.rule, line.source) for line in lines] == [
        (("A1", "A2"), 0, "pair", "rule 28"),
        (("B1", "B2"), 0, "pair", "rule 28"),
        (("C1", "C2"), -10, "hole_in_one_pair", "rule 29"),
        (("D1", "D2"), 9, "counts", "rule 32"),
        (("A1", "A2", "B1", "B2"), -10, "match.4", "rule 30"),
    ]


def test_four_hole_in_one_are_a_match_by_a_rule_of_their_own() -> None:
    *_, match = p9.score("-5 -5 3 7 / -5 -5 2 8").lines
    assert (match.places, match.strokes, match.rule, match.source) == (
        ("A1", "A2", "B1", "B2"),
        -10,
        "match.4",
        "rule 31",
    )


def test_what_lies_facedown_counts_nothing_and_matches_nothing() -> None:
    assert p9.score("4 4 ? 1 / 4 (4) ? 2").total == 7
    assert p9.score("? ? ? ? / ? ? ? ?") == (0, ())


def test_text_rows_and_numbers_are_read_alike() -> None:
    written = ["−5 7 3 4 / 7 7 2 10", "-5 7 3 4/7 7 2 10", [[-5, 7, 3, 4], ["7", 7, 2, "10"]]]
    assert {p9.score(layout).total for layout in written} == {21}


def test_ranks_match_by_rank_and_never_by_suit_or_worth() -> None:
    assert p9.score("JS KH 10s as / jd qc 10H AD", "play nine standard").total == 12


cards = st.sampled_from(PLAY_NINE.deck)
dealt = st.lists(cards, min_size=8, max_size=8)


@given(dealt, st.permutations(range(4)), st.lists(st.booleans(), min_size=4, max_size=4))
def test_neither_the_order_of_columns_nor_of_rows_matters(
    hand: list[Any], order: list[int], turned: list[bool]
) -> None:
    """Rule book 5.22."""
    columns = [(hand[at], hand[at + 4]) for at in order]
    mixed = [column[::-1] if turn else column for column, turn in zip(columns, turned, strict=True)]
    again = (*(top for top, _ in mixed), *(bottom for _, bottom in mixed))
    where = grid(2, 4)
    assert score(Layout(where, again), PLAY_NINE).total == score(Layout(where, tuple(hand)), PLAY_NINE).total


@given(dealt)
def test_columns_add_up_and_each_value_that_fills_several_pays_one_bonus(hand: list[Any]) -> None:
    """The formula of 2.1, written anew."""
    columns = [(hand[at], hand[at + 4]) for at in range(4)]
    matched = [top for top, bottom in columns if top == bottom]
    plain = sum(int(top) + int(bottom) for top, bottom in columns if top != bottom or top == "-5")
    bonus = sum(-5 * matched.count(card) for card in set(matched) if matched.count(card) > 1)
    assert score(Layout(grid(2, 4), tuple(hand)), PLAY_NINE).total == plain + bonus


def test_the_bonus_switches_of_the_rule_book() -> None:
    loose = p9.variant(bonus_same_value=False)
    touching = p9.variant(bonus_same_value=False, bonus_adjacency="adjacent")
    assert p9.score("5 9 1 2 / 5 9 3 4", loose).total == 0
    assert p9.score("5 1 9 2 / 5 3 9 4", touching).total == 10
    assert p9.score("-5 -5 3 4 / -5 -5 3 4", p9.variant(hole_in_one_bonus="none")).total == -20
    assert p9.score("7 7 7 1 / 7 7 7 2", p9.variant(match_bonus={2: -10})).total == -7
    assert p9.score("7 7 7 1 / 7 7 7 2", p9.variant(match_bonus={})).total == 3


@pytest.mark.parametrize(
    ("layout", "says"),
    [
        ("1 2 3 13 / 1 2 3 4", "“13” is no card"),
        ("1 2 3 / 1 2 3", "2 rows of 4"),
        ("1 2 3 4 5 6 7 8", "2 rows of 4"),
        ([1, 2, 3, 4, 5, 6, 7, 8], "no layout"),
        ([[1, 2, 3, 4], [1, 2, 3, 4.5]], "“4.5” is no card"),
        ([[1, 2, 3, 4], [1, 2, 3, True]], "“True” is no card"),
        (None, "no layout"),
        ("5S 2 3 4 / 1 2 3 4", "“5S” is no card"),
    ],
)
def test_what_is_no_layout_is_refused_with_its_reason(layout: Any, says: str) -> None:
    with pytest.raises(p9.BadNotation) as refused:
        p9.score(layout)
    assert says in str(refused.value)
