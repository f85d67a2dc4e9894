"""What a move costs on the wire."""

import random
import statistics
from typing import Any

from jupyter_client.session import json_packer

from playnine_widget.match.match import Match
from widget.conftest import Pages

MOST_BYTES = 900  # of the content of a message, at the median


def test_a_move_at_six_players_is_small(page: Pages, wire: list[Any]) -> None:
    match, dice = Match("play nine", 6, seed=1, holes=2), random.Random(1)
    page(match)
    wire.clear()
    while not match.over:
        match.act(dice.choice(match.options))
    sizes = [len(json_packer({"comm_id": line.comm_id, "data": data})) for line, _, data in wire]
    assert len(sizes) == match.revision - 2  # one message an event; the first cut and deal were before the table
    assert statistics.median(sizes) <= MOST_BYTES
