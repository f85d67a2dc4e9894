"""A match: acting, seats, listeners, what it hands out."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import playnine_widget as p9
from kit.table import at, at_random, play
from playnine_widget.engine.dealer import Happened
from playnine_widget.match.match import Match

TEED = "Ann: 5 9 ? 12 / 5 9 ? 0; Ben: ? ? 3 8 / ? ? 3 1; discard: 4; draw: 7 2"


def test_a_new_match_has_cut_and_dealt() -> None:
    match = Match(players=["Ann", "Ben"], seed=9)
    kinds = [step.event["kind"] for step in match.steps]
    assert kinds[-1] == "deal"
    assert set(kinds[:-1]) == {"cut"}
    assert (match.view().hole, match.view().phase, match.over) == (1, "tee off", False)


def test_players_are_a_number_or_a_list() -> None:
    assert Match(players=3).players == ("Player 1", "Player 2", "Player 3")
    match = Match(players=["Ann", "bot:novice", "BOT:Novice", lambda view: view.options[0], "Novice 3"])
    assert match.players == ("Ann", "Novice", "Novice 2", "Lambda", "Novice 3")
    assert [seat.kind for seat in match.seats] == ["person", "bot", "bot", "function", "person"]
    assert [seat.label for seat in match.seats] == ["", "novice", "novice", "lambda", ""]


@pytest.mark.parametrize(
    "players", [["Ann", "Ann"], ["Ann", ""], ["Ann", " "], "Ann, Ben", 1, 7, 2.0, True, None, ["Ann", 3], ["Ann"], {}]
)
def test_players_that_cannot_be_are_refused(players: Any) -> None:
    with pytest.raises(p9.BadSetting):
        Match(players=players)


@pytest.mark.parametrize("seed", [-1, 2**53, 1.0, "9", True])
def test_a_seed_is_a_whole_number_below_two_to_the_53(seed: Any) -> None:
    with pytest.raises(p9.BadSetting, match="seed"):
        Match(seed=seed)


def test_without_a_seed_one_is_drawn() -> None:
    seeds = {Match().seed for _ in range(3)}
    assert len(seeds) == 3
    assert all(0 <= seed < 2**53 for seed in seeds)


def test_act_does_all_or_none() -> None:
    match = at(TEED)
    before = match.record()
    with pytest.raises(p9.IllegalAction):
        match.act("draw", "swap C1", "draw", "swap Z9")
    assert match.record() == before
    match.act("draw", "swap C1", "draw", "swap A1")
    assert match.to_act == 0


def test_it_is_somebody_elses_turn() -> None:
    match = at(TEED)
    with pytest.raises(p9.NotYourTurn, match="It is Ann’s turn; Ben has to wait"):
        match.act("draw", seat=1)
    with pytest.raises(p9.NotYourTurn, match="It is Ben’s turn; Ann has to wait"):
        match.act("draw", "swap C1", "draw", seat=0)
    match.act("draw", "swap C1", seat=0)
    assert match.to_act == 1


def test_what_was_chosen_from_an_older_picture_is_refused() -> None:
    match = at(TEED)
    seen = match.revision
    match.act("draw", revision=seen)
    with pytest.raises(p9.StaleRevision):
        match.act("swap A1", revision=seen)
    assert match.view().hand == "7"


def test_actions_are_read_in_any_case_and_spacing() -> None:
    match = at(TEED)
    match.act(" DRAW ", "Swap  c1")
    assert match.steps[-1].event["action"] == "swap C1"


@pytest.mark.parametrize("action", [None, 3, "", "swap", ("draw",), b"draw", "draw\n; swap A1"])
def test_what_is_no_action_is_refused(action: Any) -> None:
    with pytest.raises(p9.IllegalAction, match="did you mean"):
        at(TEED).act(action)


def test_when_over_nobody_acts_and_the_winners_are_named() -> None:
    match = at("Ann: 1 2 3 4 / 1 2 3 5; Ben: 5 6 7 8 / 5 6 7 8; to act: nobody")
    assert (match.to_act, match.options, match.over, match.winners) == (None, (), True, (1,))
    with pytest.raises(p9.IllegalAction, match="Ben has won"):
        match.act("draw")


@pytest.mark.parametrize("seat", [-1, 2, 1.0, "0", True])
def test_a_seat_that_there_is_not_is_refused(seat: Any) -> None:
    match = at(TEED)
    for door in (match.view, match.sit, lambda seat: match.act("draw", seat=seat)):
        with pytest.raises(p9.BadSetting):
            door(seat)


def test_bots_play_until_a_person_is_to_act() -> None:
    match = Match(players=["Ann", "bot:novice", "bot:random"], seed=3)
    match.play_bots()
    assert match.to_act == 0
    match.play_bots()
    assert match.to_act == 0


def test_a_match_never_plays_a_bot_by_itself() -> None:
    match = Match(players=["bot:novice", "bot:novice"], seed=3)
    assert match.steps[-1].event["kind"] == "deal"
    match.play_bots(3)
    assert [step.event["kind"] for step in match.steps[-4:]] == ["deal", "act", "act", "act"]


def test_a_match_of_bots_alone_ends_its_holes_and_says_so_in_its_rules() -> None:
    assert Match(players=["bot:novice", "bot:random"]).variant.no_progress_rounds == 10
    assert Match(players=["Ann", "bot:random"]).variant.no_progress_rounds is None
    assert Match(players=["bot:novice", "bot:random"], no_progress_rounds=3).variant.no_progress_rounds == 3


def test_bots_that_never_get_on_do_not_hang_the_match() -> None:
    """Seated later than the match began, so that its rules set no end: `play_bots` comes back all the same."""

    def waits(view: Any) -> str:
        if view.hand is None:
            return str(view.options[0])
        return next(f"swap {place}" for place, card in view.layouts[view.seat].items() if card is not None)

    match = Match(players=["Ann", waits], seed=3)
    match.sit(0, waits)
    match.play_bots()
    assert not match.over


def test_a_function_is_asked_with_its_view() -> None:
    asked = []

    def first(view: Any) -> str:
        asked.append((view.seat, view.to_act))
        return str(view.options[0]).upper()

    match = Match(players=["Ann", first], seed=1)
    while match.to_act == 0:
        match.act(match.options[0])
    match.play_bots(2)
    assert asked == [(1, 1), (1, 1)]


@pytest.mark.parametrize("answer", ["pass", "swap A1", None, 7])
def test_a_bot_that_answers_nonsense_leaves_the_match_where_it_stands(answer: Any) -> None:
    match = Match(players=[lambda view: answer, "Ann"], seed=4)  # noqa: ARG005
    while match.to_act == 1:
        match.act(match.options[0])
    before = match.record()
    with pytest.raises(p9.BotFailed, match="which is no option"):
        match.play_bots()
    assert match.record() == before


def test_br_034_a_bot_that_raises_is_named_and_the_match_stays_usable() -> None:
    """BR-034: errors swallowed; here: the failing bot is named, and somebody else may play its turn."""
    match = Match(players=[lambda view: 1 / 0, "Ann"], seed=4)  # noqa: ARG005
    while match.to_act == 1:
        match.act(match.options[0])
    with pytest.raises(p9.BotFailed, match=r"Lambda .* ZeroDivisionError") as failed:
        match.play_bots()
    assert isinstance(failed.value.__cause__, ZeroDivisionError)
    match.sit(0, "bot:novice")
    assert match.players[0] == "Lambda"
    match.play_bots()
    assert match.to_act == 1


def test_br_016_nothing_that_was_handed_out_changes_or_changes_the_match() -> None:
    """BR-016: a snapshot kept by the user changes by itself when the match moves on."""
    match, twin = at(TEED), at(TEED)
    view, record, steps, options = match.view(0), match.record(), match.steps, match.options
    kept = copy.deepcopy((view, record, options))
    match.act("draw", "swap A1")
    twin.act("draw", "swap A1")
    assert (view, record, options) == kept
    assert match.steps[: len(steps)] == steps
    record["events"].clear()
    record["players"][0] = "Zed"
    match.record()["events"][0]["kind"] = "zap"
    with pytest.raises(TypeError):
        match.steps[0].event["kind"] = "zap"  # type: ignore[index]
    assert match.record()["events"] == twin.record()["events"]


def test_a_match_shows_itself_as_its_public_position() -> None:
    match = Match(players=["Ann", "<b>Ben</b>"], seed=2)
    assert str(match) == match.position()
    assert "(" not in str(match)
    assert repr(match) == f"<Match {'; '.join(str(match).splitlines())}>"
    assert match._repr_svg_().startswith("<svg")


def test_whole_matches_are_played_by_every_number_of_players() -> None:
    for players in range(2, 7):
        match = Match(players=players, seed=players)
        for _ in play(match, at_random(players)):
            pass
        assert (len(match.scorecard), match.over) == (9, True)


def test_br_011_no_repr_that_a_traceback_may_show_tells_a_hidden_card() -> None:
    """BR-011: `%xmode Verbose` prints what every function between the cell and the error held."""
    match = Match(players=["Ann", "Ben"], seed=8_276_120_936_513_377)
    match.act("flip A1")
    deal = next(step.event for step in match.steps if step.event["kind"] == "deal")
    state = match.steps[-1].state
    held = [match, match.now, match.steps, state, state.hole, vars(match), vars(match.now), Happened(dict(deal), state)]
    for text in map(repr, held):
        assert str(match.seed) not in text
        assert deal["salt"] not in text
        assert "', '".join(deal["deck"][-4:]) not in text
