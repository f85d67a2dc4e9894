"""Nothing hidden leaves Python: not in a frame of the websocket, not in a saved notebook."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import nbformat
import pytest
from nbclient import NotebookClient
from playwright.sync_api import expect

from lab.notebook import as_notebook
from lab.table import MOUSE, Table, play_to_the_end
from lab.twins import Twins, make_twins
from playnine_widget import Match

if TYPE_CHECKING:
    from pathlib import Path

    from lab.frames import Frame, Recorder
    from lab.notebook import Notebook

PLAYERS = ["Ann", "Ben", "Cy"]
SIT = """
import json
from pathlib import Path
from playnine_widget import CardTable, Match
table = CardTable(Match.from_record(json.loads(Path("{file}").read_text())))
table
"""
PLAY = "for action in {actions}:\n    table.act(action)\ntable.undo(); table.match.redo(); table.lang = 'fr'"
KEEP = 'Path("{file}").write_text(json.dumps(table.match.record()))'


def _write(folder: Path, twins: Twins) -> None:
    (folder / "one.json").write_text(json.dumps(twins.one))
    (folder / "other.json").write_text(json.dumps(twins.other))


def _session(notebook: Notebook, recorder: Recorder, file: str, twins: Twins) -> list[Frame]:
    """Play the actions in a notebook of its own; the frames of that session."""
    start = len(recorder.frames)
    notebook.open(SIT.format(file=file), PLAY.format(actions=twins.actions))
    first_line = notebook.table(0).locator(".pn-log li").last
    notebook.run(0)
    expect(first_line).to_contain_text("A card each, the lowest deals")  # the page has asked for the log, and has it
    notebook.run(1)
    expect(first_line).to_contain_text("Une carte chacun, la plus basse donne")
    return recorder.frames[start:]


class Told(NamedTuple):
    """What the page was told about the table: the traits, message by message, and the log as it was told last.

    How often a page asks for the log, and between which moves, is a matter of its speed; what it is told is not.
    """

    traits: list[str]
    log: str


def _told(frames: list[Frame]) -> Told:
    traits, log = [], ""
    for frame in frames:
        data = frame.content.get("data")
        if frame.way != "in" or frame.kind not in ("comm_open", "comm_msg") or not isinstance(data, dict):
            continue
        if data.get("content") is None:  # all traits but the id of the table's margins
            state = {name: value for name, value in frame.state.items() if name != "layout"}
            traits.append(json.dumps(state, sort_keys=True))
        else:
            log = json.dumps(data["content"], sort_keys=True)
    return Told(traits, log)


def test_br_011_twin_matches_send_the_same_bytes(notebook: Notebook, recorder: Recorder) -> None:
    twins = make_twins(PLAYERS, moves=60, seed=3)
    assert twins.one["events"] != twins.other["events"]
    _write(notebook.path.parent, twins)
    one = _session(notebook, recorder, "one.json", twins)
    notebook.close()
    other = _session(notebook, recorder, "other.json", twins)
    assert len(_told(one).traits) > len(twins.actions)
    assert _told(one).log
    assert _told(one) == _told(other)


def test_br_011_no_frame_of_a_whole_match_knows_the_seed_a_salt_or_a_facedown_card(
    notebook: Notebook, recorder: Recorder
) -> None:
    start = Match(players=["Ann", "bot:novice"], seed=8_276_120_936_513_377).record()
    file = notebook.path.parent / "start.json"
    file.write_text(json.dumps(start | {"variant": start["variant"] | {"holes": 2}}))
    notebook.open(SIT.format(file=file.name), KEEP.format(file="end.json"))
    notebook.run(0)
    play_to_the_end(Table(notebook.table(0)), MOUSE, Random(1))
    notebook.run(1)
    record = json.loads((file.parent / "end.json").read_text())
    salts = [event["salt"] for event in record["events"] if event["kind"] == "deal"]
    assert len(salts) == 2
    for secret in (str(record["seed"]), *salts):
        assert [frame.kind for frame in recorder.frames if secret in frame.text] == []
    _check_the_layouts(Match.from_record(record), recorder)


def _check_the_layouts(match: Match, recorder: Recorder) -> None:
    """Every view on the wire has a facedown card exactly where the public view of that moment has one."""
    sent: dict[int, list[str]] = {view["revision"]: view["layouts"] for view in map(_view, recorder.updates()) if view}
    assert len(sent) > 20
    for revision, layouts in sent.items():
        shown = match.view_at(revision - 1, None).layouts
        assert [text.replace("/", "").split() for text in layouts] == [
            ["?" if card is None else str(card) for card in layout.values()] for layout in shown
        ]


def _view(frame: Frame) -> dict[str, Any]:
    view = frame.state.get("view")
    return view if isinstance(view, dict) else {}


@pytest.mark.kernel
def test_br_011_a_saved_notebook_with_all_widget_state_holds_nothing_hidden(tmp_path: Path) -> None:
    twins = make_twins(PLAYERS, moves=40, seed=4)
    _write(tmp_path, twins)
    saved = [_executed(tmp_path, file, twins) for file in ("one.json", "other.json")]
    assert all(secret not in text for secret in twins.secrets for text in saved)
    tables = [_table_state(text) for text in saved]
    assert tables[0]["view"]
    assert tables[0] == tables[1]


def _executed(folder: Path, file: str, twins: Twins) -> str:
    notebook = nbformat.reads(as_notebook(SIT.format(file=file), PLAY.format(actions=twins.actions)), as_version=4)
    NotebookClient(notebook, resources={"metadata": {"path": str(folder)}}).execute()
    text: str = nbformat.writes(notebook)
    return text


def _table_state(text: str) -> dict[str, object]:
    """The saved traits of the table, without the id of its margins."""
    saved = json.loads(text)["metadata"]["widgets"]["application/vnd.jupyter.widget-state+json"]["state"]
    (state,) = (model["state"] for model in saved.values() if "view" in model["state"])
    return {name: value for name, value in state.items() if name != "layout"}
