"""Positions to ask about: matches that were played by chance, by a bot or by the caddie's glance."""

from collections.abc import Callable
from typing import Any

from playnine_widget.bots.bot import find
from playnine_widget.cards.shuffle import Stream
from playnine_widget.match.insight import glance
from playnine_widget.match.match import Match

PLAYERS = ("Ann", "Ben")
Mind = Callable[[Any], str]


def novice(view: Any) -> str:
    """Return what the plainest bot does: it plays every game."""
    return str(find("novice")(view))


def best_at_a_glance(view: Any) -> str:
    """Return the option that is worth most, one turn ahead; in a tee-off what the plainest bot does."""
    if view.phase == "tee off":
        return novice(view)
    worth = glance(view)
    return min(worth, key=worth.__getitem__)


def begun(variant: Any, chance: Stream) -> Match:
    """Return a match of two that has just been dealt; both seats are people."""
    return Match(variant, list(PLAYERS), seed=chance.below(1 << 30))


def played(variant: Any, decisions: int, chance: Stream, mind: Mind = novice) -> Match:
    """Return a match after so many decisions in its first hole (round), fewer where that ends before.

    >>> from playnine_widget.games.catalogue import variant
    >>> len(played(variant("play nine"), 6, Stream(1)).rows())
    6
    """
    match = begun(variant, chance)
    for _ in range(decisions):
        after = match.branch()
        after.act(mind(match.view(match.to_act)))
        if after.to_act is None or len(after.scorecard) > len(match.scorecard):
            break
        match = after
    return match
