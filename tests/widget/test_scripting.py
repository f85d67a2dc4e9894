"""The table as a script's partner: it asks first, saves itself, waits, and tells of trouble."""

from __future__ import annotations

import asyncio
import sys
from threading import Thread
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from playnine_widget.engine.errors import IllegalAction, PlayNineError
from playnine_widget.match.match import Match
from widget.conftest import Pages, two

if TYPE_CHECKING:
    from pathlib import Path

TEED = "Ann: 5 9 ? 12 / 5 9 ? 0; Ben: ? ? 3 8 / ? ? 3 1; discard: 4; draw: 7 2"


def test_a_table_that_asks_first_does_nothing_until_it_is_sure(page: Pages) -> None:
    opened = page(Match.from_position(TEED), confirm=True)
    opened.say("act", action="take")
    assert opened.table.match.view().hand is None
    assert opened.state["panel"]["confirm"]["text"] == "Take the 4: is that what you want?"
    opened.say("act", action="draw")  # another mind
    asked = opened.state["panel"]["confirm"]
    assert (asked["action"], asked["text"]) == ("draw", "Draw a card: is that what you want?")
    opened.say("act", action="draw", sure=True)
    assert opened.table.match.view().hand == "7"
    assert opened.state["panel"] == {}
    opened.say("act", action="swap Z9")
    assert "confirm" not in opened.state["panel"]
    assert opened.state["notice"]["kind"] == "error"
    opened.table.act("swap C1")  # a cell is no slip of the finger
    assert opened.table.match.to_act == 1


@pytest.mark.parametrize("sure", [False, 1, "yes", None])
def test_sure_is_true_or_nothing(page: Pages, sure: object) -> None:
    opened = page(Match.from_position(TEED), confirm=True)
    opened.say("act", action="draw", sure=sure)
    assert opened.table.match.view().hand is None
    assert opened.state["panel"] == {}


def test_the_question_is_put_in_the_language_of_the_table(page: Pages) -> None:
    opened = page(Match.from_position(TEED), confirm=True, lang="fr")
    opened.say("act", action="draw")
    assert opened.state["panel"]["confirm"]["text"] == "Piocher\u00a0: est-ce bien ce que vous voulez\u202f?"
    opened.table.lang = "en"
    opened.read()
    assert opened.state["panel"]["confirm"]["text"] == "Draw a card: is that what you want?"


@pytest.mark.parametrize(
    ("action", "lang", "says"),
    [
        ("swap C1", "en", "Swap C1: "),
        ("swap C1", "fr", "Placer en C1\u00a0: "),
        (" FLIP  c1", "en", "Turn C1 up: "),
        ("flip C1", "fr", "Retourner C1\u00a0: "),
    ],
)
def test_the_question_names_the_place_in_a_sentence(page: Pages, action: str, lang: str, says: str) -> None:
    opened = page(Match.from_position(TEED), confirm=True, lang=lang)
    opened.table.act("draw")
    opened.say("act", action=action)
    asked = opened.state["panel"]["confirm"]
    assert asked["text"].startswith(says)
    assert asked["action"] in opened.table.match.options


