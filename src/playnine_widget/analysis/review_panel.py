"""The review packed for a table: its account of each player, and the worst shots, each a place to go to.

A narrow table has more room below than beside: the players are columns here, and the parts of the account are rows.
"""

from typing import Any

from playnine_widget.analysis.review import Review
from playnine_widget.analysis.review_text import heights, line, margins, range_of, table
from playnine_widget.analysis.shots import LABELS
from playnine_widget.words.catalogue import say


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
    labels = LABELS[1:]
    for row, label in zip(rows[-len(labels) :], labels, strict=True):
        row[0] = f"{say(review.lang, f'review.label.{label}')} {row[0]}"
    even, *points = ([n - 1, round(100 * height)] for n, height in heights([(1, 0.0), *margins(review)]))
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
