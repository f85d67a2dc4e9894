"""One layout under several games: the strokes are those of each game, and the reasons add up to the difference."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import playnine_widget as p9
from playnine_widget.games.golf.variants import VARIANTS
from playnine_widget.words.catalogue import say
from playnine_widget.words.languages import languages

STROKES = st.sampled_from(["-5", *map(str, range(13)), "?"])
RANKS = st.sampled_from(["A", *map(str, range(2, 11)), "J", "Q", "K", "?"])


def rows(card: st.SearchStrategy[str], rows: int, columns: int) -> st.SearchStrategy[str]:
    row = st.lists(card, min_size=columns, max_size=columns).map(" ".join)
    return st.lists(row, min_size=rows, max_size=rows).map(" / ".join)


@given(st.one_of(rows(STROKES, 2, 4), rows(RANKS, 3, 3), rows(RANKS, 2, 3), rows(RANKS, 1, 3), rows(RANKS, 2, 2)))
def test_the_reasons_add_up_to_the_difference_from_the_first_game(layout: str) -> None:
    found = p9.compare_rules(layout)
    first = found.games[0].score.total
    for game in found.games:
        assert game.score.total == p9.score(layout, game.variant).total
        assert sum(reason.strokes for reason in game.reasons) == game.score.total - first
        assert all(reason.strokes for reason in game.reasons)


@given(rows(st.sampled_from(["7", "8"]), 2, 4))
def test_a_reason_names_what_the_two_games_differ_in(layout: str) -> None:
    found = p9.compare_rules(layout, ["play nine", p9.variant("play nine", bonus_adjacency="adjacent", holes=18)])
    assert {name for game in found.games for reason in game.reasons for name in reason.switches} <= {"bonus_adjacency"}


def test_without_names_it_is_every_game_that_has_such_layouts() -> None:
    assert [game.variant.name for game in p9.compare_rules("7 7 2 3 / 7 7 4 5").games] == [
        "play nine",
        "play nine standard",
        "play nine bga",
    ]
    with pytest.raises(p9.UnknownName, match="four card"):
        p9.compare_rules("7 7")


def test_a_named_game_without_such_layouts_is_refused() -> None:
    with pytest.raises(p9.BadNotation):
        p9.compare_rules("7 7 2 3 / 7 7 4 5", ["play nine", "six card"])
    with pytest.raises(p9.UnknownName):
        p9.compare_rules("7 7 2 3 / 7 7 4 5", ["play ten"])


def test_the_disputed_touching_of_columns_is_told_with_its_strokes() -> None:
    found = p9.compare_rules("5 1 5 2 / 5 3 5 4", ["play nine", "play nine bga"])
    assert [row["total"] for row in found.rows()] == [0, 10]
    assert found.rows()[1]["reason"] == "Bonus columns: side by side: +10"


@pytest.mark.parametrize("lang", languages())
def test_it_reads_as_text_and_as_a_table(lang: str) -> None:
    found = p9.compare_rules("2 2 2 / K J 2", lang=lang)
    page = found._repr_html_()
    assert page.count("<tr") == page.count("</tr>") == 1 + len(found.games)
    for row in found.rows():
        assert row["lines"].split(say(lang, "list.then", first="", last=""))[0] in str(found)
    assert len({str(p9.compare_rules("2 2 2 / K J 2", lang=other)) for other in languages()}) == len(languages())


def test_every_game_is_compared_with_every_other() -> None:
    for one, other in permutations(VARIANTS.values(), 2):
        if (one.rows, one.columns) == (other.rows, other.columns):
            layout = " / ".join(" ".join(["5"] * one.columns) for _ in range(one.rows))
            found = p9.compare_rules(layout, [one, other])
            assert len(found.games) == 2


def test_one_game_may_be_named_alone() -> None:
    assert [each.variant.name for each in p9.compare_rules("5 9 ? 12 / ? 9 ? 8", "play nine bga").games] == [
        "play nine bga"
    ]


@pytest.mark.parametrize("games", ["ninety nine", ["play nine", "ninety nine"], 5, []])
def test_what_is_no_game_with_layouts_is_refused(games: Any) -> None:
    with pytest.raises(p9.UnknownName):
        p9.compare_rules("5 9 ? 12 / ? 9 ? 8", games)
