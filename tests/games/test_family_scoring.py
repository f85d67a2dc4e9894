"""Scoring of the other golf games (rule book, section 3), against the same rules written anew and tried by force."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import chain, combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import playnine_widget as p9
from playnine_widget.games.golf.layout import Layout, grid
from playnine_widget.games.golf.pairing import disjoint
from playnine_widget.games.golf.scoring import score
from playnine_widget.games.golf.variants import VARIANTS

FEW = ("7S", "7H", "KD", "2C", "JOKER", "QS")  # so few ranks that they meet
NINE_A, NINE_B, LINES = (VARIANTS[f"nine card {name}"] for name in ("a", "b", "lines"))
nine = st.lists(st.sampled_from(FEW), min_size=9, max_size=9)
PLACES = grid(3, 3).places


def laid(cards: Any, rows: int = 3, columns: int = 3) -> Layout:
    return Layout(grid(rows, columns), tuple(NINE_A.card(card) for card in cards))


def edges(rows: int, columns: int, ways: str) -> list[tuple[int, int]]:
    """Neighbours as numbers of cells in row order."""
    across = [(r * columns + c, r * columns + c + 1) for r in range(rows) for c in range(columns - 1)]
    down = [(r * columns + c, (r + 1) * columns + c) for r in range(rows - 1) for c in range(columns)]
    return down if ways == "column" else across + down


@cache
def most(equal: frozenset[tuple[int, int]]) -> int:
    """The most disjoint pairs, by trying every choice."""
    if not equal:
        return 0
    one, other = min(equal)
    rest = frozenset(edge for edge in equal if edge != (one, other))
    return max(most(rest), 1 + most(frozenset(edge for edge in rest if not {one, other} & set(edge))))


def paired(cards: list[str], ways: str, free: frozenset[int] = frozenset(range(9))) -> int:
    """What the cards make when as many pairs as possible cancel, rank by rank."""
    total = sum(NINE_A.value(cards[at]) for at in free)
    ranks = {NINE_A.card(card).rank for card in cards}
    for rank in ranks:
        same = {at for at in free if NINE_A.card(cards[at]).rank == rank}
        equal = frozenset(edge for edge in edges(3, 3, ways) if set(edge) <= same)
        total -= 2 * most(equal) * NINE_A.value(rank)
    return total


@given(nine)
def test_as_many_touching_pairs_cancel_as_there_can_be(cards: list[str]) -> None:
    """3.3: each card in one pair at most."""
    assert score(laid(cards), NINE_A).total == paired(cards, "row_or_column")


@given(nine)
def test_a_cluster_is_every_card_that_touches_an_equal_one(cards: list[str]) -> None:
    """3.3: the other reading."""
    ranks = [NINE_A.card(card).rank for card in cards]
    touching = {at for edge in edges(3, 3, "row_or_column") if ranks[edge[0]] == ranks[edge[1]] for at in edge}
    left = sum(NINE_A.value(card) for at, card in enumerate(cards) if at not in touching)
    assert score(laid(cards), NINE_A.but(pair_overlap="cluster")).total == left


@given(nine)
def test_the_best_choice_of_a_block_and_pairs_in_columns_around_it(cards: list[str]) -> None:
    """3.4: at most one block in nine cards, and its cards do not pair as well."""
    ranks = [NINE_B.card(card).rank for card in cards]
    corners = [(at, at + 1, at + 3, at + 4) for at in (0, 1, 3, 4)]
    blocks = [block for block in corners if len({ranks[at] for at in block}) == 1]
    around = [paired(cards, "column", frozenset(range(9)) - frozenset(block)) - 10 for block in blocks]
    assert score(laid(cards), NINE_B).total == min([paired(cards, "column"), *around])


@given(nine)
def test_full_lines_count_nothing_and_may_share_cards(cards: list[str]) -> None:
    """3.5: columns, rows and diagonals."""
    ranks = [NINE_A.card(card).rank for card in cards]
    rows = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
    gone = {at for line in rows if len({ranks[at] for at in line}) == 1 for at in line}
    game = LINES.but(joker=-2)
    left = sum(game.value(card) for at, card in enumerate(cards) if at not in gone)
    assert score(laid(cards), game).total == left


@given(st.lists(st.sampled_from(FEW), min_size=4, max_size=4))
def test_anywhere_means_two_by_two_wherever_they_lie(cards: list[str]) -> None:
    """3.5: of three equal only two cancel, four equal make nothing."""
    four = VARIANTS["four card"].but(pairs="anywhere", joker=-2, jokers=2)
    odd = Counter(four.card(card).rank for card in cards)
    assert score(laid(cards, 2, 2), four).total == sum(four.value(rank) for rank, n in odd.items() if n % 2)


@given(cards=nine, order=st.permutations(range(3)), flip=st.booleans(), turn=st.booleans())
def test_what_may_be_turned_or_mirrored_without_a_change(
    cards: list[str], order: list[int], *, flip: bool, turn: bool
) -> None:
    """A layout mirrored scores the same in every game; where only columns match, their order does not matter."""
    rows = [cards[at : at + 3] for at in (0, 3, 6)]
    mirrored = [row[::-1] for row in (rows[::-1] if flip else rows)]
    turned = [list(row) for row in zip(*rows, strict=True)] if turn else rows
    for game in (NINE_A, NINE_B, LINES.but(joker=-2)):
        assert score(laid(chain(*mirrored)), game).total == score(laid(cards), game).total
    for game in (NINE_A, LINES.but(joker=-2)):
        assert score(laid(chain(*turned)), game).total == score(laid(cards), game).total
    plain = NINE_B.but(block_bonus=0)
    mixed = [[row[at] for at in order] for row in rows]
    assert score(laid(chain(*mixed)), plain).total == score(laid(cards), plain).total


@pytest.mark.parametrize("game", VARIANTS)
def test_every_line_is_of_cards_that_lie_there_and_every_card_is_in_one(game: str) -> None:
    variant = VARIANTS[game]
    match = p9.Match(game, 2, seed=3, no_progress_rounds=10)
    cards = match.variant.cards(2)[:: max(1, len(match.variant.cards(2)) // variant.cells)][: variant.cells]
    layout = Layout(grid(variant.rows, variant.columns), cards)
    lines = score(layout, variant).lines
    assert all(layout[place] == card for line in lines for place, card in zip(line.places, line.cards, strict=True))
    assert {place for line in lines for place in line.places} == set(layout)


def test_each_rule_names_its_source() -> None:
    """Section 6: a line says which rule it is and where it stands."""
    told = [
        ("5S 5H 9D / KD 7C 3S / 10H 2C JS", "nine card a", "pair", "section 3.3"),
        ("7S 7H AS / 7D 7C 2D / 3C 4C 5H", "nine card b", "block", "section 3.4"),
        ("7S 7H 7D / AS 3C 4D / 5H 6S 8D", "nine card lines", "line", "section 3.5"),
        ("8S 8H AS / 8D 8C 3D", p9.variant("six card", four_kind_bonus=-10), "four_kind", "section 3.5"),
        ("7S 7H 7D", p9.variant("three card quick", pair_overlap="cluster"), "cluster", "section 3.3"),
        ("JOKER 5S 6H / JOKER 4D KS", p9.variant("six card", joker=-1, joker_pair="keep"), "joker_pair", "section 3.5"),
    ]
    for layout, game, rule, source in told:
        assert (rule, source) in {(line.rule, line.source) for line in p9.score(layout, game).lines}, rule


def test_a_card_may_be_in_a_block_and_in_a_pair_where_the_rules_say_so() -> None:
    """3.4, ``one_combo_per_card``: three rows of two equal cards."""
    layout = "9S 9H AS / 9D 9C 2S / 9S 9H 3S"
    assert p9.score(layout, "nine card b").total == -10 + 18 + 6
    assert p9.score(layout, p9.variant("nine card b", one_combo_per_card=False)).total == -20 + 6


def test_what_shows_never_looks_at_what_lies_facedown() -> None:
    """2.3 n: a line, a block or a pair counts only when all its cards are up."""
    assert p9.score("7S 7H (7D) / 7C (7C) AS / ? ? ?", "nine card b").total == 7 + 1
    assert p9.score("7S 7H (7D) / ? ? ? / ? ? ?", "nine card lines").total == 14
    assert p9.score("5S (5H) ? / ? ? ? / ? ? ?", "nine card a").total == 5


def test_pairing_finds_the_most_even_where_the_first_choice_is_wrong() -> None:
    near = {"A1": ("B1",), "B1": ("A1", "C1"), "C1": ("B1", "D1"), "D1": ("C1",)}
    for order in (("B1", "C1"), ("C1", "B1"), ("A1", "D1")):
        assert len(disjoint(near, order)) == 2
    assert all(not set(one) & set(other) for one, other in combinations(disjoint(near), 2))
