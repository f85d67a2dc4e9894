"""Every golf game on the bare page: nothing overlaps, nothing is cut, at any width."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from page.conftest import Open

MOMENTS = sorted(path.stem for path in (Path(__file__).parents[1] / "wire").glob("family_*.json"))
WIDTHS = (360, 400, 560, 600, 740, 800, 1000, 1200)
FOUND = (Path(__file__).parent / "family.js").read_text(encoding="utf-8")


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_game_has_its_room(open_demo: Open, moment: str) -> None:
    page = open_demo(wire=moment)
    found: dict[int, Any] = {width: page.evaluate(FOUND, width) for width in WIDTHS}
    assert {width: faults for width, faults in found.items() if faults} == {}
