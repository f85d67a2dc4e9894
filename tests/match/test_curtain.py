"""99 in a terminal: between two people at one keyboard no hand is on the screen."""

from __future__ import annotations

import json
from io import StringIO
from typing import TYPE_CHECKING

import pytest

from playnine_widget.match.curtain import CLEAR, away
from playnine_widget.match.match import Match
from playnine_widget.match.terminal import Terminal, main

if TYPE_CHECKING:
    from pathlib import Path

ENTER = ""
HERE = "game: ninety nine; total: 60; Ann: 7H 8C KD; Ben: 2S 9C QH; draw: 3D 5S 6H"
ANN, BEN = ("7♥", "8♣", "K♦"), ("2♠", "9♣", "Q♥")
PASS_TO_ANN, PASS_TO_BEN = (f"Pass to {name}: press Enter to see the hand." for name in ("Ann", "Ben"))


def told(*lines: str, match: Match | None = None) -> list[str]:
    """What the screen shows from one time that it is emptied to the next."""
    written: list[str] = []
    Terminal(match or Match.from_position(HERE, seed=5), "en", written.append).play(lines)
    pages = [""]
    for text in written:
        if text and not text.strip("\n"):
            pages.append("")
        else:
            pages[-1] += f"{text}\n"
    return pages


def shows(page: str, hand: tuple[str, ...]) -> bool:
    """Whether a card of that hand is on a page; a played card may be named."""
    return any(card in line for card in hand for line in page.splitlines() if line.startswith(("Ann: ", "Ben: ", "> ")))


def test_nobody_sees_a_hand_before_its_player_has_pressed_enter() -> None:
    (page,) = told()
    assert PASS_TO_ANN in page
    assert not shows(page, ANN)
    assert not shows(page, BEN)
    assert "Ann: 3 cards" in page


def test_enter_opens_the_hand_and_a_play_takes_it_off_the_screen() -> None:
    (anns, bens) = told(ENTER, "play 7H", ENTER, "quit")
    assert shows(anns, ANN)
    assert not shows(anns, BEN)
    assert "> play 7H, play 8C, play KD" in anns
    assert "Ann plays 7♥: 67." in bens.partition(PASS_TO_BEN)[0]
    assert not shows(bens, ANN)
    assert shows(bens.partition(PASS_TO_BEN)[2], BEN)


def test_a_play_that_is_typed_before_the_hand_is_open_is_neither_done_nor_refused_with_the_options() -> None:
    match = Match.from_position(HERE, seed=5)
    (page,) = told("play 7H", "play 2S", "view", "help", "quit", match=match)
    assert match.view().played == ()
    assert not shows(page, ANN)
    assert page.count(PASS_TO_ANN) == 4


def test_who_takes_a_play_back_does_not_see_the_hand_of_who_made_it() -> None:
    (_, bens, back) = told(ENTER, "play 7H", ENTER, "undo", "quit")
    assert shows(bens, BEN)
    assert PASS_TO_ANN in back
    assert not shows(back, ANN)
    (_, covered) = told(ENTER, "play 7H", "undo", "quit")  # at Ben's curtain
    assert PASS_TO_ANN in covered
    assert not shows(covered, ANN)


def test_a_slip_of_who_has_opened_its_hand_leaves_it_open() -> None:
    (page,) = told(ENTER, "play 3D", "play 8C again", "quit")
    assert page.count("Allowed now") == 2
    assert page.count(PASS_TO_ANN) == 1


def test_who_acts_again_keeps_its_hand_open() -> None:
    (page,) = told(ENTER, "play 7H", "quit", match=_drawing())
    assert "> draw, forget" in page


def _drawing() -> Match:
    return Match.from_position(HERE.replace("; total", "; rules: manual_draw=true; total"), seed=5)


def test_one_person_among_bots_has_no_curtain_and_nor_has_golf() -> None:
    match = Match.from_position(HERE, seed=5)
    match.sit(1, "bot:novice")
    (page,) = told("play 7H", "quit", match=match)
    assert shows(page, ANN)
    assert not shows(page, BEN)
    assert len(told("flip A1", "quit", match=Match(players=["Ann", "Ben"], seed=9))) == 1


def test_the_end_of_a_match_is_told_without_a_curtain() -> None:
    match = Match.from_position("game: ninety nine; tokens: 1, 2; total: 99; Ann: 7H 8C QD; Ben: ? ? ?", seed=5)
    (page,) = told(ENTER, "pay", match=match)
    assert "winner: Ben" in page


def test_a_resumed_match_begins_covered_in_the_language_that_is_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    Match.from_position(HERE, seed=5).save(file)
    written: list[str] = []
    assert main(["--resume", str(file), "--lang", "fr"], ["quit"], written.append) == 0
    assert "Passez à Ann\u00a0: appuyez sur Entrée pour voir la main." in written
    assert not any(card in line for card in ANN for line in written)


class _Screen(StringIO):
    """A terminal that somebody looks at."""

    def isatty(self) -> bool:
        return True


def test_a_terminal_is_emptied_and_any_other_screen_is_scrolled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("LINES", "31")
    assert away(_Screen()) == CLEAR
    assert away(StringIO()) == "\n" * 31
    monkeypatch.setenv("TERM", "dumb")
    assert away(_Screen()) == "\n" * 31


def test_json_shows_the_hand_to_act_alone_and_help_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    written: list[str] = []
    words = ["--json", "--seed", "9", "--game", "ninety nine", "Ann", "Ben"]
    assert main(words, [], written.append) == 0
    answer = json.loads(written[0])
    other = ({"Ann", "Ben"} - {answer["player"]}).pop()
    assert f"{other}: ? ? ?" in answer["position"]
    with pytest.raises(SystemExit):
        main(["--help"])
    assert "its private hand included" in " ".join(capsys.readouterr().out.split())
