"""Matches from positions drawn as text, and hands that play them."""

from __future__ import annotations

from collections import Counter
from random import Random
from textwrap import dedent
from typing import TYPE_CHECKING, Any

from kit.families import actions as all_actions
from kit.families import cards
from playnine_widget.match.match import Match

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playnine_widget.cards.card import Card

__all__ = ["all_actions", "cards"]

NAMES = ("Ann", "Ben", "Cy", "Dee", "Eli", "Fay")
NONSENSE = ("", "swap", "flip", "swap E1", "swap A3", "flip A0", "draw A1", "pass", "take 7", "undo")


class Int64:
    """A whole number of somebody else's making, as numpy has them: it knows its index and is no int."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def at(position: str, seed: int = 1, **settings: Any) -> Match:
    """A match that begins with a position."""
    return Match.from_position(dedent(position), seed=seed, **settings)


def nine(position: str, **switches: Any) -> Match:
    """A match of 99 that begins with a position."""
    written = ", ".join(f"{rule}={str(value).lower()}" for rule, value in switches.items())
    return at(f"game: ninety nine; {f'rules: {written}; ' if written else ''}{position}")


def with_draw_pile(position: str, left: int) -> str:
    """The position with so many cards still to be drawn; all others lie under the discards."""
    lines = dict(line.split(": ", 1) for line in at(position).record()["events"][0]["position"].splitlines())
    pile = lines.pop("draw").split()
    lines["discard"] = " ".join([lines["discard"], *pile[left:]])
    return "\n".join(f"{key}: {value}" for key, value in {**lines, "draw": " ".join(pile[:left])}.items() if value)


def layouts(match: Match) -> list[str]:
    """What the public sees of every layout."""
    return [str(layout) for layout in match.view().layouts]


def deck(match: Match) -> Counter[Card]:
    """Every card that the match is played with."""
    return Counter(match.variant.cards(len(match.players)))


def at_random(seed: int) -> Callable[[Match], str]:
    """A hand that picks any option."""
    rng = Random(seed)
    return lambda match: rng.choice(match.options)


def preferring(*verbs: str, seed: int = 0) -> Callable[[Match], str]:
    """A hand that picks the first of these verbs that is offered, else any option."""
    rng = Random(seed)

    def choose(match: Match) -> str:
        for verb in verbs:
            found = [option for option in match.options if option.split()[0] == verb]
            if found:
                return rng.choice(found)
        return rng.choice(match.options)

    return choose


def play(match: Match, choose: Callable[[Match], str], most: int = 100_000) -> Iterator[tuple[int, str]]:
    """Play to the end, yielding each decision (seat, action) after it is done."""
    for _ in range(most):
        seat = match.to_act
        if seat is None:
            return
        action = choose(match)
        match.act(action)
        yield seat, action


def kinds(match: Match) -> list[str]:
    """The kinds of all events so far."""
    return [step.event["kind"] for step in match.steps]


def hidden_elsewhere(match: Match, seed: int, seat: int | None = None) -> Match:
    """A twin: the same to everybody who looks, with other facedown cards and another order of the draw pile.

    With a seat it is the same to that seat, in whose hand are the same cards.
    """
    record = match.record()
    view = match.view(seat)
    state = match.game.imagine(view, Random(seed).shuffle)
    twin = {"kind": "set", "position": match.game.full_position(state)}
    return Match.from_record({**record, "events": [twin]})
