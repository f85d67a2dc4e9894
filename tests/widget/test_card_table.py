"""The table and its browser: what is sent, what is taken, and that both always agree."""

import gc
import json
import math
import weakref
from collections.abc import Callable
from typing import Any

import pytest

from playnine_widget.engine.errors import BadSetting, PlayNineError, UnknownName
from playnine_widget.match.match import Match
from playnine_widget.widget.card_table import CardTable
from widget.conftest import Page

Pages = Callable[..., Page]
FLIP = 8  # the first option after the eight swaps; otherwise it is a draw
TRAITS = {"view", "card", "labels", "notice", "panel", "lang", "speed"}


def updates(news: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [data["state"] for data in news if data["method"] == "update"]


def two(page: Pages, **options: Any) -> Page:
    """Ann and Ben at one screen."""
    return page("play nine", ["Ann", "Ben"], seed=9, **options)


def test_the_first_message_brings_the_whole_table(page: Pages, wire: list[Any]) -> None:
    opened = two(page)
    assert opened.state.keys() >= TRAITS | {"_esm", "_css"}
    assert opened.views["phase"] == "tee off"
    assert opened.views["options"][0] == "flip A1"
    assert [kind for line, kind, _ in wire if line is opened.comm] == ["comm_open"]


def test_a_table_alone_is_a_match_against_novice(page: Pages) -> None:
    opened = page()
    assert opened.state["card"]["players"] == [["Player", "", "person"], ["Novice", "bot, novice", "bot"]]
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


def test_br_008_the_same_click_twice_is_done_once(page: Pages) -> None:
    """BR-008: the second press carries a revision that has passed, and is refused without harm."""
    opened = two(page)
    opened.table.act("flip A1", "flip B1", "flip A1", "flip B1")
    opened.read()
    before = opened.views["revision"]
    opened.say("act", before, action="draw")
    after = opened.table.match.position(opened.table.match.to_act)
    opened.say("act", before, action="draw")
    assert opened.table.match.position(opened.table.match.to_act) == after
    assert opened.views["revision"] == before + 1
    assert opened.state["notice"] == {"number": 1, "kind": "error", "text": "The table has moved on; nothing was done."}


def test_br_010_a_click_from_before_an_undo_does_nothing(page: Pages) -> None:
    """BR-010: after an undo, or in another match, an old choice is refused and says why."""
    opened = two(page)
    opened.pick()
    old = opened.views["revision"]
    opened.table.undo()
    opened.read()
    assert opened.views["revision"] > old
    opened.say("act", old, action="flip B1")
    assert opened.state["notice"]["text"] == "The table has moved on; nothing was done."


@pytest.mark.parametrize(
    "action", ["draw", "flip A9", "", "swap A1", "flip A1 flip B1", "skip", "flip A1; flip B1", "−"]
)
def test_br_009_what_is_not_offered_is_refused_and_changes_nothing(page: Pages, action: str) -> None:
    """BR-009: any action that is not among the options is refused with a readable reason."""
    opened = two(page)
    before = dict(opened.views), opened.table.match.revision
    opened.say("act", action=action)
    assert (opened.views, opened.table.match.revision) == before
    assert opened.state["notice"]["text"].strip()


@pytest.mark.parametrize(
    "content",
    [
        None,
        3,
        "draw",
        [],
        {},
        {"kind": "??"},
        {"kind": "act"},
        {"kind": "act", "revision": math.nan, "action": "draw"},
        {"kind": "log", "x": "y" * 10**6},
        {"kind": ["act"]},
        {"kind": "act", "revision": "1", "action": "flip A1"},
    ],
    ids=lambda content: str(content)[:24],
)
def test_a_message_of_the_wrong_shape_is_refused_with_a_notice(page: Pages, content: object) -> None:
    opened = two(page)
    revision = opened.table.match.revision
    news = opened.raw({"method": "custom", "content": content})
    assert [list(state) for state in updates(news)] == [["notice"]]
    assert opened.state["notice"]["text"] == "The table did not understand that message; nothing was done."
    assert opened.table.match.revision == revision


def test_the_same_notice_twice_is_shown_twice_and_gone_after_the_next_move(page: Pages) -> None:
    opened = two(page)
    for number in (1, 2):
        opened.say("act", 0, action="draw")
        assert opened.state["notice"]["number"] == number
    opened.pick()
    assert opened.state["notice"] == {}


def test_br_019_the_page_cannot_overwrite_what_python_says(page: Pages) -> None:
    """BR-019: the kernel is the truth; whatever else the page sets is dropped and the true state sent back."""
    opened = two(page)
    truth = {name: opened.state[name] for name in ("view", "card", "labels", "notice", "panel", "_esm", "_css")}
    for name, value in truth.items():
        opened.raw(
            {
                "method": "update",
                "state": {name: {"revision": 7} if isinstance(value, dict) else "evil"},
                "buffer_paths": [],
            }
        )
        assert getattr(opened.table, name) == value
        assert opened.state[name] == value


@pytest.mark.parametrize("value", ["tlh", "", None, 3, ["fr"], "x" * 10**6])
def test_the_page_can_only_choose_a_language_that_there_is(page: Pages, value: object) -> None:
    opened = two(page)
    news = opened.raw({"method": "update", "state": {"lang": value}, "buffer_paths": []})
    assert opened.table.lang == "en"
    assert updates(news) == [{"lang": "en"}]


@pytest.mark.parametrize("value", ["fast", None, -1, 10**9, math.nan, math.inf, True, [1]])
def test_the_page_can_only_choose_a_speed_that_makes_sense(page: Pages, value: object) -> None:
    opened = two(page)
    opened.raw({"method": "update", "state": {"speed": value}, "buffer_paths": []})
    assert opened.table.speed == 1.0


@pytest.mark.parametrize("value", [0, 0.5, 1, 2, 4])
def test_the_page_chooses_the_speed(page: Pages, value: float) -> None:
    opened = two(page)
    opened.raw({"method": "update", "state": {"speed": value}, "buffer_paths": []})
    assert opened.table.speed == value


def test_a_change_of_language_sends_the_same_moment_again(page: Pages) -> None:
    opened = two(page)
    revision = opened.views["revision"]
    opened.say("act", 0, action="draw")
    opened.raw({"method": "update", "state": {"lang": "fr"}, "buffer_paths": []})
    assert opened.views["revision"] == revision
    assert opened.views["where"] == "Trou 1 sur 9"
    assert opened.state["labels"]["does"]["draw"] == "Piocher"
    assert opened.state["card"]["rules"] == "Play Nine, 9 trous"
    assert opened.state["notice"]["text"].startswith("La table a changé")


def test_the_language_concerns_one_table(page: Pages) -> None:
    opened = two(page)
    other = page(opened.table.match, lang="fr")
    assert (opened.views["where"], other.views["where"]) == ("Hole 1 of 9", "Trou 1 sur 9")


def test_what_there_is_not_is_refused_in_python_too() -> None:
    with pytest.raises(UnknownName, match="tlh"):
        CardTable(lang="tlh")
    with pytest.raises(BadSetting):
        CardTable(speed=-1)
    with pytest.raises(BadSetting, match="0 to 1"):
        CardTable("play nine", ["Ann", "Ben"], seat=2)
    with pytest.raises(BadSetting):
        CardTable(Match(), ["Ann", "Ben"])
    with pytest.raises(PlayNineError):
        CardTable("golf of old")


def test_a_table_of_one_seat_acts_for_nobody_else(page: Pages) -> None:
    bens = page(Match("play nine", ["Ann", "Ben"], seed=9), seat=1)
    match = bens.table.match
    while match.to_act == 1:
        bens.pick()
    assert bens.views["near"] == 1
    assert "options" not in bens.views
    assert bens.views["ask"]
    bens.say("act", action=match.view(0).options[0])
    assert bens.state["notice"]["text"] == "It is Ann’s turn; nothing was done."
    assert bens.say("new", settings={"players": ["Ann", "Ben"]})
    assert bens.table.match is match


def test_at_one_screen_the_layout_of_who_acts_lies_nearest(page: Pages) -> None:
    opened = two(page)
    for _ in range(12):
        assert opened.views.get("near", 0) == opened.views["to_act"]
        assert opened.views["ask"].startswith(opened.table.match.players[opened.views["to_act"]])
        opened.pick()


def test_br_038_every_step_of_a_bot_is_a_view_of_its_own(page: Pages) -> None:
    """BR-038: one can tell what each bot took, from where and what it threw away."""
    opened = page("play nine", ["Ann", "bot:novice", "bot:novice", "bot:novice"], seed=2)
    while opened.views["phase"] == "tee off":
        opened.pick()
    opened.pick(0)
    news = updates(opened.pick(0))
    did = [state["view"]["did"] for state in news]
    assert [seat for seat, _ in did] == [0, 1, 1, 2, 2, 3, 3]
    assert [state["view"]["revision"] for state in news] == list(
        range(opened.table.match.revision - 6, opened.table.match.revision + 1)
    )
    for state in news[2::2]:
        assert state["view"]["said"]
    for state in news[:-1]:
        assert "options" not in state["view"]


def test_a_hole_ends_in_three_views(page: Pages) -> None:
    opened = page("play nine", ["Ann", "Ben"], seed=4, holes=2)
    news: list[dict[str, Any]] = []
    while len(news) < 3:
        news = updates(opened.pick(FLIP))
    kinds = [state["view"]["did"][1].split()[0] for state in news[-2:]]
    assert kinds == ["score", "deal"]
    over = news[-2]["view"]
    assert over["phase"] == "hole over"
    assert "?" not in "".join(over["layouts"])
    assert [line[-1][3].replace("−", "-") for line in over["lines"]] == [
        str(strokes) for strokes in news[-2]["card"]["scorecard"][0]
    ]
    assert over["showing"] == news[-2]["card"]["scorecard"][0]


def test_the_log_is_told_to_a_new_view(page: Pages) -> None:
    opened = two(page)
    for _ in range(6):
        opened.pick()
    (answer,) = opened.say("log")
    assert answer["method"] == "custom"
    lines = answer["content"]["lines"]
    assert answer["content"]["kind"] == "log"
    assert lines[0][1].startswith("Cut for the deal")
    assert lines[-1] == opened.views.get("said", [lines[-1]])[-1]


def test_undo_goes_back_to_the_last_decision_of_a_person(page: Pages) -> None:
    opened = page("play nine", ["Ann", "bot:novice"], seed=3)
    while opened.views["phase"] == "tee off":
        opened.pick()
    before = dict(opened.views)
    opened.pick()
    opened.say("undo")
    assert opened.views["layouts"] == before["layouts"]
    assert opened.views["options"] == before["options"]
    opened.say("redo")
    assert opened.views["hand"] is not None
    assert opened.views["to_act"] == 0


def test_undo_across_a_reveal_is_marked_as_practice(page: Pages) -> None:
    opened = two(page)
    opened.pick()
    opened.say("undo")
    assert opened.views["practice"] is True


def test_with_nothing_to_undo_the_table_says_so(page: Pages) -> None:
    opened = two(page)
    opened.say("undo")
    assert opened.state["notice"]["text"] == "There is nothing of yours to undo."


def test_a_new_match_takes_the_place_of_the_old_one(page: Pages) -> None:
    opened = two(page)
    old = opened.table.match
    opened.say(
        "new",
        settings={"players": ["Zoë", "bot:random"], "game": "play nine bga", "holes": 3, "skip_one_facedown": True},
    )
    assert opened.table.match is not old
    assert opened.table.match.players == ("Zoë", "Random")
    assert opened.state["card"]["holes"] == 3
    assert opened.state["card"]["settings"] == {
        "game": "play nine bga",
        "holes": 3,
        "bonus_adjacency": "adjacent",
        "skip_one_facedown": True,
        "players": ["Zoë", "bot:random"],
    }
    revision = opened.views["revision"]
    old.act(old.options[0])
    opened.read()
    assert opened.views["revision"] == revision


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"players": ["Ann"]},
        {"players": ["Ann", "Ann"]},
        {"players": ["Ann", "bot:evil"]},
        {"players": ["Ann", "Ben"], "holes": 0},
        {"players": ["Ann", "Ben"], "game": "chess"},
        {"players": ["Ann", "Ben"], "luck": True},
        {"players": ["Ann", "Ben"], "bonus_adjacency": "near"},
        {"players": ["Ann", "Ben"], "seed": -1},
        {"players": ["Ann", "Ben"], "players2": ""},
    ],
)
def test_a_match_that_cannot_be_is_refused_and_the_old_one_stays(page: Pages, settings: dict[str, Any]) -> None:
    opened = two(page)
    old = opened.table.match
    opened.say("new", settings=settings)
    assert opened.table.match is old
    assert opened.state["notice"]["kind"] == "error"
    opened.pick()
    assert opened.state["notice"] == {}


