"""The caddie, the odds and the review, as they are met in JupyterLab: one press, by mouse and by key."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from lab.table import Table

if TYPE_CHECKING:
    from lab.notebook import Notebook

LAST_SHOT = "Ann: 4 9 3 12 / 4 9 3 8; Ben: 6 1 0 2 / ? 1 0 5; discard: 10 1; hand: 4; to act: Ben"
OVER = """from random import Random
table, chance = CardTable(seats=["Ann", "Ben"], seed=5, holes=1), Random(3)
while not table.match.over:
    table.act(chance.choice(table.match.options))
table"""


def _table(notebook: Notebook, source: str, *cells: str) -> Table:
    notebook.open(f"from playnine_widget import CardTable, advise\n{source}", *cells)
    notebook.run(0)
    table = Table(notebook.table(0))
    table.ready()
    return table


def test_the_numbers_on_the_cards_are_those_of_the_cell_and_go_with_the_act(notebook: Notebook) -> None:
    asked = "print(str(advise(table.match)['swap A1'].strokes), advise(table.match).best.action)"
    table = _table(notebook, f"table = CardTable({LAST_SHOT!r})\ntable", asked)
    odds = table.root.locator(".pn-own .pn-odds:visible")
    expect(odds).to_have_count(0)
    table.tool("caddie").click()
    expect(odds).to_have_count(8)
    strokes, best = notebook.run(1).split(maxsplit=1)
    assert best == "swap A1"
    expect(table.place("A1")).to_contain_text(f"{float(strokes):.1f}")
    expect(table.root.locator(".pn-note")).to_contain_text(f"{float(strokes):.1f} strokes")
    table.place("A1").click()
    expect(odds).to_have_count(0)


def test_the_caddie_and_the_odds_come_by_key_and_are_heard(notebook: Notebook) -> None:
    table = _table(notebook, f"table = CardTable({LAST_SHOT!r})\ntable")
    table.place("A1").focus()
    notebook.page.keyboard.press("c")
    expect(table.place("A1")).to_have_attribute("aria-label", re.compile("strokes, proved: the best"))
    notebook.page.keyboard.press("o")
    expect(table.root.locator(".pn-unseen")).to_be_visible()
    notebook.page.keyboard.press("Escape")
    expect(table.root.locator(".pn-unseen")).not_to_be_visible()


def test_a_bad_shot_of_the_review_is_where_the_table_goes(notebook: Notebook) -> None:
    table = _table(notebook, OVER, "print(table.match.over)")
    table.tool("caddie").click()
    table.root.locator(".pn-worst button").first.click()
    expect(table.root.locator(".pn-review")).not_to_be_visible()
    assert notebook.run(1) == "False"
