"""A lesson as the text of a file: `reading.parsed` gives the same lesson back."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from playnine_widget.engine.errors import BadLesson
from playnine_widget.lessons.accepting import Goal
from playnine_widget.lessons.reading import RULE, is_key
from playnine_widget.lessons.step import Step, turns_written

if TYPE_CHECKING:
    from playnine_widget.lessons.lesson import Lesson


def written(lesson: "Lesson") -> str:
    """Return the text of a lesson. Raises `BadLesson` for a goal that is a function: no file can hold it.

    >>> from playnine_widget.lessons.lesson import Lesson
    >>> step = {"position": "Ann: 5 9 ? 12 / ? 9 ? 8; discard: 12", "accept": "take", "task": "Get the 12."}
    >>> print(written(Lesson("Take it", [step], chapter="piles")))
    title: Take it
    chapter: piles
    name: take_it
    ---
    position: Ann: 5 9 ? 12 / ? 9 ? 8; discard: 12
    task: Get the 12.
    accept: take
    solution: take
    <BLANKLINE>
    """
    heads = {
        "title": lesson.title,
        "chapter": lesson.chapter,
        "game": lesson.game,
        "rules": ", ".join(lesson.rules),
        "others": lesson.others,
        "seed": "" if lesson.seed == 1 else str(lesson.seed),
        "name": lesson.name,
    }
    blocks = [[*_lines(heads.items()), *_text(lesson.opening)], *map(_step, lesson.steps)]
    return f"\n{RULE}\n".join("\n".join(block) for block in blocks) + "\n"


def _step(step: Step) -> list[str]:
    if isinstance(step.accept, Goal):
        raise BadLesson("error.lesson.unwritable", name=step.accept.written)
    keys = [
        ("position", step.position),
        ("task", step.task),
        ("accept", step.accept.written if step.accept is not None else ""),
        *((f"wrong {action}", said) for action, said in step.wrong.items()),
        *(("hint", hint) for hint in step.hints),
        ("solution", ", ".join(step.solution)),
        ("then", turns_written(step.then)),
        ("done", step.done),
    ]
    return [*_lines(keys), *_text(step.text)]


def _lines(keys: Iterable[tuple[str, str]]) -> list[str]:
    return [f"{key}: {value}" for key, value in keys if value]


def _text(text: str) -> list[str]:
    """Return paragraphs below a blank line; what would be read as a key or a rule begins with a backslash."""
    return ["", *map(_plain, text.split("\n"))] if text else []


def _plain(line: str) -> str:
    return f"\\{line}" if line == RULE or line.startswith("\\") or is_key(line) else line
