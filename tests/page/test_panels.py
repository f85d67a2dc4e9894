"""The panels over the table: nothing in them is cut, moves, or lies out of sight when it is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from conftest import QUIET, chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from page.conftest import Open

WIDTHS = [360, 400, 560, 600, 740, 800, 1000, 1200]
NARROW = "(width) => { demo.el.style.width = `${width}px` }"
# The widest text of each choice, against the room that its box leaves it (a choice tells nothing of an overflow).
CUT = """(selects) => selects.filter((select) => {
  const { font, paddingLeft, paddingRight } = getComputedStyle(select);
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = font;
  const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - 16;
  return [...select.options].some((option) => pen.measureText(option.text).width > room);
}).map((select) => `${select.clientWidth}: ${[...select.options].map((option) => option.text)}`)"""
OUT_OF_SIGHT = """(nodes) => nodes.filter((node) => {
  const [box, frame] = [node, node.closest(".pn-frame")].map((n) => n.getBoundingClientRect());
  return box.top < frame.top || box.bottom > frame.bottom || box.right > frame.right;
}).map((node) => node.textContent)"""
CLOSES_AT = "(node) => { const { x, y } = node.getBoundingClientRect(); return [x, y] }"


@pytest.mark.parametrize("wire", ["turn", "fr_drawn", "fr_matchend", "es_drawn", "br_drawn"])
def test_a_new_match_is_chosen_with_every_word_and_its_start_in_sight(open_demo: Open, wire: str) -> None:
    page = open_demo(wire=wire)
    page.locator(".pn-tool-new").click()
    for width in WIDTHS:
        page.evaluate(NARROW, width)
        assert page.locator(".pn-setup select").evaluate_all(CUT) == [], width
        assert page.locator(".pn-ends button").evaluate_all(OUT_OF_SIGHT) == [], width


def test_the_reason_of_a_refusal_is_in_sight(open_demo: Open) -> None:
    page = open_demo(wire="turn", width=600)
    page.locator(".pn-tool-new").click()
    page.evaluate("demo.model.feed({ notice: { number: 9, text: 'Two players are called Ann.', kind: 'error' } })")
    assert page.locator(".pn-refused").text_content() == "Two players are called Ann."
    assert page.locator(".pn-refused").evaluate_all(OUT_OF_SIGHT) == []


def test_both_panels_close_at_the_same_place(browser: Browser, address: str) -> None:
    """Whether a scroll bar takes room or not; the browser of the other tests hides them all."""
    with browser.browser_type.launch(
        executable_path=chromium(), args=list(QUIET), ignore_default_args=["--hide-scrollbars"]
    ) as barred:
        page = barred.new_page()
        page.goto(f"{address}/js/demo.html?wire=turn&shot")
        page.wait_for_function("window.demo !== undefined")
        for width in WIDTHS:
            page.evaluate(NARROW, width)
            places = []
            for tool in ("new", "help"):
                page.locator(f".pn-tool-{tool}").click()
                places.append(page.locator(".pn-sheet:visible .pn-sheet-head .pn-tool").evaluate(CLOSES_AT))
            assert places[0] == places[1], width


def test_the_ring_of_a_focused_field_leaves_its_heading_alone(open_demo: Open) -> None:
    page = open_demo(wire="turn", width=800)
    page.locator(".pn-tool-new").click()
    heading = page.locator(".pn-setup h3").first.bounding_box()
    field = page.locator(".pn-player select").first.bounding_box()
    assert heading
    assert field
    assert field["y"] - (heading["y"] + heading["height"]) >= 6  # a ring of 3 px, 3 px off


def test_the_rules_are_read_downwards(open_demo: Open) -> None:
    """In columns one would scroll down the first and up again to the second."""
    page = open_demo(wire="turn", width=800)
    page.locator(".pn-tool-help").click()
    tops = page.locator(".pn-prose section").evaluate_all("(nodes) => nodes.map((node) => node.offsetTop)")
    assert tops == sorted(tops)
