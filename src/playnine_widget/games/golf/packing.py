"""A golf view as plain data for the screen: what to draw, with every rule already applied.

The result holds text, numbers, lists and `Message`s; the table that sends it says the messages in its language.
Keys that would be empty are left out.
"""

from functools import lru_cache

from playnine_widget.cards.card import Card
from playnine_widget.engine.message import Message
from playnine_widget.games.golf.clasps import clasps
from playnine_widget.games.golf.layout import Layout
from playnine_widget.games.golf.scoring import Line, fewest, score
from playnine_widget.games.golf.settings import differing, fitting, title
from playnine_widget.games.golf.telling import deed, heading, reason, turned_up, where
from playnine_widget.games.golf.variant import Variant
from playnine_widget.games.golf.variants import VARIANTS, changes
from playnine_widget.games.golf.view import View
from playnine_widget.words.catalogue import minus


def plain(view: View) -> dict[str, object]:
    """The view packed: layouts in notation, what each clasp says, the strokes that show, the options.

    In the tee-off comes with it how far it is; at the end of a hole the score lines of every seat; at the end of the
    match the ranking and its heading.
    """
    drawn = [_drawn(layout, view.variant, played=view.played) for layout in view.layouts]
    packed: dict[str, object] = {
        "phase": view.phase,
        "to_act": view.to_act,
        "out": view.out,
        "layouts": [text if seat in view.playing else "" for seat, (text, _, _) in enumerate(drawn)],
        "showing": [strokes for _, strokes, _ in drawn],
        "marks": _short([marks for _, _, marks in drawn]),
        "hand": view.hand,
        "hand_from": view.hand_from,
        "discard": view.discard[0] if view.discard else None,
        "discard_count": len(view.discard),
        "draw_count": view.draw_count,
        "options": list(view.options),
        "did": did(view),
        "does": _does(view),
    }
    if view.phase == "tee off" and view.options:
        packed["progress"] = _progress(view)
    if view.played:
        packed["lines"] = [lines(layout, view.variant) for layout in view.layouts]
    if view.phase == "over":
        packed |= {"ranking": ranking(view), "heading": heading(view)}
    return {key: value for key, value in packed.items() if value not in (None, [], {})}


def _progress(view: View) -> list[object]:
    """How far the tee-off of the seat to act is: [cards turned up, how many are to be, the same in words]."""
    up, n = turned_up(view), view.variant.start_flips
    return [up, n, Message("progress.tee_off", {"up": up, "n": n})]


def signed(strokes: int, plus: str = "") -> str:
    """Strokes with a true minus sign, and a plus sign when asked for.

    >>> signed(-10), signed(9, plus="+")
    ('−10', '+9')
    """
    return minus(strokes) if strokes < 0 else f"{plus}{strokes}"


def did(view: View) -> list[object] | None:
    """The last event: [seat, the action in notation], or [None, kind] for what nobody chose."""
    event = view.last
    if event is None:
        return None
    if event.kind in {"cut", "deal", "shuffle", "score"}:
        return [None, event.kind]
    verb = "flip" if event.kind == "turn" else event.kind
    return [event.seat, f"{verb} {event.place}" if event.place else verb]


def ranking(view: View) -> list[list[object]]:
    """[seat, rank, total, strokes behind] from the winner down; players who are level share a rank (1, 2, 2, 4).

    A playoff sets its winner before those of the same total.
    """
    totals, least = view.totals, min(view.totals)
    places = [(seat not in view.winners, total) for seat, total in enumerate(totals)]
    ranked = sorted(range(len(totals)), key=lambda seat: (places[seat], seat))
    behind = [signed(total - least, plus="+") if total > least else "" for total in totals]
    return [
        [seat, str(1 + sum(p < places[seat] for p in places)), signed(totals[seat]), behind[seat]] for seat in ranked
    ]


def card(view: View) -> dict[str, object]:
    """What changes once a hole: who deals, the grid, the scorecard and what the match is played by."""
    variant = view.variant
    packed: dict[str, object] = {
        "game": "golf",
        "hole": view.hole,
        "where": where(view),
        "dealer": view.dealer,
        "rows": variant.rows,
        "columns": variant.columns,
        "holes": max(variant.holes, view.hole),
        "scorecard": [list(row) for row in view.scorecard],
        "totals": list(view.totals),
        "leaders": list(fewest(view.totals)) if view.scorecard else [],
        "won": [list(fewest(row)) for row in view.scorecard],
        "title": title(variant),
        "rules": rules_line(variant),
        "skin": "standard" if variant.pack == "52" else "links",
        "settings": {"game": variant.name, **fitting(variant)},
    }
    if variant.pack == "52" or variant.values:
        packed["worth"] = dict(variant.worth)
    return packed


def rules_line(variant: Variant) -> Message:
    """One line: the game, its length, and what differs from the named game (a game of one's own is what it is)."""
    line = Message("rules.line", {"game": title(variant), "n": variant.holes})
    if variant.name in VARIANTS:
        for rule in changes(variant):
            if rule != "holes":
                line = Message("rules.line.more", {"line": line, "more": differing(rule, getattr(variant, rule))})
    return line


def lines(layout: Layout, variant: Variant) -> list[list[object]]:
    """The score lines of a finished hole as rows of a table: [column, cards, reason, strokes, kind], the sum last."""
    scored = score(layout, variant)
    rows = [_line(line) for line in scored.lines]
    return [*rows, ["", "", Message("strokes.total"), signed(scored.total), "total"]]


def _line(line: Line) -> list[object]:
    why = reason(line)
    if line.is_bonus:
        ranks = " ".join(dict.fromkeys(_rank(card) for card in line.cards))
        return ["", f"{len(line.places)} × {ranks}", why, signed(line.strokes), "gift"]
    return [_column(line), " · ".join(_rank(card) for card in line.cards), why, signed(line.strokes), ""]


def _rank(card: Card) -> str:
    """The rank as it stands on the face: a joker is a star."""
    return "★" if card.rank == "JOKER" else minus(card.rank)


def _column(line: Line) -> str:
    columns = {place[0] for place in line.places}
    return columns.pop() if len(columns) == 1 else f"{line.places[0]}–{line.places[-1]}"


def _short(marks: list[list[str]]) -> list[list[str]]:
    """The marks by seat, without the seats at the end that have none."""
    marked = max((seat for seat, drawn in enumerate(marks, 1) if drawn), default=0)
    return marks[:marked]


@lru_cache(maxsize=1024)
def _drawn(layout: Layout, variant: Variant, *, played: bool) -> tuple[str, int, list[str]]:
    """A layout as text, the strokes that show, and its clasps: most layouts are the same as an event before."""
    return str(layout), score(layout, variant).total, list(map(str, clasps(layout, variant, played=played)))


def _does(view: View) -> dict[str, Message]:
    """The labels of the offered verbs that name a card or a place."""
    labels = {}
    flips = [option for option in view.options if option.startswith("flip")]
    if "take" in view.options:
        labels["take"] = deed(view, "take")
    if len(flips) == 1:
        labels["flip"] = deed(view, flips[0])
    return labels
