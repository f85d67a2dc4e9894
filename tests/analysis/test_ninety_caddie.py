"""The caddie of 99: the chance of each card to survive the round, from what its own seat may see."""

from __future__ import annotations

from functools import partial
from itertools import permutations
from time import process_time
from typing import TYPE_CHECKING, Any

import pytest

import playnine_widget as p9
from kit.table import hidden_elsewhere, nine
from playnine_widget.analysis.ninety_nine.sampling import trials
from playnine_widget.bots import keeper
from playnine_widget.bots.rounds import line, table
from playnine_widget.engine.errors import BadSetting
from playnine_widget.games.ninety_nine.variant import NINETY_NINE
from playnine_widget.match import insight

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playnine_widget.cards.card import Card
    from playnine_widget.match.match import Match

EARLY = "total: 60; Ann: KS 7H 2C; Ben: ? ? ?; Cy: ? ? ?; played: 4C"
NEAR = "total: 88; Ann: AS 7H 10D; Ben: ? ? ?; Cy: ? ? ?; played: 4C"
MANUAL = "total: 60; Ann: 5S 9H QD; Ben: ? ? ?; played: 7C"
FEW = "8S 8H 8D QS QH KD 7S"
"""What is unseen in a small ending: three of them are Ben's."""


def ending(total: int, ann: str, unseen: str = FEW, **switches: Any) -> Match:
    """A position in which these are the only cards that are unseen; all others were played."""
    gone = {*ann.split(), *unseen.split()}
    played = " ".join(card for card in NINETY_NINE.deck if card not in gone)
    return nine(f"total: {total}; Ann: {ann}; Ben: ? ? ?; played: {played}", **switches)


def put(order: Sequence[Card], cards: list[Card]) -> None:
    """Lay cards in an order, in place of a shuffle."""
    cards[:] = order


def by_brute_force(match: Match) -> dict[str, float]:
    """The chance of each option, by the rules themselves, over every order of the unseen cards."""
    game, view = match.game, match.view(match.to_act)
    ranks: dict[tuple[str, ...], tuple[Card, ...]] = {}
    for order in permutations(view.unseen):
        ranks[tuple(card.rank for card in order)] = order
    survived = dict.fromkeys(view.options, 0)
    for order in ranks.values():
        for option in view.options:
            state = game.apply(game.imagine(view, partial(put, order)), option)
            while state.seat is not None:
                state = game.apply(state, keeper.choose(game.view(state, state.seat)))
            survived[option] += state.last.seat != view.to_act
    return {option: many / len(ranks) for option, many in survived.items()}


def test_every_option_gets_its_chance_in_the_order_of_the_options() -> None:
    match = nine(NEAR)
    advice = p9.advise(match)
    assert tuple(each.action for each in advice) == match.options
    assert all(0 < each.survive < 1 and 0 < each.error < 0.02 and not each.proved for each in advice)
    assert advice.best.survive == max(each.survive for each in advice)


def test_other_hands_and_another_stock_leave_the_advice_as_it_is() -> None:
    match = nine(NEAR)
    assert (
        len({str(p9.advise(hidden_elsewhere(match, seed, seat=0))) for seed in range(4)} | {str(p9.advise(match))}) == 1
    )


@pytest.mark.parametrize(
    ("total", "ann", "switches"),
    [
        (89, "JS 2H 3H", {}),
        (95, "KS 2H 4H", {}),
        (95, "9S 2H 3H", {"nine": "skip_next"}),
        (95, "4S 2H 3H", {"reverse_two_players": "play_again"}),
    ],
)
def test_small_endings_are_counted_out_as_brute_force_does(total: int, ann: str, switches: dict[str, str]) -> None:
    match = ending(total, ann, **switches)
    advice = p9.advise(match)
    assert advice.proved
    assert {each.action: each.survive for each in advice} == pytest.approx(by_brute_force(match))
    assert {each.error for each in advice} == {0.0}


def test_a_sample_lies_within_its_errors_of_what_is_counted_out() -> None:
    match = ending(89, "JS 2H 3H")
    view, exact = match.view(0), by_brute_force(match)
    here = table(view)
    lines = {option: line(view, option, here) for option in view.options}
    found = trials(view, list(lines.values()), here)
    for option, each in lines.items():
        assert abs(found.chance(each) - exact[option]) < 4 * found.error(each)


def test_who_cannot_hold_a_card_that_fits_is_caught_for_certain() -> None:
    safe = " ".join(card for card in NINETY_NINE.deck if card.rank in {"4", "9", "10", "K"} and card != "KS")
    advice = p9.advise(nine(f"total: 80; Ann: KS 2H 3H; Ben: ? ? ?; played: {safe}"))
    assert advice.best.action == "play KS"
    assert advice.best.proved
    assert advice.best.survive == 1.0
    assert not advice["play 2H"].proved
    assert "cannot hold a card that fits" in advice.why()


