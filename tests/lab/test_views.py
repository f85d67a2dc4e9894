"""A click, a key and `table.act` are the same thing, and every view of a table shows it at once."""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from lab.table import Table

if TYPE_CHECKING:
    from lab.notebook import Notebook

TABLE = """
from playnine_widget import CardTable
table = CardTable(seats=["Ann", "Ben"], seed=9)
table
"""
ACTED = """
import json
print(json.dumps([step.event["action"] for step in table.match.steps if step.event["kind"] == "act"]))
"""


def test_two_views_follow_a_click_and_a_cell(notebook: Notebook) -> None:
    notebook.open(TABLE, "table", "table.act('flip B2')", ACTED)
    for number in (0, 1):
        notebook.run(number)
    one, other = (Table(notebook.table(number)) for number in (0, 1))
    one.do(one.place("A1").click)
    expect(other.place("A1").locator(".pn-back")).to_have_count(0)
    notebook.run(2)
    other.ready()
    one.ready()
    assert one.faces() == other.faces()
    assert json.loads(notebook.run(3)) == ["flip A1", "flip B2"]


def test_br_022_one_click_is_one_action_and_one_line_however_many_views(notebook: Notebook) -> None:
    notebook.open(TABLE, "import ipywidgets\ndisplay(table, ipywidgets.HBox([table]))", ACTED)
    for number in (0, 1):
        notebook.run(number)
    views = notebook.panel.locator(".pn-root")
    expect(views).to_have_count(3)
    for number in range(3):
        Table(views.nth(number)).ready()
    before = views.nth(1).locator(".pn-log li").count()
    Table(views.nth(2)).place("C1").click()
    for number in range(3):
        expect(views.nth(number).locator(".pn-log li")).to_have_count(before + 1)
    assert json.loads(notebook.run(2)) == ["flip C1"]


def test_br_022_a_view_that_is_gone_leaves_nothing_behind(notebook: Notebook) -> None:
    notebook.open(TABLE, "table", ACTED)
    for number in (0, 1):
        notebook.run(number)
    notebook.cell(0).locator(".cm-content").click()
    notebook.command("notebook:clear-cell-output")
    expect(notebook.table(0)).to_have_count(0)
    Table(notebook.table(1)).do(Table(notebook.table(1)).place("D2").click)
    assert json.loads(notebook.run(2)) == ["flip D2"]


def test_br_008_a_double_click_draws_one_card(notebook: Notebook) -> None:
    notebook.open(TABLE, "table.act('flip A1', 'flip B1', 'flip A1', 'flip B1')", ACTED)
    for number in (0, 1):
        notebook.run(number)
    table = Table(notebook.table(0))
    table.do(partial(table.draw_pile.click, click_count=3))
    assert json.loads(notebook.run(2))[4:] == ["draw"]


def test_br_007_only_the_place_that_was_clicked_changes(notebook: Notebook) -> None:
    notebook.open(TABLE)
    notebook.run(0)
    table = Table(notebook.table(0))
    before = table.faces()
    table.do(table.place("C1").click)
    expect(table.place("C1").locator(".pn-back")).to_have_count(0)
    table.ready()
    pairs = enumerate(zip(before, table.faces(), strict=True))
    assert [i for i, (was, now) in pairs if _card(was) != _card(now)] == [2]


def _card(name: str) -> str:
    """What lies at a place, from its accessible name: `Ann, row 1, column A: 7, offered`."""
    return name.rpartition(": ")[2].split(", ")[0]


def test_a_refused_action_in_a_cell_changes_nothing_on_the_screen(notebook: Notebook) -> None:
    notebook.open(TABLE, "try:\n    table.act('swap A1')\nexcept Exception as error:\n    print(error)")
    notebook.run(0)
    table = Table(notebook.table(0))
    before = table.faces()
    assert "swap A1" in notebook.run(1)
    assert table.faces() == before
