"""What lies together in a grid: neighbours, full lines and squares. A grid is known by its columns alone."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise

Columns = tuple[tuple[str, ...], ...]
"""The places column by column, from the left."""

Places = tuple[str, ...]


@cache
def partners(columns: Columns, pairs: str) -> Mapping[str, Places]:
    """Return with which places each place may pair, by the switch ``pairs``: neighbours below and above come first.

    >>> partners((("A1", "A2"), ("B1", "B2")), "row_or_column")["A1"]
    ('A2', 'B1')
    >>> partners((("A1", "A2", "A3"),), "column")["A3"], partners((("A1", "A2", "A3"),), "anywhere")["A3"]
    (('A2',), ('A1', 'A2'))
    """
    places = [place for column in columns for place in column]
    if pairs == "anywhere":
        return {place: tuple(other for other in places if other != place) for place in places}
    lines = {"none": (), "column": columns, "row_or_column": (*columns, *zip(*columns, strict=True))}[pairs]
    near: dict[str, list[str]] = {place: [] for place in places}
    for line in lines:
        for one, other in pairwise(line):
            near[one].append(other)
            near[other].append(one)
    return {place: tuple(others) for place, others in near.items()}


@cache
def full_lines(columns: Columns, lines: str) -> tuple[Places, ...]:
    """Return the lines that the switch ``lines`` looks at: columns, or columns, rows and (of a square) diagonals.

    >>> len(full_lines((("A1", "A2", "A3"), ("B1", "B2", "B3"), ("C1", "C2", "C3")), "all"))
    8
    """
    return {"none": (), "columns": columns, "all": (*columns, *zip(*columns, strict=True), *_diagonals(columns))}[lines]


def _diagonals(columns: Columns) -> Iterator[Places]:
    if len(columns) == len(columns[0]):
        yield tuple(column[row] for row, column in enumerate(columns))
        yield tuple(column[~row] for row, column in enumerate(columns))


@cache
def squares(columns: Columns) -> tuple[Places, ...]:
    """Return every square of two by two places.

    >>> squares((("A1", "A2"), ("B1", "B2"), ("C1", "C2")))
    (('A1', 'A2', 'B1', 'B2'), ('B1', 'B2', 'C1', 'C2'))
    """
    return tuple(
        (*upper_left, *upper_right)
        for left, right in pairwise(columns)
        for upper_left, upper_right in zip(pairwise(left), pairwise(right), strict=True)
    )
