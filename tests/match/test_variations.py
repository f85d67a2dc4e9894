"""Lines that are kept beside a match, copies, and what a comment's sign says."""

from __future__ import annotations

import copy
import pickle
from typing import TYPE_CHECKING

import pytest

from kit.table import at
from playnine_widget.match.match import Match

if TYPE_CHECKING:
    from collections.abc import Callable

POSITION = "Ann: 5 9 ? 12 / 5 9 ? 0; Ben: ? ? 3 8 / ? ? 3 1; discard: 9 4; draw: 7 3 2 6 5"


def tried() -> Match:
    match = at(POSITION)
    match.act("draw")
    match.branch("bold").act("swap C1")
    match.act("swap D1")
    careful = match.branch("careful")
    careful.act("take", "swap A1")
    careful.branch("more careful").act("take")
    return match


def test_a_branch_with_a_name_is_kept() -> None:
    match = tried()
    match.branch()
    assert [(line.name, line.after) for line in match.variations] == [("bold", 1), ("careful", 2)]
    assert str(match.variations[0].match).startswith("Ann: 5 9 7 12 / 5 9 ? 0")
    assert len(match.rows()) == 2


def test_a_name_used_again_is_the_newer_branch() -> None:
    match = tried()
    again = match.branch("bold")
    assert [line.name for line in match.variations] == ["careful", "bold"]
    assert match.variations[1].match is again


def test_variations_of_variations_are_rows_too() -> None:
    rows = tried().rows("variations")
    assert [(row["name"], row["of"], row["after"], row["more"]) for row in rows] == [
        ("bold", "", 1, 1),
        ("careful", "", 2, 2),
        ("more careful", "careful", 4, 1),
    ]


def test_a_transcript_shows_the_variations_below_the_turn_they_leave_and_still_reads() -> None:
    match = tried()
    written = match.transcript(variations=True)
    lines = written.splitlines()
    at_first = next(number for number, line in enumerate(lines) if line.startswith("1. Ann"))
    assert lines[at_first:] == [
        "1. Ann  draw 7, swap D1 (12)",
        "#   bold:",
        "#   1. Ann  draw 7, swap C1 (" + match.variations[0].match.rows()[-1]["shown"] + ")",
        "#   careful:",
        "#   2. Ben  take 12, swap A1 (" + match.variations[1].match.rows()[-1]["shown"] + ")",
    ]
    assert str(Match.from_transcript(written)) == str(match)
    assert "#" not in match.transcript()


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))])
def test_a_copy_goes_its_own_way(copied: Callable[[Match], Match]) -> None:
    match = Match(players=["Ann", "bot:novice"], seed=9)
    match.act("flip A1")
    heard: list[object] = []
    match.on_action(heard.append)
    other = copied(match)
    assert (other.record(), other.seats) == (match.record(), match.seats)
    other.act("flip B1")
    assert len(match.rows()) == 1
    assert heard == []


@pytest.mark.parametrize(("comment", "glyph"), [("?! hm", "?!"), ("!!", "!!"), ("so!", ""), ("?!? odd", ""), ("", "")])
def test_the_sign_that_a_comment_begins_with_is_its_glyph(comment: str, glyph: str) -> None:
    match = Match(seed=9)
    match.act("flip A1")
    match.comment(comment)
    assert match.rows()[0]["glyph"] == glyph
