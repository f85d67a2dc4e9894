"""A lesson on a table: what is said beside it, what may be asked for, and that it stays where it stands."""

import gc
import json
import weakref
from typing import Any

import pytest

from playnine_widget.engine.errors import BadSetting, IllegalAction
from playnine_widget.lessons.lesson import Lesson
from playnine_widget.lessons.study import Study
from playnine_widget.widget.card_table import CardTable
from widget.conftest import Page, Pages, updates
from widget.learner import ask, offered, said
from wire.taught import LESSON


@pytest.fixture
def taught(page: Pages) -> Page:
    return page(Study(LESSON))


def test_a_lesson_says_where_it_stands_and_what_is_asked(taught: Page) -> None:
    lesson = said(taught)
    assert (lesson["title"], lesson["where"], lesson["step"]) == ("Draw or take", "First steps", [1, 2, "Step 1 of 2"])
    assert lesson["task"] == "Two 12s in a column cancel. Get the second one."
    assert (lesson["state"], lesson["word"]) == ("open", "Your move.")
    assert taught.views["options"] == ["draw", "take"]
    assert offered(taught) == ["hint", "skip", "read", "rule"]
    assert lesson["hides"] == ["undo", "caddie", "new"]


def test_a_wrong_action_moves_nothing_and_may_be_tried_again_at_once(taught: Page) -> None:
    before = dict(taught.views)
    news = updates(taught.say("act", action="draw"))
    assert [update.keys() for update in news] == [{"panel"}]
    assert (said(taught)["state"], said(taught)["word"]) == ("wrong", "Not this one.")
    assert said(taught)["said"].startswith("A card from the draw pile is any card.")
    assert taught.views == before
    taught.say("act", action="take")
    assert said(taught)["state"] == "good"


def test_the_stars_of_an_open_lesson_are_said_to_be_still_to_win_and_those_of_a_done_one_are_won(taught: Page) -> None:
    assert said(taught)["stars"] == [3, 3, "3 stars of 3 still to be won"]
    for action in ("draw", "take", "swap D2"):
        taught.say("act", action=action)
    assert said(taught)["stars"] == [2, 3, "2 stars of 3 still to be won"]
    ask(taught, "next")
    taught.say("act", action="draw")
    ask(taught, "next")
    assert (said(taught)["state"], said(taught)["stars"]) == ("done", [2, 3, "2 stars of 3"])


def test_the_same_wrong_action_twice_is_said_twice(taught: Page) -> None:
    taught.say("act", action="draw")
    first = said(taught)["number"]
    taught.say("act", action="draw")
    assert said(taught)["number"] > first


def test_the_prompt_names_the_button_that_leads_on_and_not_its_key_alone(taught: Page) -> None:
    taught.say("act", action="draw")
    ask(taught, "play out")
    assert taught.views["ask"].endswith("Go back with “Try again” (A).")
    ask(taught, "again")
    taught.say("act", action="take")
    assert taught.views["ask"] == f"Go on with “{said(taught)['next'][1]}” (N)."


def test_what_follows_is_shown_event_by_event_and_nothing_is_offered_meanwhile(taught: Page) -> None:
    news = updates(taught.say("act", action="take"))
    views = [update["view"] for update in news if "view" in update]
    assert [view["did"][1] for view in views if view.get("did")][:4] == ["take", "swap D2", "draw", "swap A2"]
    assert all("options" not in view for view in views)
    assert said(taught)["next"] == ["next", "Next step"]
    assert taught.views["ask"] == "Go on with “Next step” (N)."
    ask(taught, "next")
    assert (said(taught)["step"][0], taught.views["options"]) == (2, ["draw", "take"])


def test_after_the_last_step_the_lesson_is_done(taught: Page) -> None:
    for deed in ("take", "next", "draw", "next"):
        ask(taught, deed) if deed == "next" else taught.say("act", action=deed)
    assert (said(taught)["state"], said(taught)["stars"][0]) == ("done", 3)
    assert "next" not in said(taught)
    assert "task" not in said(taught)
    assert "options" not in taught.views


def test_the_button_that_helps_climbs_from_a_hint_to_the_solution(taught: Page) -> None:
    seen = []
    for deed in ("hint", "hint", "show"):
        seen.append(tuple(said(taught)["deeds"][0][:2]))
        ask(taught, deed)
    assert seen == [("hint", "Hint"), ("hint", "Stronger hint"), ("show", "Show me")]
    assert (said(taught)["state"], said(taught)["stars"][0]) == ("shown", 0)
    assert "Take the 12; Swap D2" in said(taught)["said"]


def test_the_solution_is_in_no_trait_before_it_is_shown(page: Pages) -> None:
    lesson = LESSON.but(steps=LESSON.steps)
    opened = page(Study(lesson))
    for deed in ("draw", "hint"):
        _ = ask(opened, deed) if deed == "hint" else opened.say("act", action=deed)
        text = json.dumps({name: opened.state[name] for name in ("view", "card", "panel", "notice")})
        for secret in ("swap D2", "swap A2", "make a pair", "Which card pairs"):
            assert secret not in text


def test_a_wrong_action_is_played_out_on_the_table_and_taken_back(taught: Page) -> None:
    taught.say("act", action="draw")
    before = taught.views["layouts"]
    ask(taught, "play out")
    assert said(taught)["state"] == "out"
    assert taught.views["layouts"] != before
    assert "options" not in taught.views
    ask(taught, "again")
    assert (taught.views["layouts"], taught.views["options"]) == (before, ["draw", "take"])


