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


def test_french_from_a_cell_and_back_from_the_table(notebook: Notebook) -> None:
    table = _table(notebook, "seats=['Ann', 'Ben'], seed=9", "table.lang = 'fr'", "print(table.lang)")
    english = table.prompt.inner_text()
    notebook.run(1)
    expect(table.prompt).not_to_have_text(english)
    expect(table.root.locator(".pn-score thead")).to_contain_text("Trou")
    table.place("A1").click()
    expect(table.root.locator(".pn-log li").first).to_contain_text("Ann")
    table.tool("language").click()
    expect(table.root.locator(".pn-score thead")).to_contain_text("Hole")
    assert notebook.run(2) == "en"


def test_br_036_a_name_is_text_and_never_markup(notebook: Notebook) -> None:
    table = _table(notebook, f"seats={NAMES!r}, seed=9")
    table.place("A1").click()
    table.ready()
    shown = [row.inner_text() for row in table.root.locator(".pn-who").all()]
    assert shown == NAMES
    assert notebook.page.evaluate("window.hacked") is None
    expect(table.root.locator("img")).to_have_count(0)


WATCH = """(root) => {
  window.seen = [];
  const hand = root.querySelector(".pn-hand .pn-place");
  const look = () => window.seen.at(-1) === hand.ariaLabel || window.seen.push(hand.ariaLabel);
  new MutationObserver(look).observe(root, { subtree: true, childList: true, attributes: true });
}"""


def test_br_038_a_bots_turn_is_seen_step_by_step(notebook: Notebook) -> None:
    notebook.page.emulate_media(reduced_motion="no-preference")
    table = _table(notebook, "seats=['Ann', 'bot:random', 'bot:random'], seed=9, speed=4")
    for at in ("A1", "B2"):
        table.place(at).click()
        table.ready()
    table.root.evaluate(WATCH)
    table.draw_pile.click()
    table.ready()
    table.place("C1").click()
    table.ready()
    held = [name for name in notebook.page.evaluate("window.seen") if ":" in name]
    assert len(held) == 3  # our card, and one of each bot
    notebook.page.emulate_media(reduced_motion="reduce")


def test_reduced_motion_shows_the_end_of_the_bots_turns_at_once(notebook: Notebook) -> None:
    table = _table(notebook, "seats=['Ann', 'bot:random', 'bot:random'], seed=9")
    for at in ("A1", "B2"):
        table.place(at).click()
        table.ready()
    table.root.evaluate(WATCH)
    lines = table.root.locator(".pn-log li").count()
    table.draw_pile.click()
    table.ready()
    table.place("C1").click()
    table.ready()
    held = [name for name in notebook.page.evaluate("window.seen") if ":" in name]
    assert len(held) == 1
    assert table.root.locator(".pn-log li").count() >= lines + 6  # the log tells it all


def test_br_034_a_function_that_fails_is_named_and_the_novice_may_stand_in(notebook: Notebook) -> None:
    table = _table(notebook, "seats=['Ann', lambda view: 1 / 0], seed=2", "print(table.match.to_act)")
    for at in ("A1", "B2"):
        if table.root.locator(".pn-notice:visible").count():
            break
        table.place(at).click()
        table.ready()
    notice = table.root.locator(".pn-notice")
    expect(notice).to_be_visible()
    expect(notice).to_contain_text("ZeroDivisionError")
    notice.locator(".pn-answers button").nth(1).click()
    expect(notice).to_be_hidden()


def test_a_new_match_from_the_panel(notebook: Notebook) -> None:
    table = _table(notebook, "seed=9", "print(*table.match.players)")
    table.tool("new").click()
    panel = table.root.locator("form.pn-setup")
    expect(panel).to_be_visible()
    panel.locator(".pn-player input").first.fill("Zoë")
    panel.locator(".pn-main").click()
    expect(table.root.locator(".pn-who").first).to_have_text("Zoë")
    assert notebook.run(1).startswith("Zoë")


def test_br_012_every_facedown_card_has_the_same_markup(notebook: Notebook) -> None:
    table = _table(notebook, "seats=['Ann', 'Ben', 'Cy'], seed=9")
    table.place("A1").click()
    table.ready()
    backs = table.root.locator(".pn-layout .pn-back").evaluate_all("(backs) => backs.map((back) => back.outerHTML)")
    assert len(backs) == 23
    assert len(set(backs)) == 1
