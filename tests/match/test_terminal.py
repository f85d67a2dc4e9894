"""A match in a terminal, played through its standard input."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

from playnine_widget.match.match import Match
from playnine_widget.match.terminal import main

if TYPE_CHECKING:
    from pathlib import Path


def typed(*lines: str, words: tuple[str, ...] = ("Ann", "bot:novice", "--seed", "9")) -> list[str]:
    told: list[str] = []
    assert main(words, lines, told.append) == 0
    return "\n".join(told).splitlines()


def test_a_whole_match_is_played_through_standard_input() -> None:
    lines = "".join(f"{line}\n" for line in ["flip A1", "flip B1", *["draw", "swap A1", "swap C1", "swap D1"] * 400])
    words = [sys.executable, "-m", "playnine_widget", "Ann", "bot:novice", "--seed", "9"]
    done = subprocess.run(words, input=lines, capture_output=True, text=True, encoding="utf-8", check=True, timeout=120)
    assert "Hole 1 of 9" in done.stdout
    assert done.stdout.endswith("Goodbye.\n")
    assert done.stderr == ""


def test_it_shows_the_board_asks_and_tells_what_others_did() -> None:
    told = typed("flip A1", "flip B1")
    assert "> flip A1, flip B1, flip C1, flip D1, flip A2, flip B2, flip C2, flip D2" in told
    assert any(line.startswith("Ann turned A1 up") for line in told)
    assert sum(line.startswith("Novice turned") for line in told) == 2
    assert "> draw, take" in told


def test_a_slip_is_told_and_nothing_is_lost() -> None:
    told = typed("fly", "", "flip A1", "flip A1")
    assert any("“fly” is no action" in line for line in told)
    assert any("flip A1" in line and "Allowed" in line for line in told)


def test_undo_goes_back_to_the_persons_own_decision() -> None:
    told = typed("flip A1", "flip B1", "undo", "flip C1", "undo 2", "redo")
    boards = [line for line in told if line.startswith("Ann: ")]
    assert len(boards) == 7
    assert boards[3] == boards[6] == boards[1]
    assert boards[5] == boards[0]
    assert "There is nothing of yours to undo." in " ".join(typed("undo", words=("bot:novice", "Ann")))


def test_a_saved_match_is_resumed(tmp_path: Path) -> None:
    file = str(tmp_path / "match.json")
    told = typed("flip A1", f"save {file}", "quit", "flip B1")
    assert any(line.startswith("Saved in ") for line in told)
    assert len(Match.resume(file).rows()) == 1
    assert "> draw, take" in typed("flip B1", words=("--resume", file))


def test_a_match_that_cannot_begin_says_why() -> None:
    told: list[str] = []
    assert main(["--game", "play ten"], [], told.append) == 2
    assert "play nine" in told[0]
    assert main(["--resume", "/nowhere/at/all"], [], told.append) == 2


def test_it_speaks_french_and_shows_transcript_and_help() -> None:
    told = typed("help", "transcript", "view", "quit", words=("Ann", "Ben", "--seed", "9", "--lang", "fr"))
    assert any("Retournez" in line for line in told)
    assert "players: Ann, Ben" in told
    assert told[-1] == "Au revoir."


def test_a_match_that_is_over_names_the_winner() -> None:
    words = ("bot:novice", "bot:novice", "--seed", "9")
    assert typed(words=words)[-2].startswith("The match is over; winner: Novice")


def test_nonsense_ends_no_match() -> None:
    told = typed("undo " + "9" * 5000, "undo x", "save ~nobody-of-that-name/x", "save a\0b", "flip A1", "quit")
    assert sum("names no file" in line for line in told) == 2
    assert told[-1] == "Goodbye."


def test_control_c_says_goodbye() -> None:
    words = [sys.executable, "-m", "playnine_widget", "--seed", "9"]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        while not process.stdout.readline().startswith(b"> "):
            pass
        process.send_signal(signal.SIGINT)
        out, trouble = process.communicate(timeout=20)
    assert (process.returncode, trouble, out.splitlines()[-1]) == (0, b"", b"Goodbye.")


def test_what_the_terminal_cannot_write_or_read_is_written_out() -> None:
    words = [sys.executable, "-m", "playnine_widget", "--seed", "9", "Ann", "\u674e"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "1"}
    done = subprocess.run(
        words, input=b"flip \xff\nquit\n", capture_output=True, env=environment, check=True, timeout=60
    )
    assert b"\\u674e" in done.stdout
    assert b"is no action" in done.stdout
    assert done.stderr == b""


def test_a_reader_that_has_heard_enough_ends_the_match_quietly() -> None:
    words = [sys.executable, "-m", "playnine_widget", "Ann", "Ben", "--seed", "9"]
    pipe = subprocess.PIPE
    with subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write(b"view\n" * 10_000)
        process.stdin.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0
