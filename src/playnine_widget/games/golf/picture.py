"""A still picture of a golf view: inline SVG for notebooks that are not running, exports and reprs.

It brings its own light ground, so that it reads on light and dark pages; it has no ids, no script and asks for nothing.
"""

from html import escape

from playnine_widget.cards.card import Card
from playnine_widget.games.golf import faces
from playnine_widget.games.golf.clasps import Clasp, clasps
from playnine_widget.games.golf.described import described, title
from playnine_widget.games.golf.layout import Layout
from playnine_widget.games.golf.scoring import score
from playnine_widget.games.golf.view import View
from playnine_widget.words.catalogue import minus, say

WIDE, HIGH, GAP, EDGE = 36, 50, 4, 16
SEATS_A_ROW, HEAD, BARE_HEAD, PLATE, NAME_LETTERS = 3, 100, 36, 24, 22
ABREAST = 2
SOFT, CALM_PAPER, CALM = "#4f5f55", "#f3f7f2", "#5b6a60"
BACK = (
    f'<rect width="36" height="50" rx="4" fill="{faces.BACK}"/><g fill="none" stroke="{faces.BACK_LINES}">'
    '<ellipse cx="18" cy="25" rx="13" ry="19"/><ellipse cx="18" cy="23" rx="8" ry="12"/>'
    '<ellipse cx="18" cy="21" rx="3" ry="5"/></g>'
)
SIGNS = {
    "ace": '<circle cx="18" cy="26" r="13" fill="{ink}"/><path d="M18 13V4l7 3-7 3" fill="#c62f1f"/>',
    "mulligan": '<path d="M24 14A13 13 0 1 1 18 12M15 9l4 3-4 3" fill="none" stroke="{ink}"/>',
    "low": '<circle cx="18" cy="25" r="13" fill="none" stroke="{ink}"/>',
    "high": '<path d="M5 12h26v26H5Z" fill="none" stroke="{ink}"/>',
    "out": '<path d="M4 11h28v28H4ZM7 14h22v22H7Z" fill="none" stroke="{ink}"/>',
}
"""Around the numeral: a ring is good and a box is bad, as on a scorecard."""

_SIZES = (0, 17, 15)  # of a numeral, by its length


def picture(view: View, lang: str = "en") -> str:
    """The view as an SVG element; what is facedown looks alike whatever it is.

    Names are escaped: they are text, never markup.
    """
    blocks = [_seat(view, seat, lang) for seat in view.playing]
    across = min(len(blocks), ABREAST if len(blocks) in {2, 4} else SEATS_A_ROW)
    wide = max(len(layout.columns) for layout in view.layouts) * (WIDE + GAP) + EDGE
    high = max(len(layout.rows) for layout in view.layouts) * (HIGH + GAP) + PLATE + EDGE
    top = HEAD if _has_piles(view) else BARE_HEAD
    placed = "".join(
        _at(EDGE + wide * (i % across), top + high * (i // across), block) for i, block in enumerate(blocks)
    )
    width, height = EDGE + wide * across, top + high * -(-len(blocks) // across)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" viewBox="0 0 {width} {height}" role="img" '
        f'aria-label="{escape(described(view, lang))}" font-family="system-ui,sans-serif" font-size="12" '
        f'fill="{faces.INK}" style="max-width:100%">'
        f'<rect width="{width}" height="{height}" rx="8" fill="{faces.GROUND}"/>{_head(view, lang)}{placed}</svg>'
    )


def _head(view: View, lang: str) -> str:
    drawn_from = BACK if view.draw_count else ""
    piles: list[tuple[str, int | None, str]] = [(say(lang, "label.draw"), view.draw_count, drawn_from)]
    piles.append((say(lang, "label.discard"), len(view.discard), _face(view, view.discard[0]) if view.discard else ""))
    if view.hand is not None:
        piles.append((say(lang, "label.hand"), None, _face(view, view.hand)))
    shown = piles if _has_piles(view) else []
    drawn = "".join(_at(EDGE + 110 * i, 32, _pile(*pile)) for i, pile in enumerate(shown))
    return f'<text x="{EDGE}" y="22" font-size="14" font-weight="600">{escape(title(view, lang))}</text>{drawn}'


def _has_piles(view: View) -> bool:
    """Whether there is more on the table than layouts: a layout on its own, to be counted, has no piles."""
    return bool(view.draw_count or view.discard) or view.hand is not None


def _pile(label: str, count: int | None, card: str) -> str:
    number = "" if count is None else f'<text x="42" y="40">{count}</text>'
    return f'{card}<text x="42" y="24" fill="{SOFT}">{escape(label)}</text>{number}'


def _seat(view: View, seat: int, lang: str) -> str:
    layout, name = view.layouts[seat], view.players[seat]
    strokes = score(layout, view.variant).total
    short = name if len(name) <= NAME_LETTERS else name[: NAME_LETTERS - 1] + "…"
    weight = ' font-weight="700"' if seat == view.to_act else ""
    out = f" · {say(lang, 'label.out')}" if seat == view.out else ""
    plate = f'<text y="12"{weight}>{escape(short)} <tspan fill="{SOFT}">{minus(strokes)}{escape(out)}</tspan></text>'
    return plate + _at(0, PLATE - 4, _cards(view, layout))


def _cards(view: View, layout: Layout) -> str:
    joined = clasps(layout, view.variant, played=view.played)
    calm = {place for clasp in joined if clasp.is_calm for place in clasp.places}
    spots = {
        place: (i % len(layout.columns) * (WIDE + GAP), i // len(layout.columns) * (HIGH + GAP))
        for i, place in enumerate(layout)
    }
    drawn = [_at(*spots[place], _face(view, card, calm=place in calm)) for place, card in layout.items()]
    return "".join([*drawn, *(_clasp(clasp, [spots[place] for place in clasp.places]) for clasp in joined)])


def _clasp(clasp: Clasp, spots: list[tuple[int, int]]) -> str:
    joint = spots[:2] if len(spots) % 2 else spots  # between cards, never on a numeral
    x = sum(x for x, _ in joint) // len(joint) + WIDE // 2
    y = sum(y for _, y in joint) // len(joint) + HIGH // 2 if len(spots) > 1 else spots[0][1] + HIGH - 6
    pill = f'<rect x="{x - 12}" y="{y - 8}" width="24" height="16" rx="8" fill="#fff" stroke="{CALM}"/>'
    return f'{pill}<text x="{x}" y="{y + 4}" text-anchor="middle" font-size="11">{minus(clasp.strokes)}</text>'


def _face(view: View, card: Card | None, *, calm: bool = False) -> str:
    if card is None:
        return BACK
    kind = faces.kind_of(view.variant.value(card))
    face = faces.FACES[kind]
    paper, ink, sign = face.paper, face.ink, SIGNS.get(kind, "").format(ink=face.ink)
    if kind == "ace":
        ink = paper  # its numeral lies on a dark disc
    if calm:
        paper, ink, sign = CALM_PAPER, CALM, ""
    text = "★" if card.rank == "JOKER" else minus(card.rank)
    return (
        f'<rect width="36" height="50" rx="4" fill="{paper}" stroke="{faces.EDGE}"/>{sign}'
        f'<text x="18" y="31" text-anchor="middle" font-size="{_SIZES[len(text)]}" font-weight="600" '
        f'fill="{ink}">{text}</text>'
    )


def _at(x: int, y: int, inner: str) -> str:
    return f'<g transform="translate({x} {y})">{inner}</g>'
