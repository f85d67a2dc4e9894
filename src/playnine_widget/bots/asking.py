"""A bot is asked: it has its time, and whatever goes wrong is told as its failure. For the table and for the league."""

from collections.abc import Callable
from typing import Any, NamedTuple

from playnine_widget.bots.bot import Bot
from playnine_widget.bots.limit import TooSlow, limit_of, within
from playnine_widget.engine.errors import BotFailed
from playnine_widget.engine.game import Game
from playnine_widget.engine.reading import text_of


class Answer(NamedTuple):
    """What a bot or function answered: an option, and why, where it said so."""

    action: str
    reason: str = ""


class Asked(NamedTuple):
    """What is asked: a bot or a function of the view, ``label`` as it is called and ``who`` as its failures name it."""

    player: Callable[[Any], object]
    label: str
    who: str

    def decide(self, game: Game, view: Any) -> Answer:
        """Return which of ``view.options`` the bot or function takes; it may answer ``(option, "why")``.

        Raises `BotFailed` when it raises, takes too long, is interrupted, wants to end the program or answers anything
        else. Where hands are private the sentence tells neither the options nor what was said: both tell the hand.
        """
        named: dict[str, object] = {"player": self.who, "bot": self.label}
        try:
            answer, reason = _reasoned(self._answer(view))
            action = game.action(answer)
        except TooSlow as slow:
            raise BotFailed("error.bot.slow", **named, seconds=limit_of(self.player)) from slow
        except BaseException as error:
            kind, text = type(error).__name__, "" if game.private_hands else text_of(error).rstrip(". ")
            key = "error.bot.raised" if text else "error.bot.raised.silent"
            raise BotFailed(key, **named, error=kind, text=text) from error
        if action is None or action not in view.options:
            if game.private_hands:
                raise BotFailed("error.bot.answer.covered", **named)
            raise BotFailed("error.bot.answer", **named, answer=text_of(answer), options=view.options)
        return Answer(action, reason)

    def _answer(self, view: Any) -> object:
        """Return the answer of a bot, or of a caller's function within its time."""
        if isinstance(self.player, Bot) and self.player.is_built_in:
            return self.player(view)
        return within(limit_of(self.player), self.player, view)


def _reasoned(answer: object) -> tuple[object, str]:
    """Return an answer and its reason, which is there when two texts were answered."""
    if isinstance(answer, tuple) and len(answer) == 2 and isinstance(answer[1], str):
        return answer[0], text_of(answer[1])
    return answer, ""
