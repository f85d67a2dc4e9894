"""Drills: one's own worst shots come back after 1, 3 and 7 days when they are right, and the same day when not."""

from __future__ import annotations

import json
from datetime import date, timedelta
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

import playnine_widget as p9
from playnine_widget.lessons.drills import DAYS, Drill

if TYPE_CHECKING:
    from pathlib import Path

FIRST = date(2026, 12, 1)


class Calendar:
    """A clock that stands still until somebody turns the page."""

    def __init__(self) -> None:
        self.day = FIRST

    def __call__(self) -> date:
        return self.day

    def forward(self, days: int) -> None:
        self.day += timedelta(days=days)


@cache
def reviewed() -> Any:
    match = p9.Match(players=["bot:random", "bot:novice"], seed=9, holes=1)
    match.play_bots()
    return p9.review(match)


def wrong(quiz: Any) -> str:
    return next(str(choice.value) for choice in quiz.question.choices if quiz.question.scores[choice.value] < 1)


@pytest.fixture
def calendar() -> Calendar:
    return Calendar()


def drills(folder: Path, calendar: Calendar, n: int = 1) -> p9.Drills:
    made = p9.Drills("ann", folder, calendar)
    made.add(reviewed(), n=n)
    return made


def test_the_worst_shots_of_a_review_become_drills_once(tmp_path: Path, calendar: Calendar) -> None:
    made = drills(tmp_path, calendar, 3)
    worst = reviewed().worst(3, 0)
    assert [(drill.played, drill.position) for drill in made.due] == [(shot.action, str(shot.view)) for shot in worst]
    assert made.add(reviewed(), n=3) == 0
    assert len(made.all) == 3


def test_right_answers_put_it_off_by_1_3_and_7_days_and_then_it_is_learned(tmp_path: Path, calendar: Calendar) -> None:
    made = drills(tmp_path, calendar)
    for days in (*DAYS, None):
        quiz = made.quiz()
        assert quiz.answer(quiz.question.answer).right
        assert made.due == ()
        if days is not None:
            calendar.forward(days - 1)
            assert made.due == ()
            assert made.next_due == (calendar.day + timedelta(days=1)).isoformat()
            calendar.forward(1)
            assert len(made.due) == 1
    assert made.all[0].learned
    assert made.next_due is None
    with pytest.raises(p9.BadSetting):
        made.quiz()


def test_a_wrong_answer_brings_it_back_the_same_day_and_from_the_beginning(tmp_path: Path, calendar: Calendar) -> None:
    made = drills(tmp_path, calendar)
    quiz = made.quiz()
    quiz.answer(quiz.question.answer)
    calendar.forward(1)
    quiz = made.quiz()
    assert not quiz.answer(wrong(quiz)).right
    assert (made.due[0].step, made.due[0].right, made.due[0].wrong) == (0, 1, 1)
    quiz = quiz.again()
    quiz.answer(quiz.question.answer)
    assert made.next_due == (calendar.day + timedelta(days=1)).isoformat()


def test_a_drill_that_is_left_out_counts_as_wrong(tmp_path: Path, calendar: Calendar) -> None:
    made = drills(tmp_path, calendar)
    made.quiz().skip()
    assert made.due[0].wrong == 1


def test_drills_that_were_left_lying_come_first(tmp_path: Path, calendar: Calendar) -> None:
    made = drills(tmp_path, calendar, 3)
    first, *others = made.due
    quiz = made.quiz(1)
    quiz.answer(quiz.question.answer)
    assert [drill.key for drill in made.due] == [drill.key for drill in others]
    calendar.forward(5)
    assert [drill.key for drill in made.due] == [*(drill.key for drill in others), first.key]


def test_what_was_answered_is_there_for_another_kernel(tmp_path: Path, calendar: Calendar) -> None:
    made = drills(tmp_path, calendar)
    quiz = made.quiz()
    quiz.answer(quiz.question.answer)
    again = p9.Drills("ann", tmp_path, calendar)
    assert again.all == made.all
    assert again.due == ()
    assert p9.Drills("ben", tmp_path, calendar).all == ()


def test_drills_and_lessons_share_a_file_and_leave_each_other_alone(tmp_path: Path, calendar: Calendar) -> None:
    made = drills(tmp_path, calendar)
    (file,) = tmp_path.glob("*.playnine-progress.json")
    content = json.loads(file.read_text(encoding="utf-8"))
    content["lessons"] = {"cards": {"tries": 2}}
    file.write_text(json.dumps(content), encoding="utf-8")
    made.quiz().skip()
    assert json.loads(file.read_text(encoding="utf-8"))["lessons"] == {"cards": {"tries": 2}}


