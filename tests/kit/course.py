"""The lessons of the course, walked along their solutions, with the caddie's view of every moment."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import playnine_widget as p9
from playnine_widget.lessons.lesson import Lesson
from playnine_widget.lessons.study import Study

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playnine_widget.analysis.strokes import Strokes
    from playnine_widget.lessons.step import Step
    from playnine_widget.match.match import Match

COURSE = Path(str(files("playnine_widget.lessons") / "course"))
LESSONS = {path.stem: Lesson.read(path) for path in sorted((COURSE / "en").glob("*.md"))}


class Moment(NamedTuple):
    """A study before an action of a solution: its step, what is accepted now, and that action."""

    study: Study
    step: Step
    right: tuple[str, ...]
    action: str


def walked(lesson: Lesson) -> Iterator[Moment]:
    """Walk a lesson along its solutions; the study stands still while a moment is looked at."""
    study = Study(lesson)
    for step in lesson.steps:
        assert step.accept is not None
        for played, action in enumerate(step.solution):
            yield Moment(study, step, step.accept.named(played), action)
            study.act(action)
        study.next()


class Advised(NamedTuple):
    """What the caddie says of a moment of a lesson."""

    step: Step
    right: tuple[str, ...]
    action: str
    match: Match
    advice: Strokes


@cache
def advised(name: str) -> tuple[Advised, ...]:
    """Return the caddie's advice at every moment of a lesson of card golf."""
    moments = walked(LESSONS[name])
    return tuple(Advised(*moment[1:], moment.study.match.branch(), p9.advise(moment.study.match)) for moment in moments)


def is_golf(name: str) -> bool:
    """Whether the lesson is about card golf, which has a caddie."""
    return Study(LESSONS[name]).match.game.name == "golf"


GOLF = [name for name in LESSONS if is_golf(name)]
