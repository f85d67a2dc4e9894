"""Questions that are counted: the strokes of a layout, the total after some plays."""

from typing import Any

from playnine_widget.cards.shuffle import Stream
from playnine_widget.engine.message import Message
from playnine_widget.games.catalogue import game_of
from playnine_widget.lessons.question import Question
from playnine_widget.match.match import Match


def count(variant: Any, level: int, chance: Stream) -> Question:
    """Return something to count; the game itself says what, and what comes of it.

    >>> from playnine_widget.games.catalogue import variant
    >>> count(variant("play nine"), 1, Stream(1)).form
    'number'
    """
    made = game_of(variant).exercise(variant, level, chance.below)
    return Question(
        kind="count",
        shape=made.shape,
        level=level,
        ask=made.ask,
        match=Match.from_position(made.position, chance.below(1 << 30)),
        seat=made.seat,
        form="number",
        answer=made.answer,
        why=Message("quiz.count.why", {"lines": made.why, "n": made.answer}),
        hides=True,
    )
