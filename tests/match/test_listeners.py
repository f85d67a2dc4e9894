"""Listeners of a match: told of every change, in order, whoever acts and whatever goes wrong meanwhile."""

from __future__ import annotations

from threading import Event, Thread
from typing import Any

import pytest

import playnine_widget as p9
from kit.table import at
from playnine_widget.match.announcer import Change
from playnine_widget.match.match import Match

TEED = "Ann: 5 9 ? 12 / 5 9 ? 0; Ben: ? ? 3 8 / ? ? 3 1; discard: 4; draw: 7 2"


def test_listeners_are_told_of_every_change_in_order_and_after_it() -> None:
    match = at(TEED)
    heard: list[Any] = []
    match.watch(lambda change: heard.append((change, match.revision)))
    match.act("draw", "swap C1")
    match.undo()
    match.redo()
    match.goto(0)
    match.sit(1, "bot:novice")
    assert [change._replace(then=None) for change, _ in heard] == [
        Change("events", 1, 2, 3),
        Change("undo", 0, 1, 4),
        Change("redo", 0, 2, 5),
        Change("goto", 0, 0, 6),
        Change("seats", 0, 0, 7),
    ]
    assert [revision for _, revision in heard] == [3, 4, 5, 6, 7]


def test_the_end_of_a_hole_is_one_change_with_its_score_and_the_next_deal() -> None:
    match = at("Ann: ? 9 8 12 / 5 9 7 0; Ben: 1 2 3 8 / 2 ? 3 1")
    heard: list[Any] = []
    match.watch(heard.append)
    match.act("draw", "flip A1", "draw", "skip")
    (change,) = heard
    events = [step.event["kind"] for step in match.steps[change.first : change.last + 1]]
    assert events == ["act", "act", "act", "act", "score", "deal"]


def test_a_listener_that_acts_is_heard_after_the_change_that_it_answers() -> None:
    match = at(TEED)
    heard: list[Any] = []

    def answers(change: Change) -> None:
        if match.view().hand is not None:
            match.act("swap C1")
        heard.append(("first", change.revision))

    match.watch(answers)
    match.watch(lambda change: heard.append(("second", change.revision)))
    match.act("draw")
    assert heard == [("first", 2), ("second", 2), ("first", 3), ("second", 3)]


def test_a_listener_that_raises_is_reported_and_stops_nobody() -> None:
    match = at(TEED)
    heard: list[Any] = []
    match.watch(lambda change: 1 / 0)  # noqa: ARG005
    match.watch(heard.append)
    with pytest.raises(ZeroDivisionError):
        match.act("draw")
    assert match.view().hand == "7"
    assert [change.kind for change in heard] == ["events", "trouble"]


def test_br_021_the_same_listener_is_called_once_and_can_be_taken_off() -> None:
    """BR-021: each re-run of a cell adds another subscription."""
    match = at(TEED)
    heard: list[Any] = []
    for _ in range(4):
        unwatch = match.watch(heard.append)
    match.act("draw")
    assert len(heard) == 1
    unwatch()
    match.act("swap C1")
    assert len(heard) == 1


def test_an_interrupt_in_a_listener_reaches_the_cell_and_silences_nobody() -> None:
    match = at(TEED)
    heard: list[int] = []

    def interrupted(change: Change) -> None:
        if change.revision == 2:
            raise KeyboardInterrupt

    match.watch(interrupted)
    match.watch(lambda change: heard.append(change.revision))
    with pytest.raises(KeyboardInterrupt):
        match.act("draw")
    match.act("swap C1")
    assert heard == [2, 3]


def test_an_interrupt_while_a_bot_thinks_is_its_failing_and_the_match_stands_where_it_stood() -> None:
    def endless(_view: Any) -> str:
        raise KeyboardInterrupt

    match = Match(players=["Ann", endless], seed=4)
    while match.to_act == 0:
        match.act(match.options[0])
    before = match.record()
    with pytest.raises(p9.BotFailed, match=r"raised KeyboardInterrupt\.$"):
        match.play_bots()
    assert match.record() == before


def test_whoever_acts_while_a_listener_is_busy_waits_for_nobody_and_is_heard_in_order() -> None:
    """A listener may wait for the other thread, or hold what it needs: nothing gets stuck."""
    match = at(TEED)
    heard: list[int] = []
    busy, done = Event(), Event()

    def slow(change: Change) -> None:
        if change.revision == 2:
            busy.set()
            assert done.wait(10), "the other thread is stuck"
        heard.append(change.revision)

    def other() -> None:
        assert busy.wait(10)
        match.act("swap C1")
        done.set()

    match.watch(slow)
    thread = Thread(target=other, daemon=True)
    thread.start()
    match.act("draw")
    thread.join(10)
    assert heard == [2, 3]


def test_a_moment_that_was_kept_stands_still_while_the_match_goes_on() -> None:
    match = at(TEED)
    match.act("draw")
    now, before = match.now, match.after(0)
    match.act("swap C1")
    match.sit(1, "bot:novice")
    assert (now.revision, now.to_act, now.view(0).hand, now.seats[1].kind) == (2, 0, "7", "person")
    assert (before.options, len(before.steps)) == (("draw", "take"), 1)
    match.goto(0)
    assert now.view().hand == "7"
    for nowhere in (-1, len(match.steps)):
        with pytest.raises(IndexError):
            match.after(nowhere)
