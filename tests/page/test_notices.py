"""A notice lies over the note's kept place: however long it is, what can be pressed stays free."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from page.conftest import Open

WIDTHS = [360, 400, 560, 600, 740, 800, 1000, 1200]
LONG = "Ben raised ValueError: " + "so much has gone wrong here, " * 7 + ". Try again, or let novice decide this once."
COVERED = """(root) => [...root.querySelectorAll(".pn-does button, .pn-tool")].filter((button) => {
  if (!button.checkVisibility()) return false;
  button.scrollIntoView({ block: "nearest" });
  const { left, top, width, height } = button.getBoundingClientRect();
  const rim = [[width / 2, 2], [width / 2, height - 2], [2, height / 2], [width - 2, height / 2]];
  return rim.some(([x, y]) => !button.contains(document.elementFromPoint(left + x, top + y)));
}).map((button) => button.textContent || button.ariaLabel)"""


@pytest.mark.parametrize("wire", ["failed", "drawn", "lastputt"])
def test_a_long_notice_covers_no_button(open_demo: Open, wire: str) -> None:
    page = open_demo(wire=wire)
    change = {"panel": {"failed": {"number": 2, "seat": 1, "text": LONG}}}
    page.evaluate(
        "(more) => demo.model.feed(more)", change if wire == "failed" else {"notice": {"number": 2, "text": LONG}}
    )
    assert page.locator(".pn-notice p").text_content() == LONG
    for width in WIDTHS:
        page.evaluate("(width) => { demo.el.style.width = `${width}px` }", width)
        assert page.locator(".pn-root").evaluate(COVERED) == [], width


def test_what_may_be_done_about_a_failed_bot_stands_among_the_other_buttons(open_demo: Open) -> None:
    page = open_demo(wire="failed", width=600)
    assert page.locator(".pn-does button").all_text_contents() == ["Try again", "Let novice play"]
    letters = page.locator(".pn-own .pn-cols").bounding_box()
    notice = page.locator(".pn-notice").bounding_box()
    assert letters
    assert notice
    assert notice["y"] >= letters["y"] + letters["height"]
