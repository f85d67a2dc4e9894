"""A bot that is written in a cell: it says why, it cannot hang the match, and a cell run again counts at once."""

import asyncio
import math
from types import SimpleNamespace
from typing import Any

import pytest

import playnine_widget as p9
from playnine_widget.bots.limit import limit_of, within
from playnine_widget.engine.errors import BotFailed


def first(view: Any) -> str:
    option: str = view.options[0]
    return option


def test_the_reason_of_a_function_stands_in_the_record() -> None:
    match = p9.Match(players=[lambda view: (view.options[0], "because"), first], seed=3, holes=1)
    match.play_bots(4)
    assert {(row["seat"], row["comment"]) for row in match.rows()} == {(0, "because"), (1, "")}
    assert p9.Match.from_record(match.record()).rows() == match.rows()


def test_a_bot_that_is_made_again_plays_at_once_in_the_running_match() -> None:
    one = p9.bot(lambda view: (view.options[0], "the first"), name="bench")
    match = p9.Match(players=[one, one], seed=3, holes=1)
    match.play_bots(1)

    other = p9.bot(lambda view: (view.options[-1], "the last"), name="bench")
    match.play_bots(1)
    assert [row["comment"] for row in match.rows()] == ["the first", "the last"]
    assert other is p9.bots()["bench"]


def test_an_endless_loop_in_python_is_stopped_and_the_match_stays_where_it_was() -> None:
    def endless(_view: Any) -> str:
        while True:
            pass

    bot = p9.bot(endless, limit=0.05)
    match = p9.Match(players=[bot, bot], seed=3)
    before = match.revision
    with pytest.raises(BotFailed, match=r"Endless.* had not answered after 0\.05 seconds"):
        match.play_bots()
    assert match.revision == before


def test_a_function_that_catches_every_exception_is_stopped_too() -> None:
    def stubborn(_view: Any) -> str:
        while True:
            try:
                while True:
                    pass
            except Exception:  # noqa: BLE001
                continue

    stubborn.limit = 0.05  # type: ignore[attr-defined]
    match = p9.Match(players=[stubborn, first], seed=3)
    with pytest.raises(BotFailed, match="was stopped"):
        match.play_bots()


def test_what_is_quick_is_never_stopped_later() -> None:
    def quick(view: Any) -> str:
        return first(view)

    quick.limit = 0.02  # type: ignore[attr-defined]
    match = p9.Match(players=[quick, quick], seed=3, holes=1, no_progress_rounds=1)
    match.play_bots()
    assert match.over


@pytest.mark.parametrize("answer", [("flip A1", 3), ("flip A1", "why", "not"), ("nonsense", "why"), ()])
def test_a_pair_that_is_no_option_with_its_reason_is_no_answer(answer: object) -> None:
    match = p9.Match(players=[lambda _view: answer, lambda _view: answer], seed=3)
    with pytest.raises(BotFailed, match="answered"):
        match.play_bots()


@pytest.mark.parametrize("error", [GeneratorExit, asyncio.CancelledError])
def test_whatever_a_bot_raises_is_told_as_its_failure(error: type[BaseException]) -> None:
    def cancelled(_view: Any) -> str:
        raise error

    match = p9.Match(players=[cancelled, first], seed=3)
    with pytest.raises(BotFailed, match=error.__name__):
        match.play_bots()


@pytest.mark.parametrize("limit", [math.inf, math.nan, 10**400, -1, "soon", None])
def test_a_limit_that_no_clock_can_wait_for_stops_nobody(limit: object) -> None:
    assert within(limit_of(SimpleNamespace(limit=limit)), len, "ann") == 3
