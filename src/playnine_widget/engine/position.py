"""Reading a position key by key: which pairs are keys and which are players, and what a key may hold. Knows no key."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple, TypeVar

from playnine_widget.cards.card import SUITS, Card
from playnine_widget.engine.errors import BadPosition, PlayNineError, UnknownName
from playnine_widget.engine.message import Message
from playnine_widget.engine.notation import Item, Pair, pairs
from playnine_widget.engine.reading import nearest, number_in

T = TypeVar("T")
U = TypeVar("U")
NOBODY = "nobody"
"""Who is to act where nobody is."""


@contextmanager
def spot(where: str) -> Iterator[None]:
    """Name the key at which something could not be read."""
    try:
        yield
    except PlayNineError as error:
        raise BadPosition("error.position.at", where=where, why=Message(error.key, error.values)) from error


class Sheet(NamedTuple):
    """A position cut up: the pairs with a key of the notation by their key, and the others in order."""

    keys: Mapping[str, Pair]
    others: list[Pair]

    def items(self, key: str) -> tuple[Item, ...]:
        """Return the items of a key, nothing when it is not given. A key given without a value is refused."""
        if key not in self.keys:
            return ()
        if not self.keys[key].items:
            raise BadPosition("error.position.empty", where=key)
        return self.keys[key].items

    def words(self, key: str) -> list[str]:
        """Return the words of a key, nothing when it is not given: cards."""
        self.items(key)
        return self.keys[key].value.split() if key in self.keys else []

    def named(self, key: str, among: Mapping[str, T], default: U) -> T | U:
        """Return what the one item of a key names; upper and lower case alike where that is clear."""
        items = self.items(key)
        if not items:
            return default
        with spot(key):
            return among[find(items[0].text if len(items) == 1 else self.keys[key].value, tuple(among))]

    def numbers(self, key: str) -> tuple[int, ...]:
        """Return the whole numbers of a key, nothing when it is not given."""
        items = self.items(key)
        found = tuple(number for number in map(number_in, (item.text for item in items)) if number is not None)
        if len(found) < len(items):
            raise BadPosition("error.position.number", where=key, text=self.keys[key].value)
        return found

    def nobody(self, key: str) -> bool:
        """Whether a key says ``nobody``, which in quotes would be a name."""
        return key in self.keys and self.items(key) == (Item(NOBODY, quoted=False),)


def cut_up(text: str, keys: Collection[str]) -> Sheet:
    """Return a position cut up; no key comes twice.

    >>> sheet = cut_up("Total: 88; Ann: AS 7H", ["total"])
    >>> sheet.numbers("total"), [pair.key for pair in sheet.others]
    ((88,), ['Ann'])
    """
    known: dict[str, Pair] = {}
    others: list[Pair] = []
    for pair in pairs(text):
        word = " ".join(pair.key.casefold().split())
        is_key = word in keys and not pair.quoted
        if (is_key and word in known) or (not is_key and pair.key in {other.key for other in others}):
            raise BadPosition("error.position.twice", where=pair.key)
        if is_key:
            known[word] = pair
        else:
            others.append(pair)
    return Sheet(known, others)


def find(name: str, known: tuple[str, ...]) -> str:
    """Return the known name that this is; upper and lower case alike where that is clear.

    Raises `UnknownName` with the nearest.

    >>> find("ann", ("Ann", "Ben"))
    'Ann'
    """
    alike = [word for word in known if word == name] or [word for word in known if word.casefold() == name.casefold()]
    if len(alike) != 1:
        raise UnknownName("error.unknown.name", name=name, nearest=nearest(name, known), known=known)
    return alike[0]


def by_seat(others: list[Pair], players: tuple[str, ...], keys: tuple[str, ...]) -> dict[int, Pair]:
    """Return the pairs of the players by seat; no player comes twice. Raises `BadPosition` for any other key."""
    found: dict[int, Pair] = {}
    for pair in others:
        try:
            seat = players.index(find(pair.key, players))
        except UnknownName as error:
            known = (*players, *keys)
            near = nearest(pair.key, known)
            raise BadPosition("error.position.key", where=pair.key, nearest=near, known=known) from error
        if seat in found:
            raise BadPosition("error.position.twice", where=players[seat])
        found[seat] = pair
    return found


def suited(written: list[Card], cards: Iterable[Card]) -> tuple[list[Card], list[Card]]:
    """Return the written cards with a suit each where the cards have suits, and what is left of them, in fixed order.

    A rank alone is the first free suit. Raises `BadPosition` when more of a card is written than there are.

    >>> suited([Card("7"), Card("7S")], [Card("7S"), Card("7H"), Card("8S")])
    (['7H', '7S'], ['8S'])
    """
    cards = tuple(cards)
    left = Counter(cards)
    suitless = [card not in left for card in written]
    left.subtract(card for card, bare in zip(written, suitless, strict=True) if not bare)
    settled = []
    for card, bare in zip(written, suitless, strict=True):
        found = next((Card(card + suit) for suit in SUITS if left[Card(card + suit)] > 0), None) if bare else card
        if found is None or left[found] < 0:
            held = sum(card in {other, other.rank} for other in cards)
            raise BadPosition("error.position.count", card=card, n=written.count(card), held=held)
        left[found] -= bare
        settled.append(found)
    return settled, list(left.elements())
