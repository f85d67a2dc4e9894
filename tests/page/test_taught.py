"""Lessons and quizzes on the page: nothing jumps, nothing is cut, everything is done by keys alone."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from page.conftest import Open

MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
TRIED = ["lesson", "lesson hint", "lesson wrong", "lesson good"]
STATES = [*TRIED, "lesson out", "lesson over"]
WIDTHS = [360, 400, 551, 560, 600, 720, 800, 1000, 1180, 1200]
NARROW = "(width) => { demo.el.style.width = `${width}px` }"
# Buttons and fields that are smaller than a finger, texts that reach out of their frame.
CRAMPED = """(root) => {
  const frame = root.querySelector(".pn-frame").getBoundingClientRect();
  const seen = (selector) => [...root.querySelectorAll(selector)].filter((node) => node.checkVisibility());
  const small = seen("button, .pn-input").filter((node) => {
    const { width, height } = node.getBoundingClientRect();
    return width < 44 || height < 44;
  });
  const out = seen(".pn-board *, .pn-taught-head *, .pn-map *").filter((node) => {
    const { left, right } = node.getBoundingClientRect();
    return left < frame.left - 1 || right > frame.right + 1;
  });
  return [...small, ...out].map((node) => `${node.className} ${node.textContent}`);
}"""
SENT = "demo.model.sent.filter(({ kind }) => kind !== 'log')"
TOLD = """(number) => {
  const panel = structuredClone(demo.model.get("panel"));
  const quiz = { ...panel.quiz, number, next: ["next", "Next question"], state: "good", said: "Right." };
  demo.model.feed({ panel: { quiz: { ...quiz, form: { ...quiz.form, answered: { given: 50, right: 45 } } } } });
}"""


def test_within_a_step_every_box_keeps_its_place(open_demo: Open) -> None:
    """A hint, a wrong action, the right one: the table under the board stays where it is."""
    page = open_demo(state="lesson")
    found: dict[str, list[Any]] = page.evaluate(MEASURE, [2, WIDTHS, TRIED])
    assert found == {"jumps": [], "cut": [], "small": [], "tiny": [], "wide": []}


@pytest.mark.parametrize(
    "state", ["lesson over", "map", "rule", "quiz", "quiz count", "quiz legal", "quiz best", "quiz over"]
)
def test_nothing_is_cramped_in_any_room(open_demo: Open, state: str) -> None:
    page = open_demo({"reduced_motion": "reduce"}, state=state)
    for width in WIDTHS:
        page.evaluate(NARROW, width)
        assert page.locator(".pn-root").evaluate(CRAMPED) == [], width


@pytest.mark.parametrize("wire", ["taught_open", "taught_three", "taught_six", "taught_ninety"])
def test_the_scorecard_has_room_for_its_holes(open_demo: Open, wire: str) -> None:
    page = open_demo(wire=wire)
    for width in WIDTHS:
        page.evaluate(NARROW, width)
        heads = "(cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent)"
        assert page.locator(".pn-score thead :is(th, td)").evaluate_all(heads) == [], width


def test_the_task_lies_right_over_the_cards_it_is_about(open_demo: Open) -> None:
    for width in (400, 600, 800):
        page = open_demo(state="lesson wrong", width=width)
        board, green = page.locator(".pn-board").bounding_box(), page.locator(".pn-green").bounding_box()
        assert board
        assert green
        assert 0 <= green["y"] - (board["y"] + board["height"]) < 64


def test_a_page_from_right_to_left_reads_the_lesson_from_left_to_right(open_demo: Open) -> None:
    page = open_demo(state="lesson wrong", dir="rtl")
    title, tools = page.locator(".pn-taught-title").bounding_box(), page.locator(".pn-tools").bounding_box()
    assert title
    assert tools
    assert title["x"] < tools["x"]


def test_the_states_differ_without_colour(open_demo: Open) -> None:
    signs = set()
    for state in STATES[1:]:
        page = open_demo({"forced_colors": "active"}, state=state)
        assert page.locator(".pn-verdict > svg:visible").count() == 1
        signs.add(page.locator(".pn-verdict > svg:visible path").get_attribute("d"))
    assert len(signs) == len(STATES[1:])
    for width in (400, 800):
        choices = open_demo(wire="taught_quiz_judged", width=width).locator(".pn-choices")
        assert choices.locator("svg:visible").count() == choices.locator("button").count() == 2


def test_before_anything_is_said_no_box_looks_as_if_it_could_be_opened(open_demo: Open) -> None:
    verdict = open_demo(state="lesson").locator(".pn-verdict")
    assert verdict.locator("svg:visible").count() == 0
    assert verdict.evaluate("(node) => getComputedStyle(node).boxShadow") == "none"


def test_a_lesson_is_reached_by_tab_in_the_order_in_which_it_is_read(open_demo: Open) -> None:
    page = open_demo(state="lesson")
    stops = []
    for _ in range(3):
        page.keyboard.press("Tab")
        stops.append(page.evaluate("document.activeElement.closest('.pn-tools, .pn-deeds, .pn-green').className"))
    assert stops == ["pn-tools", "pn-deeds", "pn-green"]


def test_a_lesson_goes_on_by_keys_alone(open_demo: Open) -> None:
    page = open_demo(state="lesson good")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("n")
    assert page.evaluate(SENT) == [{"kind": "lesson", "number": 1, "deed": "next"}]


def test_a_chance_is_judged_by_keys_alone(open_demo: Open) -> None:
    page = open_demo(state="quiz")
    page.locator(".pn-slider").focus()
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    assert page.locator(".pn-answer input").input_value() == "55"
    page.keyboard.press("Tab")
    page.keyboard.type("45")
    page.keyboard.press("Enter")
    assert page.evaluate(SENT) == [{"kind": "answer", "number": 1, "value": 45}]
    page.evaluate(TOLD, 2)
    assert page.evaluate("document.activeElement.textContent") == "Next question"
    page.keyboard.press("Enter")
    assert page.evaluate(SENT)[-1] == {"kind": "lesson", "number": 2, "deed": "next"}


def test_the_map_is_walked_by_arrows(open_demo: Open) -> None:
    page = open_demo(state="map")
    focused = "document.activeElement.querySelector('.pn-entry-title')?.textContent"
    assert page.evaluate(focused) == "Draw or take"
    page.keyboard.press("ArrowDown")
    assert page.evaluate(focused) == "Swap"
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.closest('.pn-deeds') !== null")
