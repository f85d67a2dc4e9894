"""Questions of quizzes, for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from playnine_widget.games import catalogue
from playnine_widget.lessons.quiz import Quiz

if TYPE_CHECKING:
    from playnine_widget.lessons.question import Question

GAMES = list(catalogue.variants())
SEEDS = st.integers(0, 2**40)


def asked(kind: str, game: str, seed: int, number: int = 3, **rules: Any) -> list[Question]:
    """The questions of a quiz, none of them answered."""
    return list(Quiz(kind, game, seed=seed, questions=number, **rules))