@pytest.mark.parametrize("kind", ["undo", "redo", "advise"])
def test_what_makes_no_sense_in_a_lesson_is_refused_with_a_hint(taught: Page, kind: str) -> None:
    before = dict(taught.views)
    taught.say(kind)
    assert taught.state["notice"]["kind"] == "hint"
    assert taught.views == before


def test_the_chances_may_be_looked_at_in_a_lesson(taught: Page) -> None:
    taught.say("advise", of="odds")
    assert taught.state["panel"]["odds"]["rows"]


def test_no_other_match_is_begun_from_a_lesson(taught: Page) -> None:
    match = taught.table.match
    taught.say("new", settings={"players": ["Ann", "Ben"]})
    assert taught.state["notice"]["kind"] == "hint"
    assert taught.table.match is match
    for change, number in ((taught.table.undo, 1), (taught.table.redo, 1), (taught.table.goto, 0)):
        with pytest.raises(IllegalAction):
            change(number)


def test_a_press_from_before_is_refused_without_harm(taught: Page) -> None:
    number = said(taught)["number"]
    ask(taught, "hint")
    taught.raw({"method": "custom", "content": {"kind": "lesson", "number": number, "deed": "skip"}})
    assert (said(taught)["step"][0], taught.state["notice"]["kind"]) == (1, "error")


@pytest.mark.parametrize("deed", ["next", "play out", "again", "back", "show", "go", "map"])
def test_what_is_not_offered_is_refused_or_shows_nothing(taught: Page, deed: str) -> None:
    ask(taught, deed)
    assert (said(taught)["state"], said(taught)["step"][0]) == ("open", 1)
    assert "map" not in said(taught)


def test_a_message_of_a_lesson_is_refused_at_a_table_that_teaches_nothing(page: Pages) -> None:
    opened = page("play nine", ["Ann", "Ben"], seed=9)
    for content in ({"kind": "lesson", "number": 1, "deed": "hint"}, {"kind": "answer", "number": 1, "value": 3}):
        opened.raw({"method": "custom", "content": content})
        assert opened.state["notice"]["text"].startswith("The table did not understand")


def test_what_a_cell_does_shows_at_every_table_of_the_study(page: Pages) -> None:
    study = Study(LESSON)
    first, second = page(study), page(study)
    study.hint()
    first.table.act("draw")
    for each in (first, second):
        each.read()
        assert said(each)["state"] == "wrong"
    study.act("take")
    for each in (first, second):
        each.read()
        assert (said(each)["state"], "options" in each.views) == ("good", False)


def test_the_whole_lesson_is_read_at_once_when_it_is_asked_for(taught: Page) -> None:
    assert "read" not in said(taught)
    ask(taught, "read")
    titles = [title for title, _ in said(taught)["read"]]
    assert titles == ["Step 1 of 2", "Step 2 of 2"]
    assert "Solution: Take the 12; Swap D2" in said(taught)["read"][0][1]


def test_facedown_cards_that_the_author_knows_never_leave_python(page: Pages) -> None:
    """Two lessons that differ in what lies facedown are the same to the page."""
    state = []
    for hidden in "8", "1":
        step = {"position": f"Ann: 5 9 ? 12 / ? 9 ? ({hidden}); Ben: 5 3 ? ? / ? ? ? ?; discard: 12", "accept": "take"}
        opened = page(Study(Lesson("Take it", [step])))
        opened.say("act", action="draw")
        state.append({name: opened.state[name] for name in ("view", "card", "panel", "notice")})
    assert state[0] == state[1]


def test_a_lesson_brings_its_own_seats_and_cards() -> None:
    for settings in ({"seats": ["Ann", "Ben"]}, {"seed": 3}, {"holes": 3}, {"seat": 0}, {"autosave": True}):
        with pytest.raises(BadSetting):
            CardTable(Study(LESSON), **settings)


def test_readers_without_a_kernel_see_the_task_and_the_position(taught: Page) -> None:
    data = taught.table._repr_mimebundle_()[0]  # type: ignore[index]
    assert data["text/plain"].startswith("Draw or take\nFirst steps\nEach turn begins")
    assert "Get the second one." in data["text/plain"]
    assert data["text/html"].startswith("<div><p><b>Draw or take</b></p>")
    assert "<table" in data["text/html"]


@pytest.mark.usefixtures("wire")
def test_a_study_in_a_cell_is_a_table() -> None:
    bundle = Study(LESSON)._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in bundle[0]


def test_the_keys_of_the_lesson_are_explained_and_those_of_hidden_tools_are_not(taught: Page) -> None:
    keys = dict(taught.state["labels"]["keys"])
    assert (keys["H"], keys["J"]) == ("Hint", "Skip")
    assert keys.keys() & {"U", "C"} == set()
    assert "O" in keys


def test_a_closed_table_hears_no_more_of_the_study(wire: list[Any]) -> None:
    study = Study(LESSON)
    table = CardTable(study)
    gone = weakref.ref(table)
    table.close()
    before = len(wire)
    study.hint()
    assert len(wire) == before
    del table
    wire.clear()
    gc.collect()
    assert gone() is None


def test_a_watcher_that_fails_keeps_nothing_from_the_table(page: Pages) -> None:
    learner = Study(LESSON)
    learner.watch(lambda _: 1 / 0)
    shown = page(learner)
    ask(shown, "hint")
    shown.read()
    assert said(shown)["state"] == "hint"
    assert "ZeroDivisionError" in shown.state["notice"]["text"]