@pytest.mark.parametrize("part", [[], "drills", {"a": 3}, {"a": {}}, {"a": {"position": 3}}])
def test_damaged_drills_are_left_out(tmp_path: Path, calendar: Calendar, part: object) -> None:
    made = drills(tmp_path, calendar)
    (file,) = tmp_path.glob("*.playnine-progress.json")
    content = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**content, "drills": part}), encoding="utf-8")
    assert made.all == ()
    assert made.add(reviewed(), n=1) == 1


@pytest.mark.parametrize("position", ["", "Ann: 5 9", "game: tiddlywinks; Ann: 5 9 ? 12 / 5 9 ? 0"])
def test_a_drill_whose_position_cannot_be_read_does_not_stand_before_the_others(
    tmp_path: Path, calendar: Calendar, position: str
) -> None:
    made = drills(tmp_path, calendar, 2)
    (file,) = tmp_path.glob("*.playnine-progress.json")
    content = json.loads(file.read_text(encoding="utf-8"))
    damaged, sound = made.due
    content["drills"][damaged.key]["position"] = position
    file.write_text(json.dumps(content), encoding="utf-8")
    assert made.due == (sound,)
    assert made.quiz().question.position == sound.position


def test_the_whole_match_will_do_and_99_has_none(tmp_path: Path, calendar: Calendar) -> None:
    made = p9.Drills("ann", tmp_path, calendar)
    match = p9.Match("ninety nine", ["bot:random", "bot:novice"], seed=9)
    with pytest.raises(p9.BadSetting):
        made.add(match)
    with pytest.raises(p9.BadSetting, match="day with one: –"):
        made.quiz()


def test_rows_and_a_frame(tmp_path: Path, calendar: Calendar) -> None:
    made = drills(tmp_path, calendar, 2)
    assert json.loads(json.dumps(made.rows())) == made.rows()
    assert list(made.frame("pandas").columns) == list(Drill._fields)
    assert list(p9.Drills("ben", tmp_path, calendar).frame("pandas").columns) == list(Drill._fields)


def test_the_questions_are_asked_like_a_quiz(tmp_path: Path, calendar: Calendar) -> None:
    quiz = drills(tmp_path, calendar, 2).quiz(lang="fr")
    assert quiz.ask().splitlines()[0] == "Question 1 sur 2"
    quiz.answer(wrong(quiz))
    quiz.ask()
    quiz.answer(quiz.question.answer)
    assert (quiz.over, [row["right"] for row in quiz.results()]) == (True, [False, True])


@pytest.mark.parametrize("n", ["x", -1, 0, None])
def test_how_many_shots_become_drills_is_a_number(n: Any, tmp_path: Path) -> None:
    with pytest.raises(p9.BadSetting):
        p9.Drills("ann", tmp_path).add(p9.Match(players=2, seed=9), n=n)


def test_drills_with_fields_of_a_newer_version_stay_in_the_file_whatever_is_added_and_answered(
    tmp_path: Path, calendar: Calendar
) -> None:
    made = drills(tmp_path, calendar)
    (file,) = tmp_path.glob("*.playnine-progress.json")
    content = json.loads(file.read_text(encoding="utf-8"))
    later = {"later": {**made.rows()[0], "position": "of a later version", "mood": "calm"}}
    file.write_text(json.dumps(content | {"drills": {**content["drills"], **later}}), encoding="utf-8")
    assert made.add(reviewed(), n=2) == 1
    made.quiz().skip()
    assert json.loads(file.read_text(encoding="utf-8"))["drills"]["later"] == later["later"]


def test_drills_stand_in_the_order_in_which_they_were_added(tmp_path: Path, calendar: Calendar) -> None:
    made = drills(tmp_path, calendar)
    made.add(reviewed(), n=3)
    assert [drill.position for drill in made.all] == [str(shot.view) for shot in reviewed().worst(3, 0)]


def test_at_the_end_of_the_calendar_a_drill_comes_on_its_last_day(tmp_path: Path, calendar: Calendar) -> None:
    made, calendar.day = drills(tmp_path, calendar), date.max - timedelta(days=2)
    for left, due in ((2, "9999-12-30"), (1, "9999-12-31"), (0, "9999-12-31")):
        calendar.day = date.max - timedelta(days=left)
        quiz = made.quiz()
        assert quiz.answer(quiz.question.answer).right
        assert made.next_due == due
    quiz = made.quiz()
    assert quiz.answer(quiz.question.answer).right
    assert made.all[0].learned
