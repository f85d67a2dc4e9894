"""What a state is told by besides its colour, and pages that are written or touched in another way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from page.conftest import Open

GROUND = "(nodes) => nodes.map((node) => getComputedStyle(node).backgroundColor)"
ACROSS = "(nodes) => nodes.map((node) => node.getBoundingClientRect().x)"
TOUCH = "[...document.querySelectorAll('.pn-root, .pn-root *')].map((node) => getComputedStyle(node).touchAction)"


@pytest.mark.parametrize(
    ("wire", "chosen", "others"),
    [
        ("drawn", ".pn-desk .pn-btn[aria-pressed=true]", ".pn-desk .pn-btn[aria-pressed=false]"),
        ("holeend6", ".pn-tab[aria-selected=true] > span", ".pn-tab[aria-selected=false] > span"),
        ("drawn", ".pn-score thead .pn-now", ".pn-score thead th:not(.pn-now)"),
    ],
    ids=["mode", "tab", "hole"],
)
def test_br_032_what_is_chosen_is_seen_in_forced_colours(open_demo: Open, wire: str, chosen: str, others: str) -> None:
    page = open_demo({"forced_colors": "active"}, wire=wire)
    (ground,) = page.locator(chosen).evaluate_all(GROUND)
    rest = page.locator(others).evaluate_all(GROUND)
    assert rest
    assert ground not in rest


def test_br_032_cards_and_columns_differ_by_shape(open_demo: Open) -> None:
    page = open_demo({"forced_colors": "active"}, wire="holeend")
    own = page.locator(".pn-own .pn-layout")
    faces = own.locator(".pn-face").evaluate_all(
        "(nodes) => nodes.map((n) => [n.className, !!n.querySelector('.pn-art')])"
    )
    assert {art for name, art in faces if "pn-ace" in name} == {True}
    assert {art for name, art in faces if "pn-high" in name or "pn-low" in name} == {False}
    assert own.locator(".pn-clasp:visible").count() == 4
    assert [own.locator(f".pn-row:nth-child({row}) .pn-joined").count() for row in (1, 2)] == [2, 2]
    facedown = open_demo({"forced_colors": "active"}, wire="drawn").locator(".pn-own .pn-face")
    assert facedown.evaluate_all(
        "(nodes) => nodes.every((n) => n.matches('.pn-back') !== !!n.querySelector('.pn-num'))"
    )


def test_br_033_a_page_from_right_to_left_leaves_the_table_as_it_is(open_demo: Open) -> None:
    """Column A is the left one in the notation, and both languages are written from the left."""
    page = open_demo({"locale": "ar"}, wire="drawn")
    before = page.locator(".pn-own .pn-place").evaluate_all(ACROSS)
    page.evaluate("document.documentElement.dir = 'rtl'")
    after = page.locator(".pn-own .pn-place").evaluate_all(ACROSS)
    assert after[:4] == sorted(after[:4])
    assert [round(x - after[0]) for x in after] == [round(x - before[0]) for x in before]
    assert page.locator(".pn-ask").evaluate("(node) => getComputedStyle(node).direction") == "ltr"
    page.locator(".pn-own .pn-place").first.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.ariaLabel").startswith("Ann, row 1, column B")


def test_br_030_two_quick_taps_are_no_zoom_and_the_page_scrolls_from_anywhere(open_demo: Open) -> None:
    page = open_demo({"has_touch": True, "viewport": {"width": 390, "height": 800}}, wire="drawn", width=366)
    assert set(page.evaluate(TOUCH)) == {"auto", "manipulation"}
    assert page.locator(".pn-place").first.evaluate("(node) => getComputedStyle(node).touchAction") == "manipulation"
