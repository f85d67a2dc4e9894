"""The README's picture: a turn with a drawn card, as the notebook shows it. `make picture` takes it anew."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from lab.conftest import ARTEFACTS
from lab.table import Look, Table

if TYPE_CHECKING:
    import pytest

    from lab.notebook import Notebook

PICTURE = Path(__file__).parents[2] / "docs" / "table.png"
TABLE = """
from playnine_widget import CardTable

table = CardTable(seats=["Ann", "bot:novice", "bot:novice"], seed=12)
table
"""
HOLES = 2


def test_the_readme_shows_a_turn_with_a_drawn_card(notebook: Notebook, request: pytest.FixtureRequest) -> None:
    notebook.open(TABLE)
    notebook.run(0)
    table = Table(notebook.table(0))
    _play_into_hole(table, HOLES + 1)
    table.do(table.draw_pile.click)
    table.ready()
    expect(table.root.locator(".pn-hand .pn-face")).to_be_visible()
    folder = PICTURE.parent if request.config.getoption("--picture") else ARTEFACTS
    folder.mkdir(exist_ok=True)
    notebook.page.mouse.move(0, 0)
    notebook.cell(0).screenshot(path=folder / PICTURE.name)
    assert PICTURE.exists()


def _play_into_hole(table: Table, hole: int) -> None:
    """Finish the holes before it, and leave some cards facedown in it."""
    results, turns = 0, 0
    while results < hole - 1 or turns < 3:
        seen = table.look()
        if seen.result:
            results, turns = results + 1, 0
            table.do(table.main.click)
        else:
            turns += seen.draw
            _move(table, seen)
    while not table.look().draw:
        _move(table, table.look())


def _move(table: Table, seen: Look) -> None:
    if seen.draw:
        table.do(table.draw_pile.click)
    else:
        table.do(table.place((seen.facedown or seen.places)[-1]).click)
