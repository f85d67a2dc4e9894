"""The table among what a notebook brings: themes, foreign styles, touch, other windows."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from page.conftest import Open

STATIC = Path(__file__).parents[2] / "src/playnine_widget/static"
FOREIGN = (Path(__file__).parent / "foreign.css").read_text(encoding="utf-8")
SENT = "window.demo.model.sent.filter(({ kind }) => kind === 'act').map(({ action }) => action)"
DRAWN = "window.demo.state('drawn').then(({ view }) => window.demo.model.feed({ view: { ...view, revision: 42 } }))"
STYLES = [
    *("fontSize", "fontFamily", "lineHeight", "color", "backgroundColor"),
    *("padding", "margin", "border", "borderRadius", "outline", "outlineOffset"),
]
COMPUTED = """(names) => [...document.querySelectorAll(".pn-root, .pn-root *:not(svg *)")].map((node) => {
  const { width, height } = node.getBoundingClientRect();
  const style = getComputedStyle(node);
  return [node.className, width, height, ...names.map((name) => style[name])].join("|");
})"""


@pytest.mark.parametrize("state", ["drawn", "holeover", "over", "setup", "rules", "error"])
def test_br_026_ordinary_foreign_styles_change_nothing(open_demo: Open, state: str) -> None:
    page = open_demo({"reduced_motion": "reduce"}, state=state, players=3)
    page.keyboard.press("Tab")  # something has the focus, and shows it
    before = page.evaluate(COMPUTED, STYLES)
    page.add_style_tag(content=FOREIGN)
    page.evaluate("document.body.classList.add('foreign')")
    after = page.evaluate(COMPUTED, STYLES)
    assert [pair for pair in zip(before, after, strict=True) if pair[0] != pair[1]] == []


def test_br_026_every_selector_is_the_tables_own() -> None:
    css = re.sub(r"/\*.*?\*/", "", (STATIC / "widget.css").read_text(encoding="utf-8"), flags=re.DOTALL)
    heads = [head.strip() for head in re.findall(r"([^{}]+)\{", css)]
    selectors = [head for head in heads if not head.startswith(("@", "from", "to"))]
    alone = [s for head in selectors for s in re.split(r",(?![^(]*\))", head) if not s.strip().startswith(".pn-")]
    assert alone == []
    assert len(selectors) > 100


@pytest.mark.parametrize("wish", ["light", "dark"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_br_027_the_hosts_background_decides_not_the_systems_wish(open_demo: Open, wish: str, theme: str) -> None:
    page = open_demo({"color_scheme": wish}, state="turn", theme=theme)
    assert page.locator(".pn-root.pn-dark").count() == (theme == "dark")


def test_br_027_a_change_of_theme_is_followed(open_demo: Open) -> None:
    page = open_demo(state="turn", theme="light")
    page.evaluate("document.body.className = 'demo-dark'")
    page.locator(".pn-root.pn-dark").wait_for()
    page.evaluate("document.body.classList.add('vscode-high-contrast')")
    page.locator(".pn-root.pn-contrast").wait_for()
    page.evaluate("document.body.className = 'demo-light'")
    page.locator(".pn-root:not(.pn-dark, .pn-contrast)").wait_for()


def test_br_030_a_turn_by_taps_alone(open_demo: Open) -> None:
    page = open_demo({"has_touch": True, "viewport": {"width": 390, "height": 800}}, state="turn", width=366)
    page.locator(".pn-pile button").first.tap()
    page.evaluate(DRAWN)
    page.locator(".pn-own .pn-place").nth(2).tap()
    sent = page.evaluate(SENT)
    assert sent == ["draw", "swap C1"]


def test_br_028_tab_enters_and_leaves_in_one_stop(open_demo: Open) -> None:
    page = open_demo(state="drawn")
    page.locator(".pn-tool-undo").focus()
    stops = []
    for _ in range(4):
        page.keyboard.press("Tab")
        stops.append(page.evaluate("document.activeElement.className.split(' ')[0] || document.activeElement.tagName"))
    assert stops[:2] == ["pn-place", "pn-log"]
    assert "pn-place" not in stops[1:]


def test_a_whole_turn_by_keys(open_demo: Open) -> None:
    page = open_demo(state="turn")
    page.locator(".pn-pile button").first.focus()
    page.keyboard.press("Enter")
    page.evaluate(DRAWN)
    page.keyboard.press("f")
    assert page.evaluate("document.activeElement.ariaLabel").startswith("Ann, row 1, column C")
    page.keyboard.press("Enter")
    sent = page.evaluate(SENT)
    assert sent == ["draw", "flip C1"]


def test_br_038_bots_are_seen_one_after_another(open_demo: Open) -> None:
    page = open_demo(wire="queue", speed=4)
    page.evaluate("""() => {
      const ask = document.querySelector(".pn-ask");
      window.seen = [];
      const watch = new MutationObserver(() => window.seen.push(ask.textContent));
      watch.observe(ask, { childList: true, characterData: true, subtree: true });
      for (const more of window.demo.later) window.demo.model.feed(more);
    }""")
    page.locator(".pn-does .pn-main").wait_for()
    steps = ["Ben drew a 5.", "Ben drew a 5, turned D2 up: 12.", "Ann takes hole 4 with 1 stroke."]
    assert page.evaluate("window.seen") == steps
    page.locator(".pn-does .pn-main").click()
    page.locator(".pn-where", has_text="Hole 5 of 9").wait_for()
