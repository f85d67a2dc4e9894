"""A question of a quiz, and an answer to it: plain frozen data, said in a language when somebody reads it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from playnine_widget.engine.errors import BadNotation
from playnine_widget.engine.frozen import FrozenMap
from playnine_widget.engine.message import Message
from playnine_widget.engine.reading import text_of
from playnine_widget.match.match import Match
from playnine_widget.words.catalogue import say, shown

BARE = {
    "quiz.skipped": "quiz.skipped.bare",
    "quiz.right": "quiz.right.bare",
    "quiz.wrong": "quiz.wrong.bare",
}
"""What is said of an answer where the reason says what would have been right."""
CLOSE = 0.1
"""A chance that is guessed within this of the true one is right."""


class Choice(NamedTuple):
    """One thing that may be answered: its value, and what it says."""

    value: str
    label: Message | str


@dataclass(frozen=True, kw_only=True, repr=False)
class Question:
    """A question. ``form`` is ``number``, ``choice`` or ``chance``; ``answer`` is the right one, proved by the engine.

    ``match`` stands at the position that is asked about, ``seat`` is whose eyes it is seen with (None: the public
    view). Two of one ``shape`` ask for the same piece of knowledge; ``level`` is 1 (easy) to 5. ``scores`` are what
    choices earn that are neither right nor worth nothing, ``remarks`` what is said of each that is not right. ``hides``
    says that strokes and totals on the table would give the answer away; ``line`` is the same match played on, where
    that is to be judged: it can be reviewed in a cell. ``came`` is whether what a chance was asked of came true.
    ``called`` is what the right answer is called where its label will not do; empty where ``why`` says it. ``action``
    is the action to be judged, in notation; empty where none is. ``moments`` are what the choices are about, one
    position for each, where one can go back to look; ``shot`` is the position of the right answer, which is shown once
    it is told.
    """

    kind: str
    shape: str
    level: int
    ask: Message
    match: Match
    seat: int | None
    form: str
    answer: Any
    why: Message
    choices: tuple[Choice, ...] = ()
    scores: Mapping[str, float] = FrozenMap()
    remarks: Mapping[str, Message] = FrozenMap()
    hides: bool = False
    came: bool | None = None
    line: Match | None = None
    called: object = None
    action: str = ""
    moments: tuple[Match, ...] = ()
    shot: Match | None = None

    @property
    def view(self) -> Any:
        """What is to be seen of the position."""
        return self.match.view(self.seat)

    def at(self, value: str) -> Match | None:
        """Return the position that a choice is about, the first one for no choice; None where there is none."""
        values = [choice.value for choice in self.choices]
        return dict(zip(values, self.moments, strict=False)).get(value or values[0]) if self.moments else None

    @property
    def asks_to_act(self) -> bool:
        """Whether the answer is an action of the seat to act: then it can be given on the cards."""
        return tuple(choice.value for choice in self.choices) == self.match.options

    @property
    def position(self) -> str:
        """The position in writing, as it may be seen: without strokes."""
        return self.match.position(self.seat)

    def text(self, lang: str = "en") -> str:
        """Return the question as text: the position, what is asked, and the choices."""
        choices = (f"  {choice.value}: {shown(lang, choice.label)}" for choice in self.choices)
        plain = (f"  {choice.value}" for choice in self.choices)
        lines = plain if all(choice.label == choice.value for choice in self.choices) else choices
        return "\n".join([self.position, say(lang, self.ask.key, **self.ask.values), *lines])

    def read(self, value: object) -> Any:
        """Return an answer as the question takes it: a whole number, one of its choices, a chance from 0 to 1.

        Raises `BadNotation` for anything else.
        """
        read = {"number": _number, "chance": _chance}.get(self.form, self._choice)(value)
        if read is None:
            known = tuple(choice.value for choice in self.choices)
            raise BadNotation(f"error.quiz.{self.form}", answer=text_of(value), known=known)
        return read

    def _choice(self, value: object) -> str | None:
        written = " ".join(text_of(value).split()).casefold()
        return next((choice.value for choice in self.choices if choice.value.casefold() == written), None)

    def judged(self, value: object, lang: str = "en") -> "Answer":
        """Return the answer, judged. Raises `BadNotation` for what is no answer to this question."""
        read = self.read(value)
        if self.form == "chance":
            return Answer(self, read, abs(read - self.answer) <= CLOSE, 1 - (read - self.answer) ** 2, lang)
        score = 1.0 if read == self.answer else self.scores.get(str(read), 0.0)
        return Answer(self, read, score == 1.0, score, lang)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return self.text()


class Answer(NamedTuple):
    """An answer, judged: whether it is right, and its score from 0 to 1. ``value`` is None where it was skipped.

    ``lang`` is the language in which it is ``said``; ``message`` can be said in any.
    """

    question: Question
    value: Any
    right: bool
    score: float
    lang: str = "en"

    @property
    def brier(self) -> float | None:
        """The Brier score of a chance, 0 the best: the square of its distance from what came. None for others."""
        if self.question.came is None or self.value is None:
            return None
        return float((self.value - self.question.came) ** 2)

    @property
    def message(self) -> Message:
        """What is said of it: right or not, what would have been right, and why."""
        asked = self.question
        key = "quiz.skipped" if self.value is None else "quiz.right" if self.right else "quiz.wrong"
        if asked.called == "":
            return Message(BARE[key], {"why": asked.why})
        said = Message(key, {"answer": _called(asked), "why": asked.why})
        remark = None if self.right else asked.remarks.get(str(self.value))
        return said if remark is None else Message("quiz.remarked", {"said": said, "remark": remark})

    @property
    def said(self) -> str:
        """What is said of it, in the language of the quiz."""
        return say(self.lang, self.message.key, **self.message.values)

    def __str__(self) -> str:
        return self.said

    def __repr__(self) -> str:
        return self.said


def percent(chance: float) -> Message:
    """Return a chance for people, to be said in any language.

    >>> shown("en", percent(0.125))
    '12%'
    """
    return Message("percent", {"n": round(100 * chance)})


def _called(asked: Question) -> object:
    """Return what the right answer is called."""
    if asked.form == "chance":
        return percent(asked.answer)
    label = next((choice.label for choice in asked.choices if choice.value == asked.answer), asked.answer)
    return asked.called or label


def _number(value: object) -> int | None:
    if isinstance(value, bool):
        return None
    try:
        return int(text_of(value).replace("\N{MINUS SIGN}", "-"))
    except ValueError:
        return None


def _chance(value: object) -> float | None:
    """Return a chance from 0 to 1, written as such or in per cent (``30 %``, ``30``)."""
    text = text_of(value).strip()
    try:
        number = float(text.removesuffix("%").replace(",", "."))
    except ValueError:
        return None
    chance = number / 100 if text.endswith("%") or number > 1 else number
    return chance if 0 <= chance <= 1 else None
