"""What a bot is, and the bots by name. A bot is a function of the view: it answers one of ``view.options``."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from playnine_widget.bots import random
from playnine_widget.bots.roll import Roll
from playnine_widget.cards.shuffle import Stream
from playnine_widget.engine.errors import BadSetting, UnknownName
from playnine_widget.engine.frozen import FrozenMap
from playnine_widget.engine.game import Variant
from playnine_widget.engine.reading import nearest, text_of
from playnine_widget.games.catalogue import game_of, variant
from playnine_widget.words.catalogue import say

PREFIX = "bot:"
MOST_NOISE = 99
"""The most noise that a dial gives, in strokes."""
Play = Callable[[Any], object]


@dataclass(frozen=True, slots=True, repr=False)
class Bot:
    """A bot by name: its level (0 plays at random), what is said about it, its play.

    ``about`` is the key of a message for a built-in bot, the sentence itself for one of somebody's own. ``families``
    are the families of games that it plays, empty: every one. ``limit``: the seconds that it may think, where it has
    its own.

    >>> find("novice").level, find("bot:novice").sentence
    (1, 'Plays the card that looks best.')
    """

    name: str
    level: int
    about: str
    play: Play
    families: tuple[str, ...] = ()
    limit: float | None = None

    def plays(self, variant: Variant) -> bool:
        """Whether it plays this game.

        >>> from playnine_widget.games.catalogue import variant
        >>> find("guesser").plays(variant("ninety nine")), find("guesser").plays(variant("play nine"))
        (True, False)
        """
        return not self.families or game_of(variant).name in self.families

    @property
    def sentence(self) -> str:
        """One sentence about it, in English where it is built in."""
        return say("en", self.about) if self.is_built_in else self.about

    @property
    def is_built_in(self) -> bool:
        """Whether it comes with the package, at full strength or made weaker by a dial; a mere name does not count.

        >>> Bot("tour", 4, "", len).is_built_in
        False
        """
        strong = built_in().get(_undialled(self.name))
        return strong is not None and strong.play is getattr(self.play, "weakens", self.play)

    def __repr__(self) -> str:
        return f"<Bot {self.name}, level {self.level}{self.sentence and f': {self.sentence}'}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel to another process by name, where it comes with the package."""
        if self.is_built_in:
            return find, (self.name,)
        return Bot, (self.name, self.level, self.about, self.play, self.families, self.limit)

    def __call__(self, view: Any, /) -> Any:
        """Return the action that the bot chooses among ``view.options``."""
        return self.play(view)


@cache
def built_in() -> Mapping[str, Bot]:
    """Return the bots that come with the package by name, weakest first."""
    bots = (
        Bot("random", 0, "bot.random", lambda view: random.choose(view, Stream("random", 0, str(view)))),
        Bot("novice", 1, "bot.novice", by_family(golf="novice", ninety="keeper")),
        Bot("club", 2, "bot.club", by_family(golf="club"), families=("golf",)),
        Bot("guesser", 2, "bot.guesser", by_family(ninety="guesser"), families=("ninety",)),
        Bot("cautious", 3, "bot.cautious", by_family(golf="styles:cautious"), families=("golf",)),
        Bot("gambler", 3, "bot.gambler", by_family(golf="styles:gambler"), families=("golf",)),
        Bot("pro", 3, "bot.pro", by_family(golf="pro"), families=("golf",)),
        Bot("tour", 4, "bot.tour", by_family(golf="tour"), families=("golf",)),
    )
    return FrozenMap({bot.name: bot for bot in bots})


def by_family(**minds: str) -> Play:
    """Return a play that is each family's own, by the module that has it, which is loaded when it first plays.

    The name of a bot may stand for another mind in another game. ``module:function`` names one that is not ``choose``.
    """

    def play(view: Any, *dial: float) -> object:
        return _mind(minds[game_of(view.variant).name])(view, *dial)

    return play


@cache
def _mind(named: str) -> Callable[..., object]:
    module, _, function = named.partition(":")
    mind: Callable[..., object] = getattr(import_module(f"playnine_widget.bots.{module}"), function or "choose")
    return mind


DIALS = ("pro", "tour")
"""The bots that can be made weaker by a dial: ``tour~1`` errs by one stroke, more or less, about each option."""


def _dialled(word: str) -> Bot | None:
    """Return a bot with a dial, None where the word is none: ``tour~1`` is tour with a noise of one stroke."""
    name, dial, written = word.partition("~")
    try:
        noise = float(written)
    except ValueError:
        return None
    if not dial or name not in DIALS or not 0 <= noise <= MOST_NOISE:
        return None
    strong = built_in()[name]
    return Bot(word, strong.level, strong.about, Dial(strong.play, noise), strong.families)


