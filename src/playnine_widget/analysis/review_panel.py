"""The review packed for a table: its account of each player, and the worst shots, each a place to go to.

A narrow table has more room below than beside: the players are columns here, and the parts of the account are rows.
"""

from typing import Any

from playnine_widget.analysis.review import Review
from playnine_widget.analysis.review_text import line, margins, range_of, table
from playnine_widget.words.catalogue import say

LABELS = ("inaccuracy", "mistake", "blunder")


def packed(review: Review) -> dict[str, Any]:
    """Return the review for a table. ``worst`` are [how many decisions lie before it, the sentence].

    ``points`` is the curve of the first player: [how many decisions lie before it, height from 0 to 100]; ``even`` is
    the height of an even match.

    >>> from playnine_widget.match.match import Match
    >>> from playnine_widget.match.reviewing import review
    >>> sorted(packed(review(Match(seed=1))))
    ['curve', 'even', 'go', 'heads', 'note', 'points', 'rows', 'worst']
    """
    heads, *rows = map(list, zip(*table(review), strict=True))
    for row, label in zip(rows[-len(LABELS) :], LABELS, strict=True):
        row[0] = f"{say(review.lang, f'review.label.{label}')} {row[0]}"
    even, *points = _heights([(1, 0.0), *margins(review)])
    return {
        "heads": heads,
        "rows": rows,
        "note": say(review.lang, "review.note"),
        "curve": range_of(review) if points else "",
        "points": points,
        "even": even[1],
        "worst": [[shot.n - 1, line(review, shot)] for shot in review.worst()],
        "go": say(review.lang, "review.go"),
    }


def _heights(margins: list[tuple[int, float]]) -> list[list[int]]:
    """Return the height of each margin, 0 is the least of them and 100 the most.

    >>> _heights([(1, 0.0), (5, -5.0), (9, 15.0)])
    [[0, 25], [4, 0], [8, 100]]
    """
    values = [margin for _, margin in margins]
    low, span = min(values), max(values) - min(values) or 1
    return [[n - 1, round(100 * (margin - low) / span)] for n, margin in margins]
