"""The rule choices of card golf as data. A game is a `Variant`; nothing anywhere asks for its name.

The names of the fields are the switches of section 7 of the rule book; their defaults are Play Nine.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from functools import cache, cached_property
from types import MappingProxyType
from typing import Self

from playnine_widget.cards.card import Card, card_text
from playnine_widget.cards.deck import PACKS, deck
from playnine_widget.engine.choices import Choices
from playnine_widget.engine.errors import BadNotation
from playnine_widget.engine.frozen import FrozenMap
from playnine_widget.engine.reading import text_of
from playnine_widget.games.golf.contradictions import refuse_contradictions
from playnine_widget.games.golf.switches import read, spelled_out

HOLE_IN_ONE = -5
PATIENCE = 10
"""Rounds without progress after which a hole ends that nobody would end else (rule book 5.3)."""


@dataclass(frozen=True, kw_only=True)
class Variant(Choices):
    """A game of card golf: frozen, comparable, hashable. Strokes are whole numbers, lower is better.

    Raises `BadSetting` for a value that the switch cannot have and for rules that contradict each other.

    >>> Variant(name="play nine").but(holes=18, bonus_adjacency="adjacent").holes
    18
    >>> Variant(name="play nine").value("12")
    12
    """

    rows: int = 2
    columns: int = 4
    pack: str = "stroke"
    decks: Mapping[int, int] = FrozenMap({6: 1})
    """{up to so many players: packs}; the last key is the most players."""
    jokers: int = 4
    """Jokers in each pack; in the stroke pack these are the Hole-in-One cards."""
    joker: int | None = -5
    """What a joker is worth; None: there is none in the pack."""
    values: Mapping[str, int] = FrozenMap()
    """What differs from the pack's own values, by rank."""
    match_bonus: Mapping[int, int] = FrozenMap({2: -10, 3: -15, 4: -20})
    """{matched columns: bonus in strokes} (rule 30)."""
    bonus_adjacency: str = "any"
    bonus_same_value: bool = True
    hole_in_one_bonus: str = "ladder"
    pairs: str = "column"
    """Which equal cards cancel: neighbours in a column, in a row or column, anywhere, or none (section 3)."""
    pair_overlap: str = "disjoint"
    """Whether a card is in one pair at most, or every card that touches an equal one cancels (3.3)."""
    joker_pair: str = "keep"
    """Whether jokers that match keep what they are worth (rule 29) or make zero."""
    four_kind_bonus: int = 0
    """For every four equal cards in two pairs, on top of their cancelling (3.5)."""
    block_bonus: int = 0
    """What a square of two by two equal cards makes; 0: nothing special (3.4)."""
    one_combo_per_card: bool = True
    """Whether the cards of a block or a line can not pair as well (3.4)."""
    lines: str = "none"
    """Which full lines of equal cards make zero: columns, or all: columns, rows and diagonals (3.5)."""
    skip_one_facedown: bool = True
    discard_requires_flip: bool | str = True
    start_flips: int = 2
    starter: str = "dealer_left"
    final_turns: str = "one_each"
    holes: int = 9
    tie_break: str = "shared"
    """Whether those tied for first share the win or play on, hole by hole (5.9)."""
    sudden_death_max: int = 9
    """After so many holes of a playoff those still tied share the win."""
    no_progress_rounds: int | None = None

    def __post_init__(self) -> None:
        for field in fields(self):
            object.__setattr__(self, field.name, read(field.name, getattr(self, field.name)))
        refuse_contradictions(self)

    __hash__ = Choices.__hash__

    def but(self, /, **rules: object) -> Self:
        """Return the variant with these rules changed. Raises `UnknownName` for a rule that there is not."""
        return super().but(**spelled_out(rules, self.values))

    def ending(self) -> Self:
        """Return these rules with an end to every hole: where none is set, ten rounds without progress (5.3).

        >>> Variant(name="play nine").ending().no_progress_rounds
        10
        """
        return self if self.no_progress_rounds is not None else self.but(no_progress_rounds=PATIENCE)

    @cached_property
    def deck(self) -> tuple[Card, ...]:
        """One pack with its jokers, in fixed order."""
        return deck(self.pack, 0 if self.joker is None else self.jokers)

    def cards(self, players: int) -> tuple[Card, ...]:
        """Return all the cards that so many players play with, in fixed order."""
        return _cards(self, players)

    def read(self, written: Iterable[object]) -> tuple[Card, ...]:
        """Return cards of this pack, as `card` does for each; a whole deck of them costs a look-up a card.

        Cards stay the very objects that they are, so that one can be told from its equals.
        """
        written = tuple(written)
        if {*map(type, written)} <= {Card} and self._known.keys() >= {*written}:
            return written  # type: ignore[return-value]
        try:
            return tuple(map(self._known.__getitem__, written))
        except (KeyError, TypeError):
            return tuple(map(self.card, written))

    @property
    def most_players(self) -> int:
        """How many can play with the decks there are."""
        return max(self.decks)

    @property
    def cells(self) -> int:
        """How many cards a layout has."""
        return self.rows * self.columns

    @cached_property
    def worth(self) -> Mapping[str, int]:
        """What each rank of the pack is worth, in strokes."""
        pack = PACKS[self.pack]
        joker = {} if self.joker is None else {pack.joker: self.joker}
        return MappingProxyType({**pack.values, **joker, **self.values})

    @cached_property
    def _known(self) -> dict[object, Card]:
        """The cards of the pack by their notation."""
        return {card: card for card in self.deck}

    def value(self, card: str) -> int:
        """Return what a card is worth, in strokes. Raises `BadNotation` for a card that is not in the pack."""
        return self.worth[self.card(card).rank]

    @property
    def keeps(self) -> str | None:
        """The rank whose pairs do not cancel: the Hole-in-One (rule 29), None where every pair does."""
        return PACKS[self.pack].joker if self.joker is not None and self.joker_pair == "keep" else None

    @property
    def joker_is_hole_in_one(self) -> bool:
        """Whether the joker is worth what a Hole-in-One is (rule 3)."""
        return self.joker == HOLE_IN_ONE

    @cached_property
    def columns_alone(self) -> bool:
        """Whether each column scores by itself: nothing matches across columns but bonuses."""
        return self.pairs in {"column", "none"} and self.lines != "all" and not self.block_bonus

    def card(self, written: object) -> Card:
        """Return a card of this pack from text or a whole number. Raises `BadNotation` for anything else.

        >>> Variant(name="play nine").card("−5")
        '-5'
        """
        text = card_text(written)
        card = Card(text) if text is not None else None
        if card is None or card.rank not in self.worth or (card.suit and self.pack == "stroke"):
            raise BadNotation("error.card", card=text_of(written), known=tuple(map(Card, self.worth)))
        return card


@cache
def _cards(variant: Variant, players: int) -> tuple[Card, ...]:
    packs = next(packs for most, packs in variant.decks.items() if players <= most)
    return deck(variant.pack, 0 if variant.joker is None else variant.jokers, packs)