@dataclass(frozen=True, slots=True)
class Dial:
    """A play that errs about each option by so many strokes more or less, and the play that it weakens."""

    weakens: Callable[..., object]
    noise: float

    def __call__(self, view: Any, /) -> object:
        """Return the action that is chosen."""
        return self.weakens(view, self.noise)


def _undialled(word: str) -> str:
    """Return what stands before a dial, or would."""
    return word.partition("~")[0].strip()


_own: dict[str, Bot] = {}


def bots(game: str | Variant | None = None) -> Roll:
    """Return the bots by name: the built-in ones, weakest first, and those made with `bot`. They read as a table.

    With ``game`` only those that play it.

    >>> list(bots())[:2], "guesser" in bots("ninety nine"), "guesser" in bots("play nine")
    (['random', 'novice'], True, False)
    """
    known = {**built_in(), **_own}
    if game is None:
        return Roll(known)
    chosen = variant(game)
    return Roll({name: bot for name, bot in known.items() if bot.plays(chosen)})


def find(name: str) -> Bot:
    """Return a bot by its name, with or without ``bot:`` before it. Raises `UnknownName` with the nearest.

    A number after ``~`` makes ``pro`` and ``tour`` weaker: the strokes by which they err about each option. Against the
    same bot without it, 0.5 wins nearly half of the matches, 1 a fifth, 2 next to none.

    >>> find("bot:tour~1").name
    'tour~1'
    """
    word = " ".join(text_of(name).casefold().removeprefix(PREFIX).split())
    known = bots()
    if word not in known and (dialled := _dialled(word)) is not None:
        return dialled
    if word not in known:
        raise UnknownName("error.unknown.bot", name=word, nearest=nearest(word, known), known=tuple(known))
    return known[word]


def who_plays(bot: Bot, variant: Variant) -> Bot:
    """Return the bot. Raises `BadSetting` with those that do when it does not play the game.

    >>> from playnine_widget.games.catalogue import variant
    >>> who_plays(find("novice"), variant("ninety nine")).name
    'novice'
    """
    if not bot.plays(variant):
        raise BadSetting("error.bot.game", bot=bot.name, game=variant.name, known=tuple(bots(variant)))
    return bot


def called(play: object) -> str:
    """Return what a bot or a function is called, a lambda too; anything else that plays is called as its kind is.

    >>> called(find("pro")), called(called), called(lambda view: view)
    ('pro', 'called', 'lambda')
    """
    if isinstance(play, Bot):
        return play.name
    return text_of(getattr(play, "__name__", type(play).__name__)).strip("<>")


def bot_for(player: object) -> Bot:
    """Return a bot for its name, a bot as it is, or a function of the view. Raises `BadSetting` for anything else.

    >>> bot_for("pro").name, bot_for(lambda view: view.options[0]).name
    ('pro', 'lambda')
    """
    if isinstance(player, str):
        return find(player)
    if isinstance(player, Bot):
        return player
    if not callable(player):
        raise BadSetting("error.players.kind", player=text_of(player))
    return Bot(called(player), 0, "", player)


def bot(play: Play | None = None, *, name: str | None = None, level: int = 0, limit: float | None = None) -> Any:
    """Make a bot of a function of the view, under the function's name; its docstring is its sentence.

    It answers one of ``view.options``, or ``(option, "why")``. ``limit`` is how many seconds it may think; see
    `bots.limit` for what that can stop. Made again under the same name it takes the place of the old one, in running
    matches too. Raises `BadSetting` for the name of a built-in bot, with a dial or not, and for a limit that is not a
    number above 0.

    >>> @bot
    ... def first(view):
    ...     "Takes the first option."
    ...     return view.options[0]
    >>> first.name, find("bot:first") is first
    ('first', True)
    """
    if play is None:
        return lambda function: bot(function, name=name, level=level, limit=limit)
    if not callable(play):
        raise BadSetting("error.players.kind", player=text_of(play))
    word = " ".join(text_of(called(play) if name is None else name).replace("_", " ").casefold().split())
    if not word or _undialled(word) in built_in():
        raise BadSetting("error.bot.name", name=word)
    if limit is not None and not _is_time(limit):
        raise BadSetting("error.bot.limit", bot=word, limit=text_of(limit))
    _own[word] = Bot(word, level, (play.__doc__ or "").strip().partition("\n")[0], play, limit=limit)
    return _own[word]


def _is_time(limit: object) -> bool:
    """Whether it is a number of seconds above 0; infinity is one."""
    return isinstance(limit, int | float) and limit is not True and limit > 0
