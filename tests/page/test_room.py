"""LOOK, "What may never happen": boxes that jump, texts that are cut or tiny, targets that are too small."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from page.conftest import Open

# Feeds every state into one table, as one match would, and measures it. Boxes are rounded to half a pixel.
MEASURE = """async ([players, widths]) => {
  const { model, el, state } = window.demo;
  const names = ["teeoff", "turn", "drawn", "taken", "skip", "lastshots", "holeover", "turn", "over"];
  const boxes = [".pn-bar", ".pn-tools", ".pn-table", ".pn-rivals", ".pn-green", ".pn-score", ".pn-log", ".pn-own .pn-layout"];
  const half = (n) => Math.round(n * 2) / 2;
  const found = { jumps: [], cut: [], small: [], tiny: [], wide: [] };
  const seen = (node) => node.checkVisibility({ visibilityProperty: true });
  let revision = 1000;
  for (const width of widths) {
    el.style.width = `${width}px`;
    let first = null;
    for (const name of names) {
      const traits = state(name, { players });
      traits.view = { ...traits.view, revision: revision++, did: null };
      model.feed(traits);
      const root = el.querySelector(".pn-root");
      const frame = root.querySelector(".pn-frame").getBoundingClientRect();
      const at = (node) => { const r = node.getBoundingClientRect(); return [r.x - frame.x, r.y - frame.y, r.width, r.height].map(half).join(" "); };
      const now = Object.fromEntries(boxes.map((box) => [box, at(root.querySelector(box))]));
      root.querySelectorAll(".pn-rival").forEach((node, i) => { now[`rival ${i}`] = at(node); });
      first ??= now;
      const where = `${width} ${name}`;
      for (const [box, value] of Object.entries(now)) if (first[box] !== value) found.jumps.push(`${where} ${box}: ${first[box]} -> ${value}`);
      for (const node of root.querySelectorAll("button")) {
        const r = node.getBoundingClientRect();
        if (seen(node) && (r.width < 44 || r.height < 44)) found.small.push(`${where} ${node.className} ${r.width}x${r.height}`);
      }
      for (const node of root.querySelectorAll("*")) {
        const text = [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim());
        if (text && seen(node) && parseFloat(getComputedStyle(node).fontSize) < 11) found.tiny.push(`${where} ${node.className}`);
      }
      for (const node of root.querySelectorAll(".pn-ask, .pn-btn > span, .pn-note p, .pn-tag, .pn-showing, .pn-hole, .pn-clasp")) {
        const inside = node.closest(".pn-bar, .pn-btn, .pn-note, .pn-seat, td").getBoundingClientRect(), r = node.getBoundingClientRect();
        const rim = node.matches(".pn-hole, .pn-clasp") ? 5 : 1;
        if (seen(node) && r.width && (r.right > inside.right + rim || r.left < inside.left - rim || r.bottom > inside.bottom + 1)) found.cut.push(`${where} ${node.className} ${node.textContent}`);
      }
      const inner = root.querySelector(".pn-frame");
      if (inner.scrollWidth > inner.clientWidth) found.wide.push(where);
    }
  }
  return found;
}"""

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


def test_a_long_card_keeps_its_names_and_totals_in_sight(open_demo: Open) -> None:
    page = open_demo(state="turn", holes=18, width=600)
    box = page.locator(".pn-score").bounding_box()
    total = page.locator(".pn-score tbody .pn-total").first.bounding_box()
    assert box
    assert total
    assert total["x"] + total["width"] <= box["x"] + box["width"] + 1
    page.locator(".pn-score").evaluate("(node) => { node.scrollLeft = 9999; }")
    name = page.locator(".pn-score tbody .pn-who").first.bounding_box()
    assert name
    assert name["x"] >= box["x"]


def test_long_names_are_cut_with_their_whole_at_hand(open_demo: Open) -> None:
    page = open_demo(wire="hostile", width=600)
    for name in page.locator(".pn-name").all():
        assert name.get_attribute("title") == name.text_content()
    wide = page.evaluate(
        "(() => { const f = document.querySelector('.pn-frame'); return f.scrollWidth > f.clientWidth; })()"
    )
    assert not wide


def test_at_double_zoom_nothing_is_lost(open_demo: Open) -> None:
    page = open_demo({"viewport": {"width": 640, "height": 450}}, state="drawn", width=600)
    page.evaluate("document.body.style.zoom = '2'; document.querySelector('main').style.width = '300px'")
    frame = page.evaluate(
        "(() => { const f = document.querySelector('.pn-frame'); return f.scrollWidth - f.clientWidth; })()"
    )
    assert frame <= 0
