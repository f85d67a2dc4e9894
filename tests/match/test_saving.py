"""Files: written whole or not at all, read with the spot named, and the bots sit down again."""

from __future__ import annotations

import json
import os
from traceback import TracebackException
from typing import TYPE_CHECKING

import pytest

from playnine_widget.engine.errors import BadRecord
from playnine_widget.match import saving
from playnine_widget.match.match import Match

if TYPE_CHECKING:
    from pathlib import Path


def test_a_saved_match_resumes_where_it_stood_with_its_bots(tmp_path: Path) -> None:
    match = Match(players=["Ann", "bot:novice", lambda view: view.options[0]], seed=9)
    match.act("flip A1", "flip B1")
    match.save(tmp_path / "match.json")
    again = Match.resume(tmp_path / "match.json")
    assert again.steps == match.steps
    assert [seat.kind for seat in again.seats] == ["person", "bot", "person"]
    assert again.record() == match.record()


def test_a_file_that_breaks_off_or_is_altered_is_refused_with_the_spot_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    Match(seed=9).save(file)
    whole = file.read_text()
    for text, says in (
        (whole[:200], r"match\.json is damaged at line 1, column \d+"),
        (whole.replace('"kind":"deal"', '"kind":"dael"'), r"dael"),
        (whole.replace('"version":1', '"version":7'), r"7"),
        ("[]", r"list"),
    ):
        file.write_text(text)
        with pytest.raises(BadRecord, match=says):
            Match.resume(file)
        assert file.read_text() == text
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(BadRecord, match="byte 0"):
        Match.resume(file)


def test_when_writing_fails_the_old_file_stays_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, match = tmp_path / "match.json", Match(seed=7_919_131_719)
    match.save(file)
    before = hash(file.read_text())

    def full(_file: int) -> None:
        raise OSError(28, "no space left")

    monkeypatch.setattr(os, "fsync", full)
    match.act("flip A1")
    with pytest.raises(OSError, match="no space") as refused:
        match.save(file)
    told = "".join(TracebackException.from_exception(refused.value, capture_locals=True).format())
    assert str(match.seed) not in told  # a verbose traceback prints what every function held
    assert "deck" not in told
    assert hash(file.read_text()) == before
    assert list(tmp_path.iterdir()) == [file]


def test_autosave_follows_every_change_until_it_is_stopped(tmp_path: Path) -> None:
    file, match = tmp_path / "match.json", Match(seed=9)
    stop = match.autosave(file)
    match.act("flip A1")
    match.comment("bold")
    assert Match.resume(file).rows() == match.rows()
    match.undo()
    assert Match.resume(file).rows() == []
    stop()
    match.act("flip B1")
    assert json.loads(file.read_text())["events"][-1]["kind"] == "deal"


def test_next_to_the_notebook_is_the_folder_of_the_kernel_and_no_file_is_taken_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("JPY_SESSION_NAME", "/somewhere/golf.ipynb")
    first = saving.beside_the_notebook()
    first.touch()
    assert (first.name, saving.beside_the_notebook().name) == ("golf.playnine.json", "golf-2.playnine.json")
    monkeypatch.delenv("JPY_SESSION_NAME")
    assert saving.beside_the_notebook() == tmp_path / "match.playnine.json"
