"""The strokes of a layout, line by line, each with the rule that decided it (rule book, rules 28-32 and section 3).

What lies facedown counts nothing and matches nothing, so the score of a layout in play is what shows. The switches of
the variant choose the pieces: full lines, blocks, pairs or clusters, and then the bonuses.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from playnine_widget.cards.card import Card
from playnine_widget.games.golf.bonuses import PAIRS, bonuses
from playnine_widget.games.golf.layout import Layout
from playnine_widget.games.golf.line import Line, line
from playnine_widget.games.golf.pairing import cluster, disjoint
from playnine_widget.games.golf.shapes import Columns, Places, full_lines, partners, squares
from playnine_widget.games.golf.variant import Variant

__all__ = ["Line", "Score", "fewest", "score"]

PAIR_SOURCES = {"row_or_column": "section 3.3", "anywhere": "section 3.5"}
Faces = dict[str, Card]
"""The cards that lie face up, by place, column by column."""


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
    columns, cards = layout.grid.columns, layout.cards
    across = len(columns)
    if not variant.columns_alone:
        parts = [_counted(columns, tuple(card for at in range(across) for card in cards[at::across]), variant)]
    else:
        parts = [_counted((places,), cards[number::across], variant) for number, places in enumerate(columns)]
    total, pairs, lines = 0, 0, list[Line]()
    for strokes, paired, counted in parts:
        total += strokes
        pairs += paired
        lines += counted
    if pairs > 1:
        extra = bonuses(lines, variant)
        lines += extra
        total += sum(bonus.strokes for bonus in extra)
    return Score(total, tuple(lines))


def fewest(strokes: Sequence[int | None]) -> tuple[int, ...]:
    """Return the seats with the fewest strokes; those level share (rule 35). None: that seat has no result.

    >>> fewest([12, -4, None, -4]), fewest([None, None])
    ((1, 3), ())
    """
    least = min((number for number in strokes if number is not None), default=None)
    return tuple(seat for seat, number in enumerate(strokes) if number is not None and number == least)


@lru_cache(maxsize=8192)
def _counted(columns: Columns, cards: tuple[Card | None, ...], variant: Variant) -> tuple[int, int, tuple[Line, ...]]:
    """Return the strokes of these columns without bonuses, how many pairs they have, and their lines."""
    lines = _lines(columns, cards, variant)
    return sum(scored.strokes for scored in lines), sum(scored.rule in PAIRS for scored in lines), lines


def _lines(columns: Columns, cards: tuple[Card | None, ...], variant: Variant) -> tuple[Line, ...]:
    """Return the lines of these columns without bonuses: what matches first, then what counts, column by column."""
    places = [place for column in columns for place in column]
    faces = {place: card for place, card in zip(places, cards, strict=True) if card is not None}
    matched = _matched(columns, faces, variant)
    taken = {place for found in matched for place in found.places}
    lines: list[Line] = []
    for column in columns:
        lines += [found for found in matched if found.places[0] in column]
        rest = tuple(place for place in column if place in faces and place not in taken)
        if rest:
            counted = tuple(faces[place] for place in rest)
            lines.append(line(rest, counted, sum(variant.worth[card.rank] for card in counted), "counts"))
    return tuple(lines)


def _matched(columns: Columns, faces: Faces, variant: Variant) -> list[Line]:
    """Return everything that matches; of several choices of blocks the one that is best for the player (3.4)."""
    whole = [places for places in full_lines(columns, variant.lines) if _equal(places, faces)]
    lined = {place for places in whole for place in places} if variant.one_combo_per_card else set()
    choices = _blocks(columns, {place: card for place, card in faces.items() if place not in lined}, variant)
    found = [_choice(columns, faces, blocks, whole, variant) for blocks in choices]
    return min(found, key=lambda lines: _total(lines, faces, variant))


def _choice(
    columns: Columns, faces: Faces, blocks: tuple[Places, ...], whole: list[Places], variant: Variant
) -> list[Line]:
    """Return all that matches when these blocks and these full lines are taken."""
    lines = [_line(places, faces, 0, "line") for places in whole]
    lines += [_line(places, faces, variant.block_bonus, "block") for places in blocks]
    taken = {place for found in lines for place in found.places}
    free = {place: card for place, card in faces.items() if place not in taken or not variant.one_combo_per_card}
    near = {
        place: tuple(other for other in others if other in free and free[other].rank == free[place].rank)
        for place, others in partners(columns, variant.pairs).items()
        if place in free
    }
    if variant.pair_overlap == "cluster":
        groups = cluster(near)
    else:
        groups = disjoint(near, first=[place for place in near if place not in taken])
    return lines + [_pair(group, faces, variant) for group in groups if not taken.issuperset(group)]


def _pair(places: Places, faces: Faces, variant: Variant) -> Line:
    """Return the line of equal cards that cancel, or that keep what they are worth (rules 28 and 29)."""
    rank = faces[places[0]].rank
    if rank == variant.keeps:
        rule = "hole_in_one_pair" if variant.joker_is_hole_in_one else "joker_pair"
        return _line(places, faces, len(places) * variant.worth[rank], rule)
    if len(places) > 2:
        return _line(places, faces, 0, "cluster")
    source = PAIR_SOURCES.get(variant.pairs, "section 3.4" if variant.rows > 2 else "")
    return line(places, tuple(faces[place] for place in places), 0, "pair", source)


def _line(places: Places, faces: Faces, strokes: int, rule: str) -> Line:
    return line(places, tuple(faces[place] for place in places), strokes, rule)


def _equal(places: Places, faces: Faces) -> bool:
    """Whether all these places lie face up with cards of one rank."""
    return all(place in faces for place in places) and len({faces[place].rank for place in places}) == 1


def _blocks(columns: Columns, faces: Faces, variant: Variant) -> list[tuple[Places, ...]]:
    """Return the choices of blocks: every set of blocks that share no card, the largest first.

    Where a card may be in several combinations (``one_combo_per_card`` False) every block counts.
    """
    if not variant.block_bonus:
        return [()]
    found = [places for places in squares(columns) if _equal(places, faces)]
    return list(_apart(tuple(found))) if variant.one_combo_per_card else [tuple(found)]


def _apart(blocks: tuple[Places, ...]) -> Iterator[tuple[Places, ...]]:
    """Yield every choice of blocks that share no place; with the first block before those without it."""
    if not blocks:
        yield ()
        return
    first, rest = blocks[0], blocks[1:]
    for more in _apart(tuple(other for other in rest if not set(other) & set(first))):
        yield first, *more
    yield from _apart(rest)


def _total(lines: list[Line], faces: Faces, variant: Variant) -> int:
    """Return the strokes with these matches: theirs, and what all other cards count."""
    taken = {place for found in lines for place in found.places}
    rest = sum(variant.worth[card.rank] for place, card in faces.items() if place not in taken)
    return rest + sum(found.strokes for found in lines)
