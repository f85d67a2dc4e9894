"""A match of 99 through every public door that a match of golf goes through."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from IPython.core.error import UsageError

import playnine_widget as p9
from playnine_widget.match.terminal import main
from playnine_widget.widget.magic import playnine

if TYPE_CHECKING:
    from pathlib import Path

CELL = "game: ninety nine; total: 88; Ann: AS 7H 10D; Ben: ? ? ?; played: 4C\n---\n"


def played(seed: int = 3, decisions: int = 30) -> p9.Match:
    """A match of three, somewhere in its rounds."""
    match = p9.Match("ninety nine", ["Ann", "bot:novice", "bot:guesser"], seed=seed)
    for _ in range(decisions):
        match.act(match.options[-1])
    return match


def test_it_replays_from_its_record_its_transcript_and_its_shared_text() -> None:
    match = played()
    assert p9.Match.from_record(match.record()).steps == match.steps
    assert p9.Match.from_transcript(match.transcript(hidden=True)).record() == match.record()
    assert p9.Match.from_share(p9.share(match)).steps[-1].state == match.steps[-1].state
    assert len(p9.verify(match.record())) == match.view().round


def test_a_transcript_of_a_running_round_deals_hands_in_which_all_that_was_played_was() -> None:
    for seed in range(4):
        match = played(seed)
        again = p9.Match.from_transcript(match.transcript(), seed=5)
        assert again.transcript() == match.transcript()
        assert [again.view_at(at) for at in range(len(again.steps))] == [
            match.view_at(at) for at in range(len(match.steps))
        ]


def test_a_transcript_after_a_refill_deals_no_card_again_that_has_been_played_before() -> None:
    held = {"4S", "9H", "KD", "4H", "9S", "KC", "2S"}
    gone = " ".join(card for card in p9.variant("ninety nine").deck if card not in held)
    match = p9.Match.from_position(f"game: ninety nine; Ann: KD 9H 4S; Ben: KC 9S 4H; played: {gone}; draw: 2S", seed=4)
    for _ in range(8):
        view = match.view(match.to_act)
        newest = view.hand[-1]  # a card of the refill, as soon as one was drawn
        match.act(next((option for option in view.options if newest in option), view.options[-1]))
    assert any(step.event["kind"] == "shuffle" for step in match.steps)
    for seed in range(5):
        assert str(p9.Match.from_transcript(match.transcript(), seed=seed)) == str(match)


def test_time_goes_back_and_forth_and_aside() -> None:
    match = played()
    seen = [match.position(seat) for seat in range(3)]
    match.undo(5)
    assert match.practice
    match.redo(5)
    assert [match.position(seat) for seat in range(3)] == seen
    branch = match.branch(same_cards=False, seed=9)
    assert [branch.position(seat) for seat in range(3)] == seen
    fair = p9.Match("ninety nine", 2, seed=1, fair=True)
    fair.act(fair.options[0])
    with pytest.raises(p9.IllegalAction):
        fair.undo()


def test_it_is_saved_and_resumed_with_its_bots(tmp_path: Path) -> None:
    match = played()
    match.save(tmp_path / "match.playnine.json")
    again = p9.Match.resume(tmp_path / "match.playnine.json")
    assert [seat.label for seat in again.seats] == ["", "novice", "guesser"]
    again.play_bots()


def test_rows_say_rounds_and_tokens() -> None:
    match = played(decisions=60)
    assert match.rows()[0]["action"].startswith("play ")
    first = match.rows("holes")[:3]
    assert sorted(row["result"] for row in first) == [2, 3, 3]
    assert match.rows("match")[0]["total"] == match.view().tokens[0]


def test_the_cell_magic_draws_and_plays_a_position_and_points_at_a_wrong_word() -> None:
    match: Any = playnine("", f"{CELL}play as as 11")
    assert match.view().total == 99
    with pytest.raises(UsageError, match=r"(?s)cannot play 9C now.*\^\^"):
        playnine("", f"{CELL}play 9C")
    with pytest.raises(UsageError, match=r"(?s)7X.*\^\^"):
        playnine("", CELL.partition("\n")[0].replace("7H", "7X"))


def test_it_is_played_to_its_end_in_a_terminal() -> None:
    told: list[str] = []
    match = p9.Match("ninety nine", ["Ann", "bot:novice"], seed=3)
    lines = []
    while not match.over:
        match.play_bots()
        if not match.over:
            lines.append(match.options[0])
            match.act(match.options[0])
    assert main(["--game", "ninety nine", "--seed", "3", "Ann", "bot:novice"], lines, told.append) == 0
    assert any("wins" in line for line in told)


def test_a_bot_sits_down_only_where_it_can_play() -> None:
    with pytest.raises(p9.BadSetting, match=r"guesser.*does not play.*novice"):
        p9.Match(players=["Ann", "bot:guesser"])
    golf = p9.Match(players=["Ann", "Ben"])
    with pytest.raises(p9.BadSetting, match="guesser"):
        golf.sit(1, "bot:guesser")
    assert "guesser" not in p9.bots("play nine")
    assert list(p9.bots("ninety nine")) == ["random", "novice", "guesser"]


def test_what_has_no_layouts_is_not_scored() -> None:
    with pytest.raises(p9.UnknownName, match="ninety nine"):
        p9.score("AS KD", "ninety nine")


def test_the_table_opens_with_it_by_name_against_the_novice() -> None:
    table = p9.CardTable("ninety nine", seed=3)
    assert table.match.players == ("Player", "Novice")
    assert table.match.to_act == 0
    table.act(table.match.options[0])
    table.close()
