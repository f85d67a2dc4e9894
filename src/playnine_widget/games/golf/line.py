"""One line of a score: which cards make how many strokes, by which rule, and where that rule stands."""

from typing import NamedTuple

from playnine_widget.cards.card import Card
from playnine_widget.engine.message import Message
from playnine_widget.engine.ruling import cited

SOURCES = {
    "counts": "rule 32",
    "pair": "rule 28",
    "hole_in_one_pair": "rule 29",
    "joker_pair": "section 3.5",
    "cluster": "section 3.3",
    "line": "section 3.5",
    "block": "section 3.4",
    "four_kind": "section 3.5",
    "match": "rule 30",
    "hole_in_one_match": "rule 31",
}
"""Where each rule stands in the rule book; of ``match.4`` only the first word is looked up."""

BONUSES = {"match", "four_kind"}


class Line(NamedTuple):
    """One line of a score: these cards, at these places, make so many strokes by this rule.

    ``rule`` is ``counts``, ``pair``, ``hole_in_one_pair``, ``joker_pair``, ``cluster`` (all that touch an equal card),
    ``line``, ``block``, ``four_kind``, ``match.4``, ``match.6`` ...; ``source`` says where it stands.
    """

    places: tuple[str, ...]
    cards: tuple[Card, ...]
    strokes: int
    rule: str
    source: str

    @property
    def is_match(self) -> bool:
        """Whether equal cards made this line, or it is a bonus for several that did."""
        return self.rule != "counts"

    @property
    def is_bonus(self) -> bool:
        """Whether it comes on top of other lines with the same cards."""
        return self.rule.partition(".")[0] in BONUSES

    @property
    def told(self) -> Message:
        """The line as a sentence to be: its cards, what they make, by which rule, and where that stands."""
        from playnine_widget.games.golf.telling import reason  # noqa: PLC0415  (scores need no words)

        values = {"cards": self.cards, "places": self.places, "n": self.strokes}
        return Message("score.why", {**values, "reason": reason(self), "source": cited(self.source)})

    def why(self, lang: str = "en") -> str:
        """Return in words why these cards make so many strokes.

        >>> line(("A1", "A2"), (Card("7"), Card("7")), 0, "pair").why()
        '7 and 7 (A1 and A2): pair cancels, 0 strokes (rule 28)'
        """
        from playnine_widget.words.catalogue import say  # noqa: PLC0415  (scores need no words)

        return say(lang, self.told.key, **self.told.values)


def line(places: tuple[str, ...], cards: tuple[Card, ...], strokes: int, rule: str, source: str = "") -> Line:
    """Return a line with its source.

    >>> line(("A1", "A2"), (Card("7"), Card("7")), 0, "pair").source
    'rule 28'
    """
    return Line(places, cards, strokes, rule, source or SOURCES[rule.partition(".")[0]])
