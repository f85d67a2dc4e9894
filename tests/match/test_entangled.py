"""Copies, seals, hooks and waiters have nothing to do with what happens elsewhere or later."""

from __future__ import annotations

import asyncio
import copy
import pickle
from typing import TYPE_CHECKING, Any

import pytest

from playnine_widget import verify
from playnine_widget.engine.errors import BadRecord, BadSetting, UnknownName
from playnine_widget.match.match import Match
from playnine_widget.widget.waiting import Waiting

if TYPE_CHECKING:
    from collections.abc import Callable

COPIES: dict[str, Callable[[Match], Match]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda match: pickle.loads(pickle.dumps(match)),
}


@pytest.mark.parametrize("way", COPIES)
def test_a_copy_stands_where_the_match_stood_and_neither_concerns_the_other(way: str) -> None:
    match, heard = Match(players=["Ann", "bot:novice"], seed=9, fair=False), list[Any]()
    match.act("flip A1", "flip B1")
    match.undo()
    match.on_action(heard.append)
    other = COPIES[way](match)
    assert (other.record(), other.seats, other.revision) == (match.record(), match.seats, match.revision)
    other.redo()
    assert (len(other.rows()), len(match.rows())) == (2, 1)
    match.act("flip D2")
    assert [view.last.place for view in heard] == ["D2"]
    assert not other.can_redo
    assert COPIES[way](match.now).record() == match.record()  # type: ignore[arg-type]


def test_a_hook_is_told_of_what_another_listener_takes_back_at_once() -> None:
    match, told, done = Match(players=["Ann", "Ben"], seed=1), list[str](), list[int]()

    def slip(change: Any) -> None:
        if change.kind == "events" and not done:
            done.append(1)
            match.undo()
            match.act("flip D1")

    match.watch(slip)
    match.on_action(lambda view: told.append(view.last.place))
    match.act("flip A1")
    assert told == ["A1", "D1"]


@pytest.mark.parametrize("hook", [None, 5, "print"])
def test_what_cannot_be_called_is_no_hook(hook: Any) -> None:
    with pytest.raises(BadSetting, match="is no function"):
        Match(seed=1).on_action(hook)


def test_somebody_who_waits_in_a_loop_that_is_gone_stops_nobody() -> None:
    waiting, loop = Waiting(), asyncio.new_event_loop()
    task = loop.create_task(waiting.next(None))
    loop.run_until_complete(asyncio.sleep(0))
    loop.close()
    waiting.tell((0, "draw"))
    with pytest.raises(RuntimeError):
        task.get_loop().call_soon(print)
    task._log_destroy_pending = False  # type: ignore[attr-defined]


@pytest.mark.parametrize("timeout", ["1", float("nan"), True, [1]])
def test_a_wait_is_a_number_of_seconds(timeout: Any) -> None:
    with pytest.raises(BadSetting, match="is no number of seconds"):
        asyncio.run(Waiting().next(timeout))


@pytest.mark.parametrize("seen", ["70af", None, 5])
def test_seals_are_noted_in_a_list(seen: Any) -> None:
    with pytest.raises(BadSetting, match="is no list of seals"):
        verify(Match(seed=9).record(), seen)


@pytest.mark.parametrize("noted", ["", "  ", "\u2028", None, 5, b"70af"])
def test_a_note_that_says_nothing_is_no_seal(noted: Any) -> None:
    with pytest.raises(BadRecord, match="seal of hole 1"):
        verify(Match(seed=9).record(), [noted])


def test_the_seals_of_a_match_are_notes_and_no_more_of_them_than_there_are_holes() -> None:
    match = Match(seed=9)
    assert verify(match.record(), match.seals) == match.seals
    with pytest.raises(BadRecord, match=r"More seals were noted \(2\) than the record has \(1\)"):
        verify(match.record(), [match.seals[0].digest, "ffff"])


@pytest.mark.parametrize("word", [[], {}, None])
def test_rows_and_frames_of_no_kind_are_refused(word: Any) -> None:
    with pytest.raises(UnknownName):
        Match(seed=9).rows(word)
    if word is not None:
        with pytest.raises(BadSetting):
            Match(seed=9).frame("actions", word)


@pytest.mark.parametrize("lang", ["xx", None, 5, []])
def test_a_prompt_in_no_language_is_refused(lang: Any) -> None:
    with pytest.raises(UnknownName, match="There is no language"):
        Match(seed=9).prompt(0, lang)
