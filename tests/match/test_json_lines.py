"""A match played by a program that speaks JSON, line by line."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

from playnine_widget.match.json_lines import talk
from playnine_widget.match.match import Match
from playnine_widget.match.terminal import main


def spoken(*lines: object, words: tuple[str, ...] = ("--json", "--seed", "9", "Ann", "Ben")) -> list[dict[str, Any]]:
    told: list[str] = []
    assert main(words, [line if isinstance(line, str) else json.dumps(line) for line in lines], told.append) == 0
    return [json.loads(line) for line in told]


def test_a_whole_hole_is_played_by_another_program() -> None:
    words = [sys.executable, "-m", "playnine_widget", "--json", "--seed", "3", "Ann", "bot:novice"]
    pipe = subprocess.PIPE
    with subprocess.Popen(words, stdin=pipe, stdout=pipe, text=True, encoding="utf-8") as process:
        assert process.stdin
        assert process.stdout
        answer = json.loads(process.stdout.readline())
        while "Hole 2" not in answer["position"] and "hole: 2" not in answer["position"]:
            assert answer["player"] == "Ann"
            process.stdin.write(json.dumps(answer["options"][-1]) + "\n")
            process.stdin.flush()
            answer = json.loads(process.stdout.readline())
        process.stdin.close()
    assert process.returncode == 0
    assert any(answer["totals"])


def test_every_line_is_answered_and_a_mistake_changes_nothing() -> None:
    first, acted, back, *wrong, last = spoken(
        ["flip A1", "flip B1"],
        {"undo": 2},
        "nonsense",
        "[" * 5000,
        {"act": 3},
        {"act": [3]},
        {"undo": "x"},
        {"a": 1},
        [],
    )
    assert (first["player"], acted["player"], back["player"]) == ("Ann", "Ben", "Ann")
    assert acted["said"] == ["Ann turned A1 up: 9.", "Ann turned B1 up: 5."]
    assert [sorted(answer) for answer in wrong] == [["error", "text"]] * 6
    assert (last["position"], last["revision"]) == (back["position"], back["revision"])


def test_a_record_is_given_when_it_is_asked_for() -> None:
    *_, answer = spoken(["flip A1"], {"record": True})
    assert Match.from_record(answer["record"]).rows()[0]["action"] == "flip A1"


def test_nothing_facedown_is_told() -> None:
    """Two matches that look alike to everybody give the same answers, whatever lies facedown."""
    told = [spoken([], words=("--json", "--seed", seed, "Ann", "Ben")) for seed in ("9", "9")]
    assert told[0] == told[1]
    assert not {"seed", "deck", "events"} & told[0][0].keys()


def test_what_a_bot_holds_is_told_neither_when_one_goes_back_to_its_turn_nor_in_a_refusal() -> None:
    match = Match.from_position("game: ninety nine; total: 60; Ann: 7H 8C KD; Ben: 2S 9C QH", seed=5)
    match.sit(1, "bot:novice")
    told: list[str] = []
    lines = [{"act": ["play 7H", "foo"]}, ["play 7H"], {"undo": 1}, ["play 3D"], {"goto": 0}]
    talk(match, "en", map(json.dumps, lines), told.append)
    assert not [line for line in told if "2S" in line or "9C" in line]
    assert (json.loads(told[3])["to_act"], json.loads(told[3])["options"]) == (1, [])
    assert json.loads(told[-1])["options"] == ["play 7H", "play 8C", "play KD"]
