"""Which equal cards cancel: two by two, as many pairs as there can be, or all that touch an equal one (3.3)."""

from collections.abc import Iterable, Mapping

from playnine_widget.games.golf.shapes import Places

Near = Mapping[str, Places]
"""With which places each place may pair; the cards there are face up and equal."""


def disjoint(near: Near, first: Iterable[str] = ()) -> list[Places]:
    """Return as many pairs as possible, each place in one at most; those of ``first`` are paired before the others.

    A maximum matching: each place in turn looks for a free partner, or for one whose partner finds another. In a grid
    neighbours lie on squares of two colours, so this finds the most; where all may pair with all, any choice does.

    >>> disjoint({"A1": ("B1",), "B1": ("A1", "C1"), "C1": ("B1",)})
    [('A1', 'B1')]
    """
    mates: dict[str, str] = {}
    for place in (*first, *near):
        if place not in mates:
            _find(place, near, mates, {place})
    return [(place, mates[place]) for place in near if place in mates and _before(place, mates[place], near)]


def _find(place: str, near: Near, mates: dict[str, str], tried: set[str]) -> bool:
    """Pair a place, if need be by pairing others anew; whoever was paired stays so."""
    others = [other for other in near[place] if other not in tried]
    free = [other for other in others if other not in mates]
    for other in (*free, *others):
        if other in tried:
            continue
        tried.add(other)
        if other not in mates or _find(mates[other], near, mates, tried):
            mates[place], mates[other] = other, place
            return True
    return False


def _before(one: str, other: str, near: Near) -> bool:
    order = list(near)
    return order.index(one) < order.index(other)


def cluster(near: Near) -> list[Places]:
    """Return the groups of places that hang together, each of two or more.

    >>> cluster({"A1": ("B1",), "B1": ("A1", "C1"), "C1": ("B1",), "A2": ()})
    [('A1', 'B1', 'C1')]
    """
    groups: list[Places] = []
    seen: set[str] = set()
    for place in near:
        if place in seen:
            continue
        group, edge = {place}, [place]
        while edge:
            fresh = set(near[edge.pop()]) - group
            group |= fresh
            edge += fresh
        seen |= group
        if len(group) > 1:
            groups.append(tuple(member for member in near if member in group))
    return groups
