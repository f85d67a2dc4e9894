"""Nine holes in a real JupyterLab, once by mouse and once by keys alone; screen and engine keep the same score."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from lab.table import KEYS, MOUSE, Table, play_to_the_end

if TYPE_CHECKING:
    from lab.notebook import Notebook

SHOW = "from playnine_widget import CardTable\ntable = CardTable({arguments})\ntable"
SCORES = """
import json
match = table.match
print(json.dumps([match.players, match.scorecard, match.view().totals, match.over, match.winners]))
"""


def _check_the_score(notebook: Notebook, table: Table) -> None:
    players, holes, totals, over, winners = json.loads(notebook.run(1))
    assert over
    assert len(holes) == 9
    kept = {player: [hole[seat] for hole in holes] + [totals[seat]] for seat, player in enumerate(players)}
    assert table.scorecard() == kept
    assert [totals[seat] for seat in winners] == [min(totals)] * len(winners)
    for seat in winners:
        expect(table.root.locator(".pn-places")).to_contain_text(players[seat])


def test_nine_holes_against_a_bot_by_mouse(notebook: Notebook) -> None:
    notebook.open(SHOW.format(arguments="seats=['Ann', 'bot:novice'], seed=5"), SCORES)
    notebook.run(0)
    table = Table(notebook.table(0))
    assert play_to_the_end(table, MOUSE, Random(5)) == 8  # the ninth result is the end of the match
    _check_the_score(notebook, table)


def test_nine_holes_by_keys_alone(notebook: Notebook) -> None:
    notebook.open(SHOW.format(arguments="seats=['Ann', 'bot:random'], seed=6"), SCORES)
    notebook.run(0)
    table = Table(notebook.table(0))
    for _ in range(40):
        if table.root.evaluate("(root) => root.querySelector('.pn-green').contains(document.activeElement)"):
            break
        notebook.page.keyboard.press("Tab")
    assert play_to_the_end(table, KEYS, Random(6)) == 8
    _check_the_score(notebook, table)
