"""LOOK, "What may never happen": boxes that jump, texts that are cut or tiny, targets that are too small."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from page.conftest import Open

MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
# Lines of the log that are to be seen and reach out of its box.
HALF_SEEN = """(log) => {
  const { bottom } = log.getBoundingClientRect();
  return [...log.children].filter((line) => {
    const box = line.getBoundingClientRect();
    return box.top < bottom - 1 && box.bottom > bottom + 1 && getComputedStyle(line).opacity !== "0";
  }).map((line) => line.textContent);
}"""
TOO_WIDE = "(frame) => frame.scrollWidth - frame.clientWidth"
# Score lines, of every player, in which two texts come closer than 4 px, or that are wider than their box.
SQUEEZED = """(root) => {
  const edges = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  };
  const isSqueezed = (row) => {
    const texts = [...row.children].filter((cell) => cell.textContent).map(edges);
    const room = root.querySelector(".pn-lines").getBoundingClientRect();
    return texts.some((text, i) => i && text.left < texts[i - 1].right + 4) || texts.at(-1).right > room.right + 1;
  };
  return [...root.querySelectorAll(".pn-tab")].flatMap((tab) => {
    tab.click();
    return [...root.querySelectorAll(".pn-lines tr")].filter(isSqueezed).map((row) => row.textContent);
  });
}"""
NARROW = """async (width) => {
  demo.el.style.width = `${width}px`;
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}"""
HEIGHT = """(bar) => {
  const [box, ask] = [bar, bar.querySelector(".pn-ask")].map((node) => node.getBoundingClientRect());
  return [box.height, ask.top < box.top || ask.bottom > box.bottom];
}"""
# Words in the first line of a plate's small text that reach out of it.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
SIXTEENTH = """() => {
  const [view, card] = ["view", "card"].map((name) => demo.model.get(name));
  demo.model.feed({ view: { ...view, revision: view.revision + 1 }, card: { ...card, hole: 16 } });
}"""
CUT_WORDS = """(kinds) => kinds.filter((kind) => kind.firstChild && kind.checkVisibility()).filter((kind) => {
  const [box, text] = [kind.getBoundingClientRect(), kind.firstChild];
  return [...text.data.matchAll(/\\S+/g)].some(({ index, 0: word }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const { top, right } = range.getBoundingClientRect();
    return top < box.bottom - 2 && right > box.right + 0.5;
  });
}).map((kind) => kind.textContent)"""
BADGED = """(badge) => {
  for (const rival of document.querySelectorAll(".pn-rival")) {
    rival.querySelector(".pn-stem").textContent = "Novice";
    Object.assign(rival.querySelector(".pn-badge"), { textContent: badge, hidden: false });
  }
}"""
CUT = "(nodes) => nodes.filter((node) => node.scrollWidth > node.clientWidth).map((node) => node.textContent)"
RENAME = """() => {
  const card = demo.model.get("card");
  const players = card.players.map(([, ...rest], i) => [`Novice ${i + 1}`, ...rest]);
  demo.model.feed({ card: { ...card, players } });
}"""
# Numbers that do not lie within what their name has room for; of the tabs, which scroll, only their own box counts.
OUTSIDE = """(nodes) => nodes.filter((node) => {
  const [own, room] = [node, node.parentElement].map((each) => each.getBoundingClientRect());
  return own.left < room.left - 1 || own.right > room.right + 1;
}).map((node) => node.textContent)"""
WIDE = "(nodes) => nodes.map((node) => node.getBoundingClientRect().width)"
ABROAD = [f"{lang}_{name}" for lang in ("fr", "es", "br") for name in ("drawn", "lastputt", "lastshots")]
WIDTHS = [360, 400, 551, 560, 600, 720, 740, 800, 1000, 1180, 1200]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_boxes_stay_texts_fit_and_targets_are_large(open_demo: Open, players: int) -> None:
    page = open_demo(state="turn", players=players)
    found: dict[str, list[Any]] = page.evaluate(MEASURE, [players, WIDTHS])
    assert found == {"jumps": [], "cut": [], "small": [], "tiny": [], "wide": []}


@pytest.mark.parametrize("players", [7, 10])
def test_the_drawing_scales_to_ten_players(open_demo: Open, players: int) -> None:
    page = open_demo(state="turn", players=players)
    found: dict[str, list[Any]] = page.evaluate(MEASURE, [players, [400, 600, 800, 1200]])
    assert (found["jumps"], found["small"], found["wide"]) == ([], [], [])


@pytest.mark.parametrize("holes", [18, 99])
def test_a_long_card_keeps_its_names_and_totals_in_sight(open_demo: Open, holes: int) -> None:
    page = open_demo(state="turn", holes=holes, width=600)
    assert min(page.locator(".pn-score thead th").evaluate_all(WIDE)) >= 24
    box = page.locator(".pn-score").bounding_box()
    total = page.locator(".pn-score tbody .pn-total").first.bounding_box()
    assert box
    assert total
    assert total["x"] + total["width"] <= box["x"] + box["width"] + 1
    page.locator(".pn-score").evaluate("(node) => { node.scrollLeft = 9999; }")
    name = page.locator(".pn-score tbody .pn-who").first.bounding_box()
    assert name
    assert name["x"] >= box["x"]


def test_a_long_card_shows_the_deal_in_play_as_soon_as_it_is_on_the_page(open_demo: Open) -> None:
    page = open_demo(state="turn", holes=18, width=600)
    page.locator(".pn-root").evaluate("(root) => { root.style.display = 'none' }")
    page.evaluate(DRAWN)  # hidden and shown within one frame it would not have been hidden at all
    page.evaluate(SIXTEENTH)
    page.locator(".pn-root").evaluate("(root) => { root.style.display = '' }")
    page.wait_for_function("document.querySelector('.pn-score').scrollLeft > 0")
    now = page.locator(".pn-score thead .pn-now").bounding_box()
    box = page.locator(".pn-score").bounding_box()
    assert now
    assert box
    assert box["x"] < now["x"] < box["x"] + box["width"]


def test_long_names_are_cut_with_their_whole_at_hand(open_demo: Open) -> None:
    page = open_demo(wire="hostile", width=600)
    for name in page.locator(".pn-name").all():
        assert name.get_attribute("title") == name.text_content()
    assert page.locator(".pn-frame").evaluate(TOO_WIDE) <= 0


@pytest.mark.parametrize(("wire", "badge"), [("teeoff", "deals"), ("lastshots", "put out"), ("drawn6", "deals")])
def test_a_rivals_name_stands_in_full_beside_its_badge(open_demo: Open, wire: str, badge: str) -> None:
    page = open_demo(wire=wire)
    page.evaluate(BADGED, badge)
    for width in WIDTHS:
        page.evaluate(NARROW, width)
        assert page.locator(".pn-rival .pn-stem").evaluate_all(CUT) == [], width


@pytest.mark.parametrize("part", [".pn-score .pn-who", ".pn-rival .pn-name", ".pn-places b", ".pn-tab > span"])
def test_the_number_of_a_name_is_never_cut(open_demo: Open, part: str) -> None:
    """Novice 2 and Novice 3 are two players, in whatever room."""
    page = open_demo(wire="matchend6")
    page.evaluate(RENAME)
    for width in WIDTHS:
        page.evaluate(NARROW, width)
        names = page.locator(part)
        assert [text[-2:] for text in names.all_text_contents() if text != "Total"].count(" 3") == 1
        assert names.locator(".pn-nth").evaluate_all(OUTSIDE) == [], width


def test_a_plate_shows_whole_words_of_what_sits_there(open_demo: Open) -> None:
    page = open_demo(wire="drawn4")
    page.evaluate("for (const name of document.querySelectorAll('.pn-rival .pn-name')) name.textContent = 'Novice 2'")
    for width in WIDTHS:
        page.evaluate(NARROW, width)
        assert page.locator(".pn-kind").evaluate_all(CUT_WORDS) == [], width


@pytest.mark.parametrize("wire", [*ABROAD, "lastshots", "long_lastshots"])
def test_a_long_prompt_leaves_the_bar_its_height(open_demo: Open, wire: str) -> None:
    """Two lines are kept for it, in every language and with long names."""
    heights = [bars(open_demo, name) for name in ("teeoff", wire)]
    assert heights[0] == heights[1]


def bars(open_demo: Open, wire: str) -> list[list[float]]:
    """Width of the table and height of its bar, and by how much the prompt leaves it."""
    page = open_demo(wire=wire)
    measured = []
    for width in WIDTHS[2:]:
        page.evaluate(NARROW, width)
        measured.append([width, *page.locator(".pn-bar").evaluate(HEIGHT)])
    return measured


@pytest.mark.parametrize(
    "wire", ["fr_holeend", "fr_matchend", "es_holeend", "es_matchend", "br_holeend", "br_matchend", "holeend6"]
)
def test_the_reasons_of_a_hole_keep_their_columns(open_demo: Open, wire: str) -> None:
    page = open_demo(wire=wire)
    for width in WIDTHS:
        page.evaluate("(width) => { demo.el.style.width = `${width}px` }", width)
        assert page.locator(".pn-root").evaluate(SQUEEZED) == [], width


@pytest.mark.parametrize("total", ["7", "61", "343", "\N{MINUS SIGN}104"])
def test_the_winners_total_stays_inside_its_hole(open_demo: Open, total: str) -> None:
    page = open_demo(wire="matchend")
    page.evaluate(
        "(view) => demo.model.feed({ view: { ...demo.model.get('view'), ...view } })",
        {"revision": 2000, "ranking": [[0, "1", total, ""]]},
    )
    for width in WIDTHS:
        page.evaluate(NARROW, width)
        hole, number = (
            page.locator(part).bounding_box() for part in (".pn-plaque circle >> nth=0", ".pn-plaque .pn-num")
        )
        assert hole
        assert number
        assert hole["x"] < number["x"], width
        assert number["x"] + number["width"] < hole["x"] + hole["width"], width


@pytest.mark.parametrize("wire", ["matchend_tied", "fr_matchend", "es_matchend", "br_matchend", "matchend6"])
def test_whoever_wins_is_named_in_full(open_demo: Open, wire: str) -> None:
    page = open_demo(wire=wire)
    for width in WIDTHS:
        page.evaluate(NARROW, width)
        assert page.locator(".pn-places h3").evaluate("(h3) => h3.scrollHeight - h3.clientHeight") <= 0, width
        assert page.locator(".pn-places").evaluate("(box) => box.scrollWidth - box.clientWidth") <= 0, width


def test_the_log_shows_as_much_as_the_scorecard_beside_it(open_demo: Open) -> None:
    page = open_demo(wire="drawn6", width=600)
    log, card = (page.locator(part).bounding_box() for part in (".pn-log", ".pn-score"))
    assert log
    assert card
    assert log["height"] == card["height"]


@pytest.mark.parametrize("wire", ["drawn4", "drawn5", "drawn6", "matchend10", "family_nine_a"])
def test_the_log_shows_whole_lines_only(open_demo: Open, wire: str) -> None:
    page = open_demo(wire=wire)
    for width in WIDTHS:
        page.evaluate(NARROW, width)
        assert page.locator(".pn-log").evaluate(HALF_SEEN) == [], width


def test_what_is_played_and_the_seal_share_a_line_where_there_is_room(open_demo: Open) -> None:
    page = open_demo(wire="confirm")
    for width in WIDTHS[1:]:
        page.evaluate(NARROW, width)
        foot, played, seal = (page.locator(part).bounding_box() for part in (".pn-foot", ".pn-played", ".pn-seal"))
        assert foot
        assert played
        assert seal
        assert foot["height"] <= 46, width
        assert played["x"] + played["width"] <= seal["x"], width
    page.evaluate(
        "demo.model.feed({ card: { ...demo.model.get('card'), rules: 'Play Nine' + ', a rule'.repeat(40) } })"
    )
    assert page.locator(".pn-frame").evaluate(TOO_WIDE) <= 0


def test_at_double_zoom_nothing_is_lost(open_demo: Open) -> None:
    page = open_demo({"viewport": {"width": 640, "height": 450}}, state="drawn", width=600)
    page.evaluate("document.body.style.zoom = '2'; document.querySelector('main').style.width = '300px'")
    assert page.locator(".pn-frame").evaluate(TOO_WIDE) <= 0
