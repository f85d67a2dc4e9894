"""A still picture of a view of 99: inline SVG for notebooks that are not running, exports and reprs.

It brings its own light ground, so that it reads on light and dark pages; it has no ids, no script and asks for nothing.
"""

from html import escape

from playnine_widget.cards.card import Card
from playnine_widget.games.ninety_nine.described import described, title
from playnine_widget.games.ninety_nine.packing import SHOWN
from playnine_widget.games.ninety_nine.view import View
from playnine_widget.games.ninety_nine.vocabulary import SIGNS
from playnine_widget.words.catalogue import minus, say

WIDE, HIGH, GAP, EDGE = 36, 50, 4, 16
ABREAST, HEAD, PLATE, NAME_LETTERS = 4, 100, 24, 18
GROUND, INK, SOFT, PAPER, LINE, RED = "#e9f1e7", "#17211b", "#4f5f55", "#ffffff", "#c3cdc4", "#b3261e"
BACK = (
    '<rect width="36" height="50" rx="4" fill="#235443"/><g fill="none" stroke="#4c8a70">'
    '<ellipse cx="18" cy="25" rx="13" ry="19"/><ellipse cx="18" cy="23" rx="8" ry="12"/></g>'
)
RED_SUITS = "HD"


def picture(view: View, lang: str = "en") -> str:
    """The view as an SVG element; a hand that the view does not have is backs. Names are escaped."""
    blocks = [_seat(view, seat, lang) for seat in range(len(view.players))]
    across = min(len(blocks), ABREAST)
    wide, high = 3 * (WIDE + GAP) + EDGE, HIGH + GAP + PLATE + EDGE
    placed = "".join(_at(EDGE + wide * (i % across), HEAD + high * (i // across), b) for i, b in enumerate(blocks))
    width = max(EDGE + wide * across, 2 * EDGE + 130 + SHOWN * (WIDE + GAP))
    height = HEAD + high * -(-len(blocks) // across)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" viewBox="0 0 {width} {height}" role="img" '
        f'aria-label="{escape(described(view, lang))}" font-family="system-ui,sans-serif" font-size="12" '
        f'fill="{INK}" style="max-width:100%"><rect width="{width}" height="{height}" rx="8" fill="{GROUND}"/>'
        f"{_head(view, lang)}{placed}</svg>"
    )


def _head(view: View, lang: str) -> str:
    """The title, the total with its direction, and the last cards."""
    turns = say(lang, "ninety.clockwise" if view.direction > 0 else "ninety.anticlockwise")
    total = (
        f'<text y="30" font-size="34" font-weight="700">{minus(view.total)}</text>'
        f'<text y="48" fill="{SOFT}">{escape(turns)}</text>'
    )
    cards = "".join(_at(130 + i * (WIDE + GAP), 0, _face(card)) for i, card in enumerate(view.played[:SHOWN]))
    name = f'<text x="{EDGE}" y="22" font-size="14" font-weight="600">{escape(title(view, lang))}</text>'
    return name + _at(EDGE, 34, total + cards)


def _seat(view: View, seat: int, lang: str) -> str:
    """A player's name, what is left, and the hand: open where the view has it."""
    name = view.players[seat]
    short = name if len(name) <= NAME_LETTERS else name[: NAME_LETTERS - 1] + "…"
    weight = ' font-weight="700"' if seat == view.to_act else ""
    left = say(lang, f"ninety.plain.{view.variant.elimination}", n=view.totals[seat])
    plate = f'<text y="12"{weight}>{escape(short)} <tspan fill="{SOFT}">{escape(left)}</tspan></text>'
    held = view.hands[seat]
    cards = [_face(card) for card in held] if isinstance(held, tuple) else [BACK] * held
    return plate + "".join(_at(i * (WIDE + GAP), PLATE - 4, card) for i, card in enumerate(cards))


def _face(card: Card) -> str:
    ink = RED if card.suit in RED_SUITS else INK
    return (
        f'<rect width="36" height="50" rx="4" fill="{PAPER}" stroke="{LINE}"/>'
        f'<text x="18" y="24" text-anchor="middle" font-size="17" font-weight="600" fill="{ink}">{card.rank}</text>'
        f'<text x="18" y="42" text-anchor="middle" font-size="15" fill="{ink}">{SIGNS[card.suit]}</text>'
    )


def _at(x: int, y: int, inner: str) -> str:
    return f'<g transform="translate({x} {y})">{inner}</g>'
