"""What a table is opened with, and what the page may set: read, checked, or refused by name."""

from collections.abc import Mapping, Sequence
from numbers import Real
from typing import Any

from playnine_widget.engine.errors import BadSetting
from playnine_widget.engine.reading import text_of
from playnine_widget.engine.seat import number_of
from playnine_widget.match.match import Match
from playnine_widget.words.catalogue import say
from playnine_widget.words.languages import languages

FASTEST = 16.0  # times the pace of a calm eye


def open_match(game: Any, seats: Any, seed: int | None, lang: str, rules: Mapping[str, Any]) -> Match:
    """The match for a table: one that is given, one from a position, or a new one; alone it is against novice.

    Raises `BadSetting` for seats or rules that a match or a position brings itself, and what `Match` raises.
    """
    if isinstance(game, Match):
        if seats is not None or seed is not None or rules:
            raise BadSetting("error.rules_of_match")
        return game
    if isinstance(game, str) and ":" in game:
        if rules.keys() - {"fair"}:
            raise BadSetting("error.rules_of_position")
        return _seated(Match.from_position(game, seed=seed, **rules), seats)
    alone = [say(lang, "name.player"), "bot:novice"]
    return Match(game, alone if seats is None else seats, seed=seed, **rules)


def _seated(match: Match, seats: Any) -> Match:
    """The match of a position with bots and functions in its seats; a person has the name that stands in it."""
    if seats is None:
        return match
    listed = list(seats) if isinstance(seats, Sequence) and not isinstance(seats, str) else []
    if len(listed) != len(match.players):
        raise BadSetting("error.seats_of_position", players=match.players)
    for seat, (name, player) in enumerate(zip(match.players, listed, strict=True)):
        if player != name:
            match.sit(seat, player)
        if match.seats[seat].kind == "person" and player != name:
            raise BadSetting("error.seats_of_position", players=match.players)
    return match


def check_speed(speed: object) -> float:
    """Return a pace as a plain number. Raises `BadSetting` for what is none from 0 (no steps) to `FASTEST`."""
    pace = float(speed) if isinstance(speed, Real) and not isinstance(speed, bool) else -1.0
    if not 0 <= pace <= FASTEST:
        raise BadSetting("error.speed", value=text_of(speed), most=FASTEST)
    return pace


def check_seat(seat: object, match: Match) -> int | None:
    """Return a seat as a plain number, None: everyone at this screen. Raises `BadSetting` for one that there is not."""
    return None if seat is None else number_of(seat, len(match.players))


def is_welcome(name: str, value: object) -> bool:
    """Whether the page may set this trait to this value: its language and its speed, nothing else.

    >>> is_welcome("lang", "fr"), is_welcome("speed", 0.5), is_welcome("view", {}), is_welcome("speed", True)
    (True, True, False, False)
    """
    if name == "lang":
        return isinstance(value, str) and value in languages()
    return name == "speed" and type(value) in {int, float} and 0 <= value <= FASTEST  # type: ignore[operator]
