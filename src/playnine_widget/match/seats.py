"""Who sits where: people, bots and functions of the view."""

from collections.abc import Callable, Iterable, Mapping
from collections.abc import Set as AbstractSet
from typing import Any, NamedTuple

from playnine_widget.bots.bot import PREFIX, Bot, bots, find
from playnine_widget.engine.errors import BadSetting, BotFailed
from playnine_widget.engine.game import Game, Variant
from playnine_widget.engine.reading import are_names, text_of, whole
from playnine_widget.match.limit import TooSlow, limit_of, within


class Answer(NamedTuple):
    """What a bot or function answered: an option, and why, where it said so."""

    action: str
    reason: str = ""


class Seat(NamedTuple):
    """A seat: the player's name, ``kind`` (``person``, ``bot`` or ``function``), and the bot's or function's own name.

    ``player`` is what plays there: None for a person, and for a bot that is looked up by its label at each decision.
    """

    name: str
    kind: str
    label: str = ""
    player: Callable[[Any], object] | None = None

    @property
    def is_named_after_its_player(self) -> bool:
        """Whether the name says already which bot or function plays here."""
        return self.name.casefold().startswith(_title(self.label).casefold())

    @property
    def who(self) -> str:
        """The name, and what plays here where the name does not say so.

        >>> Seat("Novice 2", "bot", "novice").who, Seat("Ben", "bot", "novice").who
        ('Novice 2', 'Ben (novice)')
        """
        return self.name if self.is_named_after_its_player else f"{self.name} ({self.label})"

    def decide(self, game: Game, view: Any) -> Answer:
        """Return which of ``view.options`` the bot or function takes; it may answer ``(option, "why")``.

        Raises `BotFailed` when it raises, takes too long, is interrupted, wants to end the program or answers anything
        else. Where hands are private the sentence tells neither the options nor what was said: both tell the hand.
        """
        try:
            answer, reason = _reasoned(_asked(self.player or find(self.label), view))
            action = game.action(answer)
        except TooSlow as slow:
            values = {"player": self.who, "bot": self.label, "seconds": limit_of(self.player or find(self.label))}
            raise BotFailed("error.bot.slow", **values) from slow
        except BaseException as error:
            kind, text = type(error).__name__, "" if game.private_hands else text_of(error).rstrip(". ")
            key = "error.bot.raised" if text else "error.bot.raised.silent"
            raise BotFailed(key, player=self.who, bot=self.label, error=kind, text=text) from error
        if action is None or action not in view.options:
            if game.private_hands:
                raise BotFailed("error.bot.answer.covered", player=self.who, bot=self.label)
            values = {"player": self.who, "bot": self.label, "answer": text_of(answer), "options": view.options}
            raise BotFailed("error.bot.answer", **values)
        return Answer(action, reason)


def _asked(player: Callable[[Any], object], view: Any) -> object:
    """Return the answer of a bot, or of a caller's function within its time."""
    if isinstance(player, Bot) and player.is_built_in:
        return player(view)
    return within(limit_of(player), player, view)


def _reasoned(answer: object) -> tuple[object, str]:
    """Return an answer and its reason, which is there when two texts were answered."""
    if isinstance(answer, tuple) and len(answer) == 2 and isinstance(answer[1], str):
        return answer[0], text_of(answer[1])
    return answer, ""


def seated(players: object, variant: Variant) -> tuple[Seat, ...]:
    """Return the seats for a number of people, or for a list of names, ``bot:name``, bots and functions.

    Bots are named after what they are, numbered when there are several. Raises `BadSetting` when two people have the
    same name or more are to play than the variant takes, and `UnknownName` for a bot that there is not.

    >>> from playnine_widget.games.catalogue import variant
    >>> [seat.name for seat in seated(["Ann", "bot:novice", "bot:novice"], variant())]
    ['Ann', 'Novice', 'Novice 2']
    """
    number = whole(players)
    if number is not None and not 2 <= number <= variant.most_players:
        raise BadSetting("error.players.number", n=text_of(number), most=variant.most_players, game=variant.name)
    if number is not None:
        return tuple(Seat(f"Player {at}", "person") for at in range(1, number + 1))
    if isinstance(players, str | bytes | AbstractSet | Mapping) or not isinstance(players, Iterable):
        raise BadSetting("error.players.list", players=text_of(players))
    seats = [seat_for(player, variant) for player in players]
    taken = [seat.name for seat in seats if seat.kind == "person"]
    if not are_names(taken):
        raise BadSetting("error.players.distinct", players=tuple(taken))
    named = []
    for sitting in seats:
        name = sitting.name
        if sitting.kind != "person":
            name = next(name for name in _numbered(sitting.name) if name not in taken)
            taken.append(name)
        named.append(sitting._replace(name=name))
    return tuple(named)


def seat_for(player: object, variant: Variant) -> Seat:
    """Return a seat for a name, ``bot:name``, a bot or a function ``view -> action``.

    Raises `BadSetting` for a bot that does not play the game, and for what cannot sit at a table.
    """
    if isinstance(player, str):
        if not player.casefold().startswith(PREFIX):
            return Seat(str(player), "person")
        label = _who_plays(find(player), variant).name
        return Seat(_title(label), "bot", label)
    if isinstance(player, Bot):
        player = _who_plays(player, variant)
        named = bots().get(player.name) is player  # then it is looked up each time: a cell that is run again counts
        return Seat(_title(player.name), "bot", player.name, None if named else player)
    if callable(player):
        label = getattr(player, "__name__", type(player).__name__).strip("<>")
        return Seat(_title(label), "function", label, player)
    raise BadSetting("error.players.kind", player=text_of(player))


def _who_plays(bot: Bot, variant: Variant) -> Bot:
    if not bot.plays(variant):
        raise BadSetting("error.bot.game", bot=bot.name, game=variant.name, known=tuple(bots(variant)))
    return bot


def _title(label: str) -> str:
    text = label.replace("_", " ").strip() or "bot"
    return text[0].upper() + text[1:]


def _numbered(name: str) -> Iterable[str]:
    yield name
    number = 2
    while True:
        yield f"{name} {number}"
        number += 1


def number_of(seat: object, players: int) -> int:
    """Return a seat as a plain number from 0. Raises `BadSetting` for one that there is not among so many players."""
    number = whole(seat)
    if number is None or not 0 <= number < players:
        raise BadSetting("error.seat", value=text_of(seat), last=players - 1)
    return number


def seats_for_people(names: Iterable[str]) -> tuple[Seat, ...]:
    """Return a seat for each name, all people, whatever they are called."""
    return tuple(Seat(name, "person") for name in names)
