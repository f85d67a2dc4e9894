"""What a table takes from the browser, and what it refuses without harm."""

import math

import pytest

from playnine_widget.engine.errors import BadSetting, PlayNineError, UnknownName
from playnine_widget.match.match import Match
from playnine_widget.widget.card_table import CardTable
from widget.conftest import Pages, two, updates


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


def test_br_019_a_page_that_missed_something_is_told_again(page: Pages) -> None:
    """BR-019: a server drops messages that come too fast, and the page would show an old moment for good."""
    opened = two(page)
    opened.pick()
    missed = dict(opened.state)
    opened.table.act("flip B1", "flip C1")
    opened.read()
    truth, opened.state = dict(opened.state), missed
    opened.pick()
    assert {"did", "said"}.isdisjoint(opened.views)  # no step from what the page shows: it is shown afresh
    assert opened.views == {key: value for key, value in truth["view"].items() if key not in {"did", "said"}}
    assert opened.state["card"] == truth["card"]


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
        {"kind": "act", "revision": 2, "action": "flip A1\ud83c"},
        {"kind": "new", "revision": 2, "settings": {"players": ["Ann", "Ben \ud83c"]}},
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


@pytest.mark.parametrize("state", [None, [], ["view"], "view", 3])
def test_an_update_that_is_no_mapping_is_refused_with_a_notice(page: Pages, state: object) -> None:
    opened = two(page)
    opened.raw({"method": "update", "state": state, "buffer_paths": []})
    assert opened.state["notice"]["text"] == "The table did not understand that message; nothing was done."


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
    assert opened.state["card"]["where"] == "Trou 1 sur 9"
    assert opened.state["labels"]["does"]["draw"] == "Piocher"
    assert opened.state["card"]["rules"] == "Play Nine, 9 trous"
    assert opened.state["notice"]["text"].startswith("La table a changé")


def test_the_language_concerns_one_table(page: Pages) -> None:
    opened = two(page)
    other = page(opened.table.match, lang="fr")
    assert (opened.state["card"]["where"], other.state["card"]["where"]) == ("Hole 1 of 9", "Trou 1 sur 9")


def test_what_there_is_not_is_refused_in_python_too() -> None:
    with pytest.raises(UnknownName, match="tlh"):
        CardTable(lang="tlh")
    with pytest.raises(BadSetting):
        CardTable(speed=-1)
    with pytest.raises(BadSetting, match="0 to 1"):
        CardTable("play nine", ["Ann", "Ben"], seat=2)
    with pytest.raises(BadSetting):
        CardTable(Match(), ["Ann", "Ben"])
    with pytest.raises(BadSetting, match="no list of players"):
        CardTable(seats="Ann, Ben")
    with pytest.raises(UnknownName):
        CardTable(lang=["fr"])  # type: ignore[arg-type]
    with pytest.raises(BadSetting, match="fast"):
        CardTable(speed="fast")  # type: ignore[arg-type]
    with pytest.raises(PlayNineError):
        CardTable("golf of old")


POSITION = "Ann: 5 9 ? 12 / 5 9 ? 0; Ben: ? ? 3 8 / ? ? 3 1"


@pytest.mark.parametrize("seats", [["Ann"], ["Ben", "Ann"], ["Ann", "Cy"], 2, "Ann, Ben", ["Ann", None], {"Ann"}])
def test_seats_that_are_not_those_of_the_position_are_refused(seats: object) -> None:
    with pytest.raises(BadSetting, match="The seats of this position are Ann and Ben"):
        CardTable(POSITION, seats)


def test_a_position_brings_its_own_rules() -> None:
    with pytest.raises(BadSetting, match="write them into it"):
        CardTable(POSITION, holes=3)
    assert CardTable(POSITION, fair=True).match.fair  # no rule of the game: a position has no word for it


def test_what_this_table_has_not_is_answered_with_a_hint(page: Pages) -> None:
    opened = two(page)
    opened.say("open")
    assert opened.state["notice"]["kind"] == "hint"
    assert "curtain" in opened.state["notice"]["text"]
