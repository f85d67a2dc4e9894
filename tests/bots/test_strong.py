"""The strong bots: what each knows, in positions drawn as text."""

from __future__ import annotations

import pickle

import pytest

import playnine_widget as p9
from kit.table import at
from playnine_widget.bots import pro, tables
from playnine_widget.bots.bot import find
from playnine_widget.bots.odds import Turn, option_values
from playnine_widget.bots.situation import situation
from playnine_widget.bots.tabled import TableValue, fits
from playnine_widget.bots.value import value_for
from playnine_widget.games.golf.variant import Variant

STRONG = ("club", "cautious", "gambler", "pro", "tour")
SHARP = ("pro", "tour")


def answer(name: str, position: str) -> str:
    match = at(position)
    return str(find(name)(match.view(match.to_act)))


@pytest.mark.parametrize("name", STRONG)
def test_all_tee_off_in_two_columns(name: str) -> None:
    assert answer(name, "Ann: 5 ? ? ? / ? ? ? ?") == "flip B1"


@pytest.mark.parametrize("name", STRONG)
def test_all_take_what_makes_a_bonus(name: str) -> None:
    assert answer(name, "Ann: 7 7 ? 12 / 7 9 ? 0; Ben: ? ? 3 8 / ? ? 3 1; discard: 7") == "take"
    assert answer(name, "Ann: 7 7 ? 12 / 7 9 ? 0; Ben: ? ? 3 8 / ? ? 3 1; taken: 7") == "swap B2"


@pytest.mark.parametrize("name", SHARP)
def test_the_pro_and_the_tour_player_do_not_give_the_next_player_a_pair(name: str) -> None:
    """The novice puts the 5 over its dearest card, and the 12 that it discards makes Ben's bonus."""
    position = "Ann: 12 2 ? 3 / 11 2 ? ?; Ben: 12 12 3 8 / 12 ? ? 1; hand: 5; discard: 4"
    assert answer("novice", position) == "swap A1"
    assert answer(name, position) != "swap A1"


@pytest.mark.parametrize("name", STRONG)
def test_the_last_shot_is_exact(name: str) -> None:
    """Nothing comes after it: Ann's total counts and nothing else."""
    position = "Ann: 12 2 4 3 / 11 2 4 0; Ben: 12 12 3 8 / 12 12 3 ?; hand: 3; discard: 4; to act: Ben"
    assert answer(name, position) == "swap D1"


def test_a_dial_makes_a_bot_err_and_always_alike() -> None:
    match = at("Ann: 5 9 ? 12 / ? 9 ? 0; Ben: ? ? 3 8 / ? ? 3 1; hand: 6; discard: 4")
    view = match.view(match.to_act)
    wild = find("bot:tour~30")
    assert wild(view) == wild(view)
    assert find("tour~0")(view) == find("tour")(view)


@pytest.mark.parametrize("name", ["novice~1", "tour~", "tour~x", "tour~-1", "tour~nan", "~1"])
def test_a_dial_that_cannot_be_is_refused_like_an_unknown_bot(name: str) -> None:
    with pytest.raises(p9.UnknownName):
        find(name)


def test_built_in_bots_travel_to_another_process_by_name() -> None:
    assert pickle.loads(pickle.dumps(find("tour~1"))).name == "tour~1"
    assert pickle.loads(pickle.dumps(find("pro"))) is find("pro")


@pytest.mark.parametrize("name", ["tour", "several"])
def test_the_learned_tables_are_small(name: str) -> None:
    stored = tables.pack(tables.load(name))
    assert len(stored) < 100_000
    assert tables.unpack(stored) == tables.load(name)


def test_three_players_have_tables_of_their_own() -> None:
    for players, name in (("Ann, Ben", "tour"), ("Ann, Ben, Cy", "several")):
        layouts = "; ".join(f"{player}: 5 9 ? 12 / ? 3 ? 0" for player in players.split(", "))
        match = at(f"{layouts}; discard: 7")
        here = situation(match.view(match.to_act))
        assert value_for(here.variant).afters(here) == TableValue(tables.load(name)).afters(here)


def test_tables_fit_play_nine_whatever_it_is_played_with() -> None:
    golf = {name: variant for name, variant in p9.variants().items() if isinstance(variant, Variant)}
    assert [name for name, variant in golf.items() if fits(variant)] == [
        "play nine",
        "play nine standard",
        "play nine bga",
    ]
    assert not fits(golf["play nine"].but(match_bonus={2: -20}))


def test_the_value_of_drawing_is_the_mean_over_every_card_of_the_best_with_it() -> None:
    """One ply by hand, with the values of `option_values` for each card that may be in hand."""
    match = at("Ann: 5 9 ? 12 / ? 9 ? 0; Ben: ? ? 3 8 / ? ? 3 1; discard: 6")
    view = match.view(match.to_act)
    here = situation(view)
    afters = value_for(view.variant).afters(here)
    total = 0.0
    for rank, many in enumerate(here.counts):
        turn = Turn(here, afters)
        total += many * turn.once_drawn(rank)
    worth = option_values(view, value_for(view.variant))["draw"]
    assert worth.mean == pytest.approx(total / here.unseen)
    assert worth.variance > 0


def test_two_plies_know_the_reply() -> None:
    """Ben's last shot with a 12 on the discard pile is worth what he can make of it: one ply only guesses."""
    match = at("Ann: 5 9 2 12 / 5 9 2 ?; Ben: 12 ? 3 8 / 7 ? 3 1; hand: 12; discard: 6")
    view = match.view(match.to_act)
    shallow, deep = (option_values(view, TableValue(pro.tables(), plies)) for plies in (1, 2))
    assert min(deep, key=lambda option: deep[option].mean) == "swap D2"
    assert shallow["skip"].mean != deep["skip"].mean
