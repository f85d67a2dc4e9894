"""Reading a position of 99: what it says is read and checked here, `filling.py` makes a state of it."""

import re
from typing import NamedTuple

from playnine_widget.cards.card import Card
from playnine_widget.engine.errors import BadPosition
from playnine_widget.engine.notation import Pair
from playnine_widget.engine.position import Sheet, by_seat, cut_up, spot
from playnine_widget.engine.reading import are_names, nearest
from playnine_widget.games.ninety_nine.notation import DIRECTIONS, KEYS, NONE, default_dealer
from playnine_widget.games.ninety_nine.switches import read_rules
from playnine_widget.games.ninety_nine.variant import HAND, MOST, NINETY_NINE, VARIANTS, Variant

LEAST = -9_999
"""The lowest total that is read. Nobody comes as low: the most packs that a variant may have hold 396 tens."""
_BRACKETS = re.compile(r"\(([^()]+)\)")
"""A card that only the writer knows."""
_HELD = re.compile(r"\?|\(.*|(?:\d+|[AJQK])[SHDC]|[AJQK]", re.IGNORECASE)
"""A word that can only be a card of a hand; a number alone may be anything's."""
Hand = tuple[Card | None, ...]
"""A hand as written: None for a card that is not known."""


class Position(NamedTuple):
    """What a position says. Seats count from 0; piles have their top first; ``to_act`` None: nobody is to act."""

    variant: Variant
    players: tuple[str, ...]
    hands: tuple[Hand, ...]
    sizes: tuple[int, ...]
    tokens: tuple[int, ...]
    dealer: int
    round: int
    total: int
    direction: int
    played: tuple[Card, ...]
    draw: tuple[Card, ...]
    drawing: bool
    nobody: bool
    to_act: int | None


def read(text: str) -> Position:
    """Return what a position says. Raises `BadPosition` with one sentence that says what and where.

    >>> read("game: ninety nine; total: 88; Ann: AS 7H 10D; Ben: ? ? ?").players
    ('Ann', 'Ben')
    """
    sheet = cut_up(text, KEYS)
    variant = sheet.named("game", VARIANTS, NINETY_NINE)
    with spot("rules"):
        variant = variant.but(**read_rules(item.text for item in sheet.items("rules")))
    players = _players(sheet, variant)
    seats = {name: seat for seat, name in enumerate(players)}
    tokens = _tokens(sheet, variant, len(players))
    least = 0 if variant.manual_draw else HAND  # a full hand shrinks only for those who forget to draw
    sizes = _each(sheet, "hands", len(players), range(least, HAND + 1)) or (HAND,) * len(players)
    nobody = sheet.nobody("to act")
    return Position(
        variant=variant,
        players=players,
        hands=_hands(sheet, players, sizes, tokens, variant),
        sizes=sizes,
        tokens=tokens,
        dealer=sheet.named("dealer", seats, default_dealer(tokens)),
        round=_one(sheet, "round", range(1, 10_000), 1),
        total=_one(sheet, "total", range(0 if variant.floor_at_zero else LEAST, MOST + 1), 0),
        direction=sheet.named("direction", DIRECTIONS, 1),
        played=_cards(sheet, "played", variant),
        draw=_cards(sheet, "draw", variant),
        drawing=sheet.named("phase", {"turn": False, "draw": True}, default=False),
        nobody=nobody,
        to_act=None if nobody else sheet.named("to act", seats, None),
    )


def _players(sheet: Sheet, variant: Variant) -> tuple[str, ...]:
    """Return the names by seat: as given, else those with a hand in order; a lone one plays against an opponent."""
    if "players" in sheet.keys:
        names = tuple(item.text for item in sheet.items("players"))
    else:
        for pair in sheet.others:
            if not _is_hand(pair):
                raise BadPosition("error.position.key", where=pair.key, nearest=nearest(pair.key, KEYS), known=KEYS)
        names = tuple(pair.key for pair in sheet.others)
        if len(names) == 1:
            names = (*names, "Opponent" if names[0].casefold() != "opponent" else "Opponent 2")
    if not names:
        raise BadPosition("error.position.hands.none")
    if not are_names(names):
        raise BadPosition("error.players.distinct", players=names)
    if not 2 <= len(names) <= variant.most_players:
        raise BadPosition("error.players.number", n=len(names), most=variant.most_players, game=variant.name)
    return names


def _is_hand(pair: Pair) -> bool:
    """Whether a key that is none of the notation can be a player: it holds cards, not one number or a word.

    Several bare numbers are a hand without suits.
    """
    words = pair.value.split()
    cards = any(map(_HELD.fullmatch, words)) or (len(words) > 1 and all(map(str.isdecimal, words)))
    return pair.quoted or cards or pair.value == NONE


def _hands(
    sheet: Sheet, players: tuple[str, ...], sizes: tuple[int, ...], tokens: tuple[int, ...], variant: Variant
) -> tuple[Hand, ...]:
    """Return the hands by seat; a player without one holds a full hand that is not known, and none when out."""
    found: list[Hand] = [(None,) * size if left else () for size, left in zip(sizes, tokens, strict=True)]
    for seat, pair in by_seat(sheet.others, players, KEYS).items():
        words = [] if pair.value == NONE else [_BRACKETS.sub(r"\1", word) for word in pair.value.split()]
        with spot(players[seat]):
            found[seat] = tuple(None if word == "?" else variant.card(word) for word in words)
        if len(words) > sizes[seat]:
            raise BadPosition("error.position.hand.size", player=players[seat], n=len(words), most=sizes[seat])
    return tuple(found)


def _tokens(sheet: Sheet, variant: Variant, players: int) -> tuple[int, ...]:
    """Return the tokens left by seat; where points are taken, what is missing to so many points."""
    other = "points" if variant.elimination == "tokens" else "tokens"
    if other in sheet.keys:
        known = tuple(key for key in KEYS if key != other)
        raise BadPosition("error.position.key", where=other, nearest=variant.elimination, known=known)
    counted = _each(sheet, variant.elimination, players, range(variant.tokens + 1))
    if variant.elimination == "points":
        counted = tuple(variant.tokens - points for points in counted)
    return counted or (variant.tokens,) * players


def _each(sheet: Sheet, key: str, players: int, allowed: range) -> tuple[int, ...]:
    """Return one number for each player, nothing when the key is not given."""
    numbers = sheet.numbers(key)
    if numbers and (len(numbers) != players or any(number not in allowed for number in numbers)):
        least, most = allowed[0], allowed[-1]
        text = sheet.keys[key].value
        raise BadPosition("error.position.each", where=key, text=text, n=players, least=least, most=most)
    return numbers


def _one(sheet: Sheet, key: str, allowed: range, default: int) -> int:
    numbers = sheet.numbers(key) or (default,)
    if len(numbers) > 1 or numbers[0] not in allowed:
        least, most = allowed[0], allowed[-1]
        raise BadPosition("error.position.range", where=key, text=sheet.keys[key].value, least=least, most=most)
    return numbers[0]


def _cards(sheet: Sheet, key: str, variant: Variant) -> tuple[Card, ...]:
    with spot(key):
        return tuple(variant.card(card) for card in sheet.words(key))
