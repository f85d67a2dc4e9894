"""The advice as a table: lines of text for a terminal, HTML for a notebook."""

from html import escape
from typing import TYPE_CHECKING, Any

from playnine_widget.analysis.advice import spoken
from playnine_widget.words.aligned import aligned
from playnine_widget.words.catalogue import say

if TYPE_CHECKING:
    from playnine_widget.analysis.advice import Advice, Judged

TINTS = {"best": "#2e9e5b33", "good": "#2e9e5b1a", "fair": "#b8a53a1f", "poor": "#c4512d26"}


def text(advice: "Advice[Any]") -> str:
    """Return the table as text; ``*`` marks the best, ``≈`` what is too close to it to call."""
    lang = advice.lang
    rows = [[_head(lang, name) for name in advice.columns], *(_row(advice, option) for option in advice.options)]
    marks = [" ", *(_mark(advice, option) for option in advice.options)]
    lines = [f"{mark} {line}" for mark, line in zip(marks, aligned(rows), strict=True)]
    return "\n".join([title(advice), *lines, note(advice)])


def html(advice: "Advice[Any]") -> str:
    """Return the table as HTML, the best option in bold, each with a tint of how good it is."""
    lang, columns = advice.lang, advice.columns
    head = "".join(f'<th style="text-align:left">{escape(_head(lang, name))}</th>' for name in columns)
    body = "".join(_html_row(advice, option) for option in advice.options)
    caption = f'<caption style="text-align:left;caption-side:top">{escape(title(advice))}</caption>'
    return (
        f"<table>{caption}<thead><tr><th></th>{head}</tr></thead><tbody>{body}</tbody></table>"
        f"<small>{escape(note(advice))}</small>"
    )


def title(advice: "Advice[Any]") -> str:
    """Return the line above the table: who is advised, and what is best."""
    others = tuple(option.action for option in advice.ties if option != advice.best)
    key = "caddie.title.close" if others else "caddie.title"
    return say(advice.lang, key, name=advice.player, best=advice.best.action, others=others)


def note(advice: "Advice[Any]") -> str:
    """Return the line below the table: what the numbers are."""
    return say(advice.lang, f"caddie.note{advice.words}{'.proved' if advice.proved else ''}")


def _head(lang: str, name: str) -> str:
    return say(lang, f"caddie.column.{name}")


def _mark(advice: "Advice[Any]", option: "Judged") -> str:
    return "*" if option == advice.best else "≈" if option.close else " "


def _row(advice: "Advice[Any]", option: "Judged") -> list[str]:
    error = say(advice.lang, "caddie.proved") if option.proved else f"±{advice.amount(option.error)}"
    cells = {"option": option.action, "error": error, "why": spoken(advice.lang, option.why), **advice.cells(option)}
    return [cells[name] for name in advice.columns]


def _html_row(advice: "Advice[Any]", option: "Judged") -> str:
    mark = _mark(advice, option).strip().replace("*", "⚑")
    weight = ";font-weight:bold" if option == advice.best else ""
    cells = "".join(f'<td style="text-align:left">{escape(cell)}</td>' for cell in (mark, *_row(advice, option)))
    return f'<tr style="background:{TINTS[option.grade]}{weight}">{cells}</tr>'