@pytest.mark.parametrize(("kind", "text"), [("advise", "caddie"), ("open", "curtain")])
def test_what_this_table_has_not_is_answered_with_a_hint(page: Pages, kind: str, text: str) -> None:
    opened = two(page)
    opened.say(kind)
    assert opened.state["notice"]["kind"] == "hint"
    assert text in opened.state["notice"]["text"]


def test_bots_alone_play_a_decision_a_step(page: Pages) -> None:
    opened = page("play nine", ["bot:novice", "bot:random"], seed=5)
    assert opened.views["bots"] is True
    for _ in range(8):
        revision = opened.table.match.revision
        assert len(updates(opened.say("step"))) == 1
        assert opened.table.match.revision == revision + 1
        assert opened.views["bots"] is True
        assert "options" not in opened.views


def test_a_step_when_a_person_is_to_act_is_refused(page: Pages) -> None:
    opened = two(page)
    opened.say("step")
    assert opened.state["notice"]["text"] == "No bot is to play now."


def test_after_going_back_in_a_cell_the_bots_wait_for_a_step(page: Pages) -> None:
    opened = page("play nine", ["Ann", "bot:novice"], seed=3)
    while opened.views["phase"] == "tee off":
        opened.pick()
    seats = [step.event["seat"] for step in opened.table.match.steps if step.event["kind"] == "act"]
    opened.table.goto(seats.index(1))
    opened.read()
    assert opened.views["to_act"] == 1
    assert opened.views["bots"] is True
    opened.say("step")
    assert opened.views["to_act"] == 0


