"""Four cards in two rows of two (rule book, section 3.5): the open version, in which nobody peeks."""

from playnine_widget.games.golf.variant import Variant

FOUR = Variant(
    name="four card",
    rows=2,
    columns=2,
    pack="52",
    decks={6: 1},
    joker=None,
    jokers=2,
    values={"J": 10, "Q": 10, "K": 0},
    match_bonus={},
    pairs="none",
    joker_pair="zero",
    skip_one_facedown=False,
    final_turns="none",
)

VARIANTS = (FOUR,)
