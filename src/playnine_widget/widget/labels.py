"""The fixed words of a table in one language; made once for a language and a variant."""

from functools import lru_cache
from typing import Any

from playnine_widget.bots.bot import Bot, built_in
from playnine_widget.engine.message import Message
from playnine_widget.games.catalogue import families, variants
from playnine_widget.match.reviewing import REVIEWERS
from playnine_widget.words.catalogue import say
from playnine_widget.words.languages import languages

SPEEDS = (("0.5", "½×"), ("1", "1×"), ("2", "2×"), ("4", "4×"))
FIXED = (
    *("draw", "discard", "hand", "hole", "total", "showing", "strokes", "out", "leads", "won", "lost", "colon"),
    *("undo", "speed", "language", "help", "keys_title", "new", "close", "sure", "continue", "again", "let_novice"),
    *("step", "play", "pause", "start", "cancel", "busy", "unheard", "gone", "practice", "matched", "offered"),
    *("table", "log", "score", "dealer", "empty", "to_act", "changed", "skip_queue", "apart"),
    *("caddie", "odds", "review", "wait"),
)
MOVING, LEAVING = ("tab", "arrows", "enter"), ("escape",)
LETTERS = {
    "N": "label.continue",
    "U": "label.undo",
    "C": "label.caddie",
    "O": "label.odds",
    "?": "label.help",
}  # beside those of the game
PANEL = ("title", "players", "rules", "game", "name", "add", "remove")


def spoken(lang: str, value: Any) -> Any:
    """The same value with every message said in that language.

    >>> spoken("fr", {"total": Message("strokes", {"n": 2}), "list": ["A1", 3]})
    {'total': '2 coups', 'list': ['A1', 3]}
    """
    if value is None or isinstance(value, (str, int)):
        return value
    if isinstance(value, Message):
        return say(lang, value.key, **value.values)
    if isinstance(value, dict):
        return {key: spoken(lang, item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [spoken(lang, item) for item in value]
    return value


@lru_cache(maxsize=32)
def labels(lang: str, game: Any, variant: Any) -> dict[str, Any]:
    """All fixed words: of the table, of the game, of the panel for a new match. Not to be changed."""
    fixed = {name: say(lang, f"label.{name}") for name in FIXED}
    words: dict[str, Any] = spoken(lang, game.words(variant))
    return {
        "lang": lang,
        "langs": [list(pair) for pair in languages().items()],
        "speeds": [["0", say(lang, "label.off")], *map(list, SPEEDS)],
        **fixed,
        **words,
        "keys": keys(lang, words["keys"]),
        "reviewed": game.name in REVIEWERS,
        "setup": setup(lang, variant),
    }


def keys(lang: str, of_the_game: list[list[str]]) -> list[list[str]]:
    """The keys that do something at the table, and what: [key, what it does]."""
    moving, leaving = (
        [[say(lang, f"key.{name}.key"), say(lang, f"key.{name}.does")] for name in names] for names in (MOVING, LEAVING)
    )
    return [*moving, *of_the_game, *([letter, say(lang, does)] for letter, does in LETTERS.items()), *leaving]


def setup(lang: str, variant: Any) -> dict[str, Any]:
    """The words of the panel in which a new match is chosen; the games, and who may play: [kind, label, sentence].

    The bots come by strength, the strongest first; one that does not play every game names its games in a fourth place:
    the panel offers for the game that is chosen there, not for the one on the table.
    """
    words = {name: say(lang, f"setup.{name}") for name in PANEL}
    bots = [
        [f"bot:{bot.name}", _title(say(lang, f"bot.name.{bot.name}")), say(lang, bot.about), *_only(bot)]
        for bot in reversed(list(built_in().values()))
    ]
    kinds = [["person", say(lang, "kind.person"), ""], *bots]
    offers: list[dict[str, Any]] = [spoken(lang, game.offers()) for game in families()]
    games, fields = ([entry for offer in offers for entry in offer[key]] for key in ("games", "fields"))
    return {**words, "kinds": kinds, "games": games, "fields": fields, "most": variant.most_players, "least": 2}


def _only(bot: Bot) -> list[list[str]]:
    """The games that a bot plays, where it does not play them all."""
    return [[name for name, variant in variants().items() if bot.plays(variant)]] if bot.families else []


def _title(name: str) -> str:
    return name[0].upper() + name[1:]
