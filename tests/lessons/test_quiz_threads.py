"""Clicks come on several threads: a question is answered once, and the next one is asked once."""

from __future__ import annotations

from threading import Barrier
from typing import TYPE_CHECKING, Any

from playnine_widget.engine.errors import IllegalAction
from playnine_widget.lessons.question import Question
from playnine_widget.lessons.quiz import Quiz
from widget.test_threads import PATIENCE, run

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest


def together(monkeypatch: pytest.MonkeyPatch, owner: type, name: str) -> None:
    """Let nobody past a method before two have come to it."""
    gate, real = Barrier(2), getattr(owner, name)

    def waits(*given: Any) -> Any:
        gate.wait(PATIENCE)
        return real(*given)

    monkeypatch.setattr(owner, name, waits)


def refused(what: Callable[[], object], times: list[int]) -> Callable[[], None]:
    def job() -> None:
        try:
            what()
        except IllegalAction:
            times.append(1)

    return job


def test_of_two_answers_at_the_same_time_one_counts_and_one_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    quiz, late = Quiz("count", seed=3, questions=2), list[int]()
    together(monkeypatch, Question, "judged")
    right = quiz.question.answer
    run(refused(lambda: quiz.answer(right), late), refused(lambda: quiz.answer(right + 1), late))
    assert (len(quiz.answers), len(late), quiz.over) == (1, 1, False)


def test_who_asks_for_the_next_question_at_the_same_time_gets_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    quiz, got = Quiz("count", seed=3, questions=3), list[Question]()
    quiz.skip()
    together(monkeypatch, Quiz, "_made")
    run(lambda: got.append(quiz.next()), lambda: got.append(quiz.next()))
    assert got[0] is got[1]
    assert (quiz.number, quiz.answered) == (2, None)
