"""What a table is opened with, and what the page may set: read, checked, or refused by name."""

from collections.abc import Mapping, Sequence
from typing import Any

from playnine_widget.engine.errors import BadSetting, UnknownName
from playnine_widget.match.match import Match
from playnine_widget.words.catalogue import languages, say

FASTEST = 16.0  # times the pace of a calm eye


def open_match(game: Any, seats: Sequence[Any] | None, seed: int | None, lang: str, rules: Mapping[str, Any]) -> Match:
    """The match for a table: one that is given, one from a position, or a new one; alone it is against novice."""
    if isinstance(game, Match):
        if seats is not None or seed is not None or rules:
            raise BadSetting("error.rules_of_match")
        return game
    if isinstance(game, str) and ":" in game:
        return Match.from_position(game, seed=seed)
    alone = [say(lang, "name.player"), "bot:novice"]
    return Match(game, alone if seats is None else list(seats), seed=seed, **rules)


def check_language(lang: object) -> None:
    """Raise `UnknownName` for a language that the catalogue has not."""
    if lang not in languages():
        raise UnknownName("error.language", name=str(lang), allowed=", ".join(languages()))


def check_speed(speed: float) -> None:
    """Raise `BadSetting` for a pace that is not between 0 (no steps) and `FASTEST`."""
    if not 0 <= speed <= FASTEST:
        raise BadSetting("error.speed", value=speed, most=FASTEST)


def check_seat(seat: object, match: Match) -> None:
    """Raise `BadSetting` for a seat that the match has not; None is everyone at this screen."""
    if seat is not None and (type(seat) is not int or not 0 <= seat < len(match.players)):
        raise BadSetting("error.seat", value=str(seat), last=len(match.players) - 1)


def is_welcome(name: str, value: object) -> bool:
    """Whether the page may set this trait to this value: its language and its speed, nothing else.

    >>> is_welcome("lang", "fr"), is_welcome("speed", 0.5), is_welcome("view", {}), is_welcome("speed", True)
    (True, True, False, False)
    """
    if name == "lang":
        return isinstance(value, str) and value in languages()
    return name == "speed" and type(value) in {int, float} and 0 <= value <= FASTEST  # type: ignore[operator]
