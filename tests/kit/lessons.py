"""Lessons for tests: short ones of golf and of 99, and what a learner does."""

from __future__ import annotations

from typing import Any

from playnine_widget.lessons.lesson import Lesson
from playnine_widget.lessons.study import Study

PAIR = "Ann: 5 9 ? 12 / ? 9 ? 8; Ben: 5 3 ? ? / ? ? ? ?; discard: 12; draw: 3 7 4 0"
TEE = "Ann: ? ? ? ? / ? ? ? ?; Ben: ? ? ? ? / ? ? ? ?; discard: 11"
NINETY = "game: ninety nine; Ann: 5H 9D QS; Ben: 2H 3S 4D; total: 85"


def step(**keys: Any) -> dict[str, Any]:
    """A step at the pair of 12s, unless it says another position."""
    return {"position": PAIR, "task": "Get the 12.", "accept": "take", **keys}


def lesson(*steps: dict[str, Any], **heads: Any) -> Lesson:
    """A lesson of these steps, else of the pair of 12s."""
    return Lesson(**{"title": "Take it", "steps": steps or [step()], **heads})


def study(*steps: dict[str, Any], **heads: Any) -> Study:
    """A learner at the beginning of such a lesson."""
    return Study(lesson(*steps, **heads))


def long() -> Lesson:
    """A lesson with a step of every kind."""
    return lesson(
        step(wrong={"draw": "The 12 lies open."}, hints=["Look.", "At the discards."], solution="take, swap D2"),
        step(position="", task="And now?", accept="any", then="", solution="draw, swap A2", done="Go on."),
        step(position=TEE, task="Turn two up.", accept="all: flip A1, flip D1", then="Ben: flip A1, flip B1"),
        step(position="", task="", accept=None, text="That was the tee shot."),
        step(accept="turn: take, swap D2", then="Ben: draw, swap A2", wrong={"swap": "Below the other.", "*": "No."}),
        step(accept="best within 30", hints="Ask the caddie.", solution=""),
        step(accept=reached, solution=""),
        step(position=NINETY, accept="play 9D", wrong={"*": "That is too much."}),
    )


def reached(view: Any) -> bool | None:
    """The goal of two 12s in column D."""
    if view.hand is not None:
        return None
    return [view.layouts[view.seat][place] for place in ("D1", "D2")] == ["12", "12"]