def test_who_can_only_pay_does_not_survive() -> None:
    (only,) = p9.advise(nine("total: 99; Ann: 2S 7H JD; Ben: ? ? ?"))
    assert (only.action, only.survive, only.proved) == ("pay", 0.0, True)


def test_two_cards_of_a_rank_are_worth_the_same() -> None:
    advice = p9.advise(nine("total: 60; Ann: 7S 7H 2C; Ben: ? ? ?"))
    assert advice["play 7S"].survive == advice["play 7H"].survive
    assert advice["play 7S"].grade == advice["play 7H"].grade


def test_the_same_deals_tell_options_apart_better_than_their_errors() -> None:
    advice = p9.advise(nine(NEAR))
    worse = [each for each in advice if each is not advice.best]
    assert all(each.gap < (each.error**2 + advice.best.error**2) ** 0.5 for each in worse)


def test_to_forget_the_draw_costs_chance() -> None:
    match = nine(MANUAL, manual_draw=True)
    match.act("play 5S")
    advice = p9.advise(match)
    assert advice.best.action == "draw"
    assert advice["forget"].grade in {"fair", "poor"}
    assert "Plays on with 2 cards" in advice.why("forget")
    assert "points against draw" in advice.why_not("forget")


@pytest.mark.parametrize(
    ("position", "action", "says"),
    [
        (NEAR, "play AS as 11", "Makes the total 99; Ben, who is next, needs a 4, 9, 10 or king"),
        (NEAR, "play 7H", "cannot play a 5, 6, 7, 8, jack or queen"),
        (NEAR, "play 10D", "every card fits for Ben, who is next; spends the last card"),
        (EARLY, "play 7H", "keeps a king for later"),
        (
            "total: 99; Ann: 4S 7H 7D; Ben: ? ? ?; Cy: ? ? ?",
            "play 4S",
            "The only option; leaves the total at 99; Cy, who",
        ),
        ("total: 50; Ann: 2S 7H 7D; Ben: ? ? ?", "play 2S", "keeps no card that always fits"),
        ("total: 99; Ann: 2S 7H 7D; Ben: ? ? ?", "pay", "No card fits, so a token is lost"),
    ],
)
def test_the_reason_is_built_from_what_the_option_does(position: str, action: str, says: str) -> None:
    assert says in p9.advise(nine(position)).why(action)


def test_it_is_said_in_french_too() -> None:
    advice = p9.advise(nine(NEAR), "fr")
    assert "il faut à Ben, qui suit, un 4, 9, 10 ou roi" in advice.why("play AS as 11")
    assert "survie" in str(advice)


def test_the_table_marks_the_best_and_what_is_too_close_to_it() -> None:
    advice = p9.advise(nine("players: Ann, Ben, Cy, Dee; Ann: 2S 7H JD"))
    assert {each.action for each in advice.ties} >= {"play 7H", "play JD"}
    assert "too close to call" in str(advice).splitlines()[0]
    assert advice._repr_html_().count("<tr") == len(advice) + 1


def test_the_reason_from_the_public_view_tells_nothing_of_a_hand() -> None:
    match = nine(NEAR)
    said = {insight.reason(twin.view(), "play 7H") for twin in (match, hidden_elsewhere(match, 3))}
    assert len(said) == 1
    assert "keeps" not in said.pop()


def test_a_review_is_refused_in_plain_words() -> None:
    with pytest.raises(BadSetting, match="There is no review for ninety nine yet"):
        p9.review(nine(NEAR))


def test_the_odds_say_what_is_unseen_and_who_can_play() -> None:
    match = nine("total: 99; Ann: KS 10H 2C; Ben: ? ? ?; Cy: ? ? ?; direction: anticlockwise; played: KD")
    odds = match.odds()
    assert sum(map(odds.chance, odds.left)) == pytest.approx(1)
    assert (odds.left["K"], odds.all["K"], odds.unseen) == (3, 4, 51)
    assert odds.plays[0] == odds.plays[1]  # nobody's hand is known to the public
    assert "Cy, who is next, holds a card that fits at 99" in str(odds)
    own = insight.odds(match.view(0))
    assert own.plays[0] == 1
    assert own.left["K"] == 2


@pytest.mark.parametrize("players", [2, 4, 16])
def test_advice_takes_at_most_half_a_second(players: int) -> None:
    match = p9.Match("ninety nine", players, seed=4)
    p9.advise(match)  # what is loaded is loaded
    began = process_time()
    p9.advise(match)
    assert process_time() - began < 0.5
