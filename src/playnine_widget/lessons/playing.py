"""Playing for others in a lesson: the bots that answer a learner, and lines that are played out."""

from collections.abc import Callable

from playnine_widget.bots.bot import bots
from playnine_widget.engine.message import Message
from playnine_widget.match.match import Match
from playnine_widget.match.seats import seat_for

MOST = 200
"""The most decisions that are played for others between two of the learner's."""


def opponent(match: Match, named: str = "") -> str:
    """Return the bot that plays for the others: the one named where it plays this game, else novice, else the weakest.

    >>> opponent(Match(), "club"), opponent(Match("ninety nine"), "club")
    ('club', 'novice')
    """
    known = tuple(bots(match.variant))
    return next((bot for bot in (named, "novice") if bot in known), known[0])


def strongest(match: Match) -> str:
    """Return the strongest built-in bot of the game."""
    return max((bot for bot in bots(match.variant).values() if bot.is_built_in), key=lambda bot: bot.level).name


def others(match: Match, learner: int | None, named: str = "") -> None:
    """Let bots decide until the learner is to act again, or nobody is."""
    _until(match, lambda: match.to_act in {learner, None}, opponent(match, named))


def answered(match: Match, action: str, named: str = "") -> None:
    """Play the learner's action and what the others answer: all of it, or nothing where a bot fails.

    Raises `BotFailed` then, with the match as it stood, so that it is still the learner's turn.
    """
    line, first = match.branch(), len(match.steps)
    line.act(action)
    others(line, match.to_act, named)
    for step in line.steps[first:]:
        if step.event["kind"] == "act":
            match.act(step.event["action"])


def out(match: Match, action: str) -> None:
    """Play an action, let the strongest bot end the turn and play for the others, until that seat's next turn.

    It stops where the hole ends.
    """
    bot, learner, hole = strongest(match), match.to_act, len(match.scorecard)
    match.act(action)
    _until(match, lambda: match.to_act != learner or len(match.scorecard) > hole, bot)
    _until(match, lambda: match.to_act == learner or len(match.scorecard) > hole, bot)


def deeds(match: Match, actions: tuple[str, ...], named: str = "") -> tuple[Message, ...]:
    """Return what actions do, one after the other, as a table says it: "Take the 12", "Swap D2".

    >>> match = Match.from_position("Ann: 5 9 ? 12 / ? 9 ? 8; Ben: 5 3 ? ? / ? ? ? ?; discard: 12")
    >>> [deed.key for deed in deeds(match, ("take", "swap D2"))]
    ['does.take.card', 'does.swap.place']
    """
    line, learner, found = match.branch(), match.to_act, list[Message]()
    for action in actions:
        others(line, learner, named)
        found.append(line.game.deed(line.view(learner), action))
        line.act(action)
    return tuple(found)


def options_after(match: Match, action: str, learner: int | None) -> tuple[str, ...]:
    """Return what the learner is offered right after an action, nothing where another is to act."""
    line = match.branch()
    line.act(action)
    return line.options if line.to_act == learner else ()


def _until(match: Match, enough: Callable[[], bool], bot: str) -> None:
    for _ in range(MOST):
        if enough() or match.to_act is None:
            return
        seat = seat_for(f"bot:{bot}", match.variant)
        match.act(seat.decide(match.game, match.view(match.to_act)).action)
