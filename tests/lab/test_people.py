"""Languages, names, bots that are watched, functions that fail: what people meet at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from lab.table import Table

if TYPE_CHECKING:
    from lab.notebook import Notebook

NAMES = ["<b>Ann</b>", "Ann, Ben", '<img src=x onerror="window.hacked = 1">']


def _table(notebook: Notebook, arguments: str, *cells: str) -> Table:
    notebook.open(f"from playnine_widget import CardTable\ntable = CardTable({arguments})\ntable", *cells)
    notebook.run(0)
    table = Table(notebook.table(0))
    table.ready()
    return table


def test_a_language_from_a_cell_and_another_from_the_table(notebook: Notebook) -> None:
    table = _table(notebook, "seats=['Ann', 'Ben'], seed=9", "table.lang = 'fr'", "print(table.lang)")
    english = table.prompt.inner_text()
    notebook.run(1)
    expect(table.prompt).not_to_have_text(english)
    expect(table.root.locator(".pn-score thead")).to_contain_text("Trou")
    table.do(table.place("A1").click)
    expect(table.root.locator(".pn-log li").first).to_contain_text("Ann")
    for code, name, hole in (("es", "Español", "Hoyo"), ("br", "Brezhoneg", "Toull"), ("en", "English", "Hole")):
        table.tool("language").click()
        table.root.get_by_role("button", name=name, exact=True).click()
        expect(table.root.locator(".pn-score thead")).to_contain_text(hole)
        assert notebook.run(2) == code


def test_br_036_a_name_is_text_and_never_markup(notebook: Notebook) -> None:
    table = _table(notebook, f"seats={NAMES!r}, seed=9")
    table.do(table.place("A1").click)
    shown = [row.inner_text() for row in table.root.locator(".pn-who").all()]
    assert shown == NAMES
    assert notebook.page.evaluate("window.hacked") is None
    expect(table.root.locator("img")).to_have_count(0)


WATCH = """(root) => {
  window.held = [];
  const hand = root.querySelector(".pn-hand .pn-place");
  const look = () => window.held.at(-1) === hand.ariaLabel || window.held.push(hand.ariaLabel);
  new MutationObserver(look).observe(root, { subtree: true, childList: true, attributes: true });
}"""


def _turn_beside_two_bots(notebook: Notebook) -> list[str]:
    """A whole turn, and those of two bots after it; the cards that were seen in hand, one after another."""
    table = _table(notebook, "seats=['Ann', 'bot:random', 'bot:random'], seed=9, speed=4")
    for at in ("A1", "B2"):
        table.do(table.place(at).click)
    table.root.evaluate(WATCH)
    table.do(table.draw_pile.click)
    table.do(table.place("C1").click)
    return [name for name in notebook.page.evaluate("window.held") if "empty" not in name]


def test_br_038_a_bots_turn_is_seen_step_by_step(notebook: Notebook) -> None:
    notebook.page.emulate_media(reduced_motion="no-preference")
    try:
        assert len(_turn_beside_two_bots(notebook)) == 3
    finally:
        notebook.page.emulate_media(reduced_motion="reduce")


FRAGILE = """
from playnine_widget import CardTable
broken = True
def fragile(view):
    return 1 / 0 if broken else view.options[0]
table = CardTable(seats=["Ann", fragile], seed=2)
table
"""


def test_br_034_a_function_that_fails_is_named_and_the_novice_may_stand_in(notebook: Notebook) -> None:
    notebook.open(FRAGILE, "table.act('flip A1', 'flip B2')", "broken = False")
    notebook.run(0)
    table = Table(notebook.table(0))
    table.ready()
    notebook.run(1)
    notice = table.root.locator(".pn-notice")
    expect(notice).to_contain_text("Fragile")
    expect(notice).to_contain_text("ZeroDivisionError: division by zero")
    lines = table.root.locator(".pn-log li").count()
    table.root.get_by_role("button", name="Let novice play").click()
    expect(table.root.locator(".pn-log li")).not_to_have_count(lines)
    expect(notice).to_contain_text("ZeroDivisionError")  # the function is asked again for its next decision
    notebook.run(2)
    table.root.get_by_role("button", name="Try again").click()
    expect(notice).to_be_hidden()
    table.ready()


def test_a_new_match_from_the_panel(notebook: Notebook) -> None:
    table = _table(notebook, "seed=9", "print(*table.match.players)")
    table.tool("new").click()
    panel = table.root.locator("form.pn-setup")
    expect(panel).to_be_visible()
    panel.locator(".pn-player input").first.fill("Zoë")
    panel.locator(".pn-main").click()
    expect(panel).to_be_hidden()
    expect(table.root.locator(".pn-who").first).to_have_text("Zoë")
    assert notebook.run(1).startswith("Zoë")


def test_br_012_every_facedown_card_has_the_same_markup(notebook: Notebook) -> None:
    table = _table(notebook, "seats=['Ann', 'Ben', 'Cy'], seed=9")
    table.do(table.place("A1").click)
    backs = table.root.locator(".pn-layout .pn-back").evaluate_all("(backs) => backs.map((back) => back.outerHTML)")
    assert len(backs) == 23
    assert len(set(backs)) == 1
