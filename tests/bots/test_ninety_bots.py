"""The bots of 99: what the keeper keeps, and that the guesser imagines only what may be."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import Any

import pytest

from kit.table import hidden_elsewhere, nine
from playnine_widget.bots import guesser, keeper, rounds
from playnine_widget.cards.shuffle import Stream


def kept(position: str, **switches: Any) -> str:
    match = nine(position, **switches)
    return keeper.choose(match.view(match.to_act))


@pytest.mark.parametrize(
    ("position", "action"),
    [
        ("total: 60; Ann: KS 7H 2C; Ben: ? ? ?", "play 7H"),
        ("total: 95; Ann: KS 7H 2C; Ben: ? ? ?", "play 2C"),
        ("total: 60; Ann: KS AH 2C; Ben: ? ? ?", "play 2C"),
        ("total: 60; Ann: KS AH 10C; Ben: ? ? ?", "play AH as 1"),
        ("total: 60; Ann: KS 4H 10C; Ben: ? ? ?", "play 4H"),
        ("total: 60; Ann: 9S 4H 10C; Ben: ? ? ?", "play 9S"),
        ("total: 60; Ann: KS 10H KC; Ben: ? ? ?", "play 10H"),
        ("total: 99; Ann: 7S 8H KC; Ben: ? ? ?", "play KC"),
        ("total: 99; Ann: 7S 8H QC; Ben: ? ? ?", "pay"),
    ],
)
def test_the_keeper_plays_the_dearest_card_that_does_not_always_fit(position: str, action: str) -> None:
    assert kept(position) == action


def test_the_keeper_takes_ten_off_where_it_has_the_choice_and_never_forgets_to_draw() -> None:
    assert kept("total: 60; Ann: 10H KS KD; Ben: ? ? ?", ten="plus_minus") == "play 10H as -10"
    assert kept("Ann: 2S 3S; Ben: ? ? ?; played: 2C; phase: draw", manual_draw=True) == "draw"


def test_the_guesser_imagines_every_hand_as_large_as_it_is_and_no_card_twice() -> None:
    """A rival who has forgotten to draw three times holds nothing: not the guesser's own hand."""
    match = nine("hands: 3, 0, 2; Ann: 2S 3S KD; Ben: -; Cy: ? ?; played: 4C 5C", manual_draw=True)
    view = match.view(0)
    for deal in islice(rounds.deals(view, Stream("test")), 20):
        assert [len(hand) for hand in deal.hands] == [3, 0, 2]
        assert len(deal.stock) == view.draw_count
        every = sorted([*deal.hands[1], *deal.hands[2], *deal.stock])
        assert every == sorted(rounds.numbers(Counter(view.unseen).elements()))


def test_the_guesser_answers_alike_wherever_it_sees_alike() -> None:
    """BR-014: a computer opponent that reads the true state."""
    match = nine("total: 80; Ann: AS 7H KD; Ben: ? ? ?; Cy: ? ? ?")
    said = guesser.choose(match.view(0))
    for number in range(3):
        assert guesser.choose(hidden_elsewhere(match, number, seat=0).view(0)) == said
