"""What happens to a table when the page is loaded anew, the kernel restarts, or a cell is run again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from lab.table import Table

if TYPE_CHECKING:
    from lab.notebook import Notebook

TABLE = "from playnine_widget import CardTable\ntable = CardTable(seats=['Ann', 'Ben'], seed=9)\ntable"


def test_br_024_after_a_kernel_restart_the_table_says_that_it_is_gone(notebook: Notebook) -> None:
    notebook.open(TABLE)
    notebook.run(0)
    table = Table(notebook.table(0))
    notebook.command("kernelmenu:restart")
    notebook.page.locator(".jp-Dialog").locator(".jp-mod-accept").click()
    expect(table.root.locator(".pn-frame.pn-frozen")).to_be_visible()
    expect(table.prompt).to_contain_text("run the cell again", ignore_case=True)
    expect(table.root.locator(".pn-green button:not([aria-disabled]):visible")).to_have_count(0)
    notebook.idle()


def test_br_024_a_closed_table_says_that_it_is_gone(notebook: Notebook) -> None:
    notebook.open(TABLE, "table.close()")
    notebook.run(0)
    root = notebook.table(0)
    notebook.run(1)
    expect(root.locator(".pn-frame:not(.pn-frozen)")).to_have_count(0)


def test_a_loaded_page_shows_the_table_as_python_has_it(notebook: Notebook, url: str) -> None:
    notebook.open(TABLE, "table.act('flip A1')", "print(table.match.view().layouts[table.match.to_act].rows)")
    for number in (0, 1):
        notebook.run(number)
    before = Table(notebook.table(0)).faces()
    log = notebook.table(0).locator(".pn-log li").all_inner_texts()
    notebook.reload(url)
    table = Table(notebook.table(0))
    table.ready()
    assert table.faces() == before
    expect(table.root.locator(".pn-log li")).to_have_text(log)
    table.do(table.place("B2").click)
    expect(table.root.locator(".pn-log li")).to_have_count(len(log) + 1)


def test_a_cell_run_again_shows_a_new_table(notebook: Notebook) -> None:
    notebook.open(TABLE)
    notebook.run(0)
    Table(notebook.table(0)).place("A1").click()
    expect(Table(notebook.table(0)).place("A1").locator(".pn-back")).to_have_count(0)
    notebook.run(0)
    table = Table(notebook.table(0))
    table.ready()
    expect(table.root).to_have_count(1)
    expect(table.place("A1").locator(".pn-back")).to_have_count(1)


def test_br_023_a_saved_notebook_keeps_a_readable_text_beside_the_table(notebook: Notebook) -> None:
    notebook.open(TABLE)
    notebook.run(0)
    saved = notebook.saved()
    assert '"text/plain"' in saved
    assert "Ann: ? ? ? ? / ? ? ? ?" in saved
