"""Moments of 99: real matches from positions, packed as a table packs them, the curtain included."""

from __future__ import annotations

from typing import Any

from playnine_widget.analysis.advice_panel import packed
from playnine_widget.analysis.ninety_nine.counting import odds
from playnine_widget.analysis.ninety_nine.reasons import called, why
from playnine_widget.analysis.ninety_nine.survival import Chance, Survival
from playnine_widget.analysis.unseen import packed as packed_odds
from playnine_widget.games.ninety_nine.variant import NINETY_NINE
from playnine_widget.match.match import Match
from playnine_widget.widget import seeing
from playnine_widget.words.languages import languages

ABROAD = tuple(languages())[1:]
MANUAL = NINETY_NINE.but(manual_draw=True)
LABELS = {
    "en ninety": ("en", NINETY_NINE),
    **{f"{lang} ninety": (lang, NINETY_NINE) for lang in ABROAD},
    "en ninety manual": ("en", MANUAL),
    "en ninety points": ("en", NINETY_NINE.but(elimination="points")),
}
NAMES = (
    *("Ann", "Ben", "Cy", "Dee", "Eli", "Fay", "Gil", "Hal", "Ida", "Jo", "Kim", "Lou", "Max", "Nan", "Oz"),
    "Wilhelmina",
)
HAND = "Ann: AS 7H 10D"
SURVIVE = {
    "play AS as 1": 0.64,
    "play AS as 11": 0.871,
    "play 7H": 0.874,
    "play 10D": 0.6,
    "draw": 0.54,
    "forget": 0.41,
}
"""What the caddie of the fixtures says: made by hand, so that no change of its judgement changes them."""


def at(text: str, *actions: str, people: int = 1) -> Match:
    """A match of a position, played on; bots sit behind the people."""
    match = Match.from_position(f"game: ninety nine; {text}", seed=7)
    for seat in range(people, len(match.players)):
        match.sit(seat, "bot:novice")
    match.act(*actions)
    return match


def many(players: int, more: str = "") -> str:
    """A position of so many players at a total of 88, some of whom have lost tokens."""
    tokens = ", ".join(str(3 - (seat * 2 % 3 if seat else 0)) for seat in range(players))
    names = ", ".join(NAMES[:players])
    return f"players: {names}; round: 4; total: 88; tokens: {tokens}; {HAND}; played: 4C QH 9S 5C JD 2D; {more}"


def state(match: Any, lang: str = "en", seat: int | None = None, opened: int | None = None) -> dict[str, Any]:
    """All traits of a table that shows where a match stands."""
    place = seeing.place(match, seat)
    return {
        "view": {"revision": 41, **seeing.moment(match, place, seeing.Telling(lang), opened=opened)},
        "card": seeing.scorecard(match, lang),
        "labels": next(name for name, known in LABELS.items() if known == (lang, match.variant)),
        "notice": {},
        "panel": {},
        "lang": lang,
        "speed": 1.0,
    }


def advised(match: Match, lang: str = "en") -> dict[str, Any]:
    """All traits of a table at which the caddie and the odds have been asked for."""
    view = match.view(0)
    options = (Chance(each, SURVIVE[each], 0.006, 0.005, called(view, each), why(view, each)) for each in view.options)
    advice = {"advice": {"revision": 41, **packed(Survival.ranked("Ann", tuple(options), lang))}}
    return {**state(match, lang), "panel": {**advice, "odds": {"revision": 41, **packed_odds(odds(view, lang))}}}


def scored(match: Match) -> Any:
    """The match just after its last round was counted."""
    return match.after(max(step.number for step in match.steps if step.event["kind"] == "score"))


def lost(players: int) -> Any:
    """A round that Ann has lost."""
    names = ", ".join(NAMES[:players])
    return scored(at(f"players: {names}; total: 98; Ann: 8S 8D 8C; played: KC 5H", "pay", people=players))


def states() -> dict[str, dict[str, Any]]:
    """Every moment by name; a number at its end is how many play."""
    people = at(many(2), people=2)
    played = at("total: 77; Ann: AS KH 4D; Ben: 2C 9H QS; played: 7C", "play AS as 11")
    last = "tokens: 1, 2; total: 98; Ann: 8S 8D 8C; Ben: 7S 7D 7C; played: KC"
    manual = "rules: manual_draw=true; total: 60; Ann: 5S 9H QD; Ben: ? ? ?; played: 7C"
    return {
        "turn": state(at(many(2))),
        "turn4": state(at(many(4))),
        "turn16": state(at(many(16))),
        **{f"{lang}_turn": state(at(many(4)), lang) for lang in ABROAD},
        "ace": state(at("total: 60; Ann: AS AH 10D; Ben: ? ? ?; played: 7C")),
        "ace_played": state(played),
        "below": state(
            at("direction: anticlockwise; total: -10; Ann: KS 4H 9D; Ben: ? ? ?; Cy: ? ? ?; played: 10C 10S")
        ),
        "pay": state(at("total: 99; Ann: 8S 8D 8C; Ben: ? ? ?; played: KC 5H 6S")),
        "pay16": state(at(many(16).replace(HAND, "Ann: 8S 8D 8C").replace("88", "98"))),
        "curtain16": state(at(many(16), people=16)),
        "waits16": state(at(many(16, "to act: Ben"), people=2), seat=0),
        "out": state(at("tokens: 2, 0, 1; players: Ann, Ben, Cy; total: 40; Ann: 8S JD 4C; played: KC 5H 6S")),
        "draw": state(at(manual, "play 5S")),
        "points": state(at(f"rules: elimination=points; points: 1, 2; total: 88; {HAND}; Ben: ? ? ?; played: 4C")),
        "caddie": advised(at(many(2))),
        "caddie4": advised(at(many(4))),
        "caddie16": advised(at(many(16))),
        "fr_caddie4": advised(at(many(4)), "fr"),
        "caddie_draw": advised(at(manual, "play 5S")),
        "curtain": state(people),
        "curtain4": state(at(many(4), people=4)),
        "opened": state(people, opened=0),
        "waits": state(people, seat=1),
        "public": state(at(many(4), people=0)),
        "public2": state(at(many(2), people=0)),
        "roundend": state(lost(2)),
        "roundend4": state(lost(4)),
        "roundend16": state(lost(16)),
        **{f"{lang}_roundend": state(lost(4), lang) for lang in ABROAD},
        "matchend": state(scored(at(last, "pay"))),
        "matchend4": state(scored(at(_out(4), "pay"))),
        "matchend16": state(scored(at(_out(16), "pay"))),
        **{f"{lang}_matchend": state(scored(at(_out(4), "pay")), lang) for lang in ABROAD},
    }


def _out(players: int) -> str:
    """A position in which all but two are out, and Ann is about to lose her last token."""
    tokens = ", ".join(["1", *["0"] * (players - 2), "2"])
    return f"players: {', '.join(NAMES[:players])}; round: 9; tokens: {tokens}; total: 98; Ann: 8S 8D 8C; played: KC"
