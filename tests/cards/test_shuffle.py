"""Shuffling: the same everywhere, and fair."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter
from itertools import permutations

from playnine_widget.cards.shuffle import Stream


def test_a_stream_is_the_same_on_every_machine() -> None:
    """Figures fixed for ever: records and other implementations stand on them."""
    stream = Stream(9, 1, "deal", 0)
    assert [stream.below(1000) for _ in range(6)] == FIXED
    cards = list(range(10))
    Stream(9, 1, "deal", 0).shuffle(cards)
    assert cards == SHUFFLED


FIXED = [905, 234, 882, 772, 259, 627]
SHUFFLED = [7, 6, 2, 3, 4, 5, 0, 8, 1, 9]


def test_each_key_has_a_stream_of_its_own() -> None:
    keys = [(9, 1, "deal", 0), (9, 2, "deal", 0), (9, 1, "cut", 0), (9, 1, "deal", 1), (91, "deal", 0)]
    assert len({tuple(Stream(*key).below(2**32) for _ in range(2)) for key in keys}) == len(keys)


def test_every_order_is_as_likely_as_another() -> None:
    stream, found = Stream("fair"), Counter[tuple[str, ...]]()
    for _ in range(24_000):
        cards = list("ABCD")
        stream.shuffle(cards)
        found[tuple(cards)] += 1
    assert set(found) == set(permutations("ABCD"))
    chi_square = sum((count - 1000) ** 2 / 1000 for count in found.values())
    assert chi_square < 50  # 23 degrees of freedom: p = 0.001


def test_the_callers_generator_is_neither_used_nor_touched() -> None:
    before = random.getstate()
    cards = list(range(108))
    Stream(1).shuffle(cards)
    assert random.getstate() == before


def test_another_process_with_another_hash_seed_deals_the_same() -> None:
    """BR-015."""
    script = (
        "from playnine_widget.match.match import Match; print(Match(seed=7, players=3).record()['events'][1]['deck'])"
    )
    dealt = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(dealt) == 1
