"""A golf view as HTML tables: what a notebook shows of a table that it does not run.

Notebooks clean foreign HTML: pictures, scripts and classes go, tables with inline styles stay. Without the styles it
still reads.
"""

from html import escape

from playnine_widget.cards.card import Card
from playnine_widget.games.golf import faces
from playnine_widget.games.golf.described import heap, title
from playnine_widget.games.golf.scoring import score
from playnine_widget.games.golf.view import View
from playnine_widget.words.catalogue import minus

CELL = "width:32px;height:42px;padding:0;text-align:center;border-radius:4px;font-weight:600;border:1px solid"
GROUND = f"background-color:{faces.GROUND};color:{faces.INK}"
DOWN = f"{CELL} #173b2f;background-color:{faces.BACK};color:{faces.BACK_LINES}"


def sheet(view: View, lang: str = "en") -> str:
    """The view as HTML tables, one a player, under a line that says where the match stands; names are escaped."""
    seats = "".join(_seat(view, seat) for seat in view.playing)
    under = "".join(f"<p>{escape(line)}</p>" for line in heap(view, lang))
    head = f"<p><strong>{escape(title(view, lang))}</strong></p>"
    return f'<div style="{GROUND};padding:12px">{head}{seats}{under}</div>'


def _seat(view: View, seat: int) -> str:
    strokes = minus(score(view.layouts[seat], view.variant).total)
    rows = "".join(f"<tr>{''.join(_cell(view, card) for card in row)}</tr>" for row in view.layouts[seat].rows)
    caption = f'<caption style="{GROUND}">{escape(view.players[seat])} <strong>{strokes}</strong></caption>'
    return f'<table style="display:inline-table;margin:4px;border-spacing:4px">{caption}<tbody>{rows}</tbody></table>'


def _cell(view: View, card: Card | None) -> str:
    if card is None:
        return f'<td style="{DOWN}">?</td>'
    face = faces.FACES[faces.kind_of(view.variant.value(card))]
    style = f"{CELL} {faces.EDGE};background-color:{face.paper};color:{face.ink}"
    return f'<td style="{style}">{minus(card.rank)}</td>'
