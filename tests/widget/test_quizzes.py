"""A quiz on a table: a question about what lies there, its answer, and what it came to."""

import json
from typing import Any

import pytest

from playnine_widget.engine.errors import IllegalAction
from playnine_widget.lessons.quiz import Quiz
from widget.conftest import Page, Pages


def said(page: Page) -> dict[str, Any]:
    quiz: dict[str, Any] = page.state["panel"]["quiz"]
    return quiz


def send(page: Page, **content: Any) -> list[dict[str, Any]]:
    page.read()
    return page.raw({"method": "custom", "content": {"number": said(page)["number"], **content}})


def reply(page: Page, value: object) -> None:
    send(page, kind="answer", value=value)


def ask(page: Page, deed: str) -> None:
    send(page, kind="lesson", deed=deed)


@pytest.fixture
def count(page: Pages) -> Page:
    return page(Quiz("count", seed=3, questions=2))


def test_a_question_stands_beside_its_position_and_nothing_is_offered_there(count: Page) -> None:
    quiz = said(count)
    assert (quiz["where"], quiz["form"]["kind"], quiz["form"]["answered"]) == ("Question 1 of 2", "number", None)
    assert quiz["task"]
    assert "options" not in count.views
    assert quiz["hides"] == ["undo", "caddie", "odds", "new"]


def test_the_strokes_that_are_asked_for_are_nowhere_before_they_are_told(page: Pages) -> None:
    opened = page(Quiz("count", seed=3, questions=2))
    question = opened.table.taught.question
    assert question.hides
    assert opened.views.keys() & {"showing", "marks", "lines"} == set()
    still = opened.table._repr_mimebundle_()[0]  # type: ignore[index]
    for text in (json.dumps(said(opened)), still["text/plain"], still["text/html"]):
        assert "showing" not in text
    reply(opened, question.answer)
    assert "showing" in opened.views


@pytest.mark.parametrize("seed", range(4))
def test_the_layout_that_is_to_be_counted_lies_nearest(page: Pages, seed: int) -> None:
    """It is the large one at the bottom, whoever is to act."""
    opened = page(Quiz("count", seed=seed, questions=2))
    name = opened.table.taught.question.ask.values["name"]
    assert opened.state["card"]["players"][opened.views.get("near", 0)][0] == name


def test_a_right_answer_and_a_wrong_one_say_why_and_count(count: Page) -> None:
    right = count.table.taught.question.answer
    reply(count, right)
    assert (said(count)["state"], said(count)["score"]) == ("good", "1 of 1 right")
    assert said(count)["form"]["answered"] == {"given": right, "right": right}
    assert said(count)["said"].startswith("Right")
    ask(count, "next")
    assert (said(count)["where"], "said" in said(count)) == ("Question 2 of 2", False)
    reply(count, count.table.taught.question.answer + 7)
    assert (said(count)["state"], said(count)["score"]) == ("wrong", "1 of 2 right")


def test_at_the_end_the_results_stand_and_more_questions_may_be_asked(count: Page) -> None:
    reply(count, 1)
    ask(count, "next")
    ask(count, "skip")
    assert said(count)["results"]["lines"] == [said(count)["score"]]
    assert "next" not in said(count)
    ask(count, "again")
    assert said(count)["where"] == "Question 1 of 2"
    assert "score" not in said(count)


def test_a_chance_comes_in_per_cent_and_its_calibration_at_the_end(page: Pages) -> None:
    opened = page(Quiz("odds", seed=3, questions=2))
    reply(opened, 1)
    assert opened.table.taught.answered.value == 0.01
    ask(opened, "next")
    reply(opened, 80)
    results = said(opened)["results"]
    assert [row[0] for row in results["rows"]] == ["1%", "80%"]
    assert "Brier" in results["lines"][1]


@pytest.mark.parametrize("value", ["a lot", 101, -3])
def test_what_is_no_chance_is_refused_and_the_question_stays_open(page: Pages, value: object) -> None:
    opened = page(Quiz("odds", seed=3, questions=2))
    reply(opened, value)
    assert opened.state["notice"]["kind"] == "error"
    assert (said(opened)["form"]["answered"], said(opened)["state"]) == (None, "open")


def test_a_choice_is_answered_by_its_value(page: Pages) -> None:
    opened = page(Quiz("legal", seed=3, questions=2))
    values = [value for value, _ in said(opened)["form"]["choices"]]
    assert opened.table.taught.question.answer in values
    reply(opened, "perhaps")
    assert said(opened)["form"]["answered"] is None
    reply(opened, values[0])
    assert said(opened)["form"]["answered"]["given"] == values[0]


def test_a_second_answer_is_refused(count: Page) -> None:
    reply(count, 1)
    before = said(count)
    reply(count, 2)
    assert count.state["notice"]["text"]
    assert said(count)["form"] == before["form"]


def test_the_language_changes_in_place(count: Page) -> None:
    reply(count, 1)
    revision = count.views["revision"]
    count.table.lang = "fr"
    count.read()
    assert said(count)["where"] == "Question 1 sur 2"
    assert said(count)["form"]["answered"]["given"] == 1
    assert count.views["revision"] == revision


@pytest.mark.parametrize("more", [{}, {"of": "odds"}, {"of": "review"}])
def test_the_caddie_is_silent_in_a_quiz(count: Page, more: dict[str, Any]) -> None:
    count.say("advise", **more)
    assert count.state["notice"]["kind"] == "hint"
    assert count.state["panel"].keys() == {"quiz"}


