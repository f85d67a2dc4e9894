"""Views made by hand, for sentences, packing and pictures."""

from typing import Any

from playnine_widget.cards.card import Card
from playnine_widget.games.golf.layout import Layout, grid
from playnine_widget.games.golf.variants import VARIANTS
from playnine_widget.games.golf.view import Event, View

NAMES = ("Ann", "Ben", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal", "Ida", "Jo")
PLAY_NINE = VARIANTS["play nine"]
SWAPS = "swap A1,swap B1,swap C1,swap D1,swap A2,swap B2,swap C2,swap D2"
MIDWAY = ("5 9 ? 12 / 5 ? 3 ?", "? 10 8 ? / 7 ? 8 4", "11 ? ? 6 / ? ? 1 ?")
ENDED = ("7 3 7 -5 / 7 9 7 4", "2 8 11 0 / 6 8 4 12", "-5 5 9 6 / -5 2 1 6")


def layout(text: str) -> Layout:
    """A layout from its notation."""
    rows = [row.split() for row in text.split("/")]
    cards = tuple(None if card == "?" else Card(card) for row in rows for card in row)
    return Layout(grid(len(rows), len(rows[0])), cards)


def event(kind: str, seat: int | None = 1, **facts: Any) -> Event:
    """An event; its cards are written in notation."""
    facts |= {name: Card(facts[name]) for name in ("card", "other") if name in facts}
    return Event(kind, seat, **facts)


def view(*layouts: str, options: str = "", hand: str | None = None, discard: str = "4", **fields: Any) -> View:
    """A moment of a match between Ann, Ben, Cy ...; `options` are parted by commas."""
    drawn = tuple(map(layout, layouts or MIDWAY[:2]))
    names = NAMES[: len(drawn)]
    here = View(
        game="play nine",
        variant=PLAY_NINE,
        players=names,
        seat=0,
        to_act=0,
        phase="turn",
        hole=4,
        dealer=1,
        out=None,
        layouts=drawn,
        hand=None if hand is None else Card(hand),
        hand_from=None if hand is None else "draw",
        discard=tuple(map(Card, discard.split())),
        draw_count=73,
        unseen={},
        scorecard=((12, 8, 3), (-4, 15, 0), (1, 2, 3)),
        totals=(9, 25, 6)[: len(drawn)],
        winners=(),
        options=tuple(filter(None, options.split(","))),
        last=None,
    )
    there = here._replace(**fields)
    fewest = min(there.totals)
    return there._replace(winners=tuple(i for i, n in enumerate(there.totals) if n == fewest and there.phase == "over"))
