"""A turn, skipping and putting out: rules 13-27 of the rule book, each with its position drawn."""

from __future__ import annotations

import pytest

from kit.table import at, kinds, layouts, play, preferring
from playnine_widget.engine.errors import IllegalAction

SWAPS = tuple(f"swap {place}" for place in ("A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2"))


def test_rule_13_the_tee_off_turns_two_cards_a_seat_from_the_dealers_left() -> None:
    match = at("""
        dealer: Ben
        Ann: (1) (2) (3) (4) / (5) (6) (7) (8)
        Ben: ? ? ? ? / ? ? ? ?
        Cy: ? ? ? ? / ? ? ? ?
        """)
    order = [seat for seat, _ in play(match, preferring("flip"), most=6)]
    assert order == [2, 2, 0, 0, 1, 1]
    assert (match.view().phase, match.to_act) == ("turn", 2)


def test_rule_13_a_card_that_is_up_is_not_turned_again() -> None:
    match = at("Ann: ? 9 ? ? / ? ? ? ?; Ben: ? ? ? ? / ? ? ? ?")
    assert match.options == tuple(f"flip {place}" for place in ("A1", "C1", "D1", "A2", "B2", "C2", "D2"))


def test_rule_14_one_card_is_drawn_from_either_pile_and_that_is_final() -> None:
    match = at("Ann: 5 9 ? 12 / 5 9 ? 0; discard: 9 4; draw: 7")
    assert match.options == ("draw", "take")
    match.act("draw")
    assert (match.view().hand, match.view().hand_from) == ("7", "draw")
    for again in ("draw", "take"):
        with pytest.raises(IllegalAction):
            match.act(again)


def test_rule_15a_a_drawn_card_takes_any_place_and_the_replaced_card_is_discarded() -> None:
    match = at("Ann: 5 9 ? 12 / 5 9 (3) 0; discard: 9 4; draw: 7")
    match.act("draw", "swap C2")
    assert layouts(match)[0] == "5 9 ? 12 / 5 9 7 0"
    assert match.view().discard == ("3", "9", "4")
    assert match.view().hand is None


def test_rule_15b_or_it_is_discarded_and_a_facedown_card_turned() -> None:
    match = at("Ann: 5 9 ? 12 / 5 9 (3) 0; discard: 9 4; draw: 7")
    match.act("draw")
    assert match.options == (*SWAPS, "flip C1", "flip C2")
    match.act("flip C2")
    assert layouts(match)[0] == "5 9 ? 12 / 5 9 3 0"
    assert match.view().discard == ("7", "9", "4")


def test_rule_16_a_taken_discard_has_to_be_swapped_in() -> None:
    match = at("Ann: 5 9 ? 12 / 5 9 ? 0; discard: 8 4")
    match.act("take")
    assert match.options == SWAPS
    match.act("swap D1")
    assert layouts(match)[0] == "5 9 ? 8 / 5 9 ? 0"
    assert match.view().discard == ("12", "4")


def test_rule_18_with_two_cards_facedown_nothing_may_be_skipped() -> None:
    match = at("Ann: 5 9 ? 12 / 5 9 ? 0; draw: 7")
    match.act("draw")
    with pytest.raises(IllegalAction, match="Ann cannot skip now"):
        match.act("skip")


def test_rule_19_a_card_that_is_up_may_be_replaced_even_by_its_equal() -> None:
    match = at("Ann: 5 9 ? 12 / 5 9 ? 0; discard: 9")
    match.act("take", "swap B1")
    assert layouts(match)[0] == "5 9 ? 12 / 5 9 ? 0"


def test_rule_20_with_one_card_facedown_the_drawn_card_may_go_and_nothing_is_turned() -> None:
    match = at("Ann: 5 9 ? 12 / 5 9 1 0; Ben: ? ? 3 8 / ? ? 3 1; discard: 4; draw: 7")
    match.act("draw")
    assert match.options == (*SWAPS, "flip C1", "skip")
    match.act("skip")
    assert layouts(match)[0] == "5 9 ? 12 / 5 9 1 0"
    assert match.view().discard[0] == "7"
    assert (match.view().phase, match.to_act) == ("turn", 1)


def test_rule_22_a_taken_card_is_not_skipped() -> None:
    match = at("Ann: 5 9 ? 12 / 5 9 1 0; discard: 4")
    match.act("take")
    assert "skip" not in match.options


