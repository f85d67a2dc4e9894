"""Positions: what they say, what they leave open, and what cannot be."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import playnine_widget as p9
from kit.table import at, cards, deck, layouts

ANN = "Ann: 5 9 ? 12 / 5 9 (3) 0"


def test_the_example_of_the_design() -> None:
    match = at("""
        players: Ann, Ben
        hole: 3
        scores: 12, -4
        Ann: 5 9 ? 12 / 5 9 (3) 0
        Ben: ? ? 3 8 / ? ? 3 1
        discard: 9 4
        draw: 7 3
        hand: 7
        to act: Ann
        """)
    view = match.view(0)
    assert (view.players, view.hole, view.totals, view.dealer) == (("Ann", "Ben"), 3, (12, -4), 1)
    assert (view.hand, view.hand_from, view.discard, view.phase) == ("7", "draw", ("9", "4"), "turn")
    assert view.scorecard == ((None, None), (None, None))
    match.act("swap C2", "draw")
    assert match.view().discard[0] == "3"
    assert match.view().hand == "7"
    assert cards(match) == deck(match)


def test_a_known_facedown_card_is_never_printed() -> None:
    assert layouts(at(ANN))[0] == "5 9 ? 12 / 5 9 ? 0"
    assert "(" not in str(at(ANN))


def test_a_lone_player_plays_against_an_opponent_with_a_teed_off_layout() -> None:
    match = at(ANN)
    assert match.players == ("Ann", "Opponent")
    assert [card is None for card in match.view().layouts[1].values()] == [False] * 2 + [True] * 6


def test_it_is_the_tee_off_while_a_given_layout_has_fewer_cards_up() -> None:
    match = at("Ann: ? ? ? ? / ? ? ? 4; Ben: 1 ? ? ? / ? ? 2 ?; players: Ann, Ben, Cy")
    assert (match.view().phase, match.to_act) == ("tee off", 0)
    assert layouts(match)[2] == "? ? ? ? / ? ? ? ?"


def test_who_put_out_is_the_first_with_all_cards_up_clockwise_after_the_one_to_act() -> None:
    up, down = "1 2 3 4 / 5 6 7 8", "? 0 0 0 / 0 0 0 ?"
    match = at(f"Ann: {down}; Ben: {up}; Cy: {up}; Dee: ? 9 9 9 / 9 9 9 ?; to act: Dee")
    assert (match.view().out, match.view().phase) == (1, "last shot")


def test_nobody_to_act_is_a_finished_hole_and_in_the_last_hole_a_finished_match() -> None:
    text = "Ann: 1 2 3 4 / 1 2 3 5; Ben: 5 6 7 8 / 5 6 7 8; to act: nobody"
    over = at(text)
    assert (over.over, over.scorecard[-1], over.winners) == (True, (9, 0), (1,))
    on = at(f"hole: 2; {text}")
    assert (on.scorecard[-1], on.view().hole, on.view().phase) == ((9, 0), 3, "tee off")


def test_after_a_take_the_discard_pile_may_be_empty_for_a_moment() -> None:
    match = at(f"{ANN}; taken: 4")
    assert match.view().discard == ()
    match.act("swap D1")
    assert match.view().discard == ("12",)


def test_rules_and_games_are_named_in_a_position() -> None:
    match = at(f"rules: holes=18, Bonus_Adjacency = adjacent, decks=3:1 6:2; {ANN}; Ben: ? ? 3 8 / ? ? 3 1")
    assert (match.variant.holes, match.variant.bonus_adjacency, match.variant.decks) == (18, "adjacent", {3: 1, 6: 2})
    assert "rules: decks=3:1 6:2, bonus_adjacency=adjacent, holes=18" in str(match)
    standard = at("game: play nine standard; Ann: k 10 ? q / ks as ? joker")
    assert layouts(standard)[0] == "KS 10S ? QS / KS AS ? JOKER"


def test_upper_and_lower_case_and_the_true_minus_sign_read_alike() -> None:
    match = at("PLAYERS: Ann, Ben; ann: −5 9 ? 12 / 5 9 ? 0; Discard: −5; Scores: −3, 4; TO ACT: BEN")
    assert (match.to_act, match.totals, match.view().discard) == (1, (-3, 4), ("-5",))


names = st.text(min_size=1, max_size=12).filter(lambda name: name.strip() and not name.casefold().startswith("bot:"))


@given(names, names)
def test_any_name_can_be_written_and_read_back(ann: str, ben: str) -> None:
    if ann == ben:
        return
    match = p9.Match(players=[ann, ben], seed=1)
    assert p9.Match.from_position(str(match)).players == (ann, ben)
    assert p9.Match.from_record(match.record()).players == (ann, ben)


@pytest.mark.parametrize(
    "name", ["hole", "To Act", "nobody", "Ann, Ben", "a: b", 'say "hi"', " Ann", "two\nlines", "<b>Ann</b>"]
)
def test_names_that_would_be_misread_stand_in_quotes(name: str) -> None:
    match = p9.Match(players=["Zed", name], seed=1)
    again = p9.Match.from_position(str(match))
    assert again.players == ("Zed", name)
    assert str(again) == str(match)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "no layout"),
        ("hello", "no colon"),
        (f"{ANN}; Ann: ? ? ? ? / ? ? ? ?", "“Ann” twice"),
        (f"{ANN}; hole: 1; Hole: 2", "“Hole” twice"),
        ("Ann: 7 7 7 7 / 7 7 7 ?; discard: 7 7", "the card 7 9 times; the pack holds 8"),
        ("game: play nine standard; Ann: AS AS AS 1 / ? ? ? ?", "“1” is no card"),
        ("game: play nine standard; Ann: AS AS AS 2 / ? ? ? ?", "the card AS 3 times; the pack holds 2"),
        ("game: play nine standard; Ann: A A A A / A A A A; discard: A", "the card A 9 times; the pack holds 8"),
        (f"{ANN}; to act: Zed", "at “to act”: There is no “Zed”"),
        (f"{ANN}; dealer: Zed", "at “dealer”: There is no “Zed”"),
        (f"{ANN}; discrad: 9", "did you mean “discard”"),
        (f"{ANN}; players: Ann, Ben; Benn: ? ? ? ? / ? ? ? ?", "did you mean “Ben”"),
        (f"{ANN}; discard:", "“discard” has no value"),
        (f"{ANN}; hand: 4; taken: 3", "only one of them"),
        (f"{ANN}; hand: 4 5", "more than one card"),
        (f"{ANN}; hole: 10", "none of 1 to 9"),
        (f"{ANN}; hole: two", "no whole number"),
        (f"{ANN}; scores: 1, 2, 3", "one total for each of 2 players"),
        (f"{ANN}; players: Ann", "takes 2 to 6 players"),
        (f"{ANN}; players: Ann, Ann", "a name of their own"),
        (f"{ANN}; rules: hols=3", "did you mean holes"),
        (f"{ANN}; rules: holes", "write it as holes=18"),
        (f"{ANN}; rules: holes=many", "a whole number from 1 to 99"),
        (f"{ANN}; rules: start_flips=8", "leaves nothing to play"),
        (f"{ANN}; draw: 13", "at “draw”: “13” is no card"),
        ('"Ann: ? ? ? ? / ? ? ? ?', "quotation mark"),
        ("Ann: 1 2 3 4 / 5 6 7", "at “Ann”: A layout has 2 rows of 4 cards; this one has rows of 4 / 3"),
        ("Ann: 13 2 3 4 / 5 6 7 8", "at “Ann”: “13” is no card"),
        ("Ann: ? ? ? ? / ? ? ? ?; hand: 3", "nobody draws now"),
        ("Ann: ? ? ? ? / ? ? ? ?; to act: nobody", "the tee-off is not done"),
        ("Ann: ? ? ? ? / ? ? ? ?; Ben: 1 2 3 ? / ? ? ? ?", "Ben has more than 2 cards up"),
        ("Ann: ? ? ? ? / ? ? ? ?; Ben: 1 2 ? ? / ? ? ? ?; to act: Ben", "2 cards up already"),
        ("Ann: 1 2 3 4 / 5 6 7 8; to act: Ann", "Ann is to act with no card facedown"),
        (f"{ANN}; to act: nobody; hand: 3", "nobody draws now"),
    ],
)
def test_what_cannot_be_is_refused_with_what_and_where(text: str, says: str) -> None:
    with pytest.raises(p9.BadPosition) as refused:
        at(text)
    assert says in str(refused.value)


def test_an_unknown_game_is_named_with_the_nearest() -> None:
    with pytest.raises(p9.BadPosition, match="at “game”: There is no game “play nin”; did you mean play nine"):
        at(f"game: play nin; {ANN}")
