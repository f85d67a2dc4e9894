"""A match outlives what is odd in it: every rule, text and key goes through transcripts, shares, files and records."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode
from typing import TYPE_CHECKING, Any

import pytest

from kit.table import at
from playnine_widget import share
from playnine_widget.engine.errors import BadRecord, BadSetting, IllegalAction
from playnine_widget.match.match import Match
from playnine_widget.match.sharing import MARK

if TYPE_CHECKING:
    from pathlib import Path

ODD_TEXTS = ("a\u2028b", "a\x85b", "a\vb", "a\fb", "a\x1cb", "a\r\nb", "}{,\\n", " outer ", "# no comment")


def commented(text: str) -> Match:
    match = Match(players=["Ann", "Ben"], seed=9)
    match.act("flip A1")
    match.comment(text)
    return match


@pytest.mark.parametrize("rules", [{"pairs": "none"}, {"final_turns": "none"}, {"lines": "none"}, {"values": {}}])
def test_a_rule_that_is_switched_off_stands_in_a_transcript(rules: dict[str, Any]) -> None:
    match = Match("nine card lines", seed=3, **rules)
    assert Match.from_transcript(match.transcript()).variant == match.variant
    assert Match.from_transcript(match.transcript(hidden=True)).record() == match.record()


@pytest.mark.parametrize("text", ODD_TEXTS, ids=ascii)
def test_a_comment_comes_back_whatever_line_breaks_it_has(text: str) -> None:
    match = commented(text)
    assert Match.from_transcript(match.transcript()).rows()[-1]["comment"] == text
    assert Match.from_share(share(match)).rows()[-1]["comment"] == text


@pytest.mark.parametrize("text", ODD_TEXTS, ids=ascii)
def test_a_name_comes_back_whatever_line_breaks_it_has(text: str) -> None:
    match = Match(players=[text, "Ben"], seed=9)
    match.act("flip A1")
    assert Match.from_transcript(match.transcript()).players == match.players
    begun = Match.from_position(str(match), seed=1)
    assert Match.from_transcript(begun.transcript(hidden=True)).record() == begun.record()


@pytest.mark.parametrize("kind", ["cut", "deal", "shuffle", "score"])
def test_what_no_rule_looks_at_stays_with_its_event_in_a_transcript(kind: str) -> None:
    match = Match("three card quick", players=6, seed=3, holes=1, no_progress_rounds=12)
    while not match.over:
        match.act("draw" if "draw" in match.options else "swap A1" if "swap A1" in match.options else match.options[0])
    record = match.record()
    next(event for event in record["events"] if event["kind"] == kind)["weather"] = "rain\u2028 later"
    read = Match.from_record(record)
    assert Match.from_transcript(read.transcript()).record() == read.record()


@pytest.mark.parametrize(
    ("after", "line"),
    [
        ("cut", 'more: {"kind": "act"}'),
        ("cut", "more: " + "[" * 100_000),
        ("cut", "salt: 00"),
        ("deal", 'more: {"deck": 5}'),
        ("deal", 'more: {"shown": 5}'),
    ],
)
def test_a_line_says_nothing_that_is_not_its_to_say(after: str, line: str) -> None:
    lines = Match(players=["Ann", "Ben"], seed=9).transcript().splitlines()
    spot = max(number for number, written in enumerate(lines) if written.startswith(f"{after}:"))
    with pytest.raises(BadRecord):
        Match.from_transcript("\n".join([*lines[: spot + 1], line, *lines[spot + 1 :]]))


@pytest.mark.parametrize("head", ["seed: " + "9" * 5000, 'extra: {"seed": 1}', "extra: " + "[" * 100_000])
def test_a_head_that_cannot_be_is_refused(head: str) -> None:
    with pytest.raises(BadRecord):
        Match.from_transcript(f"players: Ann, Ben\n{head}\n")


def test_a_transcript_with_one_player_is_a_bad_record() -> None:
    with pytest.raises(BadRecord, match="1 cannot play play nine"):
        Match.from_transcript("players: Ben\n")


def test_half_a_character_is_refused_where_it_comes_in() -> None:
    match = commented("")
    with pytest.raises(IllegalAction, match="half a character"):
        match.comment("\ud83d")
    with pytest.raises(BadRecord, match=r"at “note”: .* half a character"):
        Match.from_record({**match.record(), "note": "\ud83d"})
    with pytest.raises(BadRecord, match="half a character"):
        Match.from_record({**match.record(), "\ud83d": 1})


@pytest.mark.parametrize("content", ["[" * 100_000, '{"a":' * 50_000, "1" * 5000, '{"seed": ' + "1" * 5000 + "}"])
def test_a_file_too_deep_or_with_too_long_a_number_is_named(content: str, tmp_path: Path) -> None:
    file = tmp_path / "odd.json"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(BadRecord, match=r"odd\.json cannot be read"):
        Match.resume(file)
    assert file.read_text(encoding="utf-8") == content


@pytest.mark.parametrize("path", ["", ".", "/", "a\0b", "~nobody-of-that-name/x", "\ud83d", b"x", None, 5])
def test_what_names_no_file_is_refused(path: Any) -> None:
    match = commented("")
    for refused in (match.save, match.autosave, Match.resume):
        with pytest.raises(BadSetting, match="names no file"):
            refused(path)


def test_a_long_name_and_a_link_are_files_like_others(tmp_path: Path) -> None:
    match, long = commented(""), tmp_path / ("n" * 240 + ".json")
    match.save(long)
    link = tmp_path / "link.json"
    link.symlink_to(long)
    match.act("flip B1")
    match.save(link)
    assert link.is_symlink()
    assert Match.resume(long).rows() == match.rows()
    assert sorted(tmp_path.iterdir()) == [link, long]


@pytest.mark.parametrize("seats", [[None, None, "bot:novice"], 5, "bot:novice", {"0": "bot:novice"}])
def test_seats_that_a_file_cannot_have_are_a_bad_record(seats: Any, tmp_path: Path) -> None:
    file = tmp_path / "seats.json"
    file.write_text(json.dumps({**commented("").record(), "seats": seats}), encoding="utf-8")
    with pytest.raises(BadRecord, match="seats"):
        Match.resume(file)


@pytest.mark.parametrize("flags", [None, 5, [[1]], ["seed"], ["events"], {"fair": 1}, "[" * 100_000])
def test_no_shared_text_says_more_than_a_match(flags: Any) -> None:
    content = ["play nine", {}, ["Ann", "Ben"], 9, "0", {}, {}, flags]
    written = flags if isinstance(flags, str) else json.dumps(content)
    text = MARK + urlsafe_b64encode(zlib.compress(written.encode())).decode().rstrip("=")
    if flags in ([[1]], ["seed"], ["events"], {"fair": 1}):
        assert Match.from_share(text).seed == 9
    else:
        with pytest.raises(BadRecord, match="damaged"):
            Match.from_share(text)


def test_a_hidden_transcript_of_a_position_has_every_card() -> None:
    match = at("Ann: 5 9 ? 12 / 5 9 (3) 0; Ben: ? ? 3 8 / ? ? 3 1; discard: 9 4; draw: 7 3")
    assert Match.from_transcript(match.transcript(hidden=True)).record() == match.record()


@pytest.mark.parametrize("more", ['{"pile": 5}', '{"strokes": 5}', '{"cards": 5}'])
def test_a_key_that_another_kind_of_event_has_is_only_kept(more: str) -> None:
    match = Match(players=["Ann", "Ben"], seed=9)
    read = Match.from_transcript(f"{match.transcript(hidden=True)}more: {more}\n")
    assert Match.from_transcript(read.transcript(hidden=True)).record() == read.record()


def test_a_comment_of_an_action_is_a_text_that_can_be_kept_however_it_is_given(tmp_path: Path) -> None:
    match = Match(players=["Ann", "Ben"], seed=9)
    match.act("flip A1", comment=5)  # type: ignore[arg-type]
    with pytest.raises(IllegalAction, match="half a character"):
        match.act("flip B1", comment="\ud83d")
    match.save(tmp_path / "match.json")
    assert [row["comment"] for row in Match.resume(tmp_path / "match.json").rows()] == ["5"]


def test_a_record_whose_comment_is_no_text_is_refused_as_its_schema_has_it() -> None:
    record = commented("bold").record()
    record["events"][-1]["comment"] = ["bold"]
    with pytest.raises(BadRecord, match=r"event \d+.*“comment”"):
        Match.from_record(record)
