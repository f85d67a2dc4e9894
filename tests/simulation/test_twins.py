"""The compiled twins of rules and bots play the very holes of the plain ones: same cards, same decisions, same luck."""

from __future__ import annotations

import pytest

import playnine_widget as p9
from playnine_widget.bots.bot import find
from playnine_widget.simulation import fast, playing

pytest.importorskip("numba")

TABLES = [
    ("play nine", ("tour", "pro"), 2),
    ("play nine", ("novice", "club"), 9),
    ("play nine", ("club", "tour", "novice"), 2),
    ("play nine", ("pro", "novice", "tour", "club", "pro", "tour"), 1),
    ("play nine standard", ("club", "pro"), 2),
    ("play nine bga", ("tour", "pro"), 2),
]


@pytest.mark.parametrize(("game", "lineup", "holes"), TABLES)
def test_twins_play_the_very_holes_of_the_plain_bots(game: str, lineup: tuple[str, ...], holes: int) -> None:
    variant = p9.variant(game, holes=holes, no_progress_rounds=10)
    bots = [find(name) for name in lineup]
    assert fast.is_fast(variant, bots)
    seeds = range(100, 102)
    compiled = fast.play(variant, bots, seeds)
    names = [str(number) for number in range(len(bots))]
    plain = [playing.play(variant, names, bots, seed) for seed in seeds]
    assert [played.totals for played in compiled] == [played.totals for played in plain]
    assert [played.turns for played in compiled] == [played.turns for played in plain]
    for quick, slow in zip(compiled, plain, strict=True):
        assert quick.luck == pytest.approx(slow.luck, abs=1e-6)
