"""Quizzes: questions made from the engine, so that they never run out, and answers with a score."""

from collections.abc import Callable
from typing import Any

from playnine_widget.cards.shuffle import Stream
from playnine_widget.engine.dealer import seeded
from playnine_widget.engine.errors import BadSetting, UnknownName
from playnine_widget.engine.exercise import EASIEST, HARDEST
from playnine_widget.engine.game import Variant
from playnine_widget.engine.reading import nearest, text_of, whole
from playnine_widget.games import catalogue
from playnine_widget.lessons import quiz_blunder, quiz_counting, quiz_odds, quiz_rulings, quiz_shots
from playnine_widget.lessons.asking import Asking
from playnine_widget.lessons.question import Question
from playnine_widget.match.insight import has_glance

Maker = Callable[[Any, int, Stream], Question | None]
"""Makes a question of a variant, at a level, by chance; None where that chance gives none."""
MAKERS: dict[str, Maker] = {
    "count": quiz_counting.count,
    "legal": quiz_rulings.legal,
    "odds": quiz_odds.odds,
    "best": quiz_shots.best,
    "blunder": quiz_blunder.blunder,
    "referee": quiz_shots.referee,
}
GRADED = {"best", "blunder", "referee"}
"""The kinds that count in strokes what a shot is worth, so they need a caddie that does."""
MOST, ATTEMPTS, PATIENCE = 1_000, 32, 8
"""The most questions; tries to make one, and of them those at one level."""


def kinds(game: str | Variant = catalogue.DEFAULT) -> tuple[str, ...]:
    """Return the kinds of quizzes that there are for a game.

    >>> kinds("ninety nine")
    ('count', 'legal', 'odds')
    """
    graded = has_glance(catalogue.variant(game))
    return tuple(kind for kind in MAKERS if graded or kind not in GRADED)


class Quiz(Asking):
    """A quiz of one kind.

    ``count`` a layout (a total), ``legal`` or not, a chance (``odds``), the ``best`` action, the ``blunder`` in a hole,
    the ``referee`` of a shot. The same seed asks the same. Levels rise from 1 to 5 over its questions, and no two in a
    row are of one shape. Raises `UnknownName` for a kind or a game that there is not, `BadSetting` for a kind that the
    game does not have.

    >>> quiz = Quiz("count", seed=3, questions=2)
    >>> print(quiz.ask().splitlines()[1])
    Ann: 12 2 -5 3 / 11 3 7 9
    >>> quiz.answer(42).right, quiz.score
    (True, 1.0)
    """

    def __init__(
        self,
        kind: str = "count",
        game: str | Variant = catalogue.DEFAULT,
        seed: int | None = None,
        questions: int = 10,
        lang: str = "en",
        **rules: object,
    ) -> None:
        self.variant: Any = catalogue.variant(game, **rules)
        if kind not in tuple(MAKERS):
            known = kinds(self.variant)
            raise UnknownName("error.unknown.quiz", name=text_of(kind), nearest=nearest(kind, known), known=known)
        if kind not in kinds(self.variant):
            raise BadSetting("error.quiz.game", kind=kind, game=self.variant.name, known=kinds(self.variant))
        asked = whole(questions)
        if asked is None or not 1 <= asked <= MOST:
            raise BadSetting("error.quiz.questions", n=text_of(questions), most=MOST)
        super().__init__(kind, asked, seeded(seed), lang)

    def again(self) -> "Quiz":
        """Return a quiz of the same kind with other questions."""
        return Quiz(self.kind, self.variant, None, self.questions, self.lang)

    def _made(self, number: int, before: str) -> Question:
        """Return a question: the first by chance that is of another shape than the one before, where there is one."""
        level = EASIEST + (number - 1) * (HARDEST - EASIEST) // max(self.questions - 1, 1)
        spare: Question | None = None
        for attempt in range(ATTEMPTS):
            chance = Stream("quiz", self.kind, self.seed, number, attempt)
            made = MAKERS[self.kind](self.variant, _near(level, attempt), chance)
            if made is not None and made.shape != before:
                return made
            spare = spare or made
        if spare is None:
            raise BadSetting("error.quiz.game", kind=self.kind, game=self.variant.name, known=kinds(self.variant))
        return spare


def _near(level: int, attempt: int) -> int:
    """Return the level of an attempt: the one that is wanted, and when that gives nothing its neighbours.

    >>> [_near(2, attempt) for attempt in (0, 7, 8, 9, 16, 17)]
    [2, 2, 3, 1, 4, 1]
    """
    step = attempt // PATIENCE
    return min(max(level + (step if attempt % 2 == 0 else -step), EASIEST), HARDEST)
