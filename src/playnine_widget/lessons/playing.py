"""Playing for others in a lesson: the bots that answer a learner, and lines that are played out."""

from collections.abc import Callable

from playnine_widget.bots.bot import bots
from playnine_widget.engine.errors import UnknownName
from playnine_widget.engine.reading import nearest
from playnine_widget.match.match import Match
from playnine_widget.match.seats import seat_for

MOST = 200
"""The most decisions that are played for others between two of the learner's."""


def opponent(match: Match, named: str = "") -> str:
    """Return the bot that plays for the others: the one named, else novice, else the game's weakest.

    Raises `UnknownName` for one that does not play this game.
    """
    known = tuple(bots(match.variant))
    if named and named not in known:
        raise UnknownName("error.unknown.bot", name=named, nearest=nearest(named, known), known=known)
    return named or ("novice" if "novice" in known else known[0])


def strongest(match: Match) -> str:
    """Return the strongest built-in bot of the game."""
    return max(bots(match.variant).values(), key=lambda bot: bot.level).name


def others(match: Match, learner: int | None, named: str = "") -> None:
    """Let bots decide until the learner is to act again, or nobody is."""
    _until(match, lambda: match.to_act in {learner, None}, opponent(match, named))


def out(match: Match, learner: int | None) -> None:
    """Let the strongest bot end the learner's turn and play for the others, until the learner's next turn or the end.

    It stops where the hole ends.
    """
    bot, hole = strongest(match), len(match.scorecard)
    _until(match, lambda: match.to_act != learner or len(match.scorecard) > hole, bot)
    if len(match.scorecard) == hole:
        _until(match, lambda: match.to_act in {learner, None} or len(match.scorecard) > hole, bot)


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