def test_br_034_a_function_that_raises_is_shown_and_the_table_stays_usable(
    page: Pages, capsys: pytest.CaptureFixture[str]
) -> None:
    """BR-034: the player is named with what was raised, the traceback is printed, and there is a way on."""

    def careless(view: Any) -> str:
        if view.phase == "tee off":
            return str(view.options[0])
        raise ZeroDivisionError("division by zero")

    opened = page("play nine", ["Ann", careless], seed=3)
    while not opened.state["panel"]:
        opened.pick()
    failed = opened.state["panel"]["failed"]
    assert failed["seat"] == 1
    assert "Careless" in failed["text"]
    assert "ZeroDivisionError" in failed["text"]
    assert "ZeroDivisionError: division by zero" in capsys.readouterr().err
    opened.say("step")
    assert opened.state["panel"]["failed"] == failed
    revision = opened.table.match.revision
    opened.say("step", by="bot:novice")
    assert opened.table.match.revision == revision + 1
    assert opened.state["panel"]["failed"] == failed  # it is asked again for its next decision
    opened.say("step", by="bot:novice")
    assert opened.state["panel"] == {}
    assert opened.views["to_act"] == 0
    assert opened.views["options"]


@pytest.mark.parametrize("answer", ["fly", None, 3, "draw " * 1000])
def test_a_function_that_answers_nonsense_is_named(page: Pages, answer: object) -> None:
    opened = page("play nine", ["Ann", lambda view: answer if view.phase != "tee off" else view.options[0]], seed=3)
    while not opened.state["panel"]:
        opened.pick()
    assert len(opened.state["panel"]["failed"]["text"]) < 400


