"""From one round of 99 to the next, and what its scorecard says: rules 7-9 and 4.2 h, o, p, s of the rule book."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from kit.table import kinds, nine
from playnine_widget.games.ninety_nine import game, rules
from playnine_widget.games.ninety_nine.filling import from_position
from playnine_widget.games.ninety_nine.packing import card, plain
from playnine_widget.games.ninety_nine.telling import ask
from playnine_widget.games.ninety_nine.variant import NINETY_NINE

if TYPE_CHECKING:
    import playnine_widget as p9
    from playnine_widget.games.ninety_nine.view import View

STUCK = "8S 8D 8C"


def the_end_of_the_round(match: p9.Match) -> View:
    """What everybody saw when it was over, before the next deal."""
    at = max(at for at, kind in enumerate(kinds(match)) if kind == "score")
    view: View = match.view_at(at)
    return view


def test_every_round_begins_clockwise_at_zero_with_full_hands() -> None:
    """Rule 3, 4.2 h and i."""
    match = nine(
        "direction: anticlockwise; total: 99; hands: 3, 2, 3; Ann: 8S 8D 8C; Ben: ? ?; Cy: ? ? ?", manual_draw=True
    )
    match.act("pay")
    view = match.view()
    assert (view.direction, view.total, view.sizes, view.counts) == (1, 0, (3, 3, 3), (3, 3, 3))


def test_who_is_out_neither_deals_nor_is_dealt_cards() -> None:
    """4.2 o: the next seat clockwise that still has tokens deals, the next after that one starts."""
    match = nine(f"players: Ann, Ben, Cy, Dee; tokens: 1, 0, 3, 3; dealer: Dee; total: 99; Ann: {STUCK}")
    match.act("pay")
    assert (match.view().dealer, match.to_act, match.view().counts) == (2, 3, (0, 0, 3, 3))


def test_a_nine_that_skips_between_two_lets_its_player_play_again() -> None:
    match = nine("Ann: 9S 2S 3S; Ben: ? ? ?", nine="skip_next")
    match.act("play 9S")
    assert (match.to_act, match.view().last.skipped) == (0, 1)


def test_a_draw_that_has_to_be_said_refills_the_stock_and_the_card_on_top_stays() -> None:
    """4.2 p."""
    hands = {"2S", "3S", "5S", "6S", "7S", "8S"}
    played = " ".join(card for card in NINETY_NINE.deck if card not in hands)
    match = nine(f"total: 10; Ann: 2S 3S 5S; Ben: 6S 7S 8S; played: {played}", manual_draw=True)
    match.act("play 2S")
    assert kinds(match)[-1] == "act"
    match.act("draw")
    assert kinds(match)[-2:] == ["shuffle", "act"]
    assert (match.view().played, match.view().draw_count, match.view().counts) == (("2S",), 45, (3, 3))


def test_no_card_is_drawn_while_the_refill_is_due() -> None:
    hands = {"2S", "3S", "5S", "6S", "7S", "8S"}
    played = " ".join(card for card in NINETY_NINE.deck if card not in hands)
    state = from_position(f"game: ninety nine; Ann: 2S 3S 5S; Ben: 6S 7S 8S; played: {played}", list.sort)
    assert game.needs(state, "play 2S") is not None
    with pytest.raises(IndexError, match="refilled"):
        rules.apply(state, "play 2S")


def test_the_loser_of_a_round_is_named_whatever_a_position_began_with() -> None:
    """Ben loses the token, though Ann has fewer than at the start of a match too."""
    match = nine(f"tokens: 2, 3; total: 98; Ann: ? ? ?; Ben: {STUCK}; to act: Ben")
    match.act("pay")
    view = the_end_of_the_round(match)
    assert ask(view, None).values["name"] == "Ben"
    assert [len(lines) for lines in plain(view)["lines"]] == [1, 2]  # type: ignore[attr-defined]
    assert card(view)["lost"] == [[]]  # two rounds may lie before the first row: nobody is marked


def test_the_scorecard_marks_who_lost_each_round() -> None:
    match = nine(f"total: 98; Ann: {STUCK}; Ben: ? ? ?; Cy: ? ? ?")
    match.act("pay")
    while match.view().round < 4:
        match.act(match.options[-1])
    marked = card(match.view())["lost"]
    tokens = [3, 3, 3]
    for (seat,), row in zip(marked, match.scorecard, strict=True):  # type: ignore[call-overload]
        tokens[seat] -= 1
        assert tuple(tokens) == row


def test_a_position_between_two_rounds_keeps_the_rows_of_the_scorecard_in_step() -> None:
    """``scorecard[round - 1]`` is the end of that round: what the position says of each is its own round's end."""
    match = nine("round: 2; tokens: 2, 3; Ann: ? ? ?; Ben: ? ? ?; to act: nobody")
    assert (match.view().round, match.scorecard) == (3, ((None, None), (2, 3)))


@pytest.mark.parametrize(
    ("position", "switches", "totals"),
    [
        ("tokens: 0, 2, 0", {}, ["2", "", ""]),
        ("points: 3, 1, 3", {"elimination": "points"}, ["1", "", ""]),
    ],
)
def test_the_winner_stands_first_in_a_position_of_a_finished_match(
    position: str, switches: dict[str, Any], totals: list[str]
) -> None:
    match = nine(f"round: 5; {position}; players: Ann, Ben, Cy; to act: nobody", **switches)
    assert match.winners == (1,)
    assert plain(match.view())["ranking"] == [
        [seat, place, total, ""] for seat, place, total in zip([1, 0, 2], ["1", "2", "2"], totals, strict=True)
    ]


def test_who_went_out_later_stands_higher() -> None:
    match = nine(f"tokens: 1, 1, 1; total: 98; Ann: {STUCK}; Ben: ? ? ?; Cy: ? ? ?")
    match.act("pay")
    while not match.over:
        match.act(match.options[-1])
    second = next(seat for seat in (1, 2) if seat not in match.winners)
    ranking = plain(match.view())["ranking"]
    assert [(seat, place) for seat, place, *_ in ranking] == [  # type: ignore[attr-defined]
        (match.winners[0], "1"),
        (second, "2"),
        (0, "3"),
    ]


def test_paying_the_last_token_shows_nobody_a_card() -> None:
    """So taking it back is no practice; after any other round the next deal has shown cards."""
    match = nine(f"tokens: 1, 2; total: 98; Ann: {STUCK}; Ben: ? ? ?")
    match.act("pay")
    match.undo()
    assert not match.view().practice
    match = nine(f"total: 98; Ann: {STUCK}; Ben: ? ? ?")
    match.act("pay")
    match.undo()
    assert match.view().practice
