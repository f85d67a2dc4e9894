"""A lesson is a value, and everything in it is checked when it is made."""

from __future__ import annotations

import pickle
from copy import deepcopy
from typing import Any

import pytest

import playnine_widget as p9
from kit.lessons import NINETY, PAIR, lesson, long, step
from playnine_widget.engine.errors import BadLesson, BadSetting, UnknownName
from playnine_widget.lessons.lesson import Lesson
from playnine_widget.lessons.step import Step
from playnine_widget.match import insight


def test_a_lesson_is_written_in_python() -> None:
    made = p9.Lesson(
        title="Take it",
        steps=[{"position": PAIR.replace("; ", "\n"), "task": " Get\nit. ", "accept": ["take"], "hints": "Look."}],
        rules="turn",
    )
    assert (made.name, made.rules, made.steps[0].task, made.steps[0].hints) == (
        "take_it",
        ("turn",),
        "Get it.",
        ("Look.",),
    )
    assert made.steps[0].solution == ("take",)


def test_actions_are_spelled_as_options_are() -> None:
    only = step(accept="TURN: Take, SWAP d2", solution="take,swap d2", wrong={"Swap D1, SWAP": "No."}, then="ben: Draw")
    found = lesson(only).steps[0]
    assert found.accept is not None
    assert (found.accept.written, found.solution) == ("turn: take, swap D2", ("take", "swap D2"))
    assert (dict(found.wrong), found.then) == ({"swap D1": "No.", "swap": "No."}, (("Ben", ("draw",)),))


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ({"position": "Ann: 5 9"}, "Step 1, position: "),
        ({"position": ""}, "Step 1, position: The first step needs a position"),
        ({"position": "to act: nobody; Ann: 1 1 1 1 / 2 2 2 2; Ben: 3 3 3 3 / 4 4 4 4"}, "Step 1, position: Nobody"),
        ({"accept": "tkae"}, "Step 1, accept: “tkae” is not offered there. The nearest is “take”"),
        ({"accept": "turn: take, swap E2"}, "Step 1, accept: “swap E2” is not offered there. The nearest is “swap D2”"),
        ({"accept": "all: take, take it"}, "Step 1, accept: “take it” is not offered there"),
        ({"accept": "some: take"}, "Step 1, accept: some: take says nothing that can be accepted"),
        ({"accept": "take,,draw"}, "Step 1, accept: "),
        ({"accept": 7}, "Step 1, accept: 7 says nothing"),
        ({"accept": [7]}, "Step 1, accept: "),
        ({"wrong": {"darw": "No."}}, "Step 1, wrong darw: “darw” is not offered there. The nearest is “draw”"),
        ({"wrong": {"take": "No."}}, "Step 1, wrong take: take is accepted and wrong at once."),
        ({"wrong": "No."}, "Step 1, wrong: "),
        ({"solution": "draw"}, "Step 1, solution: The solution draw is not what is accepted."),
        ({"solution": "take, swap E1"}, "Step 1, solution: “swap E1” is not offered there"),
        ({"solution": "take", "accept": "turn: take, swap D2"}, "Step 1, solution: The solution take is not"),
        ({"then": "Ben: draw"}, "Step 1, then: "),
        ({"solution": "take, swap D2", "then": "Bne: draw"}, "Step 1, then: There is no “Bne”; did you mean Ben"),
        ({"solution": "take, swap D2", "then": "Ben: swap A1"}, "Step 1, then: "),
        ({"then": "Ben:"}, "Step 1, then: Ben has a turn with no action in it."),
        ({"accept": None, "solution": "take"}, "Step 1, solution: Nothing is accepted here"),
        ({"accept": None, "hints": "Look."}, "Step 1, hints: Nothing is accepted here"),
        ({"accept": "turn: best, swap D2"}, "Step 1, accept: Without a solution"),
        ({"task": 7}, "Step 1, task: 7 is no text"),
        ({"task": "\ud800"}, "Step 1, task: "),
        ({"hint": "Look."}, "Step 1, hint: There is no key “hint” here. The nearest is “hints”"),
    ],
)
def test_what_cannot_be_is_refused_with_the_step_and_the_key(keys: dict[str, Any], said: str) -> None:
    with pytest.raises(BadLesson) as refused:
        lesson(step(**keys))
    assert str(refused.value).startswith(said)


