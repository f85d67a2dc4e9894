"""Tables for a terminal."""

from collections.abc import Sequence


def aligned(rows: Sequence[Sequence[str]], *, right: bool = False) -> list[str]:
    """Return rows of equally many cells as lines, two blanks between columns; cells stand to the left, else right.

    >>> aligned([["Bot", "Level"], ["novice", "1"]])
    ['Bot     Level', 'novice  1']
    >>> aligned([["Bot", "Level"], ["novice", "1"]], right=True)
    ['   Bot  Level', 'novice      1']
    """
    pad = str.rjust if right else str.ljust
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(map(pad, row, widths)).rstrip() for row in rows]
