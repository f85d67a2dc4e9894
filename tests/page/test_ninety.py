"""99 on the bare page: its room for 2 to 16 players, what readers hear, and what moves."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from page.test_access import faults

if TYPE_CHECKING:
    from page.conftest import Open

HERE = Path(__file__).parent
MOMENTS = sorted(path.stem for path in (HERE.parent / "wire").glob("ninety_*.json"))
STATES = ["99 turn", "99 caddie", "99 pay", "99 curtain", "99 waits", "99 round over", "99 over"]
DRAWN = ["turn4", "caddie4", "caddie_draw", "pay", "curtain4", "draw", "out", "roundend16", "matchend4"]
COLOURS = ["turn4", "caddie4", "out", "roundend16"]
WIDTHS = [360, 551, 560, 600, 720, 740, 800, 1180, 1200]
MEASURE = (HERE / "measure.js").read_text(encoding="utf-8")
FOUND = (HERE / "ninety.js").read_text(encoding="utf-8")
PLAY = """() => demo.model.feed({ view: {
  ...demo.model.get("view"), revision: 42, did: [0, "play 7H"], hand: ["AS", "10D", "2C"], played: ["7H", "4C"],
  total: "95",
} })"""
LOOK = """(node) => {
  const { borderStyle, backgroundColor } = getComputedStyle(node);
  return [borderStyle, backgroundColor];
}"""
FAR = """(seats) => seats.filter((seat) => {
  const box = (node) => node.getBoundingClientRect();
  const own = box(seat.querySelector(".pn-tokens")).left - box(seat.querySelector(".pn-backs").lastElementChild).right;
  return own > 8;
}).length"""
# the log's lines are driven by its scrolling, not by time
MOVING = """() => document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline)
  .map(({ effect }) => effect.target.closest('.pn-pile, .pn-held').className)"""


@pytest.mark.parametrize("players", [2, 3, 4, 6, 7, 16])
def test_boxes_stay_texts_fit_and_targets_are_large(open_demo: Open, players: int) -> None:
    page = open_demo(state="99 turn", players=players)
    found: dict[str, list[Any]] = page.evaluate(MEASURE, [players, WIDTHS, STATES])
    assert found == {"jumps": [], "cut": [], "small": [], "tiny": [], "wide": []}


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_has_its_room(open_demo: Open, moment: str) -> None:
    page = open_demo(wire=moment)
    found: dict[int, Any] = {width: page.evaluate(FOUND, width) for width in WIDTHS}
    assert {width: wrong for width, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(("theme", "wires"), [("light", DRAWN), ("dark", COLOURS), ("contrast", COLOURS)])
def test_axe_finds_nothing(open_demo: Open, theme: str, wires: list[str]) -> None:
    for wire in wires:
        page = open_demo({"reduced_motion": "reduce"}, wire=f"ninety_{wire}", theme=theme)
        wrong, passed = faults(page, theme)
        assert wrong == [], wire
        assert "color-contrast" in passed


def test_br_031_the_tree_names_cards_what_they_make_and_what_others_have_left(open_demo: Open) -> None:
    tree = open_demo(wire="ninety_turn").locator(".pn-root").aria_snapshot()
    assert 'button "7 of hearts makes 95"' in tree
    assert 'button "Ace of spades as 11 makes 99"' in tree
    assert 'region "Ann, to act"' in tree
    assert 'img "Total: 88, clockwise, 11 left"' in tree
    assert 'img "Cards: 3"' in tree
    assert 'img "Tokens: ' in tree


def test_the_caddie_s_numbers_lie_on_the_cards_and_are_heard(open_demo: Open) -> None:
    page = open_demo(wire="ninety_caddie4")
    fan = page.locator(".pn-fan")
    assert fan.locator(".pn-odds").all_text_contents() == ["64%±0.6", "87%±0.6", "87%±0.6", "60%±0.6"]
    assert fan.locator(".pn-place .pn-sign:not(.pn-open)").count() == 1  # the flag of the best
    assert fan.locator(".pn-way-to .pn-sign.pn-open").inner_text() == "≈"
    tree = fan.aria_snapshot()
    assert 'button "7 of hearts makes 95, survives 87%, ±0.6: the best"' in tree
    assert 'button "Ace of spades as 11 makes 99, survives 87%, ±0.6: too close to the best to call"' in tree
    assert "7♥, 87% to survive:" in page.locator(".pn-note").inner_text()


def test_the_reason_of_a_card_is_said_when_the_focus_is_on_it(open_demo: Open) -> None:
    page = open_demo(wire="ninety_caddie4")
    page.locator(".pn-fan .pn-place.pn-offered").last.focus()
    assert "spends the last card that always fits" in page.locator(".pn-note").inner_text()
    page.keyboard.press("c")
    assert page.locator(".pn-odds").count() == 0


def test_what_is_done_without_a_card_has_its_number_on_its_button(open_demo: Open) -> None:
    page = open_demo(wire="ninety_caddie_draw", width=600)
    assert page.locator(".pn-own .pn-mean").all_inner_texts() == ["54%", "41%"]


def test_a_played_card_comes_from_the_hand_and_the_drawn_one_from_the_stock(open_demo: Open) -> None:
    page = open_demo(wire="ninety_turn")
    page.evaluate(PLAY)
    assert {name.split()[0] for name in page.evaluate(MOVING)} == {"pn-pile", "pn-held"}


def test_reduced_motion_moves_nothing(open_demo: Open) -> None:
    page = open_demo({"reduced_motion": "reduce"}, wire="ninety_turn")
    page.evaluate(PLAY)
    assert page.evaluate(MOVING) == []


def test_br_032_in_forced_colours_what_is_left_and_what_is_spent_differ_by_shape(open_demo: Open) -> None:
    page = open_demo({"forced_colors": "active"}, wire="ninety_turn4")
    kept, spent = (
        page.locator(f".pn-tokens i{kind}").first.evaluate(LOOK) for kind in (":not(.pn-spent)", ".pn-spent")
    )
    assert kept[0] != spent[0]
    assert kept[1] != spent[1]


@pytest.mark.parametrize("width", [560, 600, 800, 1100])
def test_at_a_full_table_tokens_lie_beside_the_cards_of_their_owner(open_demo: Open, width: int) -> None:
    seats = open_demo(wire="ninety_turn16", width=width).locator(".pn-rival")
    assert seats.evaluate_all(FAR) == 0


@pytest.mark.parametrize("width", [560, 600, 1100])
def test_the_end_of_a_round_names_all_sixteen_without_scrolling(open_demo: Open, width: int) -> None:
    names = open_demo(wire="ninety_roundend16", width=width).locator(".pn-ending ol")
    assert names.evaluate("(list) => list.scrollHeight - list.clientHeight") == 0


BOTS = """(names) => demo.model.feed({
  card: { ...demo.model.get("card"), players: names.map((name) => [name, "", "bot"]) },
})"""
CUT = """(stems) => stems.filter((stem) => stem.scrollWidth > stem.clientWidth).map((stem) => stem.textContent)"""


@pytest.mark.parametrize("width", [552, 600, 720, 800, 1200])
def test_three_novices_keep_their_whole_names(open_demo: Open, width: int) -> None:
    page = open_demo(wire="ninety_turn4", width=width)
    page.evaluate(BOTS, ["Ann", "Novice", "Novice 2", "Novice 3"])
    stems = page.locator(".pn-rival .pn-stem")
    assert stems.all_text_contents() == ["Novice", "Novice", "Novice"]
    assert stems.evaluate_all(CUT) == []


@pytest.mark.parametrize("width", [360, 552, 600, 720, 1100, 1200])
def test_the_end_of_a_match_names_all_sixteen_without_scrolling(open_demo: Open, width: int) -> None:
    page = open_demo(wire="ninety_matchend16", width=width)
    result = page.locator(".pn-lines")
    assert (
        page.locator(".pn-places li").evaluate_all("(rows) => rows.filter((row) => row.checkVisibility()).length") == 15
    )
    assert page.locator(".pn-places li .pn-stem").evaluate_all(CUT) == []
    assert result.evaluate("(box) => box.scrollHeight - box.clientHeight") == 0
    assert result.get_attribute("tabindex") is None


def test_a_list_that_does_not_fit_says_so_and_is_scrolled_by_keys(open_demo: Open) -> None:
    page = open_demo(wire="ninety_matchend16", width=600)
    result = page.locator(".pn-lines")
    result.evaluate("(box) => { box.style.maxHeight = '80px'; }")
    expect(result).to_have_class(re.compile("pn-below"))
    expect(result).to_have_attribute("tabindex", "0")
    result.focus()
    page.keyboard.press("End")
    expect(result).not_to_have_class(re.compile("pn-below"))
    assert result.evaluate("(box) => box.scrollTop") > 0


def test_a_short_list_at_the_end_of_a_round_is_no_stop_for_the_tab_key(open_demo: Open) -> None:
    page = open_demo(wire="ninety_roundend16", width=1100)
    names = page.locator(".pn-ending ol")
    expect(names).not_to_have_attribute("tabindex", "0")
    page.evaluate("document.querySelector('main').style.width = '360px'")
    expect(names).to_have_attribute("tabindex", "0")
    expect(names).to_have_class(re.compile("pn-below"))
