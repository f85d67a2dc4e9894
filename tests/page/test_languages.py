"""The table in every language: no text leaves its box, and a page that is written from the right changes nothing."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from playnine_widget.words.languages import languages

if TYPE_CHECKING:
    from page.conftest import Open

HERE = Path(__file__).parent
CUT = (HERE / "languages.js").read_text(encoding="utf-8")
WIDTHS = [360, 400, 551, 600, 740, 800, 1180]
MOMENTS = ["drawn", "drawn6", "lastputt", "lastshots", "holeend", "matchend", "caddie"]
BOXES = """() => {
  const origin = document.querySelector(".pn-root").getBoundingClientRect();
  return [...document.querySelectorAll(".pn-root *")].filter((node) => node.checkVisibility()).map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [node.getAttribute("class"), ...[x - origin.x, y - origin.y, width, height].map(Math.round)].join(" ");
  });
}"""


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
def test_no_text_is_cut_in_any_language(open_demo: Open, lang: str) -> None:
    found: dict[str, Any] = {}
    for wire in [f"{lang}_{name}" for name in MOMENTS] + [f"ninety_{lang}_turn", f"ninety_{lang}_roundend"]:
        page = open_demo(wire=wire)
        if "caddie" in wire:
            page.locator(".pn-tool-caddie").click()
        found |= {f"{wire} {width}": page.evaluate(CUT, width) for width in WIDTHS}
        page.close()
    for tool in ("new", "help", "language"):
        page = open_demo(wire=f"{lang}_drawn")
        page.locator(f".pn-tool-{tool}").click()
        found |= {f"{tool} {width}": page.evaluate(CUT, width) for width in WIDTHS}
        page.close()
    assert {where: texts for where, texts in found.items() if texts} == {}


@pytest.mark.parametrize("wire", ["drawn6", "fr_holeend", "caddie", "ninety_turn4"])
def test_br_033_every_box_stays_where_the_page_is_written_from_the_right(open_demo: Open, wire: str) -> None:
    """The table keeps its own direction: column A is the left one in the notation."""
    page = open_demo(wire=wire, width=600)
    if wire == "caddie":
        page.locator(".pn-tool-caddie").click()
    before = page.evaluate(BOXES)
    page.locator(".pn-root").evaluate("(root) => root.parentElement.setAttribute('dir', 'rtl')")
    assert page.evaluate(BOXES) == before
    page.evaluate("document.documentElement.dir = 'rtl'")
    assert page.evaluate(BOXES) == before
