"""A step of a lesson: a position with a task, what is accepted, and everything that is said about it."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Any

from playnine_widget.engine.errors import BadLesson, PlayNineError
from playnine_widget.engine.frozen import FrozenMap
from playnine_widget.engine.message import Message
from playnine_widget.engine.notation import pairs, quoted
from playnine_widget.engine.reading import can_be_sent, nearest, text_of
from playnine_widget.lessons.accepting import Accept, accepting

Turn = tuple[str, tuple[str, ...]]
"""A player and the actions of a turn."""

OTHER = "*"
"""Stands for every action that no other feedback is for."""


@dataclass(frozen=True, repr=False)
class Step:
    """One step. Without a ``position`` it goes on from where the last one ended; without ``accept`` it is only read.

    ``wrong`` has feedback by action, by verb (``swap``) and by ``*`` for any other. ``hints`` are a ladder, weakest
    first. ``solution`` may go on after what is accepted; ``then`` is played out after it.
    """

    position: str = ""
    text: str = ""
    task: str = ""
    accept: Accept | None = None
    wrong: Mapping[str, str] = FrozenMap()
    hints: tuple[str, ...] = ()
    solution: tuple[str, ...] = ()
    then: tuple[Turn, ...] = ()
    done: str = ""

    def __repr__(self) -> str:
        return f"<Step {self.task or self.text}>"  # its position may hold hidden cards


KEYS = tuple(field.name for field in fields(Step))


def as_step(written: object, number: int) -> Step:
    """Return a step of what somebody wrote: a `Step`, or a mapping with its keys, all texts in the notation of files.

    ``number`` counts from 1, for errors. Raises `BadLesson` naming the step and the key.

    >>> written = {"accept": "take", "wrong": {"draw, swap A1": "No."}, "hints": "Look."}
    >>> step = as_step(written, 1)
    >>> step.accept.written, sorted(step.wrong), step.hints
    ('take', ['draw', 'swap A1'], ('Look.',))
    """
    if isinstance(written, Step):
        written = {key: getattr(written, key) for key in KEYS}
    if not isinstance(written, Mapping):
        raise at(number, "step", Message("error.lesson.step.kind", {"type": type(written).__name__}))
    for key in written:
        if key not in KEYS:
            raise unknown(number, key, KEYS)
    made: dict[str, Any] = {}
    for key, value in written.items():
        if value is None:
            continue
        try:
            made[key] = _READERS[key](value)
        except PlayNineError as error:
            raise at(number, key, Message(error.key, error.values)) from error
    return Step(**made)


def at(number: int, key: str, why: Message) -> BadLesson:
    """Return the refusal of a key of a step (numbers from 1; 0 is the lesson itself)."""
    return BadLesson("error.lesson.step" if number else "error.lesson.head", number=number, where=key, why=why)


def unknown(number: int, key: object, known: Iterable[str]) -> BadLesson:
    """Return the refusal of a key that there is not, with the nearest."""
    known = tuple(known)
    values = {"word": text_of(key), "nearest": nearest(key, known), "known": known}
    return at(number, text_of(key), Message("error.lesson.key", values))


def one_line(value: object) -> str:
    r"""Return a text on one line. Raises `BadLesson` for what is none, or cannot be kept in a file.

    >>> one_line("  Two 12s\n  cancel. ")
    'Two 12s cancel.'
    """
    if not isinstance(value, str) or not can_be_sent(value) or "\0" in value:
        raise BadLesson("error.lesson.text", text=text_of(value))
    return " ".join(value.split())


def paragraphs(value: object) -> str:
    r"""Return a text as paragraphs of one line each, with a blank line between two.

    >>> paragraphs("One\nand the same.\n\n\nTwo.")
    'One and the same.\n\nTwo.'
    """
    if not isinstance(value, str):
        return one_line(value)
    blocks: list[list[str]] = [[]]
    for line in value.replace("\r\n", "\n").replace("\r", "\n").split("\n"):
        if line.strip():
            blocks[-1].append(line)
        elif blocks[-1]:
            blocks.append([])
    return "\n\n".join(filter(None, (one_line("\n".join(block)) for block in blocks)))


def position_of(value: object) -> str:
    """Return a position on one line, ``; `` between its keys."""
    one_line(value)
    return "; ".join(filter(None, (line.strip().strip(";").strip() for line in str(value).splitlines())))


def actions_of(value: object) -> tuple[str, ...]:
    """Return actions written with commas between them, or as a list."""
    return tuple(filter(None, (one_line(item) for text in _listed(value) for item in one_line(text).split(","))))


def turns_of(value: object) -> tuple[Turn, ...]:
    """Return turns as ``Ben: draw, swap A2; Ann: take, swap B1`` has them, or a list of such texts or of turns."""
    found = []
    for turn in _listed(value):
        text = _turn_written(turn) if isinstance(turn, tuple) else turn
        for pair in pairs(one_line(text)):
            items = tuple(item.text for item in pair.items)
            if not all(items) or not items:
                raise BadLesson("error.lesson.turn", text=pair.key)
            found.append((pair.key, items))
    return tuple(found)


def _turn_written(turn: tuple[object, ...]) -> str:
    match turn:
        case (str() as name, done):
            return turns_written([(name, actions_of(done))])
    raise BadLesson("error.lesson.text", text=text_of(turn))


def turns_written(turns: Iterable[Turn]) -> str:
    """Return turns as `turns_of` reads them."""
    return "; ".join(f"{quoted(name, ())}: {', '.join(actions)}" for name, actions in turns)


def _wrong(value: object) -> Mapping[str, str]:
    if not isinstance(value, Mapping):
        raise BadLesson("error.lesson.text", text=text_of(value))
    said = [(action, one_line(text)) for named, text in value.items() for action in actions_of(named)]
    twice = Counter(action.casefold() for action, _ in said)
    for action, _ in said:
        if twice[action.casefold()] > 1:
            raise BadLesson("error.lesson.repeated", word=action)
    return FrozenMap((action, text) for action, text in said if text)


def _hints(value: object) -> tuple[str, ...]:
    return tuple(filter(None, map(one_line, _listed(value))))


def _listed(value: object) -> list[object]:
    if isinstance(value, str):
        return [value]
    if not isinstance(value, Iterable) or isinstance(value, bytes | Mapping):
        raise BadLesson("error.lesson.text", text=text_of(value))
    return list(value)


_READERS = {
    "position": position_of,
    "text": paragraphs,
    "task": one_line,
    "accept": accepting,
    "wrong": _wrong,
    "hints": _hints,
    "solution": actions_of,
    "then": turns_of,
    "done": one_line,
}
