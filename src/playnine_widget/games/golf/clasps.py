"""Clasps: what a picture draws over cards that match, or over a column that counts at the end of a hole."""

from typing import NamedTuple

from playnine_widget.games.golf.layout import Layout
from playnine_widget.games.golf.scoring import Line, score
from playnine_widget.games.golf.variant import Variant
from playnine_widget.words.catalogue import minus


class Clasp(NamedTuple):
    """One clasp: the places that it holds together, the strokes that it says, and its kind.

    ``calm``: the cards cancel and lose their colour; ``gift``: so, and a block or a larger match pays for them;
    ``keep``: a pair that keeps its strokes and its colour; ``none``: no match, only counted.
    """

    places: tuple[str, ...]
    strokes: int
    kind: str

    def __str__(self) -> str:
        return f"{' '.join(self.places)}|{minus(self.strokes)}|{self.kind}"

    @property
    def is_calm(self) -> bool:
        """Whether the cards under it lose their colour."""
        return self.kind in {"calm", "gift"}


def clasps(layout: Layout, variant: Variant, *, played: bool) -> list[Clasp]:
    """The clasps of a layout, from the left: one a match, and one a column that counts once the hole is played."""
    lines = score(layout, variant).lines
    gifts = {place for line in lines if line.is_bonus for place in line.places}
    shown = (line for line in lines if not line.is_bonus and (line.is_match or played))
    return [Clasp(line.places, line.strokes, _kind(line, gifts)) for line in shown]


def _kind(line: Line, gifts: set[str]) -> str:
    if not line.is_match:
        return "none"
    if line.rule == "block":
        return "gift"
    if line.strokes != 0:
        return "keep"
    return "gift" if gifts.issuperset(line.places) else "calm"
