"""What a table sends: all of it at first, then what each event changed; and what a notebook shows without it."""

import gc
import json
import weakref
from fractions import Fraction
from typing import Any

from kit.table import Int64
from playnine_widget.match.match import Match
from playnine_widget.widget.card_table import CardTable
from widget.conftest import TRAITS, Pages, two, updates


def test_the_first_message_brings_the_whole_table(page: Pages, wire: list[Any]) -> None:
    opened = two(page)
    assert opened.state.keys() >= TRAITS | {"_esm", "_css"}
    assert opened.views["phase"] == "tee off"
    assert opened.views["options"][0] == "flip A1"
    assert [kind for line, kind, _ in wire if line is opened.comm] == ["comm_open"]


def test_a_table_alone_is_a_match_against_novice(page: Pages) -> None:
    opened = page()
    assert opened.state["card"]["players"] == [["Player", "", "person"], ["Novice", "bot", "bot"]]
    assert opened.table.match.to_act == 0


def test_every_event_is_one_message_that_brings_what_changed(page: Pages) -> None:
    opened = two(page)
    assert [news.keys() for news in updates(opened.pick())] == [{"view"}]
    for _ in range(3):
        assert [news.keys() for news in updates(opened.pick())] == [{"view"}]


def test_a_click_and_an_act_in_a_cell_are_the_same(page: Pages) -> None:
    clicked, acted = two(page), two(page)
    clicked.say("act", action="flip B1")
    acted.table.act("flip B1")
    acted.read()
    assert clicked.views == acted.views


def test_br_018_every_change_reaches_every_view_of_the_match(page: Pages) -> None:
    """BR-018: by click, cell, another table, undo or redo, the screen shows the match."""
    opened = two(page)
    other = page(opened.table.match)
    opened.pick()
    other.pick()
    for change in (
        lambda: opened.table.act("flip D2"),
        opened.table.undo,
        opened.table.redo,
        lambda: opened.table.goto(1),
    ):
        change()  # type: ignore[no-untyped-call]
        for each in (opened, other):
            each.read()
            assert each.views["revision"] == opened.table.match.revision
            assert each.views["layouts"] == [str(layout) for layout in opened.table.match.view().layouts]
            assert each.views["to_act"] == opened.table.match.to_act


def test_the_log_is_told_to_a_new_view(page: Pages) -> None:
    opened = two(page)
    for _ in range(6):
        opened.pick()
    (answer,) = opened.say("log")
    assert answer["method"] == "custom"
    lines = answer["content"]["lines"]
    assert answer["content"]["kind"] == "log"
    assert lines[0][1].startswith("A card each, the lowest deals")
    assert lines[-1] == opened.views.get("said", [lines[-1]])[-1]


def test_br_022_what_is_on_its_way_is_not_in_the_log_too(page: Pages) -> None:
    """BR-022: one action is one line, though a view opens (and asks for the log) just before the table shows it."""
    match = Match("play nine", ["Ann", "Ben"], seed=9)
    ask = {"content": {"data": {"method": "custom", "content": {"kind": "log"}}}, "buffers": []}
    match.watch(lambda _change: opened.comm.handle_msg(ask))
    opened = page(match)
    log, shown = opened.pick()
    assert [text for _, text in log["content"]["lines"]][-1].endswith("deals hole 1.")
    assert [text for _, text in shown["state"]["view"]["said"]] == ["Ann turned A1 up: 9."]


def test_br_021_showing_a_table_again_adds_no_observer(page: Pages) -> None:
    """BR-021: a cell that is run four times still has one update a move."""
    opened = two(page)
    for _ in range(4):
        opened.table._repr_mimebundle_()
    assert len(updates(opened.pick())) == 1


def test_br_022_one_click_is_one_action_in_every_table(page: Pages) -> None:
    """BR-022: two tables on one match, one click: one action, one update each."""
    opened = two(page)
    other = page(opened.table.match)
    before = opened.table.match.revision
    assert len(updates(opened.pick())) == 1
    assert len(updates(other.read())) == 1
    assert opened.table.match.revision == before + 1


def test_a_closed_table_hears_nothing_more_and_is_let_go(wire: list[Any]) -> None:
    match = Match("play nine", ["Ann", "Ben"], seed=9)
    table = CardTable(match)
    gone = weakref.ref(table)
    table.close()
    before = len(wire)
    match.act(match.options[0])
    assert len(wire) == before
    del table
    wire.clear()
    gc.collect()
    assert gone() is None


def test_br_023_readers_without_a_kernel_see_the_position_and_a_picture(page: Pages) -> None:
    """BR-023: beside the live view there is a text and a picture of the public position."""
    opened = two(page)
    opened.pick()
    data = opened.table._repr_mimebundle_()[0]  # type: ignore[index]
    first, *_, hint = data["text/plain"].splitlines()
    assert first.startswith("Play Nine. Hole 1 of 9.")
    assert "table.act" in hint
    assert data["text/html"].startswith("<div style=")
    assert data["application/vnd.jupyter.widget-view+json"]["model_id"] == opened.table.model_id


def test_the_repr_is_the_public_position(page: Pages) -> None:
    opened = two(page)
    assert repr(opened.table).startswith("<CardTable ")
    assert str(opened.table.match).splitlines()[0] in repr(opened.table)


def test_br_020_everything_sent_is_plain_json(page: Pages) -> None:
    """BR-020: no number of another library ever stands in the state, though the table is made and moved with them."""
    opened = page(seats=Int64(3), seed=Int64(7), seat=Int64(0), holes=Int64(2), speed=Fraction(3, 2))
    opened.table.match.act("flip A1", seat=Int64(opened.table.match.to_act or 0))  # type: ignore[arg-type]
    opened.table.goto(Int64(1))  # type: ignore[arg-type]
    assert (len(opened.table.match.players), opened.table.speed, opened.table.place.seat) == (3, 1.5, 0)
    state = {name: opened.table.get_state()[name] for name in TRAITS}
    assert json.loads(json.dumps(state, allow_nan=False)) == state
