"""A running table that changes its language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from playnine_widget.match.match import Match

if TYPE_CHECKING:
    from widget.conftest import Pages

HERE = "Ann: 5 9 ? 12 / 5 9 ? 0; Ben: ? ? 3 8 / ? ? 3 1; discard: 4; draw: 7 2"


@pytest.mark.parametrize(
    ("lang", "ask", "hole", "told"),
    [
        ("fr", "Piochez une carte, ou prenez le 4.", "Trou", "Ann a pioché un 7 pour C1 et défaussé le 3."),
        ("es", "Roba una carta o toma el 4.", "Hoyo", "Ann roba un 7 para C1 y descarta el 3."),
        ("br", "Tennit ur gartenn, pe gemerit ar 4.", "Toull", "Ann a denn ur 7 evit C1 hag a daol kuit an 3."),
    ],
)
def test_a_running_table_changes_its_language(page: Pages, lang: str, ask: str, hole: str, told: str) -> None:
    opened = page(Match.from_position(HERE.replace("9 ?", "9 (3)", 1)), seat=0)
    opened.table.lang = lang
    opened.read()
    assert opened.views["ask"] == ask
    assert opened.state["labels"]["hole"] == hole
    opened.table.act("draw", "swap C1")
    opened.read()
    assert told in [text for _, text in opened.views["said"]]
    opened.table.lang = "en"
    opened.read()
    assert opened.state["labels"]["hole"] == "Hole"
