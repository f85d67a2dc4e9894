"""Reading a position: what it says is read and checked here, `filling.py` makes a state of it."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple, TypeVar

from playnine_widget.cards.card import Card
from playnine_widget.engine.errors import BadPosition, PlayNineError, UnknownName
from playnine_widget.engine.message import Message
from playnine_widget.engine.notation import Item, Pair, pairs
from playnine_widget.engine.reading import are_names, nearest, number_in
from playnine_widget.games.golf.notation import DEFAULT_GAME, KEYS, NOBODY, cells_of, default_hole, read_rules
from playnine_widget.games.golf.variant import Variant
from playnine_widget.games.golf.variants import VARIANTS

Cells = tuple[tuple[Card | None, bool], ...]
"""A layout as written: each cell's card, None when unknown, and whether it lies face up."""


class Position(NamedTuple):
    """What a position says. Seats count from 0; piles have their top first."""

    variant: Variant
    players: tuple[str, ...]
    layouts: tuple[Cells | None, ...]
    """None for a player without a layout."""
    dealer: int
    hole: int
    before: tuple[int, ...]
    discard: tuple[Card, ...]
    draw: tuple[Card, ...]
    hand: Card | None
    source: str | None
    nobody: bool
    """Nobody is to act: the hole is played."""
    to_act: int | None
    """The seat named, None where none is."""


def read(text: str) -> Position:
    """Return what a position says. Raises `BadPosition` with one sentence that says what and where.

    >>> read("Ann: 5 9 ? 12 / 5 9 (3) 0").players
    ('Ann', 'Opponent')
    """
    keys, others = _sorted(text)
    with _at("game"):
        variant = _named(keys, "game", VARIANTS, VARIANTS[DEFAULT_GAME])
    with _at("rules"):
        variant = variant.but(**read_rules(item.text for item in _items(keys, "rules")))
    players = _players(keys, others, variant)
    seats = {name: seat for seat, name in enumerate(players)}
    layouts = _layouts(others, seats, variant)
    nobody = "to act" in keys and _items(keys, "to act") == (Item(NOBODY, quoted=False),)
    with _at("dealer"):
        dealer = _named(keys, "dealer", seats, len(players) - 1)
    with _at("to act"):
        to_act = None if nobody else _named(keys, "to act", seats, None)
    if "hand" in keys and "taken" in keys:
        raise BadPosition("error.position.hands")
    source = "draw" if "hand" in keys else "take" if "taken" in keys else None
    hand = _cards(keys, "taken" if source == "take" else "hand", variant, most=1)
    return Position(
        variant=variant,
        players=players,
        layouts=layouts,
        dealer=dealer,
        hole=_hole(keys, variant, nobody=nobody),
        before=_scores(keys, len(players)),
        discard=_cards(keys, "discard", variant),
        draw=_cards(keys, "draw", variant),
        hand=hand[0] if hand else None,
        source=source,
        nobody=nobody,
        to_act=to_act,
    )


Keys = Mapping[str, Pair]
T = TypeVar("T")


@contextmanager
def _at(where: str) -> Iterator[None]:
    """Name the key at which something could not be read."""
    try:
        yield
    except PlayNineError as error:
        raise BadPosition("error.position.at", where=where, why=Message(error.key, error.values)) from error


def _sorted(text: str) -> tuple[dict[str, Pair], list[Pair]]:
    """Return the pairs with a key of the notation by their key, and the others in order; no key comes twice."""
    keys: dict[str, Pair] = {}
    others: list[Pair] = []
    for pair in pairs(text):
        word = " ".join(pair.key.casefold().split())
        known = word in KEYS and not pair.quoted
        if (known and word in keys) or (not known and pair.key in {other.key for other in others}):
            raise BadPosition("error.position.twice", where=pair.key)
        if known:
            keys[word] = pair
        else:
            others.append(pair)
    return keys, others


def _items(keys: Keys, key: str) -> tuple[Item, ...]:
    """Return the items of a key, nothing when it is not given. A key given without a value is refused."""
    if key not in keys:
        return ()
    if not keys[key].items:
        raise BadPosition("error.position.empty", where=key)
    return keys[key].items


def _named(keys: Keys, key: str, among: Mapping[str, T], default: T) -> T:
    """Return what the one item of a key names; upper and lower case alike where that is clear."""
    items = _items(keys, key)
    if not items:
        return default
    return among[_find(items[0].text if len(items) == 1 else keys[key].value, tuple(among))]


def _find(name: str, known: tuple[str, ...]) -> str:
    alike = [word for word in known if word == name] or [word for word in known if word.casefold() == name.casefold()]
    if len(alike) != 1:
        raise UnknownName("error.unknown.name", name=name, nearest=nearest(name, known), known=known)
    return alike[0]


def _players(keys: Keys, others: list[Pair], variant: Variant) -> tuple[str, ...]:
    """Return the names by seat: as given, else the layouts' in order; a lone one plays against an opponent."""
    if "players" in keys:
        names = tuple(item.text for item in _items(keys, "players"))
    else:
        for pair in others:
            if "/" not in pair.value and len(pair.value.split()) != variant.cells:
                raise BadPosition("error.position.key", where=pair.key, nearest=nearest(pair.key, KEYS), known=KEYS)
        names = tuple(pair.key for pair in others)
        if len(names) == 1:
            names = (*names, "Opponent" if names[0].casefold() != "opponent" else "Opponent 2")
    if not others:
        raise BadPosition("error.position.layout")
    if not are_names(names):
        raise BadPosition("error.players.distinct", players=names)
    if not 2 <= len(names) <= variant.most_players:
        raise BadPosition("error.players.number", n=len(names), most=variant.most_players, game=variant.name)
    return names


def _layouts(others: list[Pair], seats: Mapping[str, int], variant: Variant) -> tuple[Cells | None, ...]:
    found: list[Cells | None] = [None] * len(seats)
    for pair in others:
        try:
            name = _find(pair.key, tuple(seats))
        except UnknownName as error:
            known = (*seats, *KEYS)
            near = nearest(pair.key, known)
            raise BadPosition("error.position.key", where=pair.key, nearest=near, known=known) from error
        if found[seats[name]] is not None:
            raise BadPosition("error.position.twice", where=name)
        with _at(name):
            found[seats[name]] = cells_of(pair.value, variant)
    return tuple(found)


def _hole(keys: Keys, variant: Variant, *, nobody: bool) -> int:
    numbers = _numbers(keys, "hole")
    if not numbers:
        return default_hole(variant, nobody=nobody)
    if len(numbers) > 1 or not 1 <= numbers[0] <= variant.holes:
        raise BadPosition("error.position.hole", hole=keys["hole"].value, holes=variant.holes)
    return numbers[0]


def _scores(keys: Keys, players: int) -> tuple[int, ...]:
    scores = _numbers(keys, "scores") or (0,) * players
    if len(scores) != players:
        raise BadPosition("error.position.scores", n=players, scores=keys["scores"].value)
    return scores


def _numbers(keys: Keys, key: str) -> tuple[int, ...]:
    items = _items(keys, key)
    numbers = tuple(number for number in map(number_in, (item.text for item in items)) if number is not None)
    if len(numbers) < len(items):
        raise BadPosition("error.position.number", where=key, text=keys[key].value)
    return numbers


def _cards(keys: Keys, key: str, variant: Variant, most: int | None = None) -> tuple[Card, ...]:
    _items(keys, key)
    written = keys[key].value.split() if key in keys else []
    if most is not None and len(written) > most:
        raise BadPosition("error.position.hand", where=key, text=keys[key].value)
    with _at(key):
        return tuple(variant.card(card) for card in written)
