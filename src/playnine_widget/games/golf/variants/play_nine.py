"""Play Nine (rule book, section 1) and its two sisters of section 7."""

from playnine_widget.games.golf.variant import Variant

PLAY_NINE = Variant(name="play nine")

STANDARD = Variant(name="play nine standard", pack="52", decks={6: 2}, jokers=2, values={"K": 0})
"""Two standard packs with four jokers: J 11, Q 12, K 0, a joker is a Hole-in-One (rule 3)."""

BGA = Variant(name="play nine bga", bonus_adjacency="adjacent", skip_one_facedown=False)
"""After the summary of an online table, which asks for touching columns and does not mention skipping."""

VARIANTS = (PLAY_NINE, STANDARD, BGA)
