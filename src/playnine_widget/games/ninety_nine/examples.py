"""Worked examples of the rules of 99: plays that show one rule, every total worked out by the engine."""

from playnine_widget.engine.message import Message
from playnine_widget.games.ninety_nine import telling
from playnine_widget.games.ninety_nine.actions import PAY
from playnine_widget.games.ninety_nine.exercises import PLAYERS, position
from playnine_widget.games.ninety_nine.filling import from_position
from playnine_widget.games.ninety_nine.observe import view as seen
from playnine_widget.games.ninety_nine.rules import apply, options
from playnine_widget.games.ninety_nine.variant import Variant
from playnine_widget.games.ninety_nine.view import View

SHOWS = {
    "cards.ace": ("A", 40),
    "cards.four": ("4", 40),
    "cards.nine": ("9", 40),
    "cards.ten": ("10", 40),
    "cards.below": ("10", 5),
    "cards.floor": ("10", 5),
    "cards.king": ("K", 40),
    "cards.others": ("J", 40),
    "turn.0": ("7", 40),
    "end.tokens": ("7", 99),
    "end.points": ("7", 99),
}
"""Which card, played at which total, shows a paragraph."""


def examples(variant: Variant, key: str) -> tuple[tuple[View, Message], ...]:
    """Return worked examples of a rule, none where it has nothing to show: a view, and what was said of it.

    >>> from playnine_widget.games.ninety_nine.variant import NINETY_NINE
    >>> [shown.total for shown, _ in examples(NINETY_NINE, "cards.ace")]
    [41, 51]
    """
    rank, total = SHOWS.get(key) or SHOWS.get(".".join(key.split(".")[:2])) or ("", 0)
    if not rank:
        return ()
    held = " ".join(f"{rank}{suit}" for suit in "SHD")
    state = from_position(position(variant, total, {PLAYERS[0]: held}), list.sort)
    ways = [option for option in options(state) if option.startswith(f"play {rank}S") or option == PAY]
    views = [seen(apply(state, way), None) for way in ways]
    return tuple((view, telling.tell(view)[0][1]) for view in views)
