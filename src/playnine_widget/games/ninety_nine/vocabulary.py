"""The fixed words of 99: cards, verbs, phases, keys, and its rules in the project's own words."""

from playnine_widget.cards.card import Card
from playnine_widget.engine.message import Message
from playnine_widget.games.ninety_nine.rulebook import rules
from playnine_widget.games.ninety_nine.variant import Variant

VERBS = ("play", "pay", "draw", "forget")
LETTERS = {"pay": "P", "draw": "D", "forget": "F"}
PHASES = ("turn", "draw", "round over", "over")
SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
WORDS = ("played", "before", "running", "count", "hole", "continue", "draw", "out", "hand")
"""The words of a table that this game says in its own way, or alone says."""
BY_ELIMINATION = ("lost", "total", "tokens")
"""Those of them that differ where points are taken."""


def words(variant: Variant) -> dict[str, object]:
    """Everything that a table of this variant says again and again, as messages by notation."""
    return {
        **{word: Message(f"ninety.{word}") for word in WORDS},
        **{word: Message(f"ninety.{word}.{variant.elimination}") for word in BY_ELIMINATION},
        "cards": {"?": Message("card.down")} | {str(card): named(card) for card in variant.deck},
        "places": {},
        "does": {verb: does(verb, variant) for verb in verbs(variant)},
        "notes": {"turn": Message("ninety.note.turn"), "draw": Message("ninety.note.draw")},
        "phases": {phase: Message(f"ninety.phase.{phase.replace(' ', '_')}") for phase in PHASES},
        "rules": rules(variant),
        "keys": [[LETTERS[verb], does(verb, variant)] for verb in verbs(variant) if verb in LETTERS],
    }


def verbs(variant: Variant) -> list[str]:
    """The verbs of the actions that a seat may be offered."""
    return [verb for verb in VERBS if variant.manual_draw or verb not in {"draw", "forget"}]


def does(verb: str, variant: Variant) -> Message:
    """What a verb without a card does."""
    return Message(f"ninety.does.{verb}.{variant.elimination}" if verb == "pay" else f"ninety.does.{verb}")


def named(card: Card) -> Message:
    """The name of a card in words: "Ace of spades"."""
    return Message("ninety.card", {"rank": Message(f"rank.{card.rank}"), "suit": Message(f"suit.{card.suit}")})


def sign(card: Card) -> str:
    """A card as it stands in a sentence.

    >>> sign(Card("10H"))
    '10♥'
    """
    return card.rank + SIGNS[card.suit]
