"""Views: all that a seat may see, and nothing else."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from typing import Any

import pytest

from kit.table import at, at_random, hidden_elsewhere, play
from playnine_widget.match.match import Match


def test_two_matches_that_look_alike_give_equal_views_and_options() -> None:
    for seed in range(6):
        match = Match(players=3, seed=seed, holes=2)
        for number, _ in enumerate(play(match, at_random(seed), most=150)):
            if number % 10 or match.over:
                continue
            twin = hidden_elsewhere(match, number)
            assert twin.steps[-1].state != match.steps[-1].state
            for seat in (None, 0, 1, 2):
                one, other = match.view(seat), twin.view(seat)
                assert one._replace(last=None, scorecard=()) == other._replace(last=None, scorecard=())
                assert str(one) == str(other)


def test_the_unseen_cards_are_all_cards_less_those_that_lie_open() -> None:
    match = Match(players=4, seed=3)
    for _ in play(match, at_random(3), most=200):
        view = match.view()
        up = [card for layout in view.layouts for card in layout.values() if card is not None]
        open_cards = Counter([*up, *view.discard, *filter(None, [view.hand])])
        assert Counter(view.unseen) + open_cards == Counter(match.variant.cards(4))
        facedown = sum(len(layout.facedown) for layout in view.layouts)
        assert sum(view.unseen.values()) == facedown + view.draw_count


def test_a_card_of_which_all_lie_open_is_unseen_no_times() -> None:
    """A bot asks for any card; late in a hole all eight of one may lie open."""
    view = at("Ann: 7 7 7 7 / 7 7 ? 1; Ben: 7 7 ? ? / ? ? ? 1").view(0)
    assert (view.unseen["7"], view.unseen["1"], view.unseen["-5"]) == (0, 6, 4)
    assert "7" not in view.unseen
    assert sum(view.unseen.values()) == sum(len(layout.facedown) for layout in view.layouts) + view.draw_count


def test_the_seat_to_act_has_options_and_so_has_the_public_view() -> None:
    match = at("Ann: 5 9 ? 12 / 5 9 ? 0")
    assert match.view(0).options == match.view().options == ("draw", "take")
    assert match.view(1).options == ()


def test_layouts_are_mappings_with_rows_and_columns() -> None:
    layout = at("Ann: 5 9 ? 12 / 5 9 (3) 0").view().layouts[0]
    assert list(layout) == ["A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2"]
    assert layout.rows == (("5", "9", None, "12"), ("5", "9", None, "0"))
    assert layout.columns == (("5", "5"), ("9", "9"), (None, None), ("12", "0"))
    assert layout.facedown == ("C1", "C2")


def test_what_just_happened_is_told_in_public_facts() -> None:
    match = at("Ann: 5 9 (4) 12 / 5 9 (3) 0; Ben: ? ? 3 8 / ? (6) 3 1; discard: 9; draw: 7 2")
    match.act("draw")
    assert match.view().last[:6] == ("draw", 0, None, "7", None, "draw")
    match.act("swap C2")
    assert match.view().last[:7] == ("swap", 0, "C2", "7", "3", "draw", True)
    match.act("draw", "flip B2")
    assert match.view().last[:7] == ("turn", 1, "B2", "2", "6", "draw", True)
    match.act("take", "swap D1")
    assert match.view().last[:7] == ("swap", 0, "D1", "2", "12", "take", False)


@pytest.mark.parametrize("seat", [None, 0])
def test_nothing_that_is_handed_out_can_be_changed(seat: int | None) -> None:
    view: Any = Match(seed=1).view(seat)
    for vandal in (
        lambda: setattr(view, "hole", 5),
        lambda: setattr(view.layouts[0], "cards", ()),
        lambda: view.unseen.update({}),
        lambda: view.layouts[0].update({}),
        lambda: setattr(view.variant, "holes", 5),
        lambda: view.variant.decks.update({}),
        lambda: view.variant.worth.update({}),
        lambda: view.layouts[0].grid.at.update({}),
    ):
        with pytest.raises(AttributeError):
            vandal()
    with pytest.raises(TypeError):
        view.layouts[0]["A1"] = "5"


def test_views_are_copied_and_pickled_to_equal_views() -> None:
    view = Match(seed=1).view(0)
    assert pickle.loads(pickle.dumps(view)) == copy.deepcopy(view) == view
    assert len({view, copy.deepcopy(view)}) == 1
