"""What is unseen is counted from what lies open, and from nothing else."""

import pytest

from kit.table import at, hidden_elsewhere

HERE = "Ann: 5 9 ? 12 / ? 9 ? 0; Ben: 5 3 ? ? / ? ? ? ?; discard: 5"


def test_the_chances_of_all_cards_add_up_to_one() -> None:
    odds = at(HERE).odds()
    assert sum(map(odds.chance, odds.left)) == pytest.approx(1)
    assert odds.chance(5) == odds.left["5"] / odds.unseen == 5 / 100


def test_a_pair_is_what_matches_for_the_better() -> None:
    odds = at(HERE).odds()
    ann = sum(odds.left[rank] for rank in ("5", "12", "0"))
    assert odds.pair[0] == pytest.approx(ann / odds.unseen)


def test_nothing_hidden_is_counted() -> None:
    match = at(HERE)
    match.act("draw")
    assert match.odds() == hidden_elsewhere(match, 3).odds()


def test_it_is_a_table_as_text_and_in_a_notebook() -> None:
    odds = at(HERE).odds("fr")
    assert "cartes inconnues" in str(odds)
    assert odds._repr_html_().count("<tr>") == len(odds.left)


def test_suits_are_counted_together() -> None:
    odds = at("game: six card; Ann: AS 7H ? / AD 8S 4C; Ben: 5 9 ? / 5 9 3").odds()
    assert odds.left["A"], odds.all["A"] == (2, 4)
