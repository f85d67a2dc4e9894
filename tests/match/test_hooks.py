"""Functions of the caller's that follow a match: each once, told in order, and never able to break it."""

from __future__ import annotations

from typing import Any

import pytest

from kit.table import at
from playnine_widget.match.match import Match

POSITION = "Ann: 5 9 ? 12 / 5 9 ? 0; Ben: ? ? 3 8 / ? ? 3 1; discard: 9 4; draw: 7 3 2"
CELL = """
@match.on_action
def listen(view):
    heard.append((view.last.kind, view.last.seat))
"""


def test_a_hook_is_told_every_action_with_the_view_just_after_it() -> None:
    match, heard = at(POSITION), list[Any]()
    match.on_action(lambda view: heard.append((view.last.kind, view.last.card, view.hand)))
    match.act("draw", "swap C1", "take")
    assert heard == [("draw", "7", "7"), ("swap", "7", None), ("take", "12" and match.view().hand, match.view().hand)]


def test_a_cell_that_is_run_again_does_not_make_it_two() -> None:
    match, heard = at(POSITION), list[Any]()
    for _ in range(3):
        exec(CELL, {"match": match, "heard": heard, "__name__": "__main__"})
    match.act("draw")
    assert heard == [("draw", 0)]


def test_a_lambda_on_the_same_line_is_the_same_one() -> None:
    match, heard = at(POSITION), list[Any]()
    for _ in range(3):
        match.on_action(lambda view: heard.append(view.hand))
    match.on_action(lambda _view: heard.append("another"))
    match.on_action(heard.append)
    match.act("draw")
    assert heard[:2] == ["7", "another"]
    assert len(heard) == 3


def test_the_handle_can_be_called_and_taken_away_and_takes_no_other_with_it() -> None:
    match, heard = at(POSITION), list[Any]()

    @match.on_action
    def first(view: Any) -> None:
        """Keep the hand."""
        heard.append(view.hand)

    old = first
    again = match.on_action(first)
    old.remove()  # another has taken its place
    match.act("draw")
    assert heard == ["7"]
    first(match.view())
    assert heard == ["7", "7"]
    assert (first.__doc__, repr(first)) == ("Keep the hand.", "<Hook first>")
    again.remove()
    again.remove()
    match.act("swap C1")
    assert len(heard) == 2


def test_undo_and_redo_are_no_actions() -> None:
    match, heard = at(POSITION), list[Any]()
    match.on_action(heard.append)
    match.act("draw")
    match.undo()
    match.redo()
    match.comment("again")
    assert len(heard) == 1


def test_an_error_in_a_hook_comes_where_the_action_was_done_and_the_match_goes_on() -> None:
    match, heard = at(POSITION), list[Any]()

    @match.on_action
    def careless(_view: Any) -> None:
        raise ZeroDivisionError("division by zero")

    match.on_action(heard.append)
    with pytest.raises(ZeroDivisionError):
        match.act("draw")
    assert match.view().hand == "7"
    assert len(heard) == 1
    careless.remove()
    match.act("swap C1")
    assert len(heard) == 2


def test_a_hook_may_act_itself() -> None:
    match = at(POSITION)

    @match.on_action
    def answer(view: Any) -> None:
        if view.hand is not None:
            match.act("swap C1")

    match.act("draw")
    assert match.to_act == 1
    assert [row["action"] for row in match.rows()] == ["draw", "swap C1"]


def test_listeners_hear_of_the_trouble_once_and_its_error_is_raised() -> None:
    match, heard = Match(seed=9), list[Any]()
    match.watch(heard.append)
    error = ValueError("no")

    def careless(_change: object) -> None:
        raise error

    match.watch(careless)
    with pytest.raises(ValueError, match="no"):
        match.act("flip A1")
    assert [(change.kind, change.error) for change in heard] == [("events", None), ("trouble", error)]
