"""A still picture of a golf view: inline SVG for notebooks that are not running, exports and reprs.

It brings its own light ground, so that it reads on light and dark pages; it has no ids, no script and asks for nothing.
"""

from html import escape

from playnine_widget.cards.card import Card
from playnine_widget.games.golf.layout import Layout
from playnine_widget.games.golf.packing import FINISHED, marks, signed
from playnine_widget.games.golf.sheet import band
from playnine_widget.games.golf.telling import where
from playnine_widget.games.golf.view import View
from playnine_widget.words.catalogue import say, shown

WIDE, HIGH, GAP, EDGE = 36, 50, 4, 16
SEATS_A_ROW, HEAD, PLATE, NAME_LETTERS = 3, 100, 24, 22
ABREAST = 2
INK, SOFT, GROUND, CALM = "#17211b", "#4f5f55", "#e9f1e7", "#5b6a60"
BACK = (
    '<rect width="36" height="50" rx="4" fill="#235443"/><g fill="none" stroke="#4c8a70">'
    '<ellipse cx="18" cy="25" rx="13" ry="19"/><ellipse cx="18" cy="23" rx="8" ry="12"/>'
    '<ellipse cx="18" cy="21" rx="3" ry="5"/></g>'
)
# paper, ink, sign around the numeral: a ring is good and a box is bad, as on a scorecard
FACES = {
    "ace": (
        "#f6c945",
        "#f6c945",
        '<circle cx="18" cy="26" r="13" fill="#2b1e02"/><path d="M18 13V4l7 3-7 3" fill="#c62f1f"/>',
    ),
    "mulligan": (
        "#eef5fd",
        "#17579f",
        '<path d="M24 14A13 13 0 1 1 18 12M15 9l4 3-4 3" fill="none" stroke="#17579f"/>',
    ),
    "low": ("#f4fbf5", "#14683c", '<circle cx="18" cy="25" r="13" fill="none" stroke="#14683c"/>'),
    "mid": ("#fff", "#35404a", ""),
    "high": ("#fff7f3", "#a8371a", '<path d="M5 12h26v26H5Z" fill="none" stroke="#a8371a"/>'),
    "out": ("#8f2118", "#fff5f0", '<path d="M4 11h28v28H4ZM7 14h22v22H7Z" fill="none" stroke="#fff5f0"/>'),
}
_SIZES = (0, 17, 15)  # of a numeral, by its length


