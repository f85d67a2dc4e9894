"""A view of 99 as plain data for the screen: what to draw, with every rule already applied.

The result holds text, numbers, lists and `Message`s; the table that sends it says the messages in its language.
Keys that would be empty are left out.
"""

from itertools import pairwise

from playnine_widget.engine.message import Message
from playnine_widget.games.ninety_nine.actions import Play, plays
from playnine_widget.games.ninety_nine.settings import fitting, rules_line, title
from playnine_widget.games.ninety_nine.telling import loser, what_it_makes, where
from playnine_widget.games.ninety_nine.variant import MOST
from playnine_widget.games.ninety_nine.view import View
from playnine_widget.games.ninety_nine.vocabulary import does
from playnine_widget.words.catalogue import minus

SHOWN = 5
"""How many of the played cards lie open on the table."""


def plain(view: View) -> dict[str, object]:
    """The view packed: the total, what each option makes of it, and the hand of the view's own seat, if it has one."""
    offered = _offered(view)
    packed: dict[str, object] = {
        "phase": view.phase,
        "to_act": view.to_act,
        "total": minus(view.total),
        "left": Message("ninety.left", {"n": MOST - view.total}),
        "direction": view.direction,
        "turns": Message("ninety.clockwise" if view.direction > 0 else "ninety.anticlockwise"),
        "tokens": list(view.tokens),
        "hand": list(view.hand) if view.hand is not None else None,
        "counts": list(view.counts),
        "played": list(view.played[:SHOWN]),
        "played_count": len(view.played),
        "draw_count": view.draw_count,
        "options": list(view.options),
        "did": did(view),
        "does": {option: deed(view, option) for option in view.options},
        "makes": {option: minus(play.total) for option, play in offered.items()},
        "by": {option: _adds(play) for option, play in offered.items()},
    }
    if view.phase in {"round over", "over"}:
        packed["lines"] = [_lines(view, seat) for seat in range(len(view.players))]
    if view.phase == "over":
        (winner,) = view.winners
        packed |= {"ranking": ranking(view), "heading": Message("result.wins", {"name": view.players[winner]})}
    return {key: value for key, value in packed.items() if value not in (None, [], {})}


def did(view: View) -> list[object] | None:
    """The last event: [seat, the action in notation], or [None, kind] for what nobody chose."""
    event = view.last
    if event is None:
        return None
    return [event.seat, event.action] if event.action else [None, event.kind]


def card(view: View) -> dict[str, object]:
    """What changes once a round: who deals, what each round took, and what the match is played by."""
    variant = view.variant
    best = (max if variant.elimination == "tokens" else min)(view.totals)
    rows = [row for row in view.scorecard if None not in row]
    return {
        "game": "ninety",
        "hole": view.round,
        "where": where(view),
        "dealer": view.dealer,
        "scorecard": [list(row) for row in view.scorecard],
        "totals": list(view.totals),
        "leaders": [seat for seat, total in enumerate(view.totals) if total == best] if rows else [],
        "lost": _losers(view),
        "tokens": variant.tokens,
        "title": title(variant),
        "rules": rules_line(variant),
        "skin": "standard",
        "settings": {"game": variant.name, **fitting(variant)},
    }


def ranking(view: View) -> list[list[object]]:
    """[seat, rank, total, ""] from the winner down: who went out later stands higher.

    Those who were out before a position began share the last place. Only the winner's total is told: all others have
    lost everything.
    """
    stayed = dict.fromkeys(range(len(view.players)), 0)  # the last round after which each was still in the match
    for number, row in enumerate(view.scorecard, 1):
        for seat, total in enumerate(row):
            if total not in {None, view.variant.last_total}:
                stayed[seat] = number
    ranked = sorted(stayed, key=lambda seat: (-stayed[seat], seat))
    places = {seat: 1 + sum(stayed[other] > stayed[seat] for other in stayed) for seat in stayed}
    return [[seat, str(places[seat]), minus(view.totals[seat]) if seat in view.winners else "", ""] for seat in ranked]


def _losers(view: View) -> list[list[int]]:
    """The seat that lost each finished round, as a list of one; nobody where a position began too late to tell.

    A round costs one token or point: rows of the scorecard that lie farther apart are not one round apart.
    """
    start = (view.variant.first_total,) * len(view.players)
    found = []
    for earlier, row in pairwise((start, *view.scorecard)):
        steps = [
            abs(now - then) if now is not None and then is not None else 0
            for then, now in zip(earlier, row, strict=True)
        ]
        found.append([steps.index(1)] if sum(steps) == 1 else [])
    return found


def _offered(view: View) -> dict[str, Play]:
    """The plays among the options, with what they make."""
    if view.hand is None:
        return {}
    found = plays(view.hand, view.total, view.variant)
    return {option: found[option] for option in view.options if option in found}


def deed(view: View, option: str) -> Message:
    """What an option does, in words: "7 of hearts makes 95", "Pay a token"."""
    play = _offered(view).get(option)
    return does(option, view.variant) if play is None else what_it_makes(view, option, play.effect, play.total)


def _adds(play: Play) -> str:
    """What a play adds, as the chip on a card says it: "+7", "−10", nothing for a king, whose total says it all."""
    if play.effect.adds is None:
        return ""
    return minus(play.effect.adds) if play.effect.adds < 0 else f"+{play.effect.adds}"


def _lines(view: View, seat: int) -> list[list[object]]:
    """How the round ended for a seat, as rows of a table: ["", "", what, how much, kind], what it has left last."""
    kind, now = view.variant.elimination, view.totals[seat]
    lost = minus(-1) if kind == "tokens" else "+1"
    rows: list[list[object]] = [["", "", Message(f"ninety.lost.{kind}"), lost, ""]] if seat == loser(view) else []
    return [*rows, ["", "", Message(f"ninety.total.{kind}"), minus(now), "total"]]