def test_a_game_without_skipping_offers_none() -> None:
    match = at("rules: skip_one_facedown=false; Ann: 5 9 ? 12 / 5 9 1 0; draw: 7")
    match.act("draw")
    assert match.options == (*SWAPS, "flip C1")


@pytest.mark.parametrize("ways_out", [("draw", "flip C1"), ("draw", "swap C1"), ("take", "swap C1")])
def test_rule_24_every_other_player_has_one_last_shot(ways_out: tuple[str, str]) -> None:
    match = at("""
        dealer: Ann
        Ann: ? ? 3 8 / ? ? 3 1
        Ben: 5 9 ? 12 / 5 9 1 0
        Cy: ? ? 2 6 / ? ? 2 2
        """)
    match.act(*ways_out)
    assert (match.view().phase, match.view().out, match.to_act) == ("last shot", 1, 2)
    turns = [seat for seat, action in play(match, preferring("draw", "flip"), most=4) if action == "draw"]
    assert turns == [2, 0]
    assert kinds(match)[-2:] == ["score", "deal"]


def test_rule_25_a_last_shot_is_an_ordinary_turn() -> None:
    match = at("""
        Ann: 5 9 (7) 12 / 5 9 1 0
        Ben: 1 2 3 4 / 5 6 7 8
        discard: 9
        to act: Ann
        """)
    assert match.view().phase == "last shot"
    assert match.options == ("draw", "take")
    match.act("draw")
    assert match.options == (*SWAPS, "flip C1", "skip")


def test_rule_26_a_second_finisher_triggers_nothing() -> None:
    match = at("""
        Ann: 5 9 ? 12 / 5 9 1 0
        Ben: ? 8 3 8 / 2 2 3 1
        Cy: ? ? 2 6 / ? ? 2 2
        """)
    match.act("draw", "flip C1", "draw", "flip A1")
    assert (match.view().out, match.to_act) == (0, 2)
    match.act("draw", "flip A1")
    assert match.view().hole == 2


def test_rule_27_what_is_left_is_turned_up_where_it_lies_and_counts() -> None:
    match = at("""
        hole: 9
        Ann: 5 9 (4) 12 / 5 9 4 0
        Ben: (7) (1) 3 8 / (7) (2) 3 1
        discard: 6
        draw: 12 12
        """)
    match.act("draw", "flip C1", "draw", "flip B1")
    assert match.over
    assert layouts(match) == ["5 9 4 12 / 5 9 4 0", "7 1 3 8 / 7 2 3 1"]
    assert match.scorecard[-1] == (12, 12)


def test_a_hole_without_last_shots_ends_at_once() -> None:
    match = at("rules: final_turns=none; Ann: 5 9 ? 12 / 5 9 1 0; Ben: ? ? 3 8 / ? ? 3 1")
    match.act("draw", "flip C1")
    assert kinds(match)[-2:] == ["score", "deal"]


def test_discarding_without_a_flip_where_the_rules_allow_it() -> None:
    free = at("rules: discard_requires_flip=false; Ann: 5 9 ? 12 / 5 9 ? 0; draw: 7")
    free.act("draw")
    assert free.options == (*SWAPS, "discard")
    either = at("rules: discard_requires_flip=optional; Ann: 5 9 ? 12 / 5 9 ? 0; draw: 7")
    either.act("draw")
    assert either.options == (*SWAPS, "flip C1", "flip C2", "discard")
    either.act("discard")
    assert layouts(either)[0] == "5 9 ? 12 / 5 9 ? 0"
    assert (either.view().last.kind, either.view().discard[0]) == ("discard", "7")


def test_a_hole_in_which_nobody_gets_on_ends_after_so_many_whole_rounds() -> None:
    """Rule book 5.3: after the last seat of a round, so that everybody has had as many turns."""
    match = at("""
        rules: no_progress_rounds=2
        Ann: 5 9 ? 12 / 5 9 1 0
        Ben: ? 8 3 8 / 2 2 3 1
        """)
    turns = 0
    while match.view().hole == 1:
        match.act("draw", "skip")
        turns += 1
    assert turns == 4


def test_the_count_of_rounds_without_progress_starts_anew_when_somebody_turns_a_card() -> None:
    match = at("""
        rules: no_progress_rounds=2
        Ann: 5 9 ? 12 / 5 9 1 0
        Ben: ? 8 ? 8 / 2 2 3 1
        """)
    match.act("draw", "skip", "draw", "flip A1")
    for _ in range(3):
        match.act("draw", "skip")
    assert match.view().hole == 1
    match.act("draw", "skip")
    assert match.view().hole == 2
