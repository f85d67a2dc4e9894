"""From a click to the next painted picture, in JupyterLab: our table and a bare anywidget counter on the same page."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from pairs import Pair, compare

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from conftest import QUIET, chromium
from lab.notebook import Notebook, ready
from lab.server import TOKEN, jupyter
from lab.test_plumbing import COUNTER

if TYPE_CHECKING:
    from playwright.sync_api import Locator

TABLE = """
from playnine_widget import CardTable
table = CardTable(seats=["Ann", "Ben"], seed=9)
table
"""
# Milliseconds from the click until the frame that shows the answer has been painted.
TIME = """(button, answered) => new Promise((resolve) => {
  const root = button.closest(".jp-OutputArea-output"), start = performance.now();
  const seen = new Function("root", `return ${answered}`), before = seen(root);
  const watch = new MutationObserver(() => {
    if (seen(root) === before) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
  });
  watch.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  button.click();
})"""
COUNT = 'root.querySelector(".counter").textContent'
HAND = 'root.querySelector(".pn-hand .pn-place").ariaLabel'


def click_to_paint() -> Pair:
    """Two people at the table, so that no bot plays; the click draws a card, or puts it at a place."""
    with jupyter(Path(tempfile.mkdtemp())) as server, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=list(QUIET))
        page = browser.new_context(viewport={"width": 1280, "height": 1400}, reduced_motion="reduce").new_page()
        page.goto(f"{server.base}/lab?token={TOKEN}&reset")
        ready(page)
        notebook = Notebook(page, server.root).open(COUNTER, TABLE, TEE_OFF)
        for cell in range(3):
            notebook.run(cell)
        counter, table = notebook.cell(0).locator(".counter"), notebook.table(1)
        return compare(lambda: _turn(table), lambda: _counts(counter))


TEE_OFF = "table.act('flip A1', 'flip B1', 'flip A1', 'flip B1')"


def _turn(table: Locator) -> float:
    """A whole turn: draw a card, and put it over a card that is face up (so the hole goes on)."""
    ready_to_act = table.locator(".pn-pile .pn-offered").first
    ready_to_act.wait_for()
    drawn = ready_to_act.evaluate(TIME, HAND)
    place = table.locator(".pn-own .pn-place.pn-offered:not(:has(.pn-back))").first
    place.wait_for()
    put = place.evaluate(TIME, HAND)
    return float(drawn + put)


def _counts(counter: Locator) -> float:
    return float(counter.evaluate(TIME, COUNT) + counter.evaluate(TIME, COUNT))
