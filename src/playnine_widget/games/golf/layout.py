"""A player's grid of cards: places named ``A1`` ... by column letter from the left and row number from the top."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from playnine_widget.cards.card import Card


class Grid(NamedTuple):
    """The places of a layout of so many rows and columns, in row order.

    >>> grid(2, 4).places
    ('A1', 'B1', 'C1', 'D1', 'A2', 'B2', 'C2', 'D2')
    >>> grid(2, 4).columns[0]
    ('A1', 'A2')
    """

    places: tuple[str, ...]
    at: Mapping[str, int]
    rows: tuple[tuple[str, ...], ...]
    columns: tuple[tuple[str, ...], ...]

    def text(self, cells: Sequence[str]) -> str:
        """Return cells in place order as a layout is written: rows from the top, ``/`` between them.

        >>> grid(2, 2).text(["5", "?", "5", "0"])
        '5 ? / 5 0'
        """
        across = len(self.columns)
        return " / ".join(" ".join(cells[first : first + across]) for first in range(0, len(cells), across))


@cache
def grid(rows: int, columns: int) -> Grid:
    """Return the grid of ``rows`` by ``columns`` places (at most 26 columns)."""
    lines = tuple(tuple(f"{chr(ord('A') + c)}{r + 1}" for c in range(columns)) for r in range(rows))
    places = tuple(place for line in lines for place in line)
    at = MappingProxyType({place: i for i, place in enumerate(places)})
    return Grid(places, at, lines, tuple(zip(*lines, strict=True)))


class Layout(Mapping[str, Card | None]):
    """What one may see of a layout: place -> card, ``None`` where it lies facedown. Immutable, in place order.

    >>> layout = Layout(grid(2, 2), (Card("5"), None, Card("5"), Card("0")))
    >>> layout["A1"], layout["B1"], layout.rows, layout.columns[0]
    ('5', None, (('5', None), ('5', '0')), ('5', '5'))
    >>> str(layout)
    '5 ? / 5 0'
    """

    __slots__ = ("cards", "grid")
    grid: Grid
    cards: tuple[Card | None, ...]

    def __init__(self, where: Grid, cards: tuple[Card | None, ...]) -> None:
        object.__setattr__(self, "grid", where)
        object.__setattr__(self, "cards", cards)

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse every change."""
        raise AttributeError(f"{name} cannot be set: a layout never changes")

    @property
    def rows(self) -> tuple[tuple[Card | None, ...], ...]:
        """The cards row by row, from the top."""
        return tuple(tuple(self[place] for place in line) for line in self.grid.rows)

    @property
    def columns(self) -> tuple[tuple[Card | None, ...], ...]:
        """The cards column by column, from the left."""
        return tuple(zip(*self.rows, strict=True))

    @property
    def facedown(self) -> tuple[str, ...]:
        """The places that still lie facedown."""
        return tuple(place for place, card in self.items() if card is None)

    def __getitem__(self, place: str) -> Card | None:
        return self.cards[self.grid.at[place]]

    def __iter__(self) -> Iterator[str]:
        return iter(self.grid.places)

    def __len__(self) -> int:
        return len(self.cards)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Layout):
            return self.cards == other.cards and self.grid is other.grid
        return NotImplemented if not isinstance(other, Mapping) else dict(self.items()) == dict(other.items())

    def __hash__(self) -> int:
        return hash(self.cards)

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (len(self.grid.rows), len(self.grid.columns), self.cards)

    def __str__(self) -> str:
        return self.grid.text(["?" if card is None else card for card in self.cards])

    def __repr__(self) -> str:
        return f"<Layout {self}>"


def _again(rows: int, columns: int, cards: tuple[Card | None, ...]) -> Layout:
    """Make a layout once more from its parts (pickling and copying)."""
    return Layout(grid(rows, columns), cards)
