"""Quizzes: questions that never run out, in every game and language, and what a learner may do with them."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from time import process_time

import pytest
from hypothesis import given
from hypothesis import settings as few
from hypothesis import strategies as st

import playnine_widget as p9
from kit.quizzes import GAMES, SEEDS, asked
from playnine_widget.lessons.quiz import MAKERS, kinds
from playnine_widget.words.catalogue import say
from playnine_widget.words.languages import languages

LONGEST = 0.5
"""Seconds of the processor that a question may take, in plain Python."""


# ---- what holds for every kind


ALL = [(kind, game) for game in GAMES for kind in kinds(game)]


@pytest.mark.parametrize(("kind", "game"), ALL)
def test_every_kind_asks_and_answers_in_every_game_and_language(kind: str, game: str) -> None:
    quizzes = {lang: p9.Quiz(kind, game, seed=5, questions=2, lang=lang) for lang in languages()}
    texts = {lang: quiz.ask() for lang, quiz in quizzes.items()}
    assert len(set(texts.values())) == len(texts)
    for quiz in quizzes.values():
        question = quiz.question
        told = quiz.answer("50%" if question.form == "chance" else question.answer)
        assert told.said == say(quiz.lang, told.message.key, **told.message.values)
        assert "{" not in told.said
        if question.form == "choice":
            assert question.answer in [choice.value for choice in question.choices]
            assert told.right
    assert len({quiz.answers[0].said for quiz in quizzes.values()}) == len(quizzes)


@pytest.mark.parametrize(
    ("kind", "game"),
    [
        ("count", "play nine"),
        ("count", "four card"),
        ("legal", "ninety nine"),
        ("odds", "six card"),
        ("referee", "play nine"),
    ],
)
def test_no_two_in_a_row_are_of_one_shape_and_the_levels_rise(kind: str, game: str) -> None:
    for seed in range(5):
        questions = asked(kind, game, seed, 8)
        assert all(one.shape != other.shape for one, other in pairwise(questions))
        assert (questions[0].level, len(questions)) == (1, 8)


def test_count_gets_harder_gently() -> None:
    levels = [[question.level for question in asked("count", "nine card b", seed, 10)] for seed in range(5)]
    assert all(later >= sooner - 2 for row in levels for sooner, later in pairwise(row))
    assert all(sum(row[5:]) > sum(row[:5]) + 5 for row in levels)


def test_the_same_seed_asks_the_same_and_another_asks_something_else() -> None:
    one, again, other = (asked("legal", "play nine", seed, 6) for seed in (3, 3, 4))
    assert [question.text() for question in one] == [question.text() for question in again]
    assert [question.text() for question in one] != [question.text() for question in other]


@pytest.mark.parametrize(("kind", "game"), [(kind, "play nine") for kind in MAKERS] + [("odds", "ninety nine")])
def test_a_question_takes_half_a_second_at_most(kind: str, game: str) -> None:
    asked(kind, game, 1, 1)  # tables of values are read once
    taken = []
    for seed in range(2, 7):
        began = process_time()
        asked(kind, game, seed, 1)
        taken.append(process_time() - began)
    assert sorted(taken)[2] < LONGEST


# ---- a learner


def test_what_is_no_answer_is_refused_and_the_question_stays_open() -> None:
    quiz = p9.Quiz("count", seed=1, questions=2)
    for wrong in ("many", None, 1.5, "", True):
        with pytest.raises(p9.BadNotation):
            quiz.answer(wrong)
    assert quiz.answered is None
    assert quiz.answer(f"−{-quiz.question.answer}" if quiz.question.answer < 0 else quiz.question.answer).right
    with pytest.raises(p9.IllegalAction):
        quiz.answer(3)
    with pytest.raises(p9.IllegalAction):
        quiz.skip()


def test_a_choice_that_is_none_names_the_choices() -> None:
    with pytest.raises(p9.BadNotation, match="legal and illegal"):
        p9.Quiz("legal", seed=1).answer("perhaps")


def test_printing_a_quiz_asks_nothing_and_answers_nothing() -> None:
    quiz = p9.Quiz("count", seed=1, questions=2)
    quiz.answer(0)
    assert str(quiz) == repr(quiz) == str(quiz)
    assert quiz.number == 1
    quiz.next()
    assert quiz.number == 2


def test_a_quiz_ends_and_begins_again_with_other_questions() -> None:
    quiz = p9.Quiz("count", seed=1, questions=2)
    for question in quiz:
        quiz.answer(question.answer)
    assert (quiz.over, quiz.score, say("en", quiz.summary.key, **quiz.summary.values)) == (True, 2.0, "2 of 2 right")
    with pytest.raises(p9.IllegalAction):
        quiz.ask()
    assert quiz.again().questions == 2


def test_a_question_that_is_passed_over_counts_as_wrong_and_is_told() -> None:
    quiz = p9.Quiz("legal", seed=2, questions=3)
    assert len(list(quiz)) == 3
    assert (quiz.score, quiz.over) == (0.0, True)
    assert [answer.value for answer in quiz.answers] == [None] * 3
    assert quiz.answers[0].said


def test_results_are_plain_rows_and_a_frame() -> None:
    quiz = p9.Quiz("odds", seed=2, questions=3)
    assert list(quiz.frame("pandas").columns) == list(quiz.frame("polars").columns)
    for _ in quiz:
        quiz.answer(0.5)
    rows = quiz.results()
    assert json.loads(json.dumps(rows)) == rows
    assert [row["number"] for row in rows] == [1, 2, 3]
    assert all(row["brier"] == 0.25 for row in rows)
    assert list(quiz.frame("pandas").columns) == list(rows[0])


def test_what_there_is_not_is_refused_with_what_there_is() -> None:
    with pytest.raises(p9.UnknownName, match="count"):
        p9.Quiz("cuont")
    with pytest.raises(p9.BadSetting, match="count, legal and odds"):
        p9.Quiz("best", "ninety nine")
    for number in (0, -1, 10**6, "3", True):
        with pytest.raises(p9.BadSetting):
            p9.Quiz("count", questions=number)  # type: ignore[arg-type]  # that is what is tested
    with pytest.raises(p9.UnknownName):
        p9.Quiz("count", lang="tlh")
    with pytest.raises(p9.UnknownName):
        p9.Quiz("count", "play ten")


@given(st.sampled_from(ALL), SEEDS)
@few(max_examples=20)
def test_a_question_says_nothing_that_the_seat_may_not_see(kind_and_game: tuple[str, str], seed: int) -> None:
    question = asked(*kind_and_game, seed, 1)[0]
    assert question.position == question.match.position(question.seat)
    assert "(" not in question.position


@pytest.mark.parametrize("kind", ["blunder", "referee"])
def test_what_a_slip_cost_names_actions_as_the_buttons_do_in_the_language_of_the_quiz(kind: str) -> None:
    quiz = p9.Quiz(kind, seed=4, lang="es", questions=6)
    told: list[str] = []
    while not quiz.over:
        told.append(quiz.answer(quiz.question.answer).said)
        if not quiz.over:
            quiz.next()
    costs = [said for said in told if "golpes frente a" in said]
    assert costs
    assert not re.search(r"\b(take|draw|swap|flip|skip)\b", " ".join(costs))


def test_a_language_that_there_is_not_is_refused_by_name() -> None:
    for asks in (p9.Quiz, p9.rules, lambda lang: p9.compare_rules("5 9 ? 12 / ? 9 ? 8", lang=lang)):
        with pytest.raises(p9.UnknownName, match="xx"):
            asks(lang="xx")
