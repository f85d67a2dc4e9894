"""Questions about chances: what the next unseen card may be. Counted from what lies open, and then it is turned."""

from typing import Any

from playnine_widget.cards.shuffle import Stream
from playnine_widget.engine.message import Message
from playnine_widget.games.catalogue import game_of
from playnine_widget.lessons.question import Question, percent
from playnine_widget.lessons.quiz_positions import played


def odds(variant: Any, level: int, chance: Stream) -> Question | None:
    """Return a chance to guess; None where nothing about the next card is open.

    What is unseen is exchangeable, so the card that comes is drawn from it here, and tells nothing of the match.

    >>> from playnine_widget.games.catalogue import variant
    >>> asked = odds(variant("play nine"), 1, Stream(1))
    >>> 0 < asked.answer < 1
    True
    """
    match = played(variant, 4 + 5 * level + chance.below(6), chance)
    view, wagers = match.view(match.to_act), game_of(variant).wagers(match.view(match.to_act))
    shapes = sorted({wager.shape for wager in wagers})
    if not shapes:
        return None
    shape = shapes[chance.below(len(shapes))]
    chosen = [wager for wager in wagers if wager.shape == shape]
    wager = chosen[chance.below(len(chosen))]
    unseen = [card for card in sorted(view.unseen) for _ in range(view.unseen[card])]
    many = sum(card in wager.cards for card in unseen)
    card = unseen[chance.below(len(unseen))]
    values = {"many": many, "of": len(unseen), "chance": percent(many / len(unseen)), "card": card}
    return Question(
        kind="odds",
        shape=shape,
        level=level,
        ask=wager.ask,
        match=match,
        seat=match.to_act,
        form="chance",
        answer=many / len(unseen),
        why=Message("quiz.odds.why", values),
        called="",
        came=card in wager.cards,
    )
