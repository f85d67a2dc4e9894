"""Every golf game on the bare page: nothing overlaps, nothing is cut, at any width."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from page.conftest import Open

MOMENTS = sorted(path.stem for path in (Path(__file__).parents[1] / "wire").glob("family_*.json"))
WIDTHS = (360, 400, 560, 600, 740, 800, 1000, 1200)
HEIGHTS = """async ([width, views]) => {
  document.querySelector("main").style.width = `${width}px`;
  const heights = [];
  for (const [i, view] of views.entries()) {
    demo.model.feed({ view: { ...demo.model.get("view"), revision: 2000 + width + i, did: null, ...view } });
    heights.push(document.querySelector(".pn-green").offsetHeight);
  }
  return new Set(heights).size;
}"""
FOUND = (Path(__file__).parent / "family.js").read_text(encoding="utf-8")


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_game_has_its_room(open_demo: Open, moment: str) -> None:
    page = open_demo(wire=moment)
    found: dict[int, Any] = {width: page.evaluate(FOUND, width) for width in WIDTHS}
    assert {width: faults for width, faults in found.items() if faults} == {}


@pytest.mark.parametrize("moment", ["family_three6", "family_nine_a", "family_four"])
def test_the_end_of_a_hole_takes_the_same_room_as_a_turn(open_demo: Open, moment: str) -> None:
    page = open_demo(wire=moment)
    score = [["A", "8", "counts", "8", ""], ["", "", "Strokes", "8", "total"]]
    turn = {"phase": "turn", "options": ["draw", "take"], "hand": None, "hand_from": None, "lines": []}
    end = {"phase": "hole over", "options": [], "hand": None, "lines": [score] * 6}
    for width in WIDTHS:
        assert page.evaluate(HEIGHTS, [width, [turn, end]]) == 1, width
