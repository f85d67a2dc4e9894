"""The fixed words of a golf variant: cards, places, verbs, phases, and its rules in the project's own words."""

from playnine_widget.cards.card import Card
from playnine_widget.engine.message import Message
from playnine_widget.games.golf.variant import CHOICES, Variant

VERBS = ("draw", "take", "swap", "flip", "skip", "discard")
PHASES = ("tee off", "turn", "last shot", "hole over", "over")
OFFERED = ("bonus_adjacency", "skip_one_facedown")
"""The rules that the panel for a new match offers."""
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
        "fields": [_field(rule) for rule in OFFERED],
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


def rules(variant: Variant) -> list[list[object]]:
    """The rules as sections: [title, [paragraph, ...]]."""
    deck = "rules.cards.standard" if variant.pack == "52" else "rules.cards.0"
    skip = ["rules.turn.skip"] if variant.skip_one_facedown else []
    return [
        _section("aim", "rules.aim.0"),
        _section("cards", deck),
        _section("tee_off", "rules.tee_off.0", "rules.tee_off.1"),
        _section("turn", "rules.turn.0", "rules.turn.1", *skip, "rules.turn.shuffle"),
        _section("out", "rules.out.0"),
        _section("score", "rules.score.0", f"rules.score.{variant.bonus_adjacency}"),
    ]


def _field(rule: str) -> list[object]:
    """A rule to be chosen: [rule, its name, [[value, what that means], ...]]."""
    choices = [[value, Message(choice(rule, value))] for value in CHOICES[rule]]
    return [rule, Message(f"setup.{rule}"), choices]


def choice(rule: str, value: object) -> str:
    """The key of what a value of an offered rule means.

    >>> choice("skip_one_facedown", False)
    'setup.skip_one_facedown.false'
    """
    return f"setup.{rule}.{str(value).lower()}"


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


def _section(name: str, *paragraphs: str) -> list[object]:
    return [Message(f"rules.{name}"), [Message(paragraph) for paragraph in paragraphs]]


def _key(words_apart: str) -> str:
    return words_apart.replace(" ", "_")
