"""Keys pressed at the table never reach the notebook: without a guard `x` and `d d` delete the cell with the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from lab.notebook import CURRENT
from lab.table import Table

if TYPE_CHECKING:
    from lab.notebook import Notebook

TABLE = "from playnine_widget import CardTable\ntable = CardTable(seats=['Ann', 'Ben'], seed=9)\ntable"
COMMANDS = ["a", "b", "x", "d", "d", "m", "y", "r", "j", "k", "0", "0", "z", "c", "v", "l", "1", "Shift+M", "ArrowDown"]
CELLS = f"() => {CURRENT}.content.widgets.map((cell) => [cell.model.type, cell.model.sharedModel.source])"
DIRTY = f"() => {CURRENT}.context.model.dirty"


def _sit_down(notebook: Notebook) -> Table:
    notebook.open(TABLE, "second = 2")
    notebook.run(0)
    table = Table(notebook.table(0))
    table.place("A1").focus()
    return table


def test_br_028_command_keys_leave_the_notebook_as_it_is(notebook: Notebook) -> None:
    _sit_down(notebook)
    before = notebook.page.evaluate(CELLS)
    for key in COMMANDS:
        notebook.page.keyboard.press(key)
    assert notebook.page.evaluate(CELLS) == before


def test_control_s_at_the_table_saves_the_notebook(notebook: Notebook) -> None:
    _sit_down(notebook)
    notebook.page.keyboard.press("Control+s")
    notebook.page.wait_for_function(f"() => !({DIRTY})()")
    assert "CardTable" in notebook.path.read_text()
    assert "widget-view" in notebook.path.read_text()


def test_br_029_the_focus_stays_at_the_table_while_it_changes(notebook: Notebook) -> None:
    table = _sit_down(notebook)
    notebook.page.keyboard.press("Enter")
    expect(table.place("A1").locator(".pn-back")).to_have_count(0)
    table.ready()
    assert table.root.evaluate("(root) => root.contains(document.activeElement)")


def test_tab_enters_and_leaves_the_play_area_in_one_stop(notebook: Notebook) -> None:
    table = _sit_down(notebook)
    inside = "(root) => root.querySelector('.pn-green').contains(document.activeElement)"
    assert table.root.evaluate(inside)
    notebook.page.keyboard.press("Tab")
    assert not table.root.evaluate(inside)
    notebook.page.keyboard.press("Shift+Tab")
    assert table.root.evaluate(inside)


def test_br_028_a_name_typed_into_the_panel_arrives_whole(notebook: Notebook) -> None:
    table = _sit_down(notebook)
    before = notebook.page.evaluate(CELLS)
    table.tool("new").click()
    field = table.root.locator(".pn-player input").first
    field.fill("")
    notebook.page.keyboard.type("abxyzmlLdd00jk?un")
    expect(field).to_have_value("abxyzmlLdd00jk?un")
    assert notebook.page.evaluate(CELLS) == before
