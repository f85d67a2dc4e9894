"""99: section 4 of the rule book. The cases of `tests/cases` are its checked transitions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import playnine_widget as p9
from kit.table import kinds, nine
from playnine_widget.games.ninety_nine.variant import NINETY_NINE

CASES = json.loads((Path(__file__).parents[1] / "cases" / "ninety_nine_cases.json").read_text(encoding="utf8"))
KINDS = {kind: [case for case in CASES if case["kind"] == kind] for kind in ("total", "hand", "order")}


def play_of(case: dict[str, Any]) -> str:
    choice = case.get("choice")
    return f"play {case['card']}S" + (f" as {choice}" if choice is not None else "")


@pytest.mark.parametrize("case", KINDS["total"], ids=lambda case: case["id"])
def test_every_total_of_the_rule_book(case: dict[str, Any]) -> None:
    match = nine(f"total: {case['total']}; Ann: {case['card']}S; Ben: ? ? ?", **case.get("switches", {}))
    action = play_of(case)
    assert (action in match.options) is case["legal"], case["why"]
    if case["legal"]:
        match.act(action)
    assert match.view().total == case["new_total"], case["why"]


@pytest.mark.parametrize("case", KINDS["hand"], ids=lambda case: case["id"])
def test_every_hand_of_the_rule_book(case: dict[str, Any]) -> None:
    hand = " ".join(f"{rank}S" for rank in case["hand"]) or "-"
    match = nine(f"total: {case['total']}; Ann: {hand}; Ben: ? ? ?")
    plays = [option.removeprefix("play ").replace("S as ", "=").replace("S", "") for option in match.options]
    assert plays == (case["legal_plays"] or ["pay"]), case["why"]
    assert (match.options == ("pay",)) is case["loses_token"]


@pytest.mark.parametrize("case", KINDS["order"], ids=lambda case: case["id"])
def test_every_order_of_the_rule_book(case: dict[str, Any]) -> None:
    way = "clockwise" if case["direction"] > 0 else "anticlockwise"
    card = {case["player"]: f"{case['card']}S"}
    hands = "; ".join(f"{name}: {card.get(name, '?')} ? ?" for name in case["seats"])
    match = nine(f"direction: {way}; {hands}; to act: {case['player']}", **case.get("switches", {}))
    match.act(f"play {case['card']}S")
    assert (match.players[match.to_act or 0], match.view().direction) == (case["next"], case["new_direction"])


def test_there_are_cases_of_every_kind() -> None:
    assert all(KINDS.values())
    assert sum(map(len, KINDS.values())) == len(CASES) >= 20


# ---- the deal


def test_the_highest_card_deals_and_the_ace_is_low() -> None:
    """Rule 2, 4.2 n: those who tie draw again."""
    seen = set()
    for seed in range(30):
        match = p9.Match("ninety nine", 3, seed=seed)
        *_, cut = (step.event for step in match.steps if step.event["kind"] == "cut")
        ranks = ["A23456789TJQK".index(card.replace("10", "T")[0]) for _, card in cut["cards"]]
        assert match.view().dealer == cut["cards"][ranks.index(max(ranks))][0]
        seen.add(kinds(match).count("cut"))
    assert seen >= {1, 2}


def test_the_lowest_card_deals_where_that_was_agreed() -> None:
    for seed in range(10):
        match = p9.Match("ninety nine", 3, seed=seed, first_dealer="low")
        *_, cut = (step.event for step in match.steps if step.event["kind"] == "cut")
        ranks = ["A23456789TJQK".index(card.replace("10", "T")[0]) for _, card in cut["cards"]]
        assert match.view().dealer == cut["cards"][ranks.index(min(ranks))][0]


def test_three_cards_each_one_at_a_time_from_the_dealers_left_who_starts() -> None:
    """Rule 3; the rest of the deck is the stock."""
    match = p9.Match("ninety nine", 4, seed=3)
    deal = next(step.event for step in match.steps if step.event["kind"] == "deal")
    first = (deal["dealer"] + 1) % 4
    assert match.to_act == first
    assert match.view(first).hand == tuple(deal["deck"][0:12:4])
    assert match.view().draw_count == 52 - 12
    assert (match.view().total, match.view().direction, match.view().counts) == (0, 1, (3, 3, 3, 3))


def test_more_than_eight_play_with_two_packs_and_sixteen_are_the_most() -> None:
    assert sum(p9.Match("ninety nine", 8, seed=1).view().unseen.values()) == 52
    assert sum(p9.Match("ninety nine", 9, seed=1).view().unseen.values()) == 104
    with pytest.raises(p9.BadSetting, match="2 to 16 players"):
        p9.Match("ninety nine", 17)


# ---- a turn


def test_a_card_is_drawn_at_once_and_comes_last_in_the_hand() -> None:
    match = nine("total: 5; Ann: 7H 8H 2C; Ben: ? ? ?; draw: KD")
    match.act("play 8H")
    assert match.view(0).hand == ("7H", "2C", "KD")
    assert (match.view().total, match.view().played[0], match.to_act) == (13, "8H", 1)


def test_a_ten_may_also_add_where_that_was_agreed() -> None:
    match = nine("total: 50; Ann: 10H; Ben: ? ? ?", ten="plus_minus")
    assert match.options == ("play 10H as -10", "play 10H as 10")
    match.act("play 10h as 10")
    assert match.view().total == 60
    assert nine("total: 95; Ann: 10H; Ben: ? ? ?", ten="plus_minus").options == ("play 10H as -10",)


def test_a_four_between_two_lets_its_player_play_again_where_that_was_agreed() -> None:
    match = nine("Ann: 4H 2S 3S; Ben: ? ? ?", reverse_two_players="play_again")
    match.act("play 4H")
    assert (match.to_act, match.view().direction) == (0, -1)
    three = nine("Ann: 4H 2S 3S; Ben: ? ? ?; Cy: ? ? ?", reverse_two_players="play_again")
    three.act("play 4H")
    assert three.to_act == 2
    left = nine("players: Ann, Ben, Cy; tokens: 1, 0, 1; Ann: 4H 2S 3S; Cy: ? ? ?", reverse_two_players="play_again")
    left.act("play 4H")
    assert left.to_act == 0  # two of three are left


def test_who_is_out_is_passed_over_in_both_directions() -> None:
    match = nine("players: Ann, Ben, Cy; tokens: 3, 0, 3; Ann: 2S 4H 3S; Cy: 5C ? ?")
    match.act("play 2S")
    assert match.to_act == 2
    match.act("play 5C")
    assert match.to_act == 0


def test_an_empty_stock_is_the_played_cards_but_the_last_shuffled_again_and_the_total_stays() -> None:
    """4.2 p."""
    match = _nearly_without_stock()
    assert match.view().draw_count == 0
    match.act("play 2S")
    assert kinds(match)[-2:] == ["shuffle", "act"]
    view = match.view(0)
    assert view.played == ("2S",)
    assert view.total == 12
    assert len(view.hand) == 3
    again = p9.Match.from_record(match.record())
    assert again.steps == match.steps
    match.undo()
    assert match.view().draw_count == 0
    assert p9.Match.from_share(p9.share(again)).view(0) == again.view(0)
    assert str(p9.Match.from_transcript(again.transcript())) == str(again)


def _nearly_without_stock() -> p9.Match:
    """Ann and Ben with full hands, every other card played."""
    hands = {"2S", "3S", "5S", "6S", "7S", "8S"}
    played = " ".join(card for card in NINETY_NINE.deck if card not in hands)
    return nine(f"total: 10; Ann: 2S 3S 5S; Ben: 6S 7S 8S; played: {played}")


# ---- drawing that has to be said


def test_who_forgets_to_draw_has_a_card_less_for_the_rest_of_the_round() -> None:
    """Rule 6, 4.2 i: 3, 2, 1, 0, and drawing goes on up to the smaller hand."""
    match = nine("Ann: 2S 3S 2C; Ben: 2H 3H 2D; draw: 3C 3D 5C", manual_draw=True)
    match.act("play 2S")
    assert (match.to_act, match.options, match.view().phase) == (0, ("draw", "forget"), "draw")
    match.act("forget", "play 2H", "draw")
    assert match.view().counts == (2, 3)
    assert match.view().sizes == (2, 3)
    match.act("play 3S", "draw")
    assert match.view().counts == (2, 3)
    assert match.view(0).hand == ("2C", "3D")
    match.act("play 3H", "draw", "play 2C", "forget")
    assert match.view().sizes[0] == 1
    again = p9.Match.from_position(match.position(match.to_act), seed=1)
    assert again.position(again.to_act) == match.position(match.to_act)


def test_a_hand_that_has_shrunk_to_nothing_cannot_play() -> None:
    match = nine("hands: 1, 3; Ann: 2S; Ben: 2H 3H 2D", manual_draw=True)
    match.act("play 2S", "forget", "play 2H", "draw")
    assert match.options == ("pay",)


def test_the_seat_after_a_skip_is_known_while_its_player_still_draws() -> None:
    match = nine("Ann: 9S 3S 2C; Ben: ? ? ?; Cy: ? ? ?", manual_draw=True, nine="skip_next")
    match.act("play 9S")
    again = p9.Match.from_position(match.position(0), seed=1)
    match.act("draw")
    again.act("forget")
    assert match.to_act == again.to_act == 2


# ---- the end


def test_who_cannot_play_loses_a_token_and_the_next_player_deals() -> None:
    match = nine("total: 98; Ann: 8S 8D 8C; Ben: ? ? ?; Cy: ? ? ?; dealer: Cy")
    assert match.options == ("pay",)
    match.act("pay")
    assert kinds(match)[-3:] == ["act", "score", "deal"]
    assert match.steps[-2].event["tokens"] == (2, 3, 3)
    assert match.view().tokens == (2, 3, 3)
    assert match.scorecard == ((2, 3, 3),)
    assert (match.view().dealer, match.to_act, match.view().total, match.view().round) == (0, 1, 0, 2)


def test_the_last_player_with_a_token_wins_and_nothing_more_is_dealt() -> None:
    match = nine("tokens: 1, 2; total: 98; Ann: 8S 8D 8C; Ben: ? ? ?")
    match.act("pay")
    assert match.over
    assert match.winners == (1,)
    assert kinds(match)[-1] == "score"
    with pytest.raises(p9.IllegalAction, match="Ben"):
        match.act("pay")


def test_points_are_taken_where_that_was_agreed() -> None:
    """4.2 t: out at as many points as there would be tokens."""
    match = nine("points: 1, 2, 0; total: 98; Ann: 8S 8D 8C; Ben: ? ? ?; Cy: ? ? ?", elimination="points")
    match.act("pay")
    assert match.totals == (2, 2, 0)
    assert match.steps[-2].event["points"] == (2, 2, 0)
    assert "points: 2, 2, 0" in str(match)


def test_a_seat_may_not_refuse_a_card_that_fits_nor_pass_99() -> None:
    """4.2 k."""
    match = nine("total: 95; Ann: 2S QD QH; Ben: ? ? ?")
    assert match.options == ("play 2S",)
    for action in ("pay", "play QD", "draw"):
        with pytest.raises(p9.IllegalAction, match="play 2S"):
            match.act(action)
