"""A view of 99 as an HTML table: what a notebook shows of a table that it does not run.

Notebooks clean foreign HTML: pictures, scripts and classes go, tables with inline styles stay. Without the styles it
still reads.
"""

from html import escape

from playnine_widget.games.ninety_nine.described import title, total
from playnine_widget.games.ninety_nine.picture import GROUND, INK
from playnine_widget.games.ninety_nine.view import View
from playnine_widget.games.ninety_nine.vocabulary import sign
from playnine_widget.words.catalogue import minus

STYLE = f"background-color:{GROUND};color:{INK}"


def sheet(view: View, lang: str = "en") -> str:
    """The view as an HTML table, a row a player, under the total; names are escaped, a hidden hand is ``?``."""
    rows = "".join(_row(view, seat) for seat in range(len(view.players)))
    head = f"<p><strong>{escape(title(view, lang))}</strong></p><p>{escape(total(view, lang))}</p>"
    return f'<div style="{STYLE};padding:12px">{head}<table><tbody>{rows}</tbody></table></div>'


def _row(view: View, seat: int) -> str:
    held = view.hands[seat]
    hand = " ".join(map(sign, held)) if isinstance(held, tuple) else " ".join("?" * held)
    name = escape(view.players[seat])
    left = minus(view.totals[seat])
    return (
        f'<tr><th style="{STYLE};text-align:left">{name}</th><td style="{STYLE}">{hand}</td>'
        f'<td style="{STYLE}">{left}</td></tr>'
    )