def test_a_function_that_raises_at_length_is_cut_short(page: Pages) -> None:
    def loud(view: Any) -> str:
        raise RuntimeError(f"<b>{view.phase}</b>" * 10_000)

    opened = page("play nine", ["Ann", loud], seed=3)
    while not opened.state["panel"]:
        opened.pick()
    assert len(opened.state["panel"]["failed"]["text"]) < 400


def test_br_034_a_hook_that_raises_is_shown_and_the_action_is_done(
    page: Pages, capsys: pytest.CaptureFixture[str]
) -> None:
    """BR-034: an exception in a caller's function shows on the table and in the log."""
    opened = two(page)
    opened.table.match.watch(lambda _change: 1 / 0)
    revision = opened.views["revision"]
    opened.pick()
    assert opened.views["revision"] == revision + 1
    assert "ZeroDivisionError: division by zero" in opened.state["notice"]["text"]
    assert "Traceback" in capsys.readouterr().err


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
    """BR-020: no number of another library ever stands in the state."""
    opened = two(page)
    state = {name: opened.table.get_state()[name] for name in TRAITS}
    assert json.loads(json.dumps(state, allow_nan=False)) == state


def test_a_table_shows_a_position(page: Pages) -> None:
    opened = page("Ann: 5 9 ? 12 / 5 9 (3) 0; Ben: ? ? 3 8 / ? ? 3 1; discard: 9 4; draw: 7 3", seed=1)
    assert opened.views["layouts"] == ["5 9 ? 12 / 5 9 ? 0", "? ? 3 8 / ? ? 3 1"]
    assert opened.views["ask"] == "Ann: draw a card, or take the 9."
    opened.say("act", action="draw")
    assert opened.views["ask"] == "Ann: swap the 7 in, or turn one up instead."


def test_a_seat_that_is_given_to_a_bot_shows_at_once(page: Pages) -> None:
    opened = two(page)
    opened.table.match.sit(1, "bot:novice")
    opened.read()
    assert opened.state["card"]["players"][1] == ["Ben", "bot, novice", "bot"]
    while opened.views["phase"] == "tee off":
        opened.pick()
    assert opened.views["to_act"] == 0


def test_a_whole_match_ends_with_its_ranking(page: Pages) -> None:
    opened = page("play nine", ["Ann", "bot:novice", "bot:random"], seed=12, holes=2)
    while opened.views["phase"] != "over":
        opened.pick(FLIP)
    match = opened.table.match
    assert [seat for seat, rank, _, _ in opened.views["ranking"] if rank == "1"] == list(match.winners)
    assert opened.state["card"]["scorecard"] == [list(row) for row in match.scorecard]
    assert opened.state["card"]["totals"] == list(match.totals)
    opened.say("act", action="draw")
    assert opened.state["notice"]["kind"] == "error"
