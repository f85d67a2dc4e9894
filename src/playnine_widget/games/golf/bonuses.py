"""What equal pairs earn on top of cancelling: the bonus ladder of matched columns (rules 30, 31) and four of a kind."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from playnine_widget.games.golf.line import SOURCES, Line, line

if TYPE_CHECKING:
    from playnine_widget.games.golf.variant import Variant

PAIRS = {"pair", "hole_in_one_pair", "joker_pair"}


def bonuses(lines: Sequence[Line], variant: "Variant") -> list[Line]:
    """Return the lines of the bonuses that the pairs among ``lines`` earn, in their order."""
    pairs = [scored for scored in lines if scored.rule in PAIRS]
    found: list[Line] = []
    if variant.match_bonus:
        found += _matches(pairs, variant)
    if variant.four_kind_bonus:
        found += _fours(pairs, variant)
    return found


def _matches(pairs: Sequence[Line], variant: "Variant") -> list[Line]:
    """Return the four-, six- and eight-card matches among the matched columns (rules 30 and 31)."""
    if variant.hole_in_one_bonus == "none":
        pairs = [pair for pair in pairs if pair.cards[0].rank != variant.keeps]
    groups = _grouped(pairs, lambda left, right: _belong(left, right, variant))
    return [_match(group, variant) for group in groups if len(group) >= min(variant.match_bonus)]


def _belong(left: Line, right: Line, variant: "Variant") -> bool:
    """Whether two matched columns make one match: of one value, and touching where the variant asks it (2.3 a, b)."""
    alike = not variant.bonus_same_value or left.cards[0].rank == right.cards[0].rank
    apart = ord(right.places[0][0]) - ord(left.places[0][0])
    return alike and (variant.bonus_adjacency == "any" or apart == 1)


def _match(group: list[Line], variant: "Variant") -> Line:
    """Return the line of one match; its bonus replaces the smaller ones (2.3 d, h)."""
    strokes = variant.match_bonus[max(columns for columns in variant.match_bonus if columns <= len(group))]
    of_holes_in_one = all(pair.cards[0].rank == variant.keeps for pair in group)
    if variant.hole_in_one_bonus == "flat10" and of_holes_in_one:
        strokes = -10
    source = SOURCES["hole_in_one_match"] if of_holes_in_one else ""
    return _bonus(group, strokes, f"match.{2 * len(group)}", source)


def _fours(pairs: Sequence[Line], variant: "Variant") -> list[Line]:
    """Return a bonus for every four equal cards in two pairs (3.5)."""
    groups = _grouped(pairs, lambda left, right: left.cards[0].rank == right.cards[0].rank)
    twos = [group[at : at + 2] for group in groups for at in range(0, len(group) - 1, 2)]
    return [_bonus(two, variant.four_kind_bonus, "four_kind") for two in twos]


def _grouped(pairs: Sequence[Line], belong: Callable[[Line, Line], bool]) -> list[list[Line]]:
    """Return the pairs in groups: each joins the first group to whose last pair it belongs."""
    groups: list[list[Line]] = []
    for pair in pairs:
        joined = next((group for group in groups if belong(group[-1], pair)), None)
        if joined is None:
            groups.append([pair])
        else:
            joined.append(pair)
    return groups


def _bonus(group: Sequence[Line], strokes: int, rule: str, source: str = "") -> Line:
    places = tuple(place for pair in group for place in pair.places)
    return line(places, tuple(card for pair in group for card in pair.cards), strokes, rule, source)
