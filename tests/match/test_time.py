"""Undo, redo, goto, practice and fair matches."""

from __future__ import annotations

import pytest

import playnine_widget as p9
from kit.table import at, at_random, kinds, play
from playnine_widget.match.match import Match

TEED = "Ann: 5 9 (4) 12 / 5 9 (3) 0; Ben: ? ? 3 8 / ? ? 3 1; discard: 4; draw: 7 2"


def test_undo_takes_back_a_decision_and_redo_does_it_again_with_the_same_cards() -> None:
    match = Match(players=3, seed=5)
    for _ in play(match, at_random(5), most=400):
        pass
    steps = match.steps
    for _ in range(60):
        match.undo()
    assert match.steps == steps[: len(match.steps)]
    while match.can_redo:
        match.redo()
    assert match.steps == steps


def test_undone_acts_leave_the_record_and_another_act_forgets_them() -> None:
    match = at(TEED)
    match.act("draw", "swap C1")
    match.undo()
    assert [event["kind"] for event in match.record()["events"]] == ["set", "act"]
    match.act("flip C2")
    assert not match.can_redo
    with pytest.raises(p9.IllegalAction, match="nothing to do again"):
        match.redo()


def test_undo_across_the_end_of_a_hole_takes_the_score_and_the_deal_back_too() -> None:
    match = at("Ann: ? 9 8 12 / 5 9 7 0; Ben: 1 2 3 8 / 2 ? 3 1")
    match.act("draw", "flip A1", "draw", "skip")
    assert match.view().hole == 2
    match.undo()
    assert (match.view().hole, match.view().phase, match.scorecard) == (1, "last shot", ())


def test_undo_of_a_draw_takes_its_refill_back() -> None:
    match = at("Ann: 5 9 ? 1 / 5 9 ? 0; Ben: ? ? 3 8 / ? ? 3 1; discard: 4 12 12; draw: 7")
    while "shuffle" not in kinds(match):
        match.act("draw", "swap A1" if match.to_act == 0 else "swap D1")
        if match.view().draw_count == 0:
            match.act("draw")
    pile = [step.event["pile"] for step in match.steps if step.event["kind"] == "shuffle"]
    match.undo()
    assert "shuffle" not in kinds(match)
    match.act("draw")
    assert [step.event["pile"] for step in match.steps if step.event["kind"] == "shuffle"] == pile


def test_goto_goes_to_the_moment_after_so_many_decisions() -> None:
    match = at(TEED)
    match.act("draw", "swap C1", "draw", "flip A1")
    match.goto(1)
    assert match.view().hand == "7"
    match.goto(4)
    assert match.view().last.kind == "turn"
    match.goto(0)
    assert kinds(match) == ["set"]
    for nowhere in (-1, 5, 1.5, "2", None):
        with pytest.raises(p9.IllegalAction, match="0 to 4"):
            match.goto(nowhere)  # type: ignore[arg-type]


def test_the_revision_grows_with_every_change_and_never_comes_twice() -> None:
    match, seen = at(TEED), set()
    match.watch(lambda change: seen.add(change.revision))
    match.act("draw")
    match.undo()
    match.act("draw")
    match.undo()
    match.redo()
    match.goto(0)
    assert seen == {2, 3, 4, 5, 6, 7}
    assert match.revision == 7
    again = Match.from_record(match.record())
    assert again.revision == len(again.steps)


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    with pytest.raises(p9.IllegalAction, match="nothing to take back"):
        Match(seed=1).undo()


def test_br_013_an_undo_across_a_reveal_marks_the_match_practice() -> None:
    """BR-013: a card that was drawn and seen goes back, and the player knows what comes next."""
    match = at(TEED)
    match.act("take")
    match.undo()
    assert not match.view().practice
    match.act("draw")
    seen = match.view().hand
    match.undo()
    assert match.practice
    assert match.view(0).practice
    assert match.record()["practice"] is True
    assert Match.from_record(match.record()).practice
    match.act("draw")
    assert match.view().hand == seen
    assert match.practice


@pytest.mark.parametrize("actions", [("draw",), ("take", "swap C1"), ("take", "swap A1", "take")])
def test_br_013_in_a_fair_match_no_undo_crosses_a_reveal_or_another_seat(actions: tuple[str, ...]) -> None:
    """BR-013."""
    match = at(TEED, fair=True)
    match.act(*actions)
    with pytest.raises(p9.IllegalAction, match="This match is fair"):
        match.goto(0)
    assert len(match.steps) == 1 + len(actions)
    assert not match.practice


def test_in_a_fair_match_a_slip_that_showed_nothing_may_be_taken_back() -> None:
    match = at(TEED, fair=True)
    match.act("take", "swap A1")
    match.undo()
    match.undo()
    assert (kinds(match), match.practice) == (["set"], False)
    assert Match.from_record(match.record()).fair
