"""A deal that several people play and compare: its code, its par, the daily one, and one's earlier self as a ghost."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from functools import cached_property
from hashlib import sha256
from typing import Any

from playnine_widget.bots.bot import find
from playnine_widget.engine.dealer import seeded
from playnine_widget.engine.errors import BadSetting
from playnine_widget.engine.frozen import FrozenMap
from playnine_widget.engine.language import language
from playnine_widget.engine.reading import text_of, whole
from playnine_widget.engine.seat import number_of
from playnine_widget.games.catalogue import game_of, variant
from playnine_widget.match.chronicle import Chronicle
from playnine_widget.match.handed import match_in
from playnine_widget.match.match import Match
from playnine_widget.match.seats import seated
from playnine_widget.words.catalogue import say
from playnine_widget.words.numbers import short

REFERENCE = "tour"
"""The bot that sets the par of a deal."""

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_CODE = re.compile(r"([a-z0-9-]+)-(\d+)-([0-9a-z]+)((?:\+\w+=[^+]+)*)")


@dataclass(frozen=True)
class Deal:
    """The cards of a whole match, whoever plays it: the same game, rules, number of players and seed.

    The cards do not depend on what anybody does. Who has the code could work the cards out: play it, then compare.
    Game and rules are kept as a match has them, so that equal deals are equal however they are written. Raises
    `UnknownName` or `BadSetting` for what cannot be played.

    >>> deal = Deal("play nine", 2, 41, FrozenMap({"holes": 3}))
    >>> deal.code, Deal.read(deal.code) == deal
    ('play-nine-2-15+holes=3', True)
    """

    game: str
    players: int
    seed: int
    rules: Mapping[str, Any] = FrozenMap()

    def __post_init__(self) -> None:
        """Put everything as a match has it."""
        chosen, players = variant(self.game, **self.rules), whole(self.players)
        if players is None:
            n = text_of(self.players)
            raise BadSetting("error.players.number", n=n, most=chosen.most_players, game=chosen.name)
        settled = {
            "game": chosen.name,
            "players": len(seated(players, chosen)),
            "seed": seeded(self.seed),
            "rules": FrozenMap({rule: _frozen(value) for rule, value in _rules(chosen).items()}),
        }
        for name, value in settled.items():
            object.__setattr__(self, name, value)

    @classmethod
    def read(cls, code: object) -> "Deal":
        """Return the deal of a code. Raises `BadSetting` for what is none, `UnknownName` for a game there is not."""
        found = _CODE.fullmatch(text_of(code).strip().casefold())
        if found is None:
            raise BadSetting("error.deal.code", code=text_of(code))
        game, players, seed, rules = found.groups()
        pairs = (rule.split("=", 1) for rule in rules.split("+")[1:])
        return cls(game.replace("-", " "), int(players), int(seed, 36), FrozenMap({k: _value(v) for k, v in pairs}))

    @classmethod
    def of(cls, match: Chronicle) -> "Deal":
        """Return the deal that a match (or the match of a table) is played with.

        Raises `BadSetting` for what was not dealt from its seed: a position, another's record.
        """
        match = match_in(match)
        if not isinstance(match, Chronicle):
            raise BadSetting("error.deal.none")
        deal = cls(match.variant.name, len(match.players), match.seed, FrozenMap(_rules(match.variant)))
        if _first_deck(match) != _first_deck(deal.match()):
            raise BadSetting("error.deal.none")
        return deal

    @property
    def code(self) -> str:
        """A short text for others: `Deal.read` reads it."""
        rules = "".join(f"+{rule}={_written(value)}" for rule, value in self.rules.items())
        return f"{self.game.replace(' ', '-')}-{self.players}-{_in_36(self.seed)}{rules}"

    def match(self, players: object = None, **settings: Any) -> Match:
        """Return a new match with these cards; ``players`` as for `Match`, else people."""
        return Match(self.game, self.players if players is None else players, self.seed, **{**self.rules, **settings})

    @cached_property
    def par(self) -> tuple[float, ...]:
        """What the reference bot takes for each hole, on average over the seats, when it has all of them.

        Raises `BadSetting` for a game that it does not play.
        """
        self._check()
        match = self.match([find(REFERENCE)] * self.players)
        match.play_bots()
        return tuple(sum(filter(None, strokes)) / self.players for strokes in match.scorecard)

    def replay(self, match: Chronicle, seat: int = 0) -> Match:
        """Return the same deal once more: you in one seat, and in the others the ghosts of those who sat there.

        A ghost does what its player did wherever it stands as that player stood, and else what the reference bot does.
        Take the seat of another to play against your earlier self. Raises `BadSetting` for a match of other cards, and
        for a seat or a game without ghosts.
        """
        (match,) = self._check(match)
        own = number_of(seat, self.players)
        players = [Ghost(match, at) if at != own else name for at, name in enumerate(match.players)]
        return self.match(players)

    def compare(self, *matches: Chronicle, lang: str = "en") -> "Comparison":
        """Return what everybody took for each hole, beside the par of the deal. Raises `BadSetting` for other cards."""
        rows = tuple(
            (name, tuple(strokes[seat] for strokes in match.scorecard))
            for match in self._check(*matches)
            for seat, name in enumerate(match.players)
        )
        return Comparison(self, rows, language(lang))

    def _check(self, *matches: Chronicle) -> tuple[Chronicle, ...]:
        """Return the matches, where each was played with these cards and the game has a reference bot."""
        if not find(REFERENCE).plays(variant(self.game)):
            raise BadSetting("error.deal.game", game=self.game)
        if any(Deal.of(match) != self for match in matches):
            raise BadSetting("error.deal.other", code=self.code)
        return tuple(map(match_in, matches))


class Ghost:
    """A player of an earlier match, who plays its seat again: a function of the view."""

    def __init__(self, match: Chronicle, seat: int) -> None:
        self.__name__ = f"ghost of {match.players[seat]}"
        self._instead = find(REFERENCE)
        self._did: dict[tuple[Any, ...], str] = {}
        for before, step in zip(match.steps, match.steps[1:], strict=False):
            if step.event["kind"] == "act" and step.event["seat"] == seat:
                self._did[_standing(match.game.view(before.state, seat), seat)] = step.event["action"]

    def __call__(self, view: Any) -> str:
        """Return what was done where one stood so, else what the reference bot does."""
        did = self._did.get(_standing(view, view.seat), "")
        return did if did in view.options else str(self._instead(view))


@dataclass(frozen=True, repr=False)
class Comparison:
    """What everybody took for a deal: ``rows`` are names with their strokes hole by hole."""

    deal: Deal
    rows: tuple[tuple[str, tuple[int | None, ...]], ...]
    lang: str = "en"

    def __str__(self) -> str:
        par = (say(self.lang, "deal.par"), tuple(round(strokes, 1) for strokes in self.deal.par))
        rows = [(name, [*strokes, sum(filter(None, strokes))]) for name, strokes in (par, *self.rows)]
        wide = max(len(name) for name, _ in rows)
        cells = [(name, " ".join(_cell(self.lang, number).rjust(6) for number in numbers)) for name, numbers in rows]
        lines = [f"{name.ljust(wide)}  {row}" for name, row in cells]
        return "\n".join([say(self.lang, "deal.title", code=self.deal.code), *lines])

    def __repr__(self) -> str:
        return str(self)


def daily(day: date | None = None, game: str = "play nine", players: int = 2) -> Deal:
    """Return the deal of a day (None: today, UTC), the same for everybody in the world. Raises as `Deal`.

    >>> daily(date(2026, 1, 31)) == daily(date(2026, 1, 31)), daily(date(2026, 2, 1)).seed == daily().seed
    (True, False)
    """
    day = datetime.now(UTC) if day is None else day
    if not isinstance(day, date):
        raise BadSetting("error.deal.day", day=text_of(day))
    deal = Deal(game, players, 0)
    digest = sha256(f"{deal.game} {deal.players} {date(day.year, day.month, day.day).isoformat()}".encode()).digest()
    return replace(deal, seed=int.from_bytes(digest[:6], "big"))


def _rules(chosen: Any) -> dict[str, Any]:
    """Return the rules that differ from the game's; the one that is there for bots changes no card."""
    rules = game_of(chosen).changes(chosen)
    rules.pop("no_progress_rounds", None)
    return rules


def _frozen(value: Any) -> Any:
    return FrozenMap(value) if isinstance(value, Mapping) else value


def _first_deck(match: Chronicle) -> object:
    return next((step.event["deck"] for step in match.steps if step.event["kind"] == "deal"), None)


def _standing(view: Any, seat: int) -> tuple[Any, ...]:
    return view.hole, view.phase, str(view.layouts[seat]), view.hand, view.discard[:1]


def _cell(lang: str, number: float | None) -> str:
    return "·" if number is None else short(lang, number)


def _in_36(number: int) -> str:
    text = ""
    while number:
        number, digit = divmod(number, 36)
        text = DIGITS[digit] + text
    return text or "0"


def _written(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, separators=(",", ":"), default=dict)


def _value(text: str) -> object:
    try:
        return json.loads(text)
    except ValueError:
        return text
