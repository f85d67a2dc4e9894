"""The fixed words of a golf variant: cards, places, verbs, phases, and its rules in the project's own words."""

from playnine_widget.cards.card import Card
from playnine_widget.engine.message import Message
from playnine_widget.games.golf.rulebook import rules
from playnine_widget.games.golf.variant import Variant

VERBS = ("draw", "take", "swap", "flip", "skip", "discard")
PHASES = ("tee off", "turn", "last shot", "hole over", "over")
LETTERS = {"draw": "D", "take": "T", "swap": "S", "flip": "F", "skip": "K", "discard": "K"}
NOTES = ("swap", "flip", "skip", "discard", "take", "last shot")


def words(variant: Variant) -> dict[str, object]:
    """Everything that a table of this variant says again and again, as messages by notation."""
    return {
        "cards": cards(variant),
        "places": places(variant),
        "does": {verb: Message(f"does.{verb}") for verb in VERBS},
        "notes": {note: Message(f"note.{_key(note)}") for note in NOTES},
        "phases": {phase: Message(f"phase.{_key(phase)}") for phase in PHASES},
        "rules": rules(variant),
        "keys": [[LETTERS[verb], Message(f"does.{verb}")] for verb in verbs(variant)],
    }


def verbs(variant: Variant) -> list[str]:
    """The verbs of the actions that a seat may be offered, in the order of the options (rules 13-15 and 20)."""
    if variant.discard_requires_flip is not True:
        return ["draw", "take", "swap", "flip", "discard"]
    return ["draw", "take", "swap", "flip", *(["skip"] if variant.skip_one_facedown else [])]


def cards(variant: Variant) -> dict[str, Message]:
    """The name of every card of the deck by its notation; "?" is a facedown card."""
    named = {str(card): card for card in variant.deck}
    return {"?": Message("card.down")} | {text: _card(card, variant) for text, card in named.items()}


def places(variant: Variant) -> dict[str, Message]:
    """The name of every place: "row 1, column A"."""
    grid = [(chr(ord("A") + column), row) for row in range(1, variant.rows + 1) for column in range(variant.columns)]
    return {f"{column}{row}": Message("place", {"row": row, "column": column}) for column, row in grid}


def _card(card: Card, variant: Variant) -> Message:
    if not card.suit:
        joker = Message("card.joker", {"strokes": variant.value(card)})
        return joker if card.rank == "JOKER" else Message(f"card.{card.rank}.name")
    values = {
        "rank": Message(f"rank.{card.rank}"),
        "suit": Message(f"suit.{card.suit}"),
        "strokes": variant.value(card),
    }
    return Message("card.suited", values)


def _key(words_apart: str) -> str:
    return words_apart.replace(" ", "_")
