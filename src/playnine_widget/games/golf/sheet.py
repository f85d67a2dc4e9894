"""A golf view as HTML tables: what a notebook shows of a table that it does not run.

Notebooks clean foreign HTML: pictures, scripts and classes go, tables with inline styles stay. Without the styles it
still reads.
"""

from html import escape

from playnine_widget.cards.card import Card
from playnine_widget.games.golf.packing import FINISHED, marks, signed
from playnine_widget.games.golf.telling import where
from playnine_widget.games.golf.view import View
from playnine_widget.words.catalogue import say, shown

PAPER = {
    "ace": "#f6c945",
    "mulligan": "#eef5fd",
    "low": "#f4fbf5",
    "mid": "#ffffff",
    "high": "#fff7f3",
    "out": "#8f2118",
}
INK = {"ace": "#2b1e02", "mulligan": "#17579f", "low": "#14683c", "mid": "#35404a", "high": "#a8371a", "out": "#fff5f0"}
BANDS = ((-1, "ace"), (0, "mulligan"), (4, "low"), (8, "mid"), (11, "high"))
CELL = "width:32px;height:42px;padding:0;text-align:center;border-radius:4px;font-weight:600;border:1px solid"
GROUND = "background-color:#e9f1e7;color:#17211b"


def sheet(view: View, lang: str = "en") -> str:
    """The view as HTML tables, one a player, under a line that says where the match stands; names are escaped."""
    title = f"{say(lang, f'game.{view.variant.name}')} · {shown(lang, where(view))}"
    seats = "".join(_seat(view, seat) for seat in range(len(view.players)))
    heap = f"<p>{escape(say(lang, 'plain.discard', card=view.discard[0]))}</p>" if view.discard else ""
    return f'<div style="{GROUND};padding:12px"><p><strong>{escape(title)}</strong></p>{seats}{heap}</div>'


def band(view: View, card: Card) -> str:
    """Which of the six kinds of faces a card has."""
    value = view.variant.value(card)
    return next((name for most, name in BANDS if value <= most), "out")


def _seat(view: View, seat: int) -> str:
    strokes, _ = marks(view.layouts[seat], view.variant, finished=view.phase in FINISHED)
    rows = "".join(f"<tr>{''.join(_cell(view, card) for card in row)}</tr>" for row in view.layouts[seat].rows)
    caption = f'<caption style="{GROUND}">{escape(view.players[seat])} <strong>{signed(strokes)}</strong></caption>'
    return f'<table style="display:inline-table;margin:4px;border-spacing:4px">{caption}<tbody>{rows}</tbody></table>'


def _cell(view: View, card: Card | None) -> str:
    if card is None:
        return f'<td style="{CELL} #173b2f;background-color:#235443;color:#4c8a70">?</td>'
    kind = band(view, card)
    text = card.rank.replace("-", "−")
    return f'<td style="{CELL} #c3cdc4;background-color:{PAPER[kind]};color:{INK[kind]}">{text}</td>'
