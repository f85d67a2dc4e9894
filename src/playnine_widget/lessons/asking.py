"""What asks questions one after the other and keeps the answers: a quiz, and the drills of a learner."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any

from playnine_widget.engine.errors import IllegalAction
from playnine_widget.engine.language import language
from playnine_widget.engine.message import Message
from playnine_widget.lessons.calibration import Calibration, calibrated
from playnine_widget.lessons.question import Answer, Question
from playnine_widget.lessons.showing import Shown
from playnine_widget.lessons.watching import Watched
from playnine_widget.match.rows import framed
from playnine_widget.words.catalogue import shown

COLUMNS = (
    *("number", "kind", "game", "seed", "shape", "level", "position"),
    *("answer", "expected", "right", "score", "came", "brier"),
)
"""What a row of the results holds."""


class Asking(Watched, Shown, ABC):
    """Questions, one after the other. The next one comes when `next` or `ask` asks for it, once the last is answered.

    ``questions`` is how many there are, ``kind`` of which kind, ``seed`` what they come from.
    """

    def __init__(self, kind: str, questions: int, seed: int, lang: str) -> None:
        language(lang)
        self.kind, self.questions, self.seed, self.lang = kind, questions, seed, lang
        # By their numbers, each set once: clicks come on several threads, and what was first counts.
        self._answers: dict[int, Answer] = {}
        self._asked: dict[int, Question] = {1: self._made(1, "")}

    @abstractmethod
    def _made(self, number: int, before: str) -> Question:
        """Return the question of that number, from 1; ``before`` is the shape of the last one."""

    @abstractmethod
    def again(self) -> "Asking":
        """Return as many questions of the kind anew."""

    @property
    def title(self) -> Message:
        """What kind of questions they are: "Count it"."""
        return Message(f"quiz.kind.{self.kind}")

    # ---- where it stands

    @property
    def question(self) -> Question:
        """The question that is asked, or was asked last."""
        return self._asked[self.number]

    @property
    def number(self) -> int:
        """The number of the question, from 1."""
        return len(self._asked)

    @property
    def answered(self) -> Answer | None:
        """The answer to the question, None while it is open."""
        return self._answers.get(self.number)

    @property
    def answers(self) -> tuple[Answer, ...]:
        """All answers so far, skipped questions among them."""
        return tuple(self._answers.values())

    @property
    def over(self) -> bool:
        """Whether every question is answered."""
        return len(self._answers) == self.questions

    @property
    def score(self) -> float:
        """The sum of the scores, each from 0 to 1."""
        return sum(answer.score for answer in self.answers)

    @property
    def where(self) -> Message:
        """Which question it is: "Question 3 of 10"."""
        return Message("quiz.where", {"number": self.number, "questions": self.questions})

    @property
    def summary(self) -> Message:
        """What came of it: "7 of 10 right"."""
        answers = self.answers
        return Message("quiz.summary", {"right": sum(answer.right for answer in answers), "questions": len(answers)})

    @property
    def calibration(self) -> Calibration:
        """How well the chances that were answered agree with what came; without guesses where none was asked for."""
        guesses = [answer for answer in self.answers if answer.brier is not None]
        return calibrated(
            [(answer.value, answer.question.answer, bool(answer.question.came)) for answer in guesses], self.lang
        )

    # ---- asking and answering

    def next(self) -> Question:
        """Return the question to be answered now: the next one, once the last one is answered.

        Raises `IllegalAction` when the quiz is over.
        """
        if self.over:
            raise IllegalAction("error.quiz.over", n=self.questions)
        number = self.number
        if number in self._answers:
            made = self._made(number + 1, self._asked[number].shape)
            if self._asked.setdefault(number + 1, made) is made:
                self._tell()
        return self.question

    def ask(self) -> str:
        """Return the question to be answered now as text. Raises `IllegalAction` when the quiz is over."""
        self.next()
        return self._text

    def answer(self, value: object) -> Answer:
        """Return what an answer is worth, and why.

        Raises `BadNotation` for what is no answer (the question stays open), `IllegalAction` where it has been
        answered.
        """
        number = self._open
        return self._given(number, self._asked[number].judged(value, self.lang))

    def skip(self) -> Answer:
        """Leave the question out; it counts as wrong, and its answer is told."""
        number = self._open
        return self._given(number, Answer(self._asked[number], None, right=False, score=0.0, lang=self.lang))

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
        return [self._row(number, answer) for number, answer in enumerate(self.answers, 1)]

    def frame(self, library: str | None = None) -> Any:
        """Return the results as a data frame of ``"pandas"`` or ``"polars"``; None takes the one that is there.

        Raises `BadSetting` when it is not installed.
        """
        return framed(self.results(), COLUMNS, library)

    # ---- the rest

    def _row(self, number: int, answer: Answer) -> dict[str, Any]:
        asked = answer.question
        cells = (number, self.kind, asked.match.variant.name, self.seed, asked.shape, asked.level, asked.position)
        judged = (answer.value, asked.answer, answer.right, answer.score, asked.came, answer.brier)
        return dict(zip(COLUMNS, (*cells, *judged), strict=True))

    @property
    def _open(self) -> int:
        """The number of the question to be answered. Raises `IllegalAction` where it has been."""
        number = self.number
        if number in self._answers:
            raise IllegalAction("error.quiz.answered", number=number)
        return number

    def _given(self, number: int, answer: Answer) -> Answer:
        """Take an answer in. Raises `IllegalAction` where another thread was first with one."""
        if self._answers.setdefault(number, answer) is not answer:
            raise IllegalAction("error.quiz.answered", number=number)
        self._keep(number, answer)
        self._tell()
        return answer

    def _keep(self, number: int, answer: Answer) -> None:
        """Keep an answer where it outlives these questions: a quiz keeps none."""

    @property
    def _text(self) -> str:
        return f"{shown(self.lang, self.where)}\n{self.question.text(self.lang)}"

    def __str__(self) -> str:
        return shown(self.lang, self.summary) if self.over else self._text

    def __repr__(self) -> str:
        return str(self)
