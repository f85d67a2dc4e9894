"""A lesson that somebody else has written runs as it was sent, and is passed for good."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import playnine_widget as p9
from playnine_widget.lessons.checks import faults
from playnine_widget.lessons.study import Study

GUEST = Path(__file__).parents[1] / "cases/guest_lesson.md"
AFTER_A_RESTART = """
import sys
import playnine_widget as p9
lesson = p9.Lesson.read(sys.argv[1]).keep("Mila", sys.argv[2])
lesson.assert_passed()
"""


def solved(study: Study, *, wrong: str = "") -> Study:
    """Pass every step by its solution, after one wrong turn in the first."""
    if wrong:
        study.act(wrong)
        assert study.state == "wrong"
    while not study.over:
        for action in study.lesson.steps[study.step].solution:
            if study.state != "good":
                study.act(action)
        study.next()
    return study


def test_it_is_read_checked_and_done() -> None:
    lesson = p9.Lesson.read(GUEST)
    assert (lesson.title, len(lesson.steps), tuple(faults(lesson))) == ("The wind turns", 2, ())
    study = solved(Study(lesson), wrong="draw")
    assert (study.state, study.stars) == ("done", 2)


def test_its_result_is_there_in_another_kernel(tmp_path: Path) -> None:
    solved(p9.Lesson.read(GUEST).keep("Mila", tmp_path).study())
    again = [sys.executable, "-c", AFTER_A_RESTART, str(GUEST), str(tmp_path)]
    done = subprocess.run(again, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_nobody_else_has_passed_it(tmp_path: Path) -> None:
    solved(p9.Lesson.read(GUEST).keep("Mila", tmp_path).study())
    with pytest.raises(p9.NotPassed):
        p9.Lesson.read(GUEST).keep("Rosa", tmp_path).assert_passed()