def test_autosave_follows_the_table_and_a_new_match_has_a_file_of_its_own(page: Pages, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    opened = two(page, autosave=file)
    opened.pick()
    first = opened.table.match
    assert Match.resume(file).steps == first.steps
    opened.say("new", settings={"players": ["Cy", "bot:novice"]})
    opened.pick()
    assert Match.resume(file).steps == first.steps
    assert opened.table.autosaved == tmp_path / "evening-2.json"
    assert Match.resume(opened.table.autosaved).players[0] == "Cy"
    opened.table.close()
    opened.table.match.act(opened.table.match.options[0])
    assert Match.resume(opened.table.autosaved).steps != opened.table.match.steps


def test_autosave_overwrites_no_other_match_and_goes_on_with_its_own(page: Pages, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    assert two(page, autosave=file).table.autosaved == file
    first = two(page, autosave=file)  # nothing was played there yet
    first.pick()
    other = two(page, autosave=file)
    assert (first.table.autosaved, other.table.autosaved) == (file, tmp_path / "evening-2.json")
    other.pick()
    assert Match.resume(file).steps == first.table.match.steps
    assert page(Match.resume(file), autosave=file).table.autosaved == file
    file.write_text('{"format": "playnine-rec', encoding="utf-8")  # damaged: whoever mends it finds it as it was
    assert two(page, autosave=file).table.autosaved == tmp_path / "evening-3.json"
    assert file.read_text(encoding="utf-8") == '{"format": "playnine-rec'


def test_autosave_true_lies_where_the_kernel_runs(page: Pages, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("JPY_SESSION_NAME", str(tmp_path / "golf.ipynb"))
    assert two(page, autosave=True).table.autosaved == tmp_path / "golf.playnine.json"
    assert two(page, autosave=True).table.autosaved == tmp_path / "golf-2.playnine.json"
    assert two(page).table.autosaved is None


def test_a_file_that_cannot_be_written_is_told_and_the_match_goes_on(page: Pages, tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    opened = two(page, autosave=folder / "match.json")
    (folder / "match.json").unlink()
    folder.rmdir()
    opened.pick()
    assert opened.state["notice"]["kind"] == "error"
    assert len(opened.table.match.rows()) == 1


def test_next_action_is_what_is_done_next_on_any_thread(page: Pages) -> None:
    table = page("play nine", ["Ann", "bot:novice"], seed=9).table

    async def wait() -> tuple[int, str]:
        waiting = asyncio.ensure_future(table.next_action(timeout=20))
        await asyncio.sleep(0)
        Thread(target=table.act, args=("flip A1",)).start()
        return await waiting

    assert asyncio.run(wait()) == (table.match.players.index("Ann"), "flip A1")


def test_waiting_ends_with_its_time_with_the_table_and_with_the_match(page: Pages) -> None:
    table = two(page).table

    async def closed() -> None:
        waiting = asyncio.ensure_future(table.next_action())
        await asyncio.sleep(0)
        table.close()
        await waiting

    with pytest.raises(TimeoutError):
        asyncio.run(table.next_action(timeout=0.01))
    with pytest.raises(PlayNineError, match="closed"):
        asyncio.run(closed())
    over = page(Match.from_position("Ann: 5 9 7 12 / 5 9 7 0; to act: nobody")).table
    with pytest.raises(IllegalAction, match="over"):
        asyncio.run(over.next_action())


@pytest.mark.parametrize("kernel", ["ipykernel 6.31.0", "Pyodide"])
def test_where_no_click_arrives_while_a_cell_runs_waiting_is_refused(
    page: Pages, kernel: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = two(page).table
    if kernel == "Pyodide":
        monkeypatch.setattr(sys, "platform", "emscripten")
    else:
        monkeypatch.setitem(sys.modules, "ipykernel", SimpleNamespace(__version__="6.31.0"))
    with pytest.raises(PlayNineError, match=rf"cannot wait in {kernel}.*match\.on_action"):
        asyncio.run(table.next_action())


def test_a_seat_that_changes_hands_is_shown_and_plays_on(page: Pages) -> None:
    opened = page(Match.from_position(TEED))
    opened.table.match.sit(1, lambda view: view.options[0])
    opened.read()
    assert opened.state["card"]["players"][1][2] == "function"
    opened.table.act("draw", "swap C1")
    assert opened.table.match.to_act == 0
    opened.table.match.sit(1, None)
    opened.read()
    assert opened.state["card"]["players"][1] == ["Ben", "", "person"]


def test_trouble_in_a_hook_is_shown_on_every_table_and_raised_in_the_cell(page: Pages) -> None:
    match = Match.from_position(TEED)
    tables = [page(match), page(match, lang="fr")]

    @match.on_action
    def careless(_view: Any) -> None:
        raise ZeroDivisionError("division by zero")

    with pytest.raises(ZeroDivisionError):
        match.act("draw")
    for opened in tables:
        opened.read()
        assert "ZeroDivisionError" in opened.state["notice"]["text"]
    tables[0].say("act", action="swap C1")
    assert tables[0].state["notice"]["number"] == 2  # once, not once more for the click
    careless.remove()
    tables[0].say("act", action="draw")
    assert tables[0].state["notice"] == {}
    assert match.view().hand == "2"


def test_the_prompt_of_a_table_is_that_of_its_seat(page: Pages) -> None:
    match = Match.from_position(TEED)
    assert page(match).table.prompt() == match.prompt(0)
    assert page(match, seat=1, lang="fr").table.prompt() == match.prompt(1, "fr")


def test_the_table_goes_back_any_number_of_the_persons_decisions(page: Pages) -> None:
    table = page("play nine", ["Ann", "bot:novice"], seed=9).table
    table.act("flip A1")
    table.act("flip B1")
    table.act("draw")
    table.undo(2)
    assert [row["action"] for row in table.match.rows() if row["player"] == "Ann"] == ["flip A1"]
    table.redo(2)
    assert table.match.view().hand is not None
    with pytest.raises(IllegalAction):
        table.undo(4)


def test_a_comment_changes_nothing_on_the_table_but_the_revision(page: Pages) -> None:
    opened = page(Match.from_position(TEED))
    opened.table.act("draw")
    before = dict(opened.read()[-1]["state"]["view"])
    opened.table.match.comment("why not")
    after = opened.read()[-1]["state"]["view"]
    assert after["revision"] == before["revision"] + 1
    dropped = {"revision", "said", "did"}
    assert {k: v for k, v in after.items() if k not in dropped} == {k: v for k, v in before.items() if k not in dropped}
    opened.pick()
    assert opened.table.match.view().hand is None
