"""The faces of cards in still pictures: six kinds by what a card costs, the same colours as on the live table."""

from typing import NamedTuple


class Face(NamedTuple):
    """One kind of face: the most strokes of a card that has it, its paper, and the ink of its numeral."""

    most: float
    paper: str
    ink: str


FACES = {
    "ace": Face(-1, "#f6c945", "#2b1e02"),
    "mulligan": Face(0, "#eef5fd", "#17579f"),
    "low": Face(4, "#f4fbf5", "#14683c"),
    "mid": Face(8, "#ffffff", "#35404a"),
    "high": Face(11, "#fff7f3", "#a8371a"),
    "out": Face(float("inf"), "#8f2118", "#fff5f0"),
}
GROUND, INK, EDGE = "#e9f1e7", "#17211b", "#c3cdc4"
BACK, BACK_LINES = "#235443", "#4c8a70"


def kind_of(strokes: int) -> str:
    """Which kind of face a card of so many strokes has.

    >>> [kind_of(strokes) for strokes in (-5, 0, 4, 8, 11, 12)]
    ['ace', 'mulligan', 'low', 'mid', 'high', 'out']
    """
    return next(kind for kind, face in FACES.items() if strokes <= face.most)
