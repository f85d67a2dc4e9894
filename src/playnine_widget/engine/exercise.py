"""What a game can be asked about itself: something to count, and what the next unseen card may be."""

from collections.abc import Callable
from typing import NamedTuple

from playnine_widget.cards.card import Card
from playnine_widget.engine.message import Message

Below = Callable[[int], int]
"""Chance: a whole number from 0 up to, not including, its argument (`cards.shuffle.Stream.below`)."""

EASIEST, HARDEST = 1, 5
"""Levels of an exercise."""


class Exercise(NamedTuple):
    """Something to count: the position that it is about, what is asked, the number, and how it comes about.

    Two of one ``shape`` ask for the same piece of knowledge. ``why`` has a message a step of the count. ``seat`` is
    whose eyes it is to be seen with, where it is about what lies before one seat.
    """

    shape: str
    position: str
    ask: Message
    answer: int
    why: tuple[Message, ...]
    seat: int | None = None


class Wager(NamedTuple):
    """Something that the next unseen card may be: ``cards`` are those with which it comes true."""

    shape: str
    ask: Message
    cards: frozenset[Card]
