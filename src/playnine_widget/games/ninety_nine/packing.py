"""A view of 99 as plain data for the screen: what to draw, with every rule already applied.

The result holds text, numbers, lists and `Message`s; the table that sends it says the messages in its language.
Keys that would be empty are left out.
"""

from playnine_widget.engine.message import Message
from playnine_widget.games.ninety_nine.actions import Play, plays
from playnine_widget.games.ninety_nine.settings import fitting, rules_line, title
from playnine_widget.games.ninety_nine.telling import what_it_makes, where
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
    variant, before = view.variant, (_start(view),) * len(view.players)
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
        "lost": [
            _changed(row, earlier) for row, earlier in zip(view.scorecard, (before, *view.scorecard), strict=False)
        ],
        "tokens": variant.tokens,
        "title": title(variant),
        "rules": rules_line(variant),
        "skin": "standard",
        "settings": {"game": variant.name, **fitting(variant)},
    }


def ranking(view: View) -> list[list[object]]:
    """[seat, rank, total, ""] from the winner down: who went out later stands higher.

    Those who were out before a position began share the last place.
    """
    out = dict.fromkeys(range(len(view.players)), 0)
    for number, row in enumerate(view.scorecard, 1):
        for seat in range(len(view.players)):
            if row[seat] is not None and _has_tokens(view, row[seat]):
                out[seat] = number
    ranked = sorted(out, key=lambda seat: (-out[seat], seat))
    places = {seat: 1 + sum(out[other] > out[seat] for other in out) for seat in out}
    return [[seat, str(places[seat]), minus(view.totals[seat]), ""] for seat in ranked]


def _has_tokens(view: View, total: int | None) -> bool:
    return total != (0 if view.variant.elimination == "tokens" else view.variant.tokens)


def _start(view: View) -> int:
    return view.variant.tokens if view.variant.elimination == "tokens" else 0


def _changed(row: tuple[int | None, ...], earlier: tuple[int | None, ...]) -> list[int]:
    """The seats that lost something between two rows of the scorecard."""
    return [
        seat
        for seat, (now, then) in enumerate(zip(row, earlier, strict=True))
        if None not in {now, then} and now != then
    ]


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
    could_not = view.last is not None and view.last.seat == seat
    rows: list[list[object]] = [["", "", Message(f"ninety.lost.{kind}"), lost, ""]] if could_not else []
    return [*rows, ["", "", Message(f"ninety.total.{kind}"), minus(now), "total"]]
