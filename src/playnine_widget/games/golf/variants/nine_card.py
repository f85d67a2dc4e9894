"""Nine cards in three rows of three, from standard packs (rule book, sections 3.3, 3.4 and 3.5)."""

from playnine_widget.games.golf.variant import Variant

A = Variant(
    name="nine card a",
    rows=3,
    columns=3,
    pack="52",
    decks={4: 3, 6: 4},
    jokers=2,
    joker=-2,
    values={"J": 10, "Q": 10, "K": 0},
    match_bonus={},
    pairs="row_or_column",
    joker_pair="zero",
    skip_one_facedown=False,
    discard_requires_flip=False,
    start_flips=3,
)
"""Neighbours in a row or a column cancel, two by two; a plain discard is always allowed."""

B = A.but(
    decks={3: 1, 6: 2},
    pairs="column",
    block_bonus=-10,
    discard_requires_flip=True,
    start_flips=0,
    starter="previous_loser",
    final_turns="none",
).named("nine card b")
"""Nothing is turned up at the start, a square of four counts -10, and the hole ends at once."""

LINES = A.but(
    decks={3: 1, 6: 2, 8: 3},
    joker=None,
    values={"2": -2, "J": 10, "Q": 10, "K": 0},
    pairs="none",
    lines="all",
    discard_requires_flip=True,
).named("nine card lines")
"""Full lines of three equal cards count nothing: rows, columns and diagonals."""

VARIANTS = (A, B, LINES)
