"""Any number of undos, branches that go their own way, and comments that stay."""

from __future__ import annotations

import pytest

from kit.table import at, at_random, cards, deck, play
from playnine_widget.engine.errors import BadSetting, IllegalAction
from playnine_widget.match.match import Match

POSITION = "Ann: 5 9 ? 12 / 5 9 ? 0; Ben: ? ? 3 8 / ? ? 3 1; discard: 9 4; draw: 7 3 2"


def some(seed: int, most: int, players: int = 3) -> Match:
    match = Match(players=players, seed=seed, holes=2)
    for number, _ in enumerate(play(match, at_random(seed)), 1):
        if number == most:
            break
    return match


def test_any_number_of_decisions_is_taken_back_and_done_again() -> None:
    match = some(1, 40)
    steps = match.steps
    match.undo(25)
    assert len(match.rows()) == 15
    match.redo(20)
    match.redo(5)
    assert match.steps == steps
    match.undo(40)
    assert [step.event["kind"] for step in match.steps][-1] == "deal"


@pytest.mark.parametrize("n", [0, -1, 4, 1.5, "2", None])
def test_more_than_there_are_or_no_number_is_refused_and_changes_nothing(n: object) -> None:
    match = some(1, 3)
    revision = match.revision
    with pytest.raises(IllegalAction, match="1 to 3"):
        match.undo(n)  # type: ignore[arg-type]
    match.undo(3)
    with pytest.raises(IllegalAction, match="1 to 3"):
        match.redo(n)  # type: ignore[arg-type]
    assert match.revision == revision + 1


def test_a_fair_match_takes_back_all_or_none() -> None:
    match = at(POSITION, fair=True)
    match.act("take", "swap C1")
    match.act("draw")
    with pytest.raises(IllegalAction, match="fair"):
        match.undo(3)
    assert match.view().hand == "7"


def test_a_branch_shares_the_past_and_nothing_else() -> None:
    match = some(2, 20)
    branch = match.branch()
    assert (branch.steps, branch.seats, branch.players) == (match.steps, match.seats, match.players)
    before, revision = str(match), match.revision
    branch.act(branch.options[0])
    branch.undo(10)
    assert (str(match), match.revision) == (before, revision)
    match.act(match.options[-1])
    assert len(branch.rows()) == 11


def test_the_same_cards_come_in_a_branch_also_in_the_holes_to_come() -> None:
    match = some(3, 20)
    branch = match.branch()
    for _, action in play(match, at_random(3)):
        branch.act(action)
    assert [step.state for step in branch.steps] == [step.state for step in match.steps]


@pytest.mark.parametrize("most", [0, 1, 7, 30, 60, 75])
def test_with_other_cards_everybody_has_seen_the_same_and_the_rest_is_shuffled(most: int) -> None:
    match = some(4, most) if most else Match(players=3, seed=4)
    branch = match.branch(same_cards=False, seed=5)
    for step in range(len(match.steps)):
        for seat in (None, 0, 1, 2):
            assert branch.view_at(step, seat) == match.view_at(step, seat)
    assert branch.steps[-1].state != match.steps[-1].state
    assert cards(branch) == deck(branch)
    assert Match.from_record(branch.record()).steps == branch.steps
    assert match.branch(same_cards=False, seed=5).steps[-1].state == branch.steps[-1].state


def test_with_other_cards_a_known_next_card_is_known_no_more() -> None:
    drawn = set()
    for seed in range(12):
        branch = at(POSITION).branch(same_cards=False, seed=seed)
        branch.act("draw")
        drawn.add(branch.view().hand)
    assert len(drawn) > 3


def test_a_branch_of_a_match_that_is_over_is_the_same_match() -> None:
    match = some(5, 10_000)
    assert match.over
    assert match.branch(same_cards=False, seed=1).steps == match.steps
    with pytest.raises(BadSetting):
        match.branch(same_cards=False, seed=-1)


def test_a_comment_stays_with_its_decision() -> None:
    match = some(6, 5)
    match.comment("opening", 1)
    match.comment("latest")
    assert [row["comment"] for row in match.rows()] == ["opening", "", "", "", "latest"]
    match.undo(2)
    match.redo(2)
    assert match.rows()[4]["comment"] == "latest"
    assert Match.from_record(match.record()).rows() == match.rows()
    match.comment("", 1)
    assert "comment" not in match.record()["events"][-5]
    with pytest.raises(IllegalAction, match="1 to 5"):
        match.comment("beyond", 6)
    with pytest.raises(IllegalAction, match="no decision yet"):
        Match(seed=1).comment("too early")


def test_fair_is_yes_or_no() -> None:
    with pytest.raises(BadSetting, match="True or False, not no"):
        Match(fair="no")  # type: ignore[arg-type]
    with pytest.raises(BadSetting, match="True or False"):
        Match.from_position(POSITION, fair=1)  # type: ignore[arg-type]
