"""A match as rows, as frames and as text for a program: plain values, and nothing hidden."""

from __future__ import annotations

import json

import pytest

from kit.table import at, at_random, hidden_elsewhere, play
from playnine_widget.engine.errors import BadSetting, UnknownName
from playnine_widget.match.match import Match

POSITION = "Ann: 5 9 ? 12 / 5 9 (3) 0; Ben: ? ? 3 8 / ? ? 3 1; discard: 9 4; draw: 7 3 2"


def over() -> Match:
    match = Match(players=["Ann", "bot:novice"], seed=3, holes=2)
    for _ in play(match, at_random(3)):
        pass
    return match


def test_one_row_a_decision() -> None:
    match = at(POSITION)
    match.act("draw", "swap C2")
    first = {"n": 1, "hole": 1, "seat": 0, "player": "Ann", "action": "draw", "shown": "7", "glyph": "", "comment": ""}
    assert match.rows() == [first, {**first, "n": 2, "action": "swap C2", "shown": "3"}]


def test_holes_and_match_add_up() -> None:
    match = over()
    holes = match.rows("holes")
    assert [(row["hole"], row["player"]) for row in holes] == [(1, "Ann"), (1, "Novice"), (2, "Ann"), (2, "Novice")]
    assert [holes[0]["result"] + holes[2]["result"], holes[2]["total"]] == [match.totals[0]] * 2
    assert [(row["kind"], row["label"], row["won"]) for row in match.rows("match")] == [
        ("person", "", 0 in match.winners),
        ("bot", "novice", 1 in match.winners),
    ]
    json.dumps([match.rows(kind) for kind in ("actions", "holes", "match")])


def test_rows_that_there_are_not_are_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownName, match="did you mean actions"):
        at(POSITION).rows("action")


@pytest.mark.parametrize("library", [None, "pandas", "polars"])
def test_without_a_library_a_frame_says_what_to_install(library: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("playnine_widget.match.rows.find_spec", lambda _name: None)
    with pytest.raises(BadSetting, match=r"playnine_widget\[frames\]"):
        at(POSITION).frame(library=library)
    with pytest.raises(BadSetting, match="pandas and polars"):
        at(POSITION).frame(library="excel")


@pytest.mark.parametrize("kind", ["actions", "holes", "match", "variations"])
def test_a_frame_is_made_of_the_rows(kind: str) -> None:
    match = over()
    match.branch("aside")
    rows = match.rows(kind)
    assert match.frame(kind, "pandas").astype(object).to_dict("records") == rows
    assert match.frame(kind, "polars").to_dicts() == rows


@pytest.mark.parametrize("library", ["pandas", "polars"])
def test_a_frame_without_rows_has_its_columns(library: str) -> None:
    filled, empty = over(), Match(seed=9)
    filled.branch("aside")
    for kind in ("actions", "holes", "variations"):
        assert empty.rows(kind) == []
        assert list(empty.frame(kind, library).columns) == list(filled.frame(kind, library).columns)


def test_a_prompt_says_what_the_seat_sees_what_was_said_and_what_it_may_answer() -> None:
    match = at(POSITION)
    match.act("draw", "swap C2")
    lines = match.prompt().splitlines()
    assert lines[0] == "You are Ben, seat 1."
    assert "Ann: 5 9 ? 12 / 5 9 7 0" in lines
    assert "- Ann drew a 7 and put it in C2 for the 3." in lines or any(
        "Ann" in line for line in lines if line[:1] == "-"
    )
    assert lines[-2:] == ["Options: draw, take", "Answer with one of these options, exactly as written."]
    assert match.prompt(0).splitlines()[0] == "You are Ann, seat 0."
    assert "Options" not in match.prompt(0)
    assert match.prompt(1, "fr").splitlines()[0] == "Vous êtes Ben, place 1."


def test_a_prompt_tells_no_more_than_the_seat_sees() -> None:
    match = Match(players=["Ann", "Ben"], seed=3)
    for number, _ in enumerate(play(match, at_random(3))):
        if number in {5, 12, 20}:
            start = {"kind": "set", "position": match.game.full_position(match.steps[-1].state)}
            same = Match.from_record({**match.record(), "events": [start]})
            assert same.prompt() == hidden_elsewhere(match, number).prompt()
        if number > 20:
            break


def test_nobody_is_asked_when_the_match_is_over() -> None:
    text = over().prompt()
    assert "Options" not in text
    assert "to act: nobody" in text
