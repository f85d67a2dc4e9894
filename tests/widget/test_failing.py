"""A caller's function that fails is named on the table, and the table stays usable."""

from typing import Any

import pytest

from playnine_widget.match.match import Match
from widget.conftest import Pages, two

TEED = "Ann: 5 9 ? 12 / 5 9 ? 0; Ben: ? ? 3 8 / ? ? 3 1; discard: 4; draw: 7 2"


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
    again = opened.state["panel"]["failed"]
    assert (again["seat"], again["text"]) == (1, failed["text"])
    assert again["number"] > failed["number"]  # so that the same failure is an answer each time
    revision = opened.table.match.revision
    opened.say("step", by="bot:novice")
    assert opened.table.match.revision == revision + 1
    assert opened.state["panel"]["failed"]["text"] == failed["text"]  # it is asked again for its next decision
    opened.say("step", by="bot:novice")
    assert opened.state["panel"] == {}
    assert opened.views["to_act"] == 0
    assert opened.views["options"]


def test_a_function_that_fails_is_asked_once_for_a_decision(page: Pages) -> None:
    """Whatever other bots did before it, and however many tables there are."""
    asked: list[str] = []

    def careless(view: Any) -> str:
        if view.phase == "tee off":
            return str(view.options[0])
        asked.append(str(view))
        raise ZeroDivisionError

    opened = page("play nine", ["Ann", "bot:novice", "bot:novice", careless], seed=3)
    while not opened.state["panel"]:
        opened.pick()
    assert len(asked) == 1
    assert opened.state["panel"]["failed"]["text"].startswith("Careless raised ZeroDivisionError. ")


@pytest.mark.parametrize("go_on", ["undo", "sit", "act"])
def test_a_failure_and_a_notice_are_gone_once_the_match_goes_on(page: Pages, go_on: str) -> None:
    broken = [True]

    def careless(view: Any) -> str:
        if broken:
            raise ZeroDivisionError
        return str(view.options[0])

    match = Match.from_position(TEED)
    match.sit(1, careless)
    tables = [page(match), page(match, lang="fr")]
    match.act("draw", "swap C1")
    for table in tables:
        table.say("act", 0, action="draw")
        assert table.state["notice"]
        assert table.state["panel"]
    broken.clear()
    if go_on == "undo":
        match.undo()
    elif go_on == "sit":
        match.sit(1, "bot:novice")
    else:
        match.act("draw")
    for table in tables:
        table.read()
        assert table.state["notice"] == table.state["panel"] == {}


def test_an_interrupt_while_a_function_thinks_reaches_the_cell_and_leaves_a_way_on(page: Pages) -> None:
    def endless(_view: Any) -> str:
        raise KeyboardInterrupt

    match = Match.from_position(TEED)
    match.sit(1, endless)
    opened = page(match)
    with pytest.raises(KeyboardInterrupt):
        opened.table.act("draw", "swap C1")
    opened.read()
    assert "KeyboardInterrupt" in opened.state["panel"]["failed"]["text"]
    match.sit(1, "bot:novice")
    opened.read()
    assert opened.state["panel"] == {}
    assert opened.views["options"] == ["draw", "take"]


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


class Crooked(str):
    """A text with other ideas of what a text does."""

    __slots__ = ()

    def casefold(self) -> str:
        raise RuntimeError("no")

    split = translate = replace = strip = casefold  # type: ignore[assignment]


def ends_the_program(_view: Any) -> str:
    raise SystemExit(3)


@pytest.mark.parametrize("play", [ends_the_program, lambda _view: Crooked("draw")])
def test_br_034_a_function_that_wants_to_end_the_program_is_named_like_any_other(page: Pages, play: Any) -> None:
    """BR-034: it would end the kernel, or the thread that answers clicks."""
    opened = page("play nine", ["Ann", play], seed=3)
    while not opened.state["panel"]:
        opened.pick()
    assert "Try again" in opened.state["panel"]["failed"]["text"]


def test_br_034_a_hook_that_raises_is_shown_and_the_action_is_done(
    page: Pages, capsys: pytest.CaptureFixture[str]
) -> None:
    """BR-034: an exception in a caller's function shows on the table and in the log."""
    opened = two(page)
    opened.table.match.watch(lambda _change: 1 / 0)
    opened.table.match.watch(ends_the_program)
    revision = opened.views["revision"]
    opened.pick()
    assert opened.views["revision"] == revision + 1
    assert "ZeroDivisionError: division by zero" in opened.state["notice"]["text"]
    assert "Traceback" in capsys.readouterr().err


def test_br_034_what_a_function_says_can_always_be_sent_and_printed(
    page: Pages, capsys: pytest.CaptureFixture[str]
) -> None:
    """BR-034: half of a surrogate pair in an error can be neither; it silenced the whole kernel."""

    def half(view: Any) -> str:
        raise ValueError(f"{view.phase} \ud83c")

    opened = page("play nine", ["Ann", half], seed=3)
    while not opened.state["panel"]:
        opened.pick()
    opened.table.match.watch(lambda _change: half(opened.table.match.view()))
    opened.say("step", by="bot:novice")
    shown = opened.state["panel"]["failed"]["text"], opened.state["notice"]["text"]
    for text in (*shown, capsys.readouterr().err):
        assert "ValueError: " in text
        text.encode()


def test_br_034_a_hook_that_wants_to_end_the_program_is_shown_too(page: Pages) -> None:
    """BR-034: it would end the kernel, or the thread that answers clicks."""
    opened = two(page)
    opened.table.match.watch(ends_the_program)
    opened.pick()
    assert "SystemExit: 3" in opened.state["notice"]["text"]
