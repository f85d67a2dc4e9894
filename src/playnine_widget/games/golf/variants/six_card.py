"""Six cards in two rows of three, and the quick games with fewer cards (rule book, sections 3.3 and 3.5)."""

from playnine_widget.games.golf.variant import Variant
from playnine_widget.games.golf.variants.nine_card import A

SIX = Variant(
    name="six card",
    rows=2,
    columns=3,
    pack="52",
    decks={3: 1, 6: 2, 10: 3},
    jokers=2,
    joker=None,
    values={"2": -2, "J": 10, "Q": 10, "K": 0},
    match_bonus={},
    joker_pair="zero",
    skip_one_facedown=False,
    discard_requires_flip="optional",
    final_turns="none",
)
"""The game that most people call golf: equal cards in a column cancel, a two counts -2."""

QUICK = A.but(rows=2, decks={3: 1, 6: 2}, start_flips=2).named("six card quick")
THREE = A.but(rows=1, decks={6: 1}, start_flips=1).named("three card quick")
"""Values, pairs and turns of nine card a with fewer cards."""

VARIANTS = (SIX, QUICK, THREE)
