"""A transcript says the match to people, and reads back to the same match."""

from __future__ import annotations

from typing import Any

import pytest

from kit.table import at, at_random, play
from playnine_widget.engine.errors import BadRecord
from playnine_widget.match.match import Match

TYPED = """
# a hole as somebody wrote it down at the kitchen table
players: Ann, Ben
cut: Ann 3, Ben 2
deal: Ben
shown: 4
1. Ann  flip A1 (5), flip B1 (9)
2. Ben  flip A1 (0), flip A2 (7)
3. Ann  take 4, swap C1 (12) {a guess}
4. Ben  draw 7, swap A1 (0)
"""


def test_a_turn_is_one_line_with_what_it_showed() -> None:
    match = at("Ann: 5 9 ? 12 / 5 9 (3) 0; Ben: ? ? 3 8 / ? ? 3 1; discard: 9 4; draw: 7 3")
    match.act("draw", "swap C2", "take")
    assert match.transcript().splitlines()[-2:] == ["1. Ann  draw 7, swap C2 (3)", "2. Ben  take 3"]


def test_what_somebody_typed_becomes_a_match_in_which_those_cards_lay_there() -> None:
    match = Match.from_transcript(TYPED, seed=7)
    assert str(match.view().layouts[0]) == "5 9 4 ? / ? ? ? ?"
    assert str(match.view().layouts[1]) == "7 ? ? ? / 7 ? ? ?"
    assert match.view().discard == ("0", "12")
    assert match.rows()[5]["comment"] == "a guess"
    assert Match.from_record(match.record()).steps == match.steps


@pytest.mark.parametrize("seed", [1, 2])
def test_what_nobody_has_seen_is_dealt_by_the_seed(seed: int) -> None:
    one, other = Match.from_transcript(TYPED, seed=seed), Match.from_transcript(TYPED, seed=seed)
    assert one.steps[-1].state == other.steps[-1].state
    assert one.steps[-1].state != Match.from_transcript(TYPED, seed=9).steps[-1].state


def test_a_running_hole_gives_nothing_away_unless_it_is_asked_to() -> None:
    match = Match(players=["Ann", "Ben"], seed=8_276_120_936_513_377)
    for number, _ in enumerate(play(match, at_random(1))):
        if number == 20:
            break
    text = match.transcript()
    assert not any(word in text for word in ("deck:", "salt:", "seal:", "seed:", str(match.seed)))
    full = match.transcript(hidden=True)
    assert all(word in full for word in ("deck:", "salt:", "seal:", f"seed: {match.seed}"))


def test_names_and_comments_stand_for_themselves() -> None:
    names = ["Ann, the first", "1. Ben", "{x}", "deal", "Zoë  李"]
    match = Match(players=names, seed=2, holes=1)
    for number, (_, action) in enumerate(play(match, at_random(2))):
        match.comment(f"{action}, why?\n}} \\ {{ 2. Ben  draw" if number % 3 else "  ")
    again = Match.from_transcript(match.transcript())
    assert again.record()["events"] == match.record()["events"]
    assert again.players == tuple(names)


def test_a_finished_match_reads_back_whole_seed_and_flags_included() -> None:
    match = Match("play nine", 3, seed=4, holes=2, bonus_adjacency="adjacent", decks={3: 1, 6: 1})
    for number, _ in enumerate(play(match, at_random(3))):
        if number == 30:
            match.undo(6)
    again = Match.from_transcript(match.transcript())
    assert again.steps == match.steps
    assert (again.variant, again.seed, again.practice) == (match.variant, 4, True)


@pytest.mark.parametrize(
    "rules",
    [
        {"match_bonus": {}},
        {"match_bonus": {}, "pairs": "none"},
        {"hole_in_one_bonus": "none", "final_turns": "none"},
        {"discard_requires_flip": False, "skip_one_facedown": False},
        {"pack": "52", "decks": {3: 1, 6: 2}, "values": {"K": 0, "2": -2}, "joker": None},
    ],
    ids=" ".join,
)
def test_changed_rules_read_back_whatever_kind_of_value_they_have(rules: dict[str, Any]) -> None:
    match = Match(players=["Ann", "Ben"], seed=3, **rules)
    match.act("flip A1", "flip B1")
    again = Match.from_transcript(match.transcript())
    assert again.variant == match.variant
    assert str(again) == str(match)


def test_a_rule_that_the_named_game_has_may_be_none() -> None:
    match = Match("play nine", ["bot:novice", "bot:random"], seed=3, no_progress_rounds=4)
    assert Match.from_transcript(match.transcript(hidden=True)).variant.no_progress_rounds == 4
    text = TYPED.replace("players:", "rules: no_progress_rounds=none\nplayers:")
    assert Match.from_transcript(text).variant.no_progress_rounds is None


@pytest.mark.parametrize("seed", ["", "nine", "-1", "9" * 16, "9" * 5000])
def test_a_seed_that_cannot_be_is_refused(seed: str) -> None:
    with pytest.raises(BadRecord, match="seed"):
        Match.from_transcript(TYPED.replace("players:", f"seed: {seed}\nplayers:"))


@pytest.mark.parametrize(
    ("wrong", "right", "says"),
    [
        ("draw 7", "fly 7", r"Line 10 .*fly 7 is no action"),
        ("4. Ben", "4. Bob", r"Line 10 .*Bob does not play here; the players are Ann and Ben"),
        ("4. Ben  draw 7", "4. Ann  draw 7", r"Line 10"),
        ("take 4", "take 5", r"Line 9 .*take does not show 5 here, but 4"),
        ("flip A2 (7)", "flip A1 (7)", r"Line 8"),
        ("deal: Ben", "dael: Ben", r"Line 5 .*cannot begin with dael"),
        ("deal: Ben", "deal: Bob", r"Line 5 .*deal cannot be Bob"),
        ("players: Ann, Ben", "", r"does not say who plays"),
        ("players: Ann, Ben", "players: Ann, Ben\nplayers: Cy, Dee", r"Line 4 .*players stands there twice"),
        ("cut: Ann 3, Ben 2", "shown: 4", r"Line 4 .*belongs to a deal"),
        ("players: Ann, Ben", "flags: fiar\nplayers: Ann, Ben", r"did you mean fair"),
        ("flip A1 (5)", "flip A1 (13)", r"13"),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(wrong: str, right: str, says: str) -> None:
    assert wrong in TYPED
    with pytest.raises(BadRecord, match=says):
        Match.from_transcript(TYPED.replace(wrong, right))


def test_more_of_a_card_than_there_are_is_refused() -> None:
    lines = ["players: Ann, Ben, Cy, Dee, Eli, Fay", "cut: Ann 0, Ben 2, Cy 3, Dee 4, Eli 5, Fay 6", "deal: Ann"]
    lines += [f"{n}. {name}  flip A1 (7), flip B1 (7)" for n, name in enumerate(("Ben", "Cy", "Dee", "Eli", "Fay"), 1)]
    with pytest.raises(BadRecord, match="more 7 than there are"):
        Match.from_transcript("\n".join(lines))
