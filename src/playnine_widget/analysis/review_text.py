"""The review for people: lines of text for a terminal, HTML for a notebook."""

from html import escape
from typing import TYPE_CHECKING

from playnine_widget.analysis.reasons import Reasons
from playnine_widget.words.aligned import aligned
from playnine_widget.words.catalogue import minus, say
from playnine_widget.words.numbers import number, signed

if TYPE_CHECKING:
    from playnine_widget.analysis.review import Review
    from playnine_widget.analysis.shots import Shot

BARS = " ▁▂▃▄▅▆▇█"
COLUMNS = (
    *("player", "strokes", "margin", "deal", "lost", "luck", "others_lost", "others_luck", "reveal", "rest"),
    *("accuracy", "inaccuracy", "mistake", "blunder"),
)
WIDE = 60  # signs of the curve
Cells = list[list[str]]
LIST = '<ul style="list-style:none;padding-left:0">'
"""A list without numbers: each shot's own number stands in its sentence."""


def text(review: "Review") -> str:
    """Return the review as text: an account for each player, the curve, the worst shots."""
    lines = aligned(table(review), right=True)
    return "\n".join([*lines, say(review.lang, "review.note"), *curve(review), *worst(review)])


def html(review: "Review") -> str:
    """Return the review as HTML: the same, the table as a table."""
    heads, *rows = table(review)
    head = "".join(f"<th>{escape(cell)}</th>" for cell in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    shots = "".join(f"<li>{escape(line)}</li>" for line in worst(review)[1:])
    return (
        f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
        f"<small>{escape(say(review.lang, 'review.note'))}</small>"
        f"<pre>{escape(chr(10).join(curve(review)))}</pre>"
        + (f"<p>{escape(worst(review)[0])}</p>{LIST}{shots}</ul>" if shots else f"<p>{escape(worst(review)[0])}</p>")
    )


def table(review: "Review") -> Cells:
    """Return heads and a row a player: strokes, margin and its parts, accuracy, how many decisions of each label."""
    lang = review.lang
    rows = [[say(lang, f"review.column.{name}") for name in COLUMNS]]
    for seat, player in enumerate(review.players):
        account, accuracy = review.of(seat), review.accuracy(seat)
        parts = [signed(lang, part) for _, part in account.parts]
        close = "" if accuracy is None else f"{accuracy:.0f}"
        counts = [str(many) for many in review.labels(seat).values()]
        rows.append([player, minus(account.strokes), signed(lang, account.margin), *parts, close, *counts])
    return rows


def curve(review: "Review", seat: int = 0) -> list[str]:
    """Return the expected margin of a seat over the match as a line of bars: high is bad."""
    points = heights(margins(review, seat))
    if not points:
        return []
    chosen = [points[at * len(points) // min(WIDE, len(points))] for at in range(min(WIDE, len(points)))]
    steps = len(BARS) - 2
    return [range_of(review, seat), "".join(BARS[1 + round(steps * height)] for _, height in chosen)]


def range_of(review: "Review", seat: int = 0) -> str:
    """Return the sentence over the curve: whose it is, and from where to where it runs."""
    points = [margin for _, margin in margins(review, seat)]
    low, high = (signed(review.lang, end(points)) for end in (min, max))
    return say(review.lang, "review.curve", name=review.players[seat], low=low, high=high)


def margins(review: "Review", seat: int = 0) -> list[tuple[int, float]]:
    """Return for each decision of a seat its number and the margin, in strokes, that could be expected before it."""
    return [(row["n"], row["margin"]) for row in review.rows() if row["seat"] == seat]


def heights(points: list[tuple[int, float]]) -> list[tuple[int, float]]:
    """Return a curve: for each number its margin as a height, from 0 (the least of them) to 1 (the most).

    >>> heights([(1, 0.0), (5, -5.0), (9, 15.0)])
    [(1, 0.25), (5, 0.0), (9, 1.0)]
    """
    low = min((margin for _, margin in points), default=0)
    span = max((margin for _, margin in points), default=0) - low or 1
    return [(n, (margin - low) / span) for n, margin in points]


def worst(review: "Review") -> list[str]:
    """Return a heading and a line for each of the worst shots: what it cost, and the better line."""
    found = review.worst()
    if not found:
        return [say(review.lang, "review.worst.none")]
    return [say(review.lang, "review.worst", n=len(found)), *(line(review, shot) for shot in found)]


def line(review: "Review", shot: "Shot") -> str:
    """Return one of the worst shots as a sentence."""
    reasons = Reasons(shot.view)
    return say(
        review.lang,
        "review.shot",
        n=shot.n,
        hole=shot.hole,
        name=review.players[shot.seat],
        action=shot.action,
        lost=number(review.lang, shot.lost),
        label=say(review.lang, f"review.label.{shot.label}"),
        best=shot.best,
        why=reasons.why(shot.action),
        better=reasons.why(shot.best),
    )
