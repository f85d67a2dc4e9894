"""Seats, turns, undo, new matches and bots at a table."""

from typing import Any

import pytest

from playnine_widget.match.match import Match
from widget.conftest import FLIP, Pages, two, updates


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


def test_what_is_shown_afresh_is_no_news(page: Pages) -> None:
    """After an undo, and when a match begins on the table, the browser asks for the log; nothing is told twice."""
    opened = two(page)
    assert not opened.views.keys() & {"did", "said"}
    opened.pick()
    assert opened.views["said"]
    opened.pick()
    opened.say("undo")
    assert not opened.views.keys() & {"did", "said"}
    opened.say("new", settings={"players": ["Ann", "Ben"]})
    assert not opened.views.keys() & {"did", "said"}


def test_undo_across_a_reveal_is_marked_as_practice(page: Pages) -> None:
    opened = two(page)
    opened.pick()
    opened.say("undo")
    assert opened.views["practice"] is True


def test_with_nothing_to_undo_the_table_says_so_and_warns_of_nothing(page: Pages) -> None:
    opened = two(page)
    opened.say("undo")
    assert opened.state["notice"]["text"] == "There is nothing of yours to undo."
    assert opened.state["notice"]["kind"] == "hint"


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
        "tie_break": "shared",
        "players": ["Zoë", "bot:random"],
    }
    revision = opened.views["revision"]
    old.act(old.options[0])
    opened.read()
    assert opened.views["revision"] == revision


def test_a_revision_of_the_table_never_comes_twice_so_a_click_on_an_old_match_is_refused(page: Pages) -> None:
    opened = two(page)
    seen, old = [opened.views["revision"]], opened.views["revision"]
    for _ in range(3):
        opened.say("new", settings={"players": ["Ann", "Ben"]})
        seen.append(opened.views["revision"])
        opened.pick()
        seen.append(opened.views["revision"])
    assert seen == sorted(set(seen))
    before = opened.table.match.revision
    opened.say("act", old, action=opened.views["options"][0])
    assert opened.table.match.revision == before
    assert opened.state["notice"]["text"] == "The table has moved on; nothing was done."


def test_a_new_match_of_the_same_players_starts_however_long_their_names_are(page: Pages) -> None:
    opened = page("play nine", ["Ann" * 30, "Ben"], seed=9)
    opened.say("new", settings=opened.state["card"]["settings"])
    assert opened.state["notice"] == {}
    assert opened.table.match.players == (("Ann" * 30)[:60], "Ben")


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
        {"players": ["Ann", "Ben"], "holes": "2.5"},
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


@pytest.mark.parametrize("name", ["self", "cls", "fair", "luck"])
def test_a_setting_that_is_no_rule_is_named(page: Pages, name: str) -> None:
    opened = two(page)
    opened.say("new", settings={"players": ["Ann", "Ben"], name: 1})
    assert f"There is no rule “{name}”" in opened.state["notice"]["text"]


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


def test_a_table_shows_a_position(page: Pages) -> None:
    opened = page("Ann: 5 9 ? 12 / 5 9 (3) 0; Ben: ? ? 3 8 / ? ? 3 1; discard: 9 4; draw: 7 3", seed=1)
    assert opened.views["layouts"] == ["5 9 ? 12 / 5 9 ? 0", "? ? 3 8 / ? ? 3 1"]
    assert opened.views["ask"] == "Ann: draw a card, or take the 9."
    opened.say("act", action="draw")
    assert opened.views["ask"] == "Ann: swap the 7 in, or turn one up instead."


def test_a_bot_takes_a_seat_of_a_position(page: Pages) -> None:
    opened = page("Ann: 5 9 ? 12 / 5 9 ? 0; Ben: ? ? 3 8 / ? ? 3 1", ["Ann", "bot:novice"], seed=1)
    assert opened.table.match.players == ("Ann", "Ben")
    opened.say("act", action="draw")
    opened.say("act", action="swap D1")
    assert opened.views["to_act"] == 0
    assert [step.event["seat"] for step in opened.table.match.steps[1:]] == [0, 0, 1, 1]


def test_a_seat_that_is_given_to_a_bot_shows_at_once(page: Pages) -> None:
    opened = two(page)
    opened.table.match.sit(1, "bot:novice")
    opened.read()
    assert opened.state["card"]["players"][1] == ["Ben", "novice bot", "bot"]
    while opened.views["phase"] == "tee off":
        opened.pick()
    assert opened.views["to_act"] == 0


def test_a_plate_says_once_what_sits_there(page: Pages) -> None:
    opened = page("play nine", ["Ann", "bot:novice", "bot:random", lambda view: view.options[0]], seed=12)
    assert [kind for _, kind, _ in opened.state["card"]["players"]] == ["", "bot", "bot", "function"]
    opened.table.match.sit(0, "bot:random")
    opened.table.lang = "fr"
    opened.read()
    assert opened.state["card"]["players"][0] == ["Ann", "robot aléatoire", "bot"]


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
