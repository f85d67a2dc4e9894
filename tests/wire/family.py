"""Moments of the other golf games: real matches from positions, played a step or to the end of the hole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playnine_widget.games.golf.variants import VARIANTS
from playnine_widget.match.match import Match

if TYPE_CHECKING:
    from playnine_widget.games.golf.view import View

TEN = VARIANTS["play nine standard"].but(columns=5, start_flips=3, match_bonus={}, skip_one_facedown=False)
"""A stranger's rules: ten cards in two rows, three turned up, a pair in a column cancels."""

LAST = "Ben: 3H 8S AC / 9D 4C QH / 2S KD ?"


def moment(text: str, *actions: str) -> View:
    """What the first player sees of a position after some actions."""
    match = Match.from_position(text, seed=7)
    match.act(*actions)
    view: View = match.view(0)
    return view


def ended(text: str, *actions: str) -> View:
    """What all see right after the hole is scored."""
    match = Match.from_position(text, seed=7)
    match.act(*actions)
    scored = next(at for at, step in enumerate(match.steps) if step.event["kind"] == "score")
    view: View = match.view_at(scored, 0)
    return view


def many(game: str, layout: str, players: int) -> str:
    """A position of so many players with one layout given."""
    names = ("Ann", "Ben", "Cy", "Dee", "Eli", "Fay", "Gil", "Hal", "Ian", "Joy")[:players]
    return f"game: {game}; players: {', '.join(names)}; Ann: {layout}; draw: 7C 5H"


def ten() -> View:
    """A drawn card in the stranger's game."""
    match = Match(TEN.named("ten card"), ["Ann", "Ben", "Cy"], seed=5)
    while match.view().phase == "tee off":
        match.act(match.options[0])
    while match.to_act != 0:
        match.act("draw")
        match.act(match.options[0])
    match.act("draw")
    view: View = match.view(0)
    return view


def moments() -> dict[str, View]:
    """Every moment by name."""
    nine_a = (
        "game: nine card a; Ann: 5S 5H ? / ? 7D 2C / 10S 7C ?; Ben: ? QS QH / 3D ? ? / ? 8H ?; discard: 4S; draw: 7H"
    )
    end_a = "game: nine card a; Ann: 7S 7H 9D / 7D 3C QS / 3H 2C ?; Ben: 4S 4H 9C / 9S JH JD / 3D KC 6S; to act: Ann"
    end_b = f"game: nine card b; Ann: 7S 7H AS / 7D 7C AD / 3C JOKER (5H); {LAST}; to act: Ben; draw: 6D"
    lines = "game: nine card lines; Ann: 7S 7H 7D / 7C AS 3H / 9C 4C ?; Ben: 2S ? ? / ? 2D ? / ? ? 2H; draw: 9S"
    four = "game: four card; rules: pairs=anywhere; Ann: 5S 9H / ? 5D; Ben: 6S 3H / QD ?; discard: 2C; draw: KS"
    playoff = (
        "rules: holes=1, tie_break=sudden_death; players: Ann, Ben, Cy; hole: 2; scores: 12, 30, 12; "
        "Ann: 5 9 ? 12 / 5 ? 3 ?; Cy: 1 ? 2 8 / 1 ? ? 8; dealer: Cy; draw: 7"
    )
    put_out = (
        "rules: holes=1, tie_break=sudden_death; players: Ann, Ben, Cy; hole: 2; scores: 12, 30, 12; "
        "Ann: 5 9 3 1 / 5 9 3 2; Cy: 1 4 2 8 / 1 3 6 ?; to act: Cy; draw: 9"
    )
    return {
        "nine_a": moment(nine_a, "draw"),
        "nine_a4": moment(nine_a + "; Cy: ? ? 8S / KS KD ? / ? ? JC; Dee: 6C ? ? / 6S ? ? / ? AS ?", "draw"),
        "nine_a_end": ended(end_a + "; draw: 10H; discard: 4D", "draw", "swap C3"),
        "nine_b_end": ended(end_b, "draw", "swap C3"),
        "lines": moment(lines, "draw"),
        "six10": moment(many("six card", "2S 6H ? / 2D ? KS", 10), "draw"),
        "three6": moment(many("three card quick", "7S ? 7D", 6), "draw"),
        "four": moment(four, "draw"),
        "ten": ten(),
        "playoff": moment(playoff, "draw"),
        "playoff_end": ended(put_out, "draw", "swap D2"),
    }


def kinds(view: Any) -> tuple[str, ...]:
    """One person, and bots."""
    return ("person", *("bot",) * (len(view.players) - 1))
