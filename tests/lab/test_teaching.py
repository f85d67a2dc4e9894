"""A lesson by mouse, a lesson by keys, a quiz, the map and another language, in a real JupyterLab."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Locator, expect

from lab.table import KEYS, MOUSE, Table

if TYPE_CHECKING:
    from pathlib import Path

    from lab.notebook import Notebook

LESSON = """
from playnine_widget import CardTable, Lesson
from playnine_widget.lessons.study import Study
lesson = Lesson("Draw or take", [
    {
        "position": "Ann: 5 9 ? 12 / ? 9 ? 8; Ben: 5 3 ? ? / ? ? ? ?; discard: 12; draw: 3 7 6",
        "task": "Get the second 12 and put it below the first.",
        "accept": "turn: take, swap D2",
        "wrong": {"draw": "The 12 lies open.", "swap": "Which card pairs with D1?"},
        "hints": ["Look at the discard pile."],
        "then": "Ben: draw, swap A2",
    },
    {"task": "Draw.", "accept": "draw"},
])
table = CardTable(Study(lesson))
table
"""
COURSE = """
import os, tempfile
os.environ["PLAYNINE_PROGRESS"] = folder = tempfile.mkdtemp()
import playnine_widget as p9
course = p9.lessons()
table = p9.CardTable(course)
table
"""
QUIZ = "import playnine_widget as p9\ntable = p9.CardTable(p9.Quiz('odds', seed=3, questions=2))\ntable"


def _opened(notebook: Notebook, *cells: str) -> Table:
    notebook.open(*cells)
    notebook.run(0)
    table = Table(notebook.table(0))
    expect(table.root.locator(".pn-board")).to_be_visible()
    return table


def _verdict(table: Table) -> Locator:
    return table.root.locator(".pn-verdict")


def _focus_is_inside(table: Table) -> bool:
    inside: bool = table.root.evaluate("(root) => root.contains(document.activeElement)")
    return inside


def test_a_lesson_is_done_by_mouse_with_a_wrong_turn_first(notebook: Notebook) -> None:
    table = _opened(notebook, LESSON, "print(table.taught.state, table.taught.stars)")
    MOUSE.draw(table)
    expect(_verdict(table)).to_contain_text("The 12 lies open.")
    expect(table.root.locator(".pn-hand .pn-slot")).to_be_attached()  # the table has not moved
    MOUSE.take(table)
    expect(table.place("D2").locator("xpath=self::*[not(@aria-disabled)]")).to_be_attached()
    MOUSE.put(table, "D2")
    expect(_verdict(table)).to_contain_text("Good.")
    table.root.get_by_role("button", name="Next step").click()
    expect(table.root.locator(".pn-task")).to_have_text("Draw.")
    MOUSE.draw(table)
    table.root.get_by_role("button", name="Finish the lesson").click()
    expect(_verdict(table)).to_contain_text("Lesson done.")
    assert notebook.run(1) == "done 2"


def test_a_lesson_is_done_by_keys_and_the_focus_never_leaves_the_table(notebook: Notebook) -> None:
    table = _opened(notebook, LESSON, "print(table.taught.state, table.taught.stars)")
    table.draw_pile.focus()
    press = notebook.page.keyboard.press
    press("d")
    expect(_verdict(table)).to_contain_text("Not this one.")
    press("h")
    expect(_verdict(table)).to_contain_text("Look at the discard pile.")
    press("t")
    expect(table.root.locator(".pn-own .pn-offered").first).to_be_visible()
    KEYS.put(table, "D2")
    expect(table.root.get_by_role("button", name="Next step")).to_be_focused()
    press("Enter")
    expect(table.root.locator(".pn-task")).to_have_text("Draw.")
    assert _focus_is_inside(table)
    press("d")
    expect(_verdict(table)).to_contain_text("Good.")
    press("n")
    expect(_verdict(table)).to_contain_text("Lesson done.")
    assert _focus_is_inside(table)
    assert notebook.run(1) == "done 2"
    expect(notebook.panel.locator(".jp-Cell")).to_have_count(2)  # no key has reached the notebook


def test_a_wrong_line_is_played_out_and_taken_back(notebook: Notebook) -> None:
    table = _opened(notebook, LESSON)
    table.draw_pile.focus()
    before = table.faces()
    notebook.page.keyboard.press("d")
    expect(_verdict(table)).to_contain_text("The 12 lies open.")
    notebook.page.keyboard.press("w")
    expect(_verdict(table)).to_contain_text("Played out.")
    assert table.faces() != before
    notebook.page.keyboard.press("a")
    expect(_verdict(table)).to_contain_text("Your move.")
    assert table.faces() == before


def test_the_map_leads_to_a_lesson_which_another_language_finds_where_it_stands(notebook: Notebook) -> None:
    table = _opened(notebook, COURSE, "table.lang = 'fr'", "print(table.taught.lesson.name, table.taught.step)")
    table.root.locator(".pn-deeds .pn-btn").first.focus()
    notebook.page.keyboard.press("m")
    entry = table.root.locator(".pn-entry", has_text="Draw or take")
    expect(entry).to_be_visible()
    entry.click()
    expect(table.root.locator(".pn-taught-title")).to_have_text("Draw or take")
    english = table.root.locator(".pn-task").inner_text()
    steps = table.root.locator(".pn-steps").get_attribute("aria-label")
    notebook.run(1)
    expect(table.root.locator(".pn-task")).not_to_have_text(english)
    assert steps
    expect(table.root.locator(".pn-steps")).to_have_attribute(
        "aria-label", steps.replace("Step", "Étape").replace("of", "sur")
    )
    assert notebook.run(2) == "draw_or_take 0"


def test_the_rule_lies_one_key_away(notebook: Notebook) -> None:
    table = _opened(notebook, COURSE)
    first = table.root.locator(".pn-deeds .pn-btn").first
    first.focus()
    notebook.page.keyboard.press("r")
    sheet = table.root.locator(".pn-sheet:visible")
    expect(sheet.locator("h2")).to_have_text("The rule")
    expect(sheet.locator(".pn-prose p").first).to_be_visible()
    notebook.page.keyboard.press("Escape")
    expect(first).to_be_focused()


def test_a_quiz_is_answered_by_keys_and_by_mouse_to_its_results(notebook: Notebook) -> None:
    table = _opened(notebook, QUIZ, "print(len(table.taught.results()))")
    box = table.root.locator(".pn-answer input")
    box.focus()
    notebook.page.keyboard.press("Control+a")
    notebook.page.keyboard.type("40")
    notebook.page.keyboard.press("Enter")
    on = table.root.get_by_role("button", name="Next question")
    expect(on).to_be_focused()
    notebook.page.keyboard.press("Enter")
    expect(table.root.locator(".pn-taught-where")).to_have_text("Question 2 of 2")
    expect(box).to_be_focused()
    table.root.locator(".pn-slider").fill("70")
    table.root.get_by_role("button", name="Answer").click()
    expect(table.root.locator(".pn-results tbody tr")).not_to_have_count(0)
    assert notebook.run(1) == "2"


BEGUN = """
import os
os.environ["PLAYNINE_PROGRESS"] = {folder!r}
import playnine_widget as p9
course = p9.lessons()
lesson = course["cards"]
"""
SOLVED = """
table = p9.CardTable(lesson)
while not table.taught.over:
    for action in lesson.steps[table.taught.step].solution:
        if table.taught.state != "good":
            table.act(action)
    table.taught.next()
table
"""
PASSED = """
lesson.assert_passed()
print([(row["lesson"], row["stars"]) for row in course.results() if row["stars"]])
"""


def test_results_survive_a_restart_of_the_kernel(notebook: Notebook, tmp_path: Path) -> None:
    notebook.open(BEGUN.format(folder=str(tmp_path)), SOLVED, PASSED)
    for number in (0, 1):
        notebook.run(number)
    notebook.command("kernelmenu:restart")
    notebook.page.locator(".jp-Dialog").locator(".jp-mod-accept").click()
    notebook.idle()
    notebook.run(0)
    assert notebook.run(2) == "[('cards', 3)]"
