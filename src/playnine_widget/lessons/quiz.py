"""Quizzes: questions made from the engine, so that they never run out, and answers with a score."""

from collections.abc import Callable, Iterator
from typing import Any

from playnine_widget.cards.shuffle import Stream
from playnine_widget.engine.dealer import seeded
from playnine_widget.engine.errors import BadSetting, IllegalAction, UnknownName
from playnine_widget.engine.exercise import EASIEST, HARDEST
from playnine_widget.engine.game import Variant
from playnine_widget.engine.message import Message
from playnine_widget.engine.reading import nearest, text_of, whole
from playnine_widget.games import catalogue
from playnine_widget.lessons import quiz_blunder, quiz_counting, quiz_odds, quiz_rulings, quiz_shots
from playnine_widget.lessons.calibration import Calibration, calibrated
from playnine_widget.lessons.question import Answer, Question
from playnine_widget.lessons.showing import Shown
from playnine_widget.match.insight import has_caddie
from playnine_widget.match.rows import framed
from playnine_widget.words.catalogue import say, shown

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
ADVISED = {"best", "blunder", "referee"}
"""The kinds that need a caddie for the game."""
MOST, ATTEMPTS = 1_000, 24
COLUMNS = (
    *("number", "kind", "game", "seed", "shape", "level", "position"),
    *("answer", "expected", "right", "score", "came", "brier"),
)
"""What a row of the results holds."""


def kinds(game: str | Variant = catalogue.DEFAULT) -> tuple[str, ...]:
    """Return the kinds of quizzes that there are for a game.

    >>> kinds("ninety nine")
    ('count', 'legal', 'odds')
    """
    advised = has_caddie(catalogue.variant(game))
    return tuple(kind for kind in MAKERS if advised or kind not in ADVISED)


class Quiz(Shown):
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
        if kind not in MAKERS:
            known = kinds(self.variant)
            raise UnknownName("error.unknown.quiz", name=text_of(kind), nearest=nearest(kind, known), known=known)
        if kind not in kinds(self.variant):
            raise BadSetting("error.quiz.game", kind=kind, game=self.variant.name, known=kinds(self.variant))
        asked = whole(questions)
        if asked is None or not 1 <= asked <= MOST:
            raise BadSetting("error.quiz.questions", n=text_of(questions), most=MOST)
        self.kind, self.seed, self.questions, self.lang = kind, seeded(seed), asked, lang
        say(lang, "quiz.kind.count")  # a language that there is not is refused now
        self._answers: list[Answer] = []
        self._asked: list[Question] = [self._made(1, "")]

    # ---- where it stands

    @property
    def question(self) -> Question:
        """The question that is asked, or was asked last."""
        return self._asked[-1]

    @property
    def number(self) -> int:
        """The number of the question, from 1."""
        return len(self._asked)

    @property
    def answered(self) -> Answer | None:
        """The answer to the question, None while it is open."""
        return self._answers[-1] if len(self._answers) == len(self._asked) else None

    @property
    def answers(self) -> tuple[Answer, ...]:
        """All answers so far, skipped questions among them."""
        return tuple(self._answers)

    @property
    def over(self) -> bool:
        """Whether every question is answered."""
        return len(self._answers) == self.questions

    @property
    def score(self) -> float:
        """The sum of the scores, each from 0 to 1."""
        return sum(answer.score for answer in self._answers)

    @property
    def title(self) -> Message:
        """What kind of quiz it is: "Count the layout"."""
        return Message(f"quiz.kind.{self.kind}")

    @property
    def where(self) -> Message:
        """Which question it is: "Question 3 of 10"."""
        return Message("quiz.where", {"number": self.number, "questions": self.questions})

    @property
    def summary(self) -> Message:
        """What came of it: "7 of 10 right"."""
        right = sum(answer.right for answer in self._answers)
        return Message("quiz.summary", {"right": right, "questions": len(self._answers)})

    # ---- asking and answering

    def next(self) -> Question:
        """Return the question to be answered now: the next one, once the last one is answered.

        Raises `IllegalAction` when the quiz is over.
        """
        if self.over:
            raise IllegalAction("error.quiz.over", n=self.questions)
        if self.answered is not None:
            self._asked.append(self._made(self.number + 1, self.question.shape))
        return self.question

    def ask(self) -> str:
        """Return the question to be answered now as text. Raises `IllegalAction` when the quiz is over."""
        question = self.next()
        return f"{shown(self.lang, self.where)}\n{question.text(self.lang)}"

    def answer(self, value: object) -> Answer:
        """Return what an answer is worth, and why.

        Raises `BadNotation` for what is no answer (the question stays open), `IllegalAction` where it has been
        answered.
        """
        if self.answered is not None:
            raise IllegalAction("error.quiz.answered", number=self.number)
        return self._kept(self.question.judged(value, self.lang))

    def skip(self) -> Answer:
        """Leave the question out; it counts as wrong, and its answer is told."""
        if self.answered is not None:
            raise IllegalAction("error.quiz.answered", number=self.number)
        return self._kept(Answer(self.question, None, right=False, score=0.0, lang=self.lang))

    def __iter__(self) -> Iterator[Question]:
        """Yield the questions that are left; one that is not answered before the next is asked for is skipped."""
        while not self.over:
            yield self.next()
            if self.answered is None:
                self.skip()

    def __len__(self) -> int:
        return self.questions

    # ---- what came of it

    def results(self) -> list[dict[str, Any]]:
        """Return a row for each answer, of plain values."""
        return [self._row(number, answer) for number, answer in enumerate(self._answers, 1)]

    def frame(self, library: str | None = None) -> Any:
        """Return the results as a data frame of ``"pandas"`` or ``"polars"``; None takes the one that is there.

        Raises `BadSetting` when it is not installed.
        """
        return framed(self.results(), COLUMNS, library)

    @property
    def calibration(self) -> Calibration:
        """How well the chances that were answered agree with what came; of the kind ``odds`` alone."""
        guesses = [answer for answer in self._answers if answer.brier is not None]
        return calibrated(
            [(answer.value, answer.question.answer, bool(answer.question.came)) for answer in guesses], self.lang
        )

    # ---- the rest

    def _row(self, number: int, answer: Answer) -> dict[str, Any]:
        asked = answer.question
        cells = (number, self.kind, self.variant.name, self.seed, asked.shape, asked.level, asked.position)
        judged = (answer.value, asked.answer, answer.right, answer.score, asked.came, answer.brier)
        return dict(zip(COLUMNS, (*cells, *judged), strict=True))

    def _kept(self, answer: Answer) -> Answer:
        self._answers.append(answer)
        return answer

    def _made(self, number: int, before: str) -> Question:
        """Return a question: the first by chance that is of another shape than the one before, where there is one."""
        level = EASIEST + (number - 1) * (HARDEST - EASIEST) // max(self.questions - 1, 1)
        spare: Question | None = None
        for attempt in range(ATTEMPTS):
            chance = Stream("quiz", self.kind, self.seed, number, attempt)
            near = level if attempt < ATTEMPTS // 2 else EASIEST + chance.below(HARDEST)
            made = MAKERS[self.kind](self.variant, near, chance)
            if made is not None and made.shape != before:
                return made
            spare = spare or made
        if spare is None:
            raise BadSetting("error.quiz.game", kind=self.kind, game=self.variant.name, known=kinds(self.variant))
        return spare

    def __str__(self) -> str:
        return self.ask() if not self.over else shown(self.lang, self.summary)

    def __repr__(self) -> str:
        return str(self)
