"""A caller's function that fails is named on the table, and the table stays usable."""

from typing import Any

import pytest

from widget.conftest import Pages, two


def test_br_034_a_function_that_raises_is_shown_and_the_table_stays_usable(
    page: Pages, capsys: pytest.CaptureFixture[str]
) -> None:
    """BR-034: the player is named with what was raised, the traceback is printed, and there is a way on."""

    def careless(view: Any) -> str:
        if view.phase == "tee off":
            return str(view.options[0])
        raise ZeroDivisionError("division by zero")

    opened = page("play nine", ["Ann", careless], seed=3)
    while not opened.state["panel"]:
        opened.pick()
    failed = opened.state["panel"]["failed"]
    assert failed["seat"] == 1
    assert "Careless" in failed["text"]
    assert "ZeroDivisionError" in failed["text"]
    assert "ZeroDivisionError: division by zero" in capsys.readouterr().err
    opened.say("step")
    assert opened.state["panel"]["failed"] == failed
    revision = opened.table.match.revision
    opened.say("step", by="bot:novice")
    assert opened.table.match.revision == revision + 1
    assert opened.state["panel"]["failed"] == failed  # it is asked again for its next decision
    opened.say("step", by="bot:novice")
    assert opened.state["panel"] == {}
    assert opened.views["to_act"] == 0
    assert opened.views["options"]


@pytest.mark.parametrize("answer", ["fly", None, 3, "draw " * 1000])
def test_a_function_that_answers_nonsense_is_named(page: Pages, answer: object) -> None:
    opened = page("play nine", ["Ann", lambda view: answer if view.phase != "tee off" else view.options[0]], seed=3)
    while not opened.state["panel"]:
        opened.pick()
    assert len(opened.state["panel"]["failed"]["text"]) < 400


def test_a_function_that_raises_at_length_is_cut_short(page: Pages) -> None:
    def loud(view: Any) -> str:
        raise RuntimeError(f"<b>{view.phase}</b>" * 10_000)

    opened = page("play nine", ["Ann", loud], seed=3)
    while not opened.state["panel"]:
        opened.pick()
    assert len(opened.state["panel"]["failed"]["text"]) < 400


def test_br_034_a_hook_that_raises_is_shown_and_the_action_is_done(
    page: Pages, capsys: pytest.CaptureFixture[str]
) -> None:
    """BR-034: an exception in a caller's function shows on the table and in the log."""
    opened = two(page)
    opened.table.match.watch(lambda _change: 1 / 0)
    revision = opened.views["revision"]
    opened.pick()
    assert opened.views["revision"] == revision + 1
    assert "ZeroDivisionError: division by zero" in opened.state["notice"]["text"]
    assert "Traceback" in capsys.readouterr().err