def picture(view: View, lang: str = "en") -> str:
    """The view as an SVG element; what is facedown looks alike whatever it is.

    Names are escaped: they are text, never markup.
    """
    blocks = [_seat(view, seat, lang) for seat in range(len(view.players))]
    across = min(len(blocks), ABREAST if len(blocks) in {2, 4} else SEATS_A_ROW)
    wide = max(len(layout.columns) for layout in view.layouts) * (WIDE + GAP) + EDGE
    high = max(len(layout.rows) for layout in view.layouts) * (HIGH + GAP) + PLATE + EDGE
    placed = "".join(
        _at(EDGE + wide * (i % across), HEAD + high * (i // across), block) for i, block in enumerate(blocks)
    )
    width, height = EDGE + wide * across, HEAD + high * -(-len(blocks) // across)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" viewBox="0 0 {width} {height}" role="img" '
        f'aria-label="{escape(described(view, lang))}" font-family="system-ui,sans-serif" font-size="12" fill="{INK}" '
        f'style="max-width:100%"><rect width="{width}" height="{height}" rx="8" fill="{GROUND}"/>'
        f"{_head(view, lang)}{placed}</svg>"
    )


def described(view: View, lang: str = "en") -> str:
    """The same in words: hole, phase, and each player's layout and strokes."""
    told = say(lang, f"phase.{view.phase.replace(' ', '_')}")
    if view.to_act is not None:
        told = say(lang, "tell.waiting", name=view.players[view.to_act])
    first = say(lang, "plain.match", game=_title(view, lang), where=shown(lang, where(view)), phase=told)
    seats = [
        say(
            lang,
            "plain.seat",
            name=name,
            layout=str(view.layouts[seat]).replace("-", "−"),
            score=_score(view, seat, lang),
        )
        for seat, name in enumerate(view.players)
    ]
    heap = [say(lang, "plain.discard", card=view.discard[0])] if view.discard else []
    return "\n".join([first, *seats, *heap])


def _title(view: View, lang: str) -> str:
    return say(lang, f"game.{view.variant.name}")


def _score(view: View, seat: int, lang: str) -> str:
    if view.phase in FINISHED:
        return say(lang, "plain.total", n=view.totals[seat])
    strokes, _ = marks(view.layouts[seat], view.variant, finished=False)
    return say(lang, "plain.showing", n=strokes, total=view.totals[seat])


def _head(view: View, lang: str) -> str:
    title = f"{_title(view, lang)} · {shown(lang, where(view))}"
    drawn_from = BACK if view.draw_count else ""
    piles: list[tuple[str, int | None, str]] = [(say(lang, "label.draw"), view.draw_count, drawn_from)]
    piles.append((say(lang, "label.discard"), len(view.discard), _face(view, view.discard[0]) if view.discard else ""))
    if view.hand is not None:
        piles.append((say(lang, "label.hand"), None, _face(view, view.hand)))
    drawn = "".join(_at(EDGE + 110 * i, 32, _pile(*pile)) for i, pile in enumerate(piles))
    return f'<text x="{EDGE}" y="22" font-size="14" font-weight="600">{escape(title)}</text>{drawn}'


def _pile(label: str, count: int | None, card: str) -> str:
    number = "" if count is None else f'<text x="42" y="40">{count}</text>'
    return f'{card}<text x="42" y="24" fill="{SOFT}">{escape(label)}</text>{number}'


def _seat(view: View, seat: int, lang: str) -> str:
    layout, name = view.layouts[seat], view.players[seat]
    finished = view.phase in FINISHED
    strokes, clasps = marks(layout, view.variant, finished=finished)
    short = name if len(name) <= NAME_LETTERS else name[: NAME_LETTERS - 1] + "…"
    weight = ' font-weight="700"' if seat == view.to_act else ""
    out = f" · {say(lang, 'label.out')}" if seat == view.out else ""
    plate = f'<text y="12"{weight}>{escape(short)} <tspan fill="{SOFT}">{signed(strokes)}{escape(out)}</tspan></text>'
    return plate + _at(0, PLATE - 4, _cards(view, layout, clasps))


def _cards(view: View, layout: Layout, clasps: list[str]) -> str:
    joined = [clasp.split("|") for clasp in clasps]
    calm = {place for places, _, kind in joined if kind in {"calm", "gift"} for place in places.split()}
    spots = {
        place: (i % len(layout.columns) * (WIDE + GAP), i // len(layout.columns) * (HIGH + GAP))
        for i, place in enumerate(layout)
    }
    faces = [_at(*spots[place], _face(view, card, calm=place in calm)) for place, card in layout.items()]
    return "".join(faces) + "".join(
        _clasp([spots[place] for place in places.split()], text) for places, text, _ in joined
    )


def _clasp(spots: list[tuple[int, int]], text: str) -> str:
    x = sum(x for x, _ in spots) // len(spots) + WIDE // 2
    y = sum(y for _, y in spots) // len(spots) + HIGH // 2
    pill = f'<rect x="{x - 12}" y="{y - 8}" width="24" height="16" rx="8" fill="#fff" stroke="{CALM}"/>'
    return f'{pill}<text x="{x}" y="{y + 4}" text-anchor="middle" font-size="11">{text}</text>'


def _face(view: View, card: Card | None, *, calm: bool = False) -> str:
    if card is None:
        return BACK
    kind = band(view, card)
    paper, ink, sign = ("#f3f7f2", CALM, "") if calm else FACES[kind]
    text = "★" if card.rank == "JOKER" else card.rank.replace("-", "−")
    return (
        f'<rect width="36" height="50" rx="4" fill="{paper}" stroke="#c3cdc4"/>{sign}'
        f'<text x="18" y="31" text-anchor="middle" font-size="{_SIZES[len(text)]}" font-weight="600" '
        f'fill="{ink}">{text}</text>'
    )


def _at(x: int, y: int, inner: str) -> str:
    return f'<g transform="translate({x} {y})">{inner}</g>'
