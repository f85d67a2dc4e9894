"""The README's picture: a turn with a drawn card, as the notebook shows it. `make picture` takes it anew."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from lab.conftest import ARTEFACTS
from lab.table import Table

if TYPE_CHECKING:
    import pytest

    from lab.notebook import Notebook

PICTURE = Path(__file__).parents[2] / "docs" / "table.png"
RIM = 4  # px at the foot of a cell: there the next one begins, with its frame
TABLE = """
from playnine_widget import CardTable

table = CardTable(seats=["Ann", "Ben", "Cy"], seed=25)
table
"""
INTO_HOLE_4 = """
from playnine_widget.bots.novice import choose

for _ in range(221):
    table.act(choose(table.match.view(table.match.to_act)))
"""


def test_the_readme_shows_a_turn_with_a_drawn_card(notebook: Notebook, request: pytest.FixtureRequest) -> None:
    notebook.open(TABLE.strip(), INTO_HOLE_4)
    notebook.run(0)
    notebook.run(1)
    table = Table(notebook.table(0))
    table.ready()
    expect(table.root.locator(".pn-hand .pn-face")).to_be_visible()
    folder = PICTURE.parent if request.config.getoption("--picture") else ARTEFACTS
    folder.mkdir(exist_ok=True)
    notebook.page.mouse.move(0, 0)
    box = notebook.cell(0).bounding_box()
    assert box
    box["height"] -= RIM
    notebook.page.screenshot(path=folder / PICTURE.name, clip=box)
    assert PICTURE.exists()
