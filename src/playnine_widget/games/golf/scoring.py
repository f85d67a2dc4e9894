"""The strokes of a layout, line by line, each with the rule that decided it (rule book, rules 28-32 and section 2).

What lies facedown counts nothing and matches nothing, so the score of a layout in play is what shows.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from playnine_widget.cards.card import Card
from playnine_widget.games.golf.layout import Layout
from playnine_widget.games.golf.variant import Variant

SOURCES = {
    "pair": "rule 28",
    "hole_in_one_pair": "rule 29",
    "match": "rule 30",
    "hole_in_one_match": "rule 31",
    "counts": "rule 32",
}


class Line(NamedTuple):
    """One line of a score: these cards, at these places, make so many strokes by this rule.

    ``rule`` is ``counts``, ``pair``, ``hole_in_one_pair`` or ``match.4``, ``match.6`` ...; ``source``: where it stands.
    """

    places: tuple[str, ...]
    cards: tuple[Card, ...]
    strokes: int
    rule: str
    source: str

    @property
    def is_match(self) -> bool:
        """Whether equal cards made this line: a matched column, or a bonus for several."""
        return self.rule != "counts"

    @property
    def is_bonus(self) -> bool:
        """Whether this is the bonus of a four-, six- or eight-card match, beside the lines of its columns."""
        return self.rule.startswith("match.")


class Score(NamedTuple):
    """The strokes of a layout: ``total`` is the sum of ``lines``, columns from the left and then bonuses."""

    total: int
    lines: tuple[Line, ...]


def score(layout: Layout, variant: Variant) -> Score:
    """Return the strokes of what lies face up in a layout.

    >>> from playnine_widget.games.golf.notation import layout
    >>> from playnine_widget.games.golf.variants.play_nine import PLAY_NINE
    >>> scored = score(layout("7 7 3 5 / 7 7 2 4", PLAY_NINE), PLAY_NINE)
    >>> scored.total, [line.rule for line in scored.lines]
    (4, ['pair', 'pair', 'counts', 'counts', 'match.4'])
    """
    columns, lines = layout.grid.columns, list[Line]()
    for number, places in enumerate(columns):
        lines += _column(places, layout.cards[number :: len(columns)], variant)
    lines += _bonuses(lines, variant)
    return Score(sum(line.strokes for line in lines), tuple(lines))


def fewest(strokes: Sequence[int | None]) -> tuple[int, ...]:
    """Return the seats with the fewest strokes; those level share (rule 35). None: that seat has no result.

    >>> fewest([12, -4, None, -4]), fewest([None, None])
    ((1, 3), ())
    """
    least = min((number for number in strokes if number is not None), default=None)
    return tuple(seat for seat, number in enumerate(strokes) if number is not None and number == least)


@lru_cache(maxsize=8192)
def _column(places: tuple[str, ...], cards: tuple[Card | None, ...], variant: Variant) -> tuple[Line, ...]:
    """Return the lines of one column: neighbours of one rank match, two by two from the top; the rest counts."""
    lines, rest, at = [], [], 0
    while at < len(cards):
        card, below = cards[at], cards[at + 1] if at + 1 < len(cards) else None
        if card is None or below is None or card.rank != below.rank:
            rest += [at] if card is not None else []
            at += 1
            continue
        rule = "hole_in_one_pair" if card.rank == variant.keeps else "pair"
        strokes = 2 * variant.worth[card.rank] if card.rank == variant.keeps else 0
        lines.append(Line(places[at : at + 2], (card, below), strokes, rule, SOURCES[rule]))
        at += 2
    if rest:
        counted = tuple(card for card in (cards[at] for at in rest) if card is not None)
        strokes = sum(variant.worth[card.rank] for card in counted)
        lines.append(Line(tuple(places[at] for at in rest), counted, strokes, "counts", SOURCES["counts"]))
    return tuple(lines)


def _bonuses(lines: list[Line], variant: Variant) -> list[Line]:
    """Return the four-, six- and eight-card matches among the matched columns (rules 30 and 31)."""
    matched = [line for line in lines if line.is_match]
    if len(matched) < 2:
        return []
    if variant.hole_in_one_bonus == "none":
        matched = [line for line in matched if line.rule != "hole_in_one_pair"]
    groups: list[list[Line]] = []
    for line in matched:
        joined = next((group for group in groups if _belong(group[-1], line, variant)), None)
        if joined is None:
            groups.append([line])
        else:
            joined.append(line)
    return [_bonus(group, variant) for group in groups if len(group) >= min(variant.match_bonus, default=99)]


def _belong(left: Line, right: Line, variant: Variant) -> bool:
    """Whether two matched columns make one match: of one value, and touching where the variant asks it (2.3 a, b)."""
    alike = not variant.bonus_same_value or left.cards[0].rank == right.cards[0].rank
    apart = ord(right.places[0][0]) - ord(left.places[0][0])
    return alike and (variant.bonus_adjacency == "any" or apart == 1)


def _bonus(group: list[Line], variant: Variant) -> Line:
    """Return the line of one match; its bonus replaces the smaller ones (2.3 d, h)."""
    strokes = variant.match_bonus[max(columns for columns in variant.match_bonus if columns <= len(group))]
    kept = all(line.rule == "hole_in_one_pair" for line in group)
    if variant.hole_in_one_bonus == "flat10" and kept:
        strokes = -10
    places = tuple(place for line in group for place in line.places)
    cards = tuple(card for line in group for card in line.cards)
    return Line(places, cards, strokes, f"match.{len(cards)}", SOURCES["hole_in_one_match" if kept else "match"])
