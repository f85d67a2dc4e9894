"""Cut, deal, refill and reveal: rules 5-12, 34-35 and section 5 of the rule book."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kit.table import NAMES, at, at_random, cards, deck, kinds, play, preferring
from playnine_widget.cards.card import Card
from playnine_widget.engine.errors import BadRecord
from playnine_widget.games.golf import chance, rules
from playnine_widget.games.golf.variants import VARIANTS
from playnine_widget.match.match import Match

PLAY_NINE = VARIANTS["play nine"]


def cut(*rounds: dict[int, str]) -> Any:
    """The state after these cuts."""
    state = chance.start(PLAY_NINE, NAMES[: len(rounds[0])])
    for drawn in rounds:
        state = chance.apply(state, {"kind": "cut", "cards": [[seat, card] for seat, card in drawn.items()]})
    return state


def test_rule_1_the_pack_has_108_cards_eight_of_each_and_four_hole_in_one() -> None:
    pack = PLAY_NINE.cards(2)
    assert len(pack) == 108
    assert Counter(pack) == {"-5": 4, **{str(value): 8 for value in range(13)}}
    assert sum(map(PLAY_NINE.value, pack)) == 604


def test_rule_3_two_standard_packs_with_four_jokers_are_the_same_cards() -> None:
    standard = VARIANTS["play nine standard"]
    assert Counter(map(standard.value, standard.cards(6))) == Counter(map(PLAY_NINE.value, PLAY_NINE.cards(6)))


def test_rule_5_the_lowest_card_of_the_cut_deals() -> None:
    assert cut({0: "7", 1: "0", 2: "3"}).hole.dealer == 1
    assert cut({0: "7", 1: "0", 2: "-5"}).hole.dealer == 2


def test_rule_6_only_those_tied_for_lowest_cut_again_from_the_rest_of_the_pack() -> None:
    tied = cut({0: "7", 1: "3", 2: "3", 3: "7"})
    assert tied.hole.dealer is None
    due = chance.due(tied)
    assert due is not None
    assert (due.kind, due.nth, len(due.cards)) == ("cut", 1, 104)
    assert [seat for seat, _ in chance.event(tied, due, due.cards)["cards"]] == [1, 2]
    assert cut({0: "7", 1: "3", 2: "3", 3: "7"}, {1: "12", 2: "9"}).hole.dealer == 2


def test_rule_6_the_right_seats_cut_and_no_card_comes_more_often_than_there_are() -> None:
    with pytest.raises(BadRecord):
        cut({0: "7", 1: "3", 2: "3"}, {0: "1", 1: "2"})
    with pytest.raises(BadRecord):
        cut({0: "-5", 1: "-5"}, {0: "-5", 1: "-5"}, {0: "-5", 1: "0"})


def test_rules_10_to_12_one_card_at_a_time_from_the_dealers_left_row_by_row() -> None:
    order = sorted(PLAY_NINE.cards(2), key=int)
    state = chance.apply(cut({0: "3", 1: "9"}), {"kind": "deal", "dealer": 0, "deck": order})
    assert state.cells[8:] == tuple(map(Card, order[0:16:2]))
    assert state.cells[:8] == tuple(map(Card, order[1:16:2]))
    assert state.discard == (order[16],)
    assert state.hole.pile == tuple(order[17:])
    assert state.seat == 1


@pytest.mark.parametrize("players", range(2, 7))
def test_rule_9_the_deal_moves_left_and_the_next_seat_starts(players: int) -> None:
    match = Match(players=NAMES[:players], seed=3)
    began = {match.view().hole: (match.view().dealer, match.to_act)}
    for _ in play(match, preferring("flip", "draw")):
        view = match.view()
        began.setdefault(view.hole, (view.dealer, match.to_act))
    first = began[1][0]
    assert began == {hole: ((first + hole - 1) % players, (first + hole) % players) for hole in range(1, 10)}


def test_where_the_loser_starts_the_dealer_is_the_seat_on_its_right() -> None:
    match = at("""
        rules: starter=previous_loser
        hole: 3
        Ann: 0 0 0 0 / 0 0 0 0
        Ben: 1 2 3 4 / 5 6 7 8
        Cy: 12 2 3 4 / 5 6 7 8
        to act: nobody
        """)
    assert (match.view().dealer, match.to_act) == (1, 2)


def test_rule_34_nine_holes_and_the_lowest_total_wins() -> None:
    match = Match(players=3, seed=4)
    for _ in play(match, preferring("flip", "draw")):
        pass
    assert len(match.scorecard) == 9
    assert match.totals == tuple(map(sum, zip(*match.scorecard, strict=True)))
    assert [match.totals[seat] for seat in match.winners] == [min(match.totals)] * len(match.winners)
    assert match.options == ()
    assert match.view().phase == "over"


def test_rule_35_those_level_share_the_win() -> None:
    match = at(
        "scores: 12, 12, 13; Ann: 1 2 3 4 / 1 2 3 4; Ben: 5 6 7 8 / 5 6 7 8; Cy: 9 9 0 1 / 9 9 0 1; to act: nobody"
    )
    assert match.totals == (12, 12, 3)
    assert match.winners == (2,)
    level = at("scores: 3, 3; Ann: 1 2 3 4 / 1 2 3 4; Ben: 5 6 7 8 / 5 6 7 8; to act: nobody")
    assert level.winners == (0, 1)


def test_5_1_the_discards_under_the_top_one_become_the_draw_pile_when_it_is_needed() -> None:
    match = at("Ann: 5 9 ? 1 / 5 9 ? 0; Ben: ? ? 3 8 / ? ? 3 1; discard: 4 12 12; draw: 7")
    while match.view().draw_count:
        match.act(stay(match))
    if match.view().hand is not None:
        match.act(stay(match))
    assert "shuffle" not in kinds(match)
    before = match.view().discard
    match.act("draw")
    assert kinds(match)[-2:] == ["shuffle", "act"]
    assert match.view().discard == before[:1]
    assert match.view().draw_count == len(before) - 2
    assert cards(match) == deck(match)


def test_5_2_with_six_players_the_sixtieth_draw_is_the_first_refill() -> None:
    match = Match(players=6, seed=5)
    draws = 0
    for _, action in play(match, stay):
        draws += action == "draw"
        if "shuffle" in kinds(match):
            break
        assert len(match.view().discard) >= 1 or match.view().hand is not None
    assert draws == 60
    state = match.steps[-1].state
    assert len(state.hole.pile) == 59
    assert cards(match) == deck(match)


def stay(match: Match) -> str:
    """After the tee-off: draw, and replace a card that is up, so that nothing is ever turned."""
    view = match.view(match.to_act)
    if view.hand is None:
        return "draw" if "draw" in view.options else view.options[0]
    return next(f"swap {place}" for place, card in view.layouts[view.seat].items() if card is not None)


def test_5_2_with_nothing_to_refill_from_only_taking_is_legal() -> None:
    state = at("Ann: 5 9 ? 1 / 5 9 ? 0; discard: 4").steps[-1].state
    assert rules.options(state._replace(left=0)) == ("take",)
    assert chance.needs(state._replace(left=0), "draw") is None


def test_the_same_seed_gives_the_same_cards_whatever_is_played() -> None:
    one, other = Match(players=2, seed=7), Match(players=2, seed=7)
    for match, hand in ((one, preferring("flip", "draw")), (other, at_random(5))):
        for _ in play(match, hand):
            if match.view().hole == 3:
                break
    deals = [[step.event["deck"] for step in match.steps if step.event["kind"] == "deal"] for match in (one, other)]
    assert deals[0] == deals[1]
    assert len(set(deals[0])) == 3
