"""Cards and their notation."""

from __future__ import annotations

import json

import pytest

from playnine_widget.cards.card import Card, card_text
from playnine_widget.cards.deck import deck


@pytest.mark.parametrize(
    ("written", "text"),
    [(7, "7"), ("7", "7"), (" −5 ", "-5"), (0, "0"), ("as", "AS"), ("10h", "10H"), ("joker", "JOKER"), ("K", "K")],
)
def test_cards_are_read_from_numbers_and_texts_of_either_case(written: object, text: str) -> None:
    assert card_text(written) == text


@pytest.mark.parametrize("written", [None, True, 7.0, "", "1O", "7 7", "SA", "--5", b"7", "?"])
def test_what_is_no_card_is_none(written: object) -> None:
    assert card_text(written) is None


def test_nought_is_a_card_like_any_other() -> None:
    """Rule book 5.18: never falsiness for "no card"."""
    assert bool(Card("0"))
    assert Card("0").rank == "0"


def test_a_card_is_its_notation() -> None:
    assert str(Card("10H")) == "10H"
    assert (Card("10H").rank, Card("10H").suit) == ("10", "H")
    assert json.dumps([Card("-5")]) == '["-5"]'
    assert Card("7") == "7"


def test_a_standard_pack_has_52_cards_and_its_jokers() -> None:
    pack = deck("52", 2)
    assert len(pack) == 54
    assert len(set(pack)) == 53
    assert {card.suit for card in pack} == {"", "S", "H", "D", "C"}
