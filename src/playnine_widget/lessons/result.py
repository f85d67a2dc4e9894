"""The result of a lesson: what a learner did at it, as plain values that can be signed."""

import json
from collections.abc import Mapping
from datetime import UTC, datetime
from hashlib import blake2s
from typing import TYPE_CHECKING, Any, NamedTuple

from playnine_widget.engine.reading import whole
from playnine_widget.lessons.tally import SOLVED

if TYPE_CHECKING:
    from playnine_widget.lessons.lesson import Lesson
    from playnine_widget.lessons.tally import Tally


class Result(NamedTuple):
    """``lesson`` is its name, ``digest`` what it asks (in any language the same); ``solved`` of ``steps`` are solved.

    ``when`` is UTC, to the second.
    """

    lesson: str
    digest: str
    solved: int
    steps: int
    stars: int
    hints: int
    wrong: int
    shown: int
    when: str

    @property
    def passed(self) -> bool:
        """Whether every step is solved by oneself."""
        return self.solved == self.steps

    @property
    def rank(self) -> tuple[int, ...]:
        """What makes one result better than another: more solved, more stars, fewer slips."""
        return (self.passed, self.solved, self.stars, -self.hints - self.wrong - self.shown)


def result(lesson: "Lesson", tally: "Tally", now: datetime | None = None) -> Result:
    """Return the result of a lesson as it stands."""
    when = (now or datetime.now(UTC)).strftime("%Y-%m-%dT%H:%M:%SZ")
    solved = sum(mark == SOLVED for mark in tally.marks)
    counts = (tally.hints, tally.wrong, tally.shown)
    return Result(lesson.name, digest(lesson), solved, len(tally.marks), tally.stars, *counts, when)


def read(written: object) -> Result | None:
    """Return the result that was written as a mapping, None for what is none."""
    if not isinstance(written, Mapping) or set(written) != set(Result._fields):
        return None
    texts = ("lesson", "digest", "when")
    for key, value in written.items():
        if not isinstance(value, str) if key in texts else (whole(value) is None or not 0 <= value < 10**6):
            return None
    return Result(**written)


def digest(lesson: "Lesson") -> str:
    """Return a short text that changes with what a lesson asks, and not with its words."""
    asked: list[Any] = [lesson.game, lesson.seed, lesson.others]
    for step in lesson.steps:
        accept = step.accept.written if step.accept is not None else ""
        asked.append([step.position, accept, step.solution, step.then])
    return blake2s(json.dumps(asked, sort_keys=True).encode(), digest_size=8).hexdigest()
