"""Who sits where: people, bots and functions of the view."""

from collections.abc import Callable, Iterable, Mapping
from collections.abc import Set as AbstractSet
from typing import Any, NamedTuple

from playnine_widget.bots.asking import Answer, Asked
from playnine_widget.bots.bot import PREFIX, Bot, bots, called, find, who_plays
from playnine_widget.engine.errors import BadSetting
from playnine_widget.engine.game import Game, Variant
from playnine_widget.engine.reading import are_names, text_of, whole


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
        """Return which of ``view.options`` the bot or function takes. Raises `BotFailed` as `Asked.decide` does."""
        return Asked(self.player or find(self.label), self.label, self.who).decide(game, view)


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
        label = who_plays(find(player), variant).name
        return Seat(_title(label), "bot", label)
    if isinstance(player, Bot):
        player = who_plays(player, variant)
        named = bots().get(player.name) is player  # then it is looked up each time: a cell that is run again counts
        return Seat(_title(player.name), "bot", player.name, None if named else player)
    if callable(player):
        label = called(player)
        return Seat(_title(label), "function", label, player)
    raise BadSetting("error.players.kind", player=text_of(player))


def _title(label: str) -> str:
    text = label.replace("_", " ").strip() or "bot"
    return text[0].upper() + text[1:]


def _numbered(name: str) -> Iterable[str]:
    yield name
    number = 2
    while True:
        yield f"{name} {number}"
        number += 1


def seats_for_people(names: Iterable[str]) -> tuple[Seat, ...]:
    """Return a seat for each name, all people, whatever they are called."""
    return tuple(Seat(name, "person") for name in names)
