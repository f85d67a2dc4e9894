"""99 in writing: rules and positions that cannot be are refused with a sentence; the rules are told by the switches."""

from __future__ import annotations

from typing import Any

import pytest

import playnine_widget as p9
from kit.table import nine
from playnine_widget.games.ninety_nine.rulebook import rules
from playnine_widget.games.ninety_nine.settings import offer
from playnine_widget.games.ninety_nine.variant import NINETY_NINE
from playnine_widget.widget.labels import spoken
from playnine_widget.words.languages import languages


@pytest.mark.parametrize(
    ("rules", "why"),
    [
        ({"nine": "hold"}, "pass and skip_next"),
        ({"ten": "plus"}, "minus and plus_minus"),
        ({"tokens": 0}, "from 1 to 99"),
        ({"floor_at_zero": "yes"}, "floor_at_zero cannot be yes"),
        ({"decks": {17: 2}}, "decks cannot be"),
        ({"decks": {}}, "decks cannot be"),
        ({"elimination": "lives"}, "tokens and points"),
    ],
)
def test_rules_that_cannot_be_are_refused(rules: dict[str, Any], why: str) -> None:
    with pytest.raises(p9.BadSetting, match=why):
        p9.variant("ninety nine", **rules)


def test_a_rule_of_another_game_is_refused_with_the_nearest() -> None:
    with pytest.raises(p9.UnknownName, match="did you mean tokens"):
        p9.Match("ninety nine", tokenz=2)
    with pytest.raises(p9.UnknownName, match="holes"):
        p9.Match("ninety nine", holes=9)


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("Ann: AS AS 2C; Ben: ? ? ?", "card AS 2 times"),
        ("Ann: AS KS 2C 3C; Ben: ? ? ?", "Ann 4 cards"),
        ("total: 100; Ann: AS", "from −9999 to 99"),
        ("total: high; Ann: AS", "high"),
        ("tokens: 3; Ann: AS; Ben: ? ? ?", "tokens: 3"),
        ("tokens: 3, 4; Ann: AS; Ben: ? ? ?", "from 0 to 3"),
        ("points: 0, 1; Ann: AS; Ben: ? ? ?", "did you mean “tokens”"),
        ("tokens: 3, 0; Ann: AS; Ben: ? ? ?", "Ann has won"),
        ("tokens: 0, 0; Ann: AS; Ben: ? ? ?", "nobody is left"),
        ("tokens: 0, 1, 1; players: Ann, Ben, Cy; Ben: AS; to act: Ann", "Ann is to act and is out"),
        ("tokens: 1, 0, 1; Ann: AS; Ben: 5H; Cy: ? ? ?", "Ben is out and holds cards"),
        ("hands: 2, 3; Ann: AS; Ben: ? ? ?", "hands: 2, 3"),
        ("Ann: )AS( 2C; Ben: ? ? ?", "is no card"),
        ("direction: left; Ann: AS", "clockwise"),
        ("phase: draw; Ann: AS KS; played: 2C", "nothing to draw"),
        ("total: 5; Zed", "colon"),
        ("taken: 7; Ann: AS", "taken"),
        ("Ann: AS; to act: Zed", "Zed"),
        ("Ann: AS JOKER", "JOKER"),
        ("totla: 88; Ann: AS", "did you mean “total”"),
        ("total: 5", "no player"),
        ("direktion: clockwise; Ann: AS", "did you mean “direction”"),
        ("scores: 12, 4; Ann: AS; Ben: ? ? ?", "“scores”"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_a_sentence(position: str, why: str) -> None:
    with pytest.raises(p9.PlayNineError, match=why):
        nine(position)


@pytest.mark.parametrize("hand", ["K", "k", "7 8", "(7)", "7H", "?", "-"])
def test_a_player_is_whoever_has_a_hand_with_suits_or_without(hand: str) -> None:
    assert nine(f"Ann: {hand}; Ben: ? ? ?").players == ("Ann", "Ben")


@pytest.mark.parametrize("lang", languages())
def test_the_rules_in_words_follow_the_switches(lang: str) -> None:
    def told(**switches: Any) -> list[str]:
        sections = spoken(lang, rules(NINETY_NINE.but(**switches)))
        return [paragraph for _, paragraphs in sections for paragraph in paragraphs]

    usual = told()
    assert len(rules(NINETY_NINE)) == 5
    for switches in (
        {"nine": "skip_next"},
        {"ten": "plus_minus"},
        {"floor_at_zero": True},
        {"reverse_two_players": "play_again"},
        {"manual_draw": True},
        {"first_dealer": "low"},
        {"elimination": "points"},
        {"tokens": 5},
        {"decks": {16: 2}},
    ):
        assert told(**switches) != usual, switches
    name, title, about, most, _ = spoken(lang, offer())
    assert (name, title, most) == ("ninety nine", "99", 16)
    assert about.endswith(".")
