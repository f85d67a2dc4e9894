"""What asks questions one after the other and keeps the answers: a quiz, and the drills of a learner."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any

from playnine_widget.engine.errors import IllegalAction
from playnine_widget.engine.language import language
from playnine_widget.engine.message import Message
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
        self._answers: list[Answer] = []
        self._asked: list[Question] = [self._made(1, "")]

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

    # ---- the rest

    def _row(self, number: int, answer: Answer) -> dict[str, Any]:
        asked = answer.question
        cells = (number, self.kind, asked.match.variant.name, self.seed, asked.shape, asked.level, asked.position)
        judged = (answer.value, asked.answer, answer.right, answer.score, asked.came, answer.brier)
        return dict(zip(COLUMNS, (*cells, *judged), strict=True))

    def _kept(self, answer: Answer) -> Answer:
        self._answers.append(answer)
        self._tell()
        return answer

    @property
    def _text(self) -> str:
        return f"{shown(self.lang, self.where)}\n{self.question.text(self.lang)}"

    def __str__(self) -> str:
        return shown(self.lang, self.summary) if self.over else self._text

    def __repr__(self) -> str:
        return str(self)
