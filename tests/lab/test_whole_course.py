"""The whole course by keys alone in a real JupyterLab, with a wrong turn in each lesson first."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from lab import ninety
from lab.ninety import ASKS, NinetyTable
from lab.table import KEYS, TOLD, Table
from playnine_widget.lessons.courses import lessons
from playnine_widget.lessons.study import Study
from playnine_widget.widget.labels import spoken

if TYPE_CHECKING:
    from pathlib import Path

    from lab.notebook import Notebook
    from playnine_widget.lessons.lesson import Lesson

SHOW = "import playnine_widget as p9\ncourse = p9.lessons(folder={folder!r})\ntable = p9.CardTable(course)\ntable"
ASK = "print(*map(course.state, course.names))"
VERBS = {"draw": "d", "take": "t", "skip": "k", "discard": "k", "pay": "p", "forget": "f"}
PLACED = {"swap": "s", "flip": "f"}


def _does(study: Study, action: str) -> str:
    """What a button of 99 says that it does."""
    told: str = spoken("en", study.match.game.plain(study.view()))["does"][action]
    return told


def _press(table: Table, study: Study, action: str) -> None:
    """Do an action by keys: its letter, then by arrows to the place or the card."""
    verb, _, where = action.partition(" ")
    if verb in VERBS and not where:
        table.root.page.keyboard.press(VERBS[verb])
    elif verb in PLACED:
        table.root.page.keyboard.press(PLACED[verb])
        KEYS.put(table, where)
    else:
        ninety.KEYS.play(NinetyTable(table.root), _does(study, action))


def _wrong(study: Study) -> str | None:
    """An action that the step does not accept: the first that it answers by name, else any other."""
    named = study.lesson.steps[study.step].wrong
    for action in sorted(study.match.options, key=lambda option: option not in named):
        trial = Study(study.lesson, study.step)
        trial.act(action)
        if trial.state == "wrong":
            return action
    return None


def _expect(table: Table, state: str) -> None:
    expect(table.root.locator(".pn-verdict")).to_have_class(re.compile(rf"\bpn-is-{state}\b"))


def _solve(table: Table, study: Study) -> None:
    """Solve the step on the page, action by action, and in the study that says how."""
    for action in study.lesson.steps[study.step].solution:
        if study.state not in {"open", "wrong"}:
            return
        before = table.root.evaluate(TOLD)
        _press(table, study, action)
        study.act(action)
        if study.state == "open":  # more is asked for: the state stays, the table goes on
            changed = f"([root, before]) => ({TOLD})(root) !== before"
            table.root.page.wait_for_function(changed, arg=[table.root.element_handle(), before])
            expect(table.root.locator(ASKS).first).to_be_visible()
        else:
            _expect(table, study.state)


def _go_on(table: Table, study: Study) -> None:
    table.root.page.keyboard.press("n")
    study.next()
    if study.over:
        _expect(table, "done")
    else:
        label = re.compile(rf"^Step {study.step + 1} ")
        expect(table.root.locator(".pn-steps")).to_have_attribute("aria-label", label)


def _walk(table: Table, lesson: Lesson) -> int:
    """Do a lesson by keys; gives how many wrong turns were taken: one, at the first step that has any."""
    study, missed = Study(lesson), 0
    expect(table.root.locator(".pn-taught-title")).to_have_text(lesson.title)
    while not study.over:
        wrong = None if missed or study.state != "open" else _wrong(study)
        if wrong:
            missed += 1
            _press(table, study, wrong)
            study.act(wrong)
            _expect(table, "wrong")
            expect(table.root.locator(".pn-verdict")).to_contain_text(study.said)
        _solve(table, study)
        _go_on(table, study)
    return missed


def test_the_whole_course_is_done_by_keys_with_a_wrong_turn_in_each_lesson(notebook: Notebook, tmp_path: Path) -> None:
    notebook.open(SHOW.format(folder=str(tmp_path)), ASK)
    notebook.run(0)
    table = Table(notebook.table(0))
    expect(table.root.locator(".pn-board")).to_be_visible()
    table.root.locator(".pn-deeds .pn-btn").first.focus()
    course = lessons(folder=tmp_path / "of the test")
    missed = []
    for number, lesson in enumerate(course, 1):
        missed.append(_walk(table, lesson))
        if number < len(course):
            notebook.page.keyboard.press("n")
    assert missed == [1] * len(course)
    expect(table.root.locator(".pn-verdict b")).to_have_text("Course finished.")
    assert notebook.run(1).split() == ["done"] * len(course)
