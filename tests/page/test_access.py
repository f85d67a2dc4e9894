"""Read by machines that stand in for readers: axe, the accessibility tree, forced colours."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from page.conftest import Open

AXE = Path(__file__).parents[2] / "js/node_modules/axe-core/axe.min.js"
STATES = [
    "teeoff",
    "drawn",
    "flip",
    "skip",
    "lastshots",
    "bot",
    "holeover",
    "over",
    "gone",
    "error",
    "failed",
    "setup",
    "rules",
    "caddie",
    "caddie-turn",
    "odds",
    "review",
    "lesson",
    "lesson hint",
    "lesson wrong",
    "lesson good",
    "lesson over",
    "map",
    "rule",
    "quiz",
    "quiz count",
    "quiz legal",
    "quiz best",
    "quiz over",
]
COLOURS = [
    "flip",
    "holeover",
    "error",
    "setup",
    "caddie",
    "review",
    "lesson wrong",
    "map",
    "quiz legal",
    "quiz over",
]  # where every colour of a theme is seen
EVERYTHING = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]
OF_COLOURS = ["color-contrast", "link-in-text-block"]
ASKED = {"light": EVERYTHING, "dark": OF_COLOURS, "contrast": OF_COLOURS}  # a theme changes nothing but colours


def faults(page: Page, theme: str) -> tuple[list[str], list[str]]:
    """What axe finds wrong, and which rules it could run."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("(runOnly) => axe.run('.pn-root', { runOnly })", ASKED[theme])
    wrong = [f"{v['id']}: {n['target']} {n['failureSummary']}" for v in found["violations"] for n in v["nodes"]]
    unsure = [f"{v['id']}: {n['target']}" for v in found["incomplete"] if v["id"] == "target-size" for n in v["nodes"]]
    return wrong + unsure, [p["id"] for p in found["passes"]]


@pytest.mark.parametrize(("theme", "states"), [("light", STATES), ("dark", COLOURS), ("contrast", COLOURS)])
def test_axe_finds_nothing_in_any_state(open_demo: Open, theme: str, states: list[str]) -> None:
    for state in states:
        page = open_demo({"reduced_motion": "reduce"}, state=state, theme=theme, players=3)
        wrong, passed = faults(page, theme)
        assert wrong == [], f"{state} in {theme}"
        assert "color-contrast" in passed


def test_br_031_the_tree_names_owner_place_card_and_whose_turn_it_is(open_demo: Open) -> None:
    page = open_demo(wire="drawn")
    tree = page.locator(".pn-root").aria_snapshot()
    assert 'button "Ann, row 1, column A: 5, matched 0, offered"' in tree
    assert "Ben, row 1, column B: 10" in tree
    assert 'region "Ann, to act"' in tree
    assert 'button "Draw: 73"' in tree


def test_br_032_in_forced_colours_and_without_colour_states_differ_by_shape(open_demo: Open) -> None:
    page = open_demo({"forced_colors": "active"}, state="flip")
    width = "(node) => getComputedStyle(node, '::after').borderTopWidth"
    offered = page.locator(".pn-own .pn-offered").first.evaluate(width)
    off = page.locator(".pn-own .pn-off").first.evaluate("(node) => getComputedStyle(node, '::after').content")
    assert (offered, off) == ("2px", "none")
    assert page.locator(".pn-own .pn-offered .pn-hint").first.is_visible()


def test_reduced_motion_moves_nothing(open_demo: Open) -> None:
    page = open_demo({"reduced_motion": "reduce"}, state="turn")
    page.evaluate(
        "window.demo.state('drawn').then(({ view }) => window.demo.model.feed({ view: { ...view, revision: 42 } }))"
    )
    # what follows the reader's own scrolling (whole lines of the log) does not move by itself
    running = "document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length"
    assert page.evaluate(running) == 0


def test_what_is_printed_stays_on_one_page(open_demo: Open) -> None:
    page = open_demo(state="drawn")
    page.emulate_media(media="print")
    assert page.locator(".pn-root").evaluate("(node) => getComputedStyle(node).breakInside") == "avoid"
