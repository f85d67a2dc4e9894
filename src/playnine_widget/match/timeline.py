"""The steps of a match and the cuts between decisions: pure functions on tuples of frozen steps."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from playnine_widget.engine.game import Game, State


class Step(NamedTuple):
    """One event of the record and the state after it. ``number`` counts events from 0.

    Event and state hold hidden cards: they are for the owner's process, never for a table, nor for a repr (which a
    traceback may show).
    """

    number: int
    event: Mapping[str, Any]
    state: State

    def __repr__(self) -> str:
        return f"<Step {self.number}: {self.event['kind']}>"


def decisions(steps: Iterable[Step]) -> int:
    """Return how many decisions of players there are among the steps."""
    return sum(step.event["kind"] == "act" for step in steps)


def length_after(steps: tuple[Step, ...], n: int) -> int:
    """Return how many steps belong to the first ``n`` decisions, what chance did after them included.

    A refill belongs to the draw that it makes possible, so it falls on the far side of the cut.
    """
    acts = [at for at, step in enumerate(steps) if step.event["kind"] == "act"]
    if n >= len(acts):
        return len(steps)
    at = acts[n]
    return at - 1 if steps[at - 1].event["kind"] == "shuffle" else at


def crosses(game: Game, dropped: Iterable[Step]) -> bool:
    """Whether taking these steps back crosses a reveal or a shuffle."""
    return any(game.reveals(step.state) for step in dropped)


def actors(dropped: Iterable[Step]) -> set[int]:
    """Return the seats that decided in these steps."""
    return {step.event["seat"] for step in dropped if step.event["kind"] == "act"}