def test_the_best_is_asked_only_where_there_is_a_caddie(monkeypatch: pytest.MonkeyPatch) -> None:
    ninety = step(position=NINETY, accept="best")
    assert lesson(ninety).steps[0].accept is not None
    monkeypatch.delitem(insight.CADDIES, "ninety")
    with pytest.raises(BadLesson, match="Step 1, accept: "):
        lesson(ninety)


def test_a_step_goes_on_only_from_one_that_has_a_solution() -> None:
    with pytest.raises(BadLesson, match="Step 2, position: The step before has no solution"):
        lesson(step(accept="best"), step(position="", accept="swap D2"))
    made = lesson(step(accept="best", solution="take"), step(position="", accept="swap D2"))
    assert made.start(1).view().hand == "12"


@pytest.mark.parametrize(
    ("heads", "said"),
    [
        ({"title": " "}, "The lesson’s title: A lesson needs a title."),
        ({"seed": -1}, "The lesson’s seed: "),
        ({"rules": "trun"}, "The lesson’s rules: There is no trun; the nearest is turn"),
        ({"steps": []}, "The lesson’s steps: A lesson needs at least one step."),
        ({"steps": ["take"]}, "Step 1, step: A step is a mapping of keys, not str."),
        ({"chapter": 7}, "The lesson’s chapter: 7 is no text"),
    ],
)
def test_what_cannot_be_in_the_head_is_refused(heads: dict[str, Any], said: str) -> None:
    with pytest.raises(BadLesson) as refused:
        lesson(**heads)
    assert str(refused.value).startswith(said[:20])
    assert said.rpartition(": ")[2][:12] in str(refused.value)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownName):
        lesson(lang="tlh")
    with pytest.raises(UnknownName):
        lesson().into("tlh")


def test_a_position_without_a_game_is_of_the_lessons() -> None:
    made = lesson(step(position="Ann: 5H 9D QS; Ben: 2H 3S 4D; total: 85", accept="play 9D"), game="ninety nine")
    assert made.start(0).variant.name == "ninety nine"


def test_a_lesson_is_a_value() -> None:
    one, other = long(), long()
    assert (one == other, hash(one) == hash(other), one == lesson()) == (True, True, False)
    with pytest.raises(AttributeError):
        one.title = "Another"
    assert deepcopy(one) == one
    assert pickle.loads(pickle.dumps(one)) == one


def test_the_matches_that_it_hands_out_are_nobody_elses() -> None:
    made = lesson()
    made.start(0).act("take")
    assert made.start(0).options == ("draw", "take")


def test_the_reading_tells_no_hidden_card() -> None:
    one, other = (lesson(step(position=PAIR.replace("?", hidden, 3))) for hidden in ("(11)", "(10)"))
    assert one != other
    for shown in (str, repr, Lesson._repr_html_, lambda made: repr(made.steps)):
        assert shown(one) == shown(other)


def test_what_somebody_writes_is_text_and_no_markup() -> None:
    made = lesson(step(task="<script>alert(1)</script>", done='"><img src=x>'), title="<b>", opening="<i>")
    html = made.text()._repr_html_()
    assert "<script" not in html
    assert "<img" not in html
    assert "<b>&lt;" not in html.replace("<p><b>", "")


def test_a_key_is_no_number() -> None:
    with pytest.raises(BadSetting):
        p9.lessons(key=7)


def test_a_step_may_be_a_step_with_its_texts_as_written_or_as_read() -> None:
    written: Any = {
        "position": PAIR,
        "accept": "take",
        "hints": "Look.",
        "solution": "take, swap D2",
        "then": "Ben: draw, swap A2",
    }
    made = lesson(written)
    assert lesson(Step(**written)) == made  # type: ignore[arg-type]
    assert lesson(*made.steps) == made  # type: ignore[arg-type]


@pytest.mark.parametrize("steps", [None, 5])
def test_steps_that_are_no_list_are_none(steps: Any) -> None:
    with pytest.raises(BadLesson, match="at least one step"):
        Lesson("T", steps)


def test_a_bot_that_there_is_not_is_refused_even_where_none_is_to_play() -> None:
    with pytest.raises(BadLesson, match="nobody"):
        lesson(others="nobody")