def test_a_quiz_is_answered_not_played(count: Page) -> None:
    with pytest.raises(IllegalAction):
        count.table.act("draw")
    revision = count.table.match.revision
    count.say("act", action="draw")
    assert count.table.match.revision == revision


def test_what_is_best_is_answered_on_the_cards_too_and_nothing_is_played(page: Pages) -> None:
    best = page(Quiz("best", seed=3, questions=2))
    quiz, match, revision = best.table.taught, best.table.match, best.table.match.revision
    assert best.views["options"] == list(quiz.question.match.options)
    assert said(best)["form"]["choices"] == []
    best.say("act", action=quiz.question.answer)
    assert (said(best)["state"], said(best)["form"]["answered"]["given"]) == ("good", quiz.question.answer)
    assert "options" not in best.views
    assert (match.revision, match.options) == (revision, quiz.question.match.options)


def test_what_was_picked_on_the_cards_is_judged_beside_them(page: Pages) -> None:
    best = page(Quiz("best", seed=3, questions=2))
    question = best.table.taught.question
    wrong = next(option for option in question.match.options if question.scores[option] < 1)
    best.say("act", action=wrong)
    assert {value for value, _ in said(best)["form"]["choices"]} == {wrong, question.answer}
    ask(best, "next")
    ask(best, "skip")
    assert [value for value, _ in said(best)["form"]["choices"]] == [best.table.taught.question.answer]


def test_a_second_action_answers_nothing(page: Pages) -> None:
    best = page(Quiz("best", seed=3, questions=2))
    quiz = best.table.taught
    with pytest.raises(IllegalAction):
        best.table.act("draw", "swap A1")
    assert quiz.answered is None
    best.table.act(quiz.question.answer)
    best.say("act", action=quiz.question.match.options[-1])
    assert [answer.right for answer in quiz.answers] == [True]
    assert best.state["notice"]["kind"] == "hint"


def test_each_turn_can_be_looked_at_before_the_blunder_is_named(page: Pages) -> None:
    opened = page(Quiz("blunder", seed=3, questions=2))
    quiz = opened.table.taught
    assert (opened.table.match is quiz.question.moments[0], said(opened)["form"]["looks"]) == (True, "1")
    for value, moment in zip(("2", "1"), (quiz.question.moments[1], quiz.question.moments[0]), strict=True):
        send(opened, kind="lesson", deed="look", name=value)
        assert opened.table.match is moment
        assert (said(opened)["form"]["looks"], quiz.answered) == (value, None)
        assert said(opened)["heard"].startswith("Ann ")  # the turn that lies there now
        assert "options" not in opened.views
    reply(opened, quiz.question.answer)
    assert opened.table.match is quiz.question.shot
    assert "looks" not in said(opened)["form"]


def test_what_is_hidden_at_an_earlier_turn_stays_hidden(page: Pages) -> None:
    """The hole has been played out, so its cards are known by then: an earlier turn shows what lay open."""
    opened = page(Quiz("blunder", seed=3, questions=2))
    first = opened.table.taught.question.moments[0]
    send(opened, kind="lesson", deed="look", name="1")
    assert opened.views["layouts"] == [str(layout) for layout in first.view().layouts]
    assert "?" in opened.views["layouts"][0]


@pytest.mark.parametrize("name", ["0", "99", "", "x"])
def test_there_is_nothing_to_look_at_elsewhere(page: Pages, name: str) -> None:
    opened = page(Quiz("blunder", seed=3, questions=2))
    at = opened.table.match
    send(opened, kind="lesson", deed="look", name=name)
    assert (opened.table.match is at, opened.state["notice"]["kind"]) == (True, "hint")
    legal = page(Quiz("legal", seed=3, questions=2))
    send(legal, kind="lesson", deed="look", name="legal")
    assert legal.state["notice"]["kind"] == "hint"


@pytest.mark.parametrize("kind", ["legal", "referee", "count", "blunder", "odds"])
def test_other_questions_offer_nothing_on_the_cards(page: Pages, kind: str) -> None:
    assert "options" not in page(Quiz(kind, seed=3, questions=2)).views


def test_quizzes_of_99_show_the_hand_that_they_ask_about(page: Pages) -> None:
    opened = page(Quiz("legal", "ninety nine", seed=3, questions=2))
    assert said(opened)["task"]
    assert "curtain" not in opened.views


def test_what_a_cell_answers_and_asks_next_shows_on_the_table_at_once(count: Page) -> None:
    quiz = count.table.taught
    quiz.answer(quiz.question.answer)
    count.read()
    assert said(count)["state"] == "good"
    quiz.next()
    count.read()
    assert (said(count)["where"], said(count)["state"]) == ("Question 2 of 2", "open")
    assert count.table.match is quiz.question.match


def test_an_answer_to_a_question_that_a_cell_has_left_is_refused(count: Page) -> None:
    quiz, number = count.table.taught, said(count)["number"]
    quiz.skip()
    quiz.next()
    count.raw({"method": "custom", "content": {"kind": "answer", "number": number, "value": 4}})
    assert quiz.answered is None


def test_a_watcher_that_fails_keeps_nothing_from_the_table(page: Pages) -> None:
    quiz = Quiz("count", seed=3, questions=2)
    quiz.watch(lambda _: 1 / 0)
    shown = page(quiz)
    reply(shown, quiz.question.answer)
    shown.read()
    assert said(shown)["state"] == "good"
    assert "ZeroDivisionError" in shown.state["notice"]["text"]
