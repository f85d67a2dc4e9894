"""The course can be walked: every step by its solution, and every wrong turn that it names is real and answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import playnine_widget as p9
from kit.course import COURSE, GOLF, LESSONS, advised, walked
from playnine_widget.lessons.step import OTHER
from playnine_widget.lessons.study import Study
from playnine_widget.words.languages import languages

if TYPE_CHECKING:
    from collections.abc import Container

    from playnine_widget.lessons.lesson import Lesson

SPOKEN = [path.name for path in sorted(COURSE.iterdir()) if path.name in languages()]
CHAPTERS = ["first steps", "the count", "strategy", "the other games", "99"]

every_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))


def answering(option: str, wrong: Container[str]) -> str | None:
    """Which feedback is for an option: the action's own, its verb's, the one for any other."""
    return next((key for key in (option, option.partition(" ")[0], OTHER) if key in wrong), None)


def test_there_is_a_lesson_for_every_game_and_the_chapters_come_in_order() -> None:
    assert len(LESSONS) >= 27
    chapters = [lesson.chapter for lesson in LESSONS.values()]
    assert sorted(chapters, key=CHAPTERS.index) == chapters
    assert set(chapters) == set(CHAPTERS)
    assert {lesson.game for lesson in LESSONS.values()} == set(p9.variants())


@every_lesson
def test_the_steps_are_few_and_the_learner_is_the_first_player(lesson: Lesson) -> None:
    assert 2 <= len(lesson.steps) <= 4
    assert {moment.study.learner for moment in walked(lesson)} == {0}
    assert all(len(step.hints) == 2 for step in lesson.steps)


@every_lesson
@pytest.mark.parametrize("lang", SPOKEN)
def test_a_lesson_is_passed_by_its_solution_in_every_language(lesson: Lesson, lang: str) -> None:
    study = Study(lesson.into(lang))
    for step in study.lesson.steps:
        for action in step.solution:
            study.act(action)
        assert (study.state, study.said) == ("good", step.done)
        study.next()
    assert (study.state, study.stars) == ("done", 3)


@every_lesson
def test_whatever_is_accepted_is_offered_and_leads_on(lesson: Lesson) -> None:
    for study, _, right, action in walked(lesson):
        assert action in right
        assert set(right) <= set(study.match.options)


@every_lesson
def test_every_wrong_action_is_offered_and_answered_and_not_played(lesson: Lesson) -> None:
    unused = [{*step.wrong} for step in lesson.steps]
    for study, step, right, _ in walked(lesson):
        before = study.match
        for option in before.options:
            named = answering(option, step.wrong)
            if option in right or named is None:
                continue
            study.act(option)
            assert (study.state, study.said, study.match) == ("wrong", step.wrong[named], before)
            unused[study.step].discard(named)
    assert not any(unused)


@every_lesson
def test_a_lesson_begins_with_a_choice_that_can_go_wrong_is_answered_and_can_be_played_out(lesson: Lesson) -> None:
    study = Study(lesson)
    _, step, right, _ = next(walked(lesson))
    wrong = [option for option in study.match.options if option not in right]
    assert wrong
    assert all(answering(option, step.wrong) for option in wrong)
    study.act(wrong[0])
    study.play_out()
    assert study.aside
    study.again()
    assert study.state == "open"


@pytest.mark.parametrize("name", GOLF)
def test_what_is_taught_is_what_the_caddie_would_play(name: str) -> None:
    for _, _, action, _, advice in advised(name):
        assert advice[action].grade == "best", advice.why_not(action)


@pytest.mark.parametrize("name", [name for name in GOLF if LESSONS[name].chapter == "strategy"])
def test_in_the_strategy_lessons_whatever_is_not_accepted_is_worse_by_more_than_the_error(name: str) -> None:
    for _, right, _, _, advice in advised(name):
        others = [option for option in advice if option.action not in right]
        assert others
        assert not any(option.close for option in others)
        assert max(advice[action].lost for action in right) < min(option.lost for option in others)
