"""A quiz on a table: a question about the position that lies there, and the answer to it."""

from typing import TYPE_CHECKING, Any

from playnine_widget.engine.errors import BadNotation, IllegalAction
from playnine_widget.lessons.asking import Asking
from playnine_widget.widget.quiz_panel import deeds, packed
from playnine_widget.widget.teaching import Keyed, Teaching
from playnine_widget.words.catalogue import say, shown

if TYPE_CHECKING:
    from collections.abc import Callable

    from playnine_widget.match.match import Match
    from playnine_widget.widget.wire import Request

SUMS = {"showing", "marks", "lines", "ranking", "said", "did"}
"""What a view says of the strokes of a layout."""


class Quizzing(Teaching):
    """A quiz or drills on a table, question by question."""

    hides = ("undo", "caddie", "odds", "new")

    def __init__(self, quiz: Asking) -> None:
        super().__init__()
        self._leave: Callable[[], None] = lambda: None
        self._take(quiz)

    @property
    def match(self) -> "Match":
        """The match at the position that is asked about, or at what a choice is about, or at what is told of."""
        question = self.quiz.question
        shown = question.at(self._look) if self.quiz.answered is None else question.shot
        return shown or question.match

    @property
    def seat(self) -> int | None:
        """Whose eyes the position is seen with."""
        return self.quiz.question.seat

    @property
    def asks(self) -> bool:
        """Whether an action is asked for, as the answer to the question."""
        return self.quiz.answered is None and self.quiz.question.asks_to_act

    @property
    def subject(self) -> Asking:
        """The quiz."""
        return self.quiz

    def act(self, *actions: str) -> None:
        """Take an action as the answer to what to do best; nothing is played. Raises `IllegalAction` elsewhere."""
        if not self.asks or len(actions) != 1:
            raise IllegalAction("notice.lesson.quiz", actions=actions)
        self.quiz.answer(*actions)

    def do(self, request: "Request") -> None:
        """Take an answer, go on, leave a question out, or begin anew with other questions."""
        quiz, deed = self.quiz, request.deed or "answer"
        if deed not in {"answer", "look", *self._offers}:
            raise IllegalAction("notice.lesson")
        if deed == "answer":
            quiz.answer(self._read(request.value))
        elif deed == "look":
            self.look(request.name)
        elif deed == "skip":
            quiz.skip()
        elif deed == "next":
            quiz.next()
        else:
            self._take(quiz.again())
            self.changed()

    def look(self, value: str) -> None:
        """Go to what a choice is about. Raises `IllegalAction` where there is nothing to look at."""
        if self.quiz.answered is not None or self.quiz.question.at(value) is None or not value:
            raise IllegalAction("notice.lesson")
        self._look = value
        self.changed()

    def said(self, lang: str) -> tuple[str, dict[str, Any]]:
        """Return what stands beside the table."""
        return "quiz", packed(self.quiz, self._offers, lang, self._look)

    def keys(self, lang: str) -> Keyed:
        """Return the keys of the deeds."""
        return [[key, label] for _, label, key, _ in deeds(self._offers, lang) if key]

    def summary(self, lang: str) -> list[str]:
        """Return the title, the question, and what was said of the answer."""
        said = packed(self.quiz, self._offers, lang, self._look)
        return [said["title"], said["where"], shown(lang, self.quiz.question.ask), said["said"]]

    @property
    def lang(self) -> str:
        """The language of the quiz."""
        return self.quiz.lang

    @property
    def covers(self) -> bool:
        """Whether the strokes on the table would give the answer away."""
        return self.quiz.question.hides and self.quiz.answered is None

    def bare(self, view: dict[str, Any]) -> dict[str, Any]:
        """Return a view without the strokes that are asked for, until they are told."""
        return {key: value for key, value in view.items() if key not in SUMS} if self.covers else view

    def waiting(self, lang: str) -> str:
        """Return what to do: to answer, to go on."""
        answered = self.quiz.answered is not None
        key = f"quiz.prompt.{'over' if self.quiz.over else 'next' if answered else 'answer'}"
        return say(lang, key, deed=say(lang, "quiz.deed.next"))

    def leave(self) -> None:
        """Hear no more of the quiz."""
        self._leave()

    def _take(self, quiz: Asking) -> None:
        self._leave()
        self.quiz, self._look = quiz, ""
        self._leave = quiz.watch(self._hear)

    def _hear(self, quiz: Asking) -> None:
        if quiz.answered is None:  # another question
            self._look = ""
        self.changed()

    @property
    def _offers(self) -> tuple[str, ...]:
        if self.quiz.over:
            return ("again",)
        return ("skip",) if self.quiz.answered is None else ("next",)

    def _read(self, value: object) -> object:
        """Return an answer as the quiz takes it: a chance comes in whole per cent."""
        if self.quiz.question.form != "chance":
            return value
        if not isinstance(value, int):
            raise BadNotation("error.quiz.chance", answer=str(value), known=())
        return f"{value}%"
