"""The rule choices of 99 as data (rule book 4.2). Nothing anywhere asks for a variant's name.

The names of the fields are the switches of section 7 of the rule book; their defaults are the game of the seed.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from functools import cache, cached_property
from typing import Any, Self

from playnine_widget.cards.card import Card, card_text
from playnine_widget.cards.deck import RANKS, deck
from playnine_widget.engine.choices import Choices
from playnine_widget.engine.errors import BadNotation, BadSetting
from playnine_widget.engine.frozen import FrozenMap
from playnine_widget.engine.reading import text_of
from playnine_widget.games.ninety_nine.switches import read

HAND = 3
"""Cards in a full hand."""
MOST = 99
"""What the total may not pass."""


@dataclass(frozen=True, kw_only=True)
class Variant(Choices):
    """A game of 99: frozen, comparable, hashable.

    Raises `BadSetting` for a value that the switch cannot have and for decks that are too small.

    >>> Variant(name="ninety nine").but(nine="skip_next").nine
    'skip_next'
    """

    decks: Mapping[int, int] = FrozenMap({8: 1, 16: 2})
    """{up to so many players: packs}; the last key is the most players (4.2 r)."""
    nine: str = "pass"
    """Whether a nine spends one's own turn or skips the next player (4.2 e)."""
    ten: str = "minus"
    """Whether a ten always takes ten off, or may add ten as well (4.2 c)."""
    floor_at_zero: bool = False
    """Whether the total never falls below zero (4.2 b)."""
    reverse_two_players: str = "no_effect"
    """What a four does between two players: nothing, or the same player plays again (4.2 g)."""
    manual_draw: bool = False
    """Whether a player has to say that they draw; who forgets it plays on with a smaller hand (4.2 i)."""
    first_dealer: str = "high"
    """Whether the highest or the lowest card of the cut deals first (4.2 n)."""
    elimination: str = "tokens"
    """Whether tokens are lost or penalty points are taken (4.2 t)."""
    tokens: int = 3
    """Tokens at the start, or the points with which a player is out (4.1, 4.2 t)."""

    def __post_init__(self) -> None:
        for field in fields(self):
            object.__setattr__(self, field.name, read(field.name, getattr(self, field.name)))
        if not self.decks:
            raise BadSetting("error.rule.mapping", rule="decks", value=str(self.decks), least=1, most=99)
        for players in self.decks:
            needed, cards = players * HAND + 1, len(self.cards(players))
            if needed > cards:
                raise BadSetting("error.rule.decks", n=players, needed=needed, cards=cards)

    __hash__ = Choices.__hash__

    def ending(self) -> Self:
        """Return the variant itself: with the packs of rule 4.2 r every round ends, whatever the players do.

        At most two cards of each hand can be kept for good, so the others come round and round: even eight players
        who keep their sixteen dearest cards raise the total by 28 with every pass through the pack, the tens counted.
        (Eleven players and more with one pack could keep so many that it falls; no bot here plays to that end.)
        """
        return self

    @property
    def first_total(self) -> int:
        """What every player's total is at the start: all the tokens, or no point (4.2 t).

        >>> Variant(name="ninety nine").first_total, Variant(name="ninety nine", elimination="points").first_total
        (3, 0)
        """
        return self.tokens if self.elimination == "tokens" else 0

    @property
    def last_total(self) -> int:
        """The total with which a player is out: no token, or all the points.

        >>> Variant(name="ninety nine").last_total, Variant(name="ninety nine", elimination="points").last_total
        (0, 3)
        """
        return self.tokens - self.first_total

    @property
    def most_players(self) -> int:
        """How many can play with the decks there are."""
        return max(self.decks)

    @cached_property
    def deck(self) -> tuple[Card, ...]:
        """One pack, in fixed order."""
        return deck("52", 0)

    def cards(self, players: int) -> tuple[Card, ...]:
        """Return all the cards that so many players play with, in fixed order."""
        return _cards(self, players)

    @cached_property
    def order(self) -> Mapping[str, int]:
        """Where each card of the pack stands in it: ace low, spades first."""
        return {card: at for at, card in enumerate(self.deck)}

    def card(self, written: object) -> Card:
        """Return a card of the pack from text. Raises `BadNotation` for anything else.

        >>> Variant(name="ninety nine").card("as")
        'AS'
        """
        text = card_text(written)
        card = Card(text) if text is not None else None
        if card is None or card.rank not in RANKS:
            raise BadNotation("error.card", card=text_of(written), known=RANKS)
        return card

    def read(self, written: Iterable[object]) -> tuple[Card, ...]:
        """Return cards of the pack with their suits; those that are cards already stay the very objects.

        Raises `BadNotation` for what is none.
        """
        found = tuple(card if type(card) is Card else self.card(card) for card in written)
        for card in found:
            if card not in self.order:
                raise BadNotation("error.card", card=text_of(card), known=RANKS)
        return found


@cache
def _cards(variant: Variant, players: int) -> tuple[Card, ...]:
    packs = next(packs for most, packs in variant.decks.items() if players <= most)
    return deck("52", 0, packs)


NINETY_NINE = Variant(name="ninety nine")
VARIANTS: Mapping[str, Variant] = FrozenMap({NINETY_NINE.name: NINETY_NINE})


def changes(variant: Variant) -> dict[str, Any]:
    """Return what differs from the game of the variant's name, by rule, JSON-ready.

    >>> changes(NINETY_NINE.but(tokens=5, decks={16: 2}))
    {'decks': {'16': 2}, 'tokens': 5}
    """
    pairs = ((field.name, getattr(variant, field.name)) for field in fields(Variant) if field.name != "name")
    return {rule: _plain(value) for rule, value in pairs if value != getattr(NINETY_NINE, rule)}


def _plain(value: object) -> object:
    return {str(key): packs for key, packs in value.items()} if isinstance(value, Mapping) else value
