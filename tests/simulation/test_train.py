"""Training: what it learns depends on its seed alone."""

from __future__ import annotations

import pytest

pytest.importorskip("numba")

from playnine_widget.bots import tables
from playnine_widget.simulation.train import train, train_several


def test_the_same_seed_gives_the_very_same_tables_and_another_seed_others() -> None:
    stored = [tables.pack(train(60, seed, progress=False)) for seed in (1, 1, 2)]
    assert stored[0] == stored[1] != stored[2]


def test_so_it_is_among_several() -> None:
    stored = [tables.pack(train_several(4, 30, seed, progress=False)) for seed in (1, 1, 2)]
    assert stored[0] == stored[1] != stored[2]
