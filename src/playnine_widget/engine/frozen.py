"""A mapping that cannot change, so that it can be handed out, compared, hashed, copied and pickled."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class FrozenMap(Mapping[K, V]):
    """An immutable mapping that keeps its order.

    >>> ladder = FrozenMap({2: -10, 3: -15})
    >>> ladder[2], ladder == {3: -15, 2: -10}, ladder
    (-10, True, {2: -10, 3: -15})
    """

    __slots__ = ("_content",)
    _content: dict[K, V]

    def __init__(self, content: Mapping[K, V] | Iterable[tuple[K, V]] = ()) -> None:
        object.__setattr__(self, "_content", dict(content))

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse every change."""
        raise AttributeError(f"{name} cannot be set: a {type(self).__name__} never changes")

    def __getitem__(self, key: K) -> V:
        return self._content[key]

    def __iter__(self) -> Iterator[K]:
        return iter(self._content)

    def __len__(self) -> int:
        return len(self._content)

    def __hash__(self) -> int:
        return hash(frozenset(self._content.items()))

    def __reduce__(self) -> tuple[type["FrozenMap[K, V]"], tuple[dict[K, V]]]:
        return type(self), (dict(self._content),)

    def __repr__(self) -> str:
        return repr(self._content)


class Counts(FrozenMap[K, int]):
    """How many of each there are. What there is none of is not listed, and asked for it is 0.

    >>> counts = Counts({"7": 2})
    >>> counts["7"], counts["5"], "5" in counts, list(counts)
    (2, 0, False, ['7'])
    """

    __slots__ = ()

    def __getitem__(self, key: K) -> int:
        return self._content.get(key, 0)

    def __contains__(self, key: object) -> bool:
        return key in self._content
