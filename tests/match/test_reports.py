"""Faults that people reported on comparable programs, each tried here: the test names the report."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from fractions import Fraction
from threading import Thread
from typing import Any

import pytest

import playnine_widget as p9
from kit.table import (
    NAMES,
    Int64,
    all_actions,
    at,
    at_random,
    cards,
    deck,
    hidden_elsewhere,
    kinds,
    layouts,
    play,
    preferring,
)
from playnine_widget.match.match import Match


@pytest.mark.parametrize(
    ("layout", "strokes"),
    [("7 7 1 2 / 3 4 5 6", 35), ("7 1 2 3 / 4 7 5 6", 35), ("7 7 1 2 / 7 3 4 5", 22), ("1 2 3 4 / 5 6 7 8", 36)],
)
def test_br_001_only_equal_cards_in_a_column_match(layout: str, strokes: int) -> None:
    """BR-001: a scorer pays for pairs whose cards are not next to each other."""
    assert p9.score(layout).total == strokes


@pytest.mark.parametrize(
    ("layout", "strokes"),
    [
        ("4 9 1 2 / 4 9 3 5", 11),
        ("4 4 1 2 / 4 4 3 5", 1),
        ("4 4 4 1 / 4 4 4 3", -11),
        ("4 4 4 4 / 4 4 4 4", -20),
        ("-5 1 2 3 / -5 4 6 7", 13),
        ("0 0 1 2 / 0 0 3 5", 1),
        ("4 4 1 2 / 4 ? 3 5", 15),
    ],
)
def test_br_002_a_bonus_is_paid_once_and_only_when_it_is_complete_and_visible(layout: str, strokes: int) -> None:
    """BR-002: a bonus that needs a full condition is paid for a part of it."""
    assert p9.score(layout).total == strokes


def test_br_003_all_level_players_win_whatever_their_seats() -> None:
    """BR-003: of two hands of equal rank the lower seat wins."""
    low, high = "1 2 3 4 / 1 2 3 5", "1 2 3 4 / 1 2 3 6"
    for order, winners in (((low, low, high), (0, 1)), ((high, low, low), (1, 2)), ((low, high, low), (0, 2))):
        ended = "; ".join(f"{name}: {layout}" for name, layout in zip(NAMES, order, strict=False))
        assert at(f"{ended}; to act: nobody").winners == winners


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("out", [("draw", "flip C1"), ("draw", "swap C1"), ("take", "swap C1")])
@pytest.mark.parametrize("last", [("take", "swap"), ("draw", "swap"), ("draw", "flip"), ("draw", "skip")])
def test_br_004_after_a_player_is_out_the_others_have_one_turn_each(
    players: int, out: tuple[str, str], last: tuple[str, str]
) -> None:
    """BR-004: a last turn of one particular kind is not counted, and somebody gets a second one."""
    names = NAMES[:players]
    rest = "; ".join(f"{name}: 5 9 ? 12 / 0 8 1 0" for name in names[:1])
    others = "; ".join(f"{name}: 3 {9 if number % 2 else 8} ? 11 / 6 7 1 2" for number, name in enumerate(names[1:]))
    match = at(f"{rest}; {others}")
    match.act(*out)
    turns = [
        seat for seat, action in play(match, preferring(*last), most=2 * players - 2) if action in {"draw", "take"}
    ]
    assert turns == list(range(1, players))
    assert kinds(match)[-2:] == ["score", "deal"]


@pytest.mark.parametrize("players", range(2, 7))
def test_br_005_the_deal_and_the_first_turn_move_on_each_hole(players: int) -> None:
    """BR-005: the dealer stays the same for the whole session."""
    match = Match(players=players, seed=3, no_progress_rounds=10)
    starts = {match.view().hole: match.to_act}
    for _ in play(match, at_random(1)):
        starts.setdefault(match.view().hole, match.to_act)
    assert [starts[hole] for hole in range(1, 10)] == [(starts[1] + hole) % players for hole in range(9)]  # type: ignore[operator]


def test_br_006_the_pile_is_refilled_and_no_card_is_ever_lost() -> None:
    """BR-006: the draw pile runs out and nothing happens, or a card vanishes on a skip."""
    refills = 0
    for seed in range(4):
        match = Match(players=6, seed=seed, holes=2)
        full = deck(match)
        for _ in play(match, preferring("draw", "skip", "swap", seed=seed), most=1500):
            assert cards(match) == full
            assert match.view().discard or match.view().hand is not None
        refills += kinds(match).count("shuffle")
    assert refills > 0


def test_br_007_exactly_the_chosen_place_changes_though_equal_cards_lie_elsewhere() -> None:
    """BR-007: one click turns every card of the same value over."""
    match = at("""
        Ann: (7) (7) (7) 1 / 2 (3) (4) (5)
        Ben: (7) (7) (7) 1 / 2 (3) (4) (5)
        discard: 7
        draw: 6
        """)
    match.act("draw", "flip C1")
    assert layouts(match) == ["? ? 7 1 / 2 ? ? ?", "? ? ? 1 / 2 ? ? ?"]


def test_br_008_the_same_click_twice_is_done_once() -> None:
    """BR-008: with a little lag, both presses of a button are carried out."""
    match = at("Ann: 5 9 ? 12 / 5 9 ? 0; Ben: ? ? 3 8 / ? ? 3 1")
    seen = match.revision
    match.act("draw", revision=seen)
    for _ in range(2):
        with pytest.raises(p9.StaleRevision):
            match.act("draw", revision=seen)
    assert kinds(match) == ["set", "act"]


def test_br_009_every_illegal_action_raises_and_leaves_the_state_alone() -> None:
    """BR-009: some impossible actions raise, others are quietly carried out."""
    nonsense: list[Any] = [None, 3, -1, 2.0, True, "3", "flip", "flip A9", "swap E1", [], ("draw",)]
    for seed in range(4):
        match = Match(players=3, seed=seed, holes=2, no_progress_rounds=8)
        everything = [*all_actions(match), *nonsense]
        for _ in play(match, at_random(seed)):
            state = match.steps[-1].state
            for action in everything:
                if action not in match.options:
                    with pytest.raises(p9.IllegalAction):
                        match.act(action)
            assert match.steps[-1].state is state


def test_br_010_a_choice_left_over_from_before_does_nothing() -> None:
    """BR-010: a selection survives a change of the state and is sent late."""
    match = at("Ann: 5 9 ? 12 / 5 9 ? 0; Ben: ? ? 3 8 / ? ? 3 1")
    match.act("draw")
    seen = match.revision
    match.undo()
    with pytest.raises(p9.StaleRevision):
        match.act("swap C1", seat=0, revision=seen)
    assert match.options == ("draw", "take")


def test_br_011_matches_that_look_alike_say_alike() -> None:
    """BR-011: the current state is filtered, yet something else gives the hidden cards away."""
    match = Match(players=2, seed=1)
    for number, _ in enumerate(play(match, at_random(1), most=80)):
        twin = hidden_elsewhere(match, number)
        assert str(twin) == str(match)
        assert repr(twin) == repr(match)
        refused = []
        for one in (match, twin):
            with pytest.raises(p9.PlayNineError) as error:
                one.act("skip now")
            refused.append(str(error.value))
        assert refused[0] == refused[1]


def test_br_015_other_random_numbers_change_nothing_and_are_not_changed() -> None:
    """BR-015: cards come from the process-wide generator."""

    def whole() -> list[Any]:
        match = Match(players=["bot:random", "bot:novice", "bot:random"], seed=7, holes=2)
        match.play_bots()
        return [step.event.get("action") or step.event["kind"] for step in match.steps]

    first = whole()
    random.seed(1)
    state = random.getstate()
    assert whole() == first
    assert random.getstate() == state


def test_br_015_two_matches_played_in_turn_do_not_mix() -> None:
    """BR-015."""
    alone, one, other = (Match(players=2, seed=seed) for seed in (7, 7, 8))
    hands = at_random(1), at_random(1)
    for _ in range(60):
        alone.act(hands[0](alone))
        one.act(hands[1](one))
        other.act(other.options[-1])
    assert alone.steps[-1].state == one.steps[-1].state


def test_br_020_whole_numbers_of_other_libraries_become_plain_ints_at_the_door() -> None:
    """BR-020: 'int64 is not JSON serializable'."""
    match = Match(players=Int64(3), seed=Int64(7), holes=Int64(2))  # type: ignore[arg-type]
    assert (len(match.players), match.seed, match.variant.holes) == (3, 7, 2)
    match.act(match.options[0], seat=Int64(match.to_act or 0), revision=Int64(match.revision).__index__())  # type: ignore[arg-type]
    match.goto(Int64(0))  # type: ignore[arg-type]
    json.dumps(match.record())
    assert all(type(total) is int for total in match.totals)
    assert p9.score([[Int64(value) for value in row] for row in ((1, 2, 3, 4), (5, 6, 7, 8))]).total == 36
    with pytest.raises(p9.BadNotation):
        p9.score([[Fraction(1), 2, 3, 4], [5, 6, 7, 8]])


def test_br_020_no_other_library_is_needed() -> None:
    """BR-020: bots play a match on plain Python, and neither numpy nor the widget nor a drawing is loaded for it."""
    script = (
        "import sys, playnine_widget as p9\n"
        "match = p9.Match(players=['bot:novice', 'bot:random'], seed=1, holes=1)\n"
        "match.play_bots(), p9.score('7 7 3 5 / 7 7 2 4')\n"
        "print(match.over, *sys.modules)"
    )
    command = [sys.executable, "-c", script]
    paths = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    over, *loaded = subprocess.run(command, env=paths, check=True, capture_output=True, text=True).stdout.split()
    assert over == "True"
    unwanted = {"numpy", "anywidget", "traitlets", "IPython", "ipywidgets"}
    assert unwanted & {name.partition(".")[0] for name in loaded} == set()
    drawings = {f"playnine_widget.games.golf.{part}" for part in ("packing", "picture", "sheet", "telling")}
    assert drawings & set(loaded) == set()


def test_br_035_people_who_do_not_come_do_not_hold_the_cell_up() -> None:
    """BR-035: a cell loops until a value changes; here bots stop at the person and come back at once."""
    match = Match(players=["Ann", "bot:novice"], seed=1)
    for _ in range(3):
        match.play_bots()
    assert match.to_act == 0


def test_br_035_a_match_can_be_played_from_several_threads() -> None:
    """BR-035: clicks arrive on another thread while a cell plays; each decision is made once."""
    match = Match(players=2, seed=5, holes=3, no_progress_rounds=2)
    heard: list[int] = []
    match.watch(lambda change: heard.append(change.revision))

    def hands() -> None:
        while not match.over:
            seen = match.revision
            options = match.options
            try:
                match.act(options[-1] if options else "draw", revision=seen)
            except (p9.StaleRevision, p9.IllegalAction):
                continue

    threads = [Thread(target=hands) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert heard == sorted(set(heard))
    assert Match.from_record(match.record()).steps == match.steps


@pytest.mark.parametrize(
    "text",
    [
        "A: 12 12 12 12 / 12 12 12 12; B: 12 12 12 12 / 12 12 12 12",
        "A: -5 -5 -5 -5 / -5 -5 -5 -5",
        "A: 1 1 1 / 1 1 1 1",
        "A: 13 1 1 1 / 1 1 1 1",
        "A: 1 1 1 1 / 1 1 1 ?; to act: Zed",
        "A: 1 2 3 4 / 5 6 7 ?; draw: 3 3 3 3 3 3 3 3 3",
        "A: 1 2 3 4 / 5 6 7 ?; discard:",
        "A: ? 2 3 ? / ? ? ? ?; B: ? ? ? ? / ? ? ? ?; hand: 4",
    ],
)
def test_br_037_positions_that_cannot_be_are_refused_with_a_sentence(text: str) -> None:
    """BR-037: the setup lets impossible positions be built, and plays on from them."""
    with pytest.raises(p9.BadPosition) as refused:
        at(text)
    assert str(refused.value).endswith((".", "?"))


def test_br_037_what_is_left_open_is_filled_from_the_remaining_cards() -> None:
    """BR-037."""
    for seed in range(20):
        match = at("Ann: 5 9 ? 12 / 5 9 (3) 0; Ben: ? ? 3 8 / ? ? 3 1; draw: 7 3", seed=seed)
        assert cards(match) == deck(match)
