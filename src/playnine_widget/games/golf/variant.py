"""The rule choices of card golf as data. A game is a `Variant`; nothing anywhere asks for its name.

The names of the fields are the switches of section 7 of the rule book; their defaults are Play Nine.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from functools import cache, cached_property
from types import MappingProxyType
from typing import Any

from playnine_widget.cards.card import Card, card_text
from playnine_widget.cards.deck import PACKS, deck
from playnine_widget.engine.errors import BadNotation, BadSetting, UnknownName
from playnine_widget.engine.frozen import FrozenMap
from playnine_widget.engine.reading import nearest, number_in, text_of, whole

CHOICES: Mapping[str, tuple[object, ...]] = {
    "pack": ("stroke", "52"),
    "bonus_adjacency": ("any", "adjacent"),
    "bonus_same_value": (True, False),
    "hole_in_one_bonus": ("ladder", "flat10", "none"),
    "joker_pair": ("keep", "zero"),
    "skip_one_facedown": (True, False),
    "discard_requires_flip": (True, False, "optional"),
    "starter": ("dealer_left", "previous_loser"),
    "final_turns": ("one_each", "none"),
}
"""The switches that choose between words, the default first."""

WHOLE: Mapping[str, tuple[int, int]] = {
    "rows": (1, 9),
    "columns": (1, 9),
    "jokers": (0, 99),
    "joker": (-99, 99),
    "start_flips": (0, 80),
    "holes": (1, 99),
    "no_progress_rounds": (1, 9999),
}
"""The switches that are whole numbers, with the least and the greatest."""

LADDERS: Mapping[str, tuple[range, range]] = {
    "decks": (range(2, 100), range(1, 100)),
    "values": (range(100), range(-99, 100)),
    "match_bonus": (range(2, 10), range(-999, 1000)),
}
"""The switches that are mappings: their keys (of ``values`` ranks, which may be numbers) and what these map to."""

_MAY_BE_NONE = ("joker", "no_progress_rounds")


@dataclass(frozen=True, kw_only=True)
class Variant:
    """A game of card golf: frozen, comparable, hashable. Strokes are whole numbers, lower is better.

    Raises `BadSetting` for a value that the switch cannot have and for rules that contradict each other.

    >>> Variant(name="play nine").but(holes=18, bonus_adjacency="adjacent").holes
    18
    >>> Variant(name="play nine").value("12")
    12
    """

    name: str
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
    joker_pair: str = "keep"
    """Whether two jokers that match keep what they are worth (rule 29) or make zero."""
    skip_one_facedown: bool = True
    discard_requires_flip: bool | str = True
    start_flips: int = 2
    starter: str = "dealer_left"
    final_turns: str = "one_each"
    holes: int = 9
    no_progress_rounds: int | None = None

    def __post_init__(self) -> None:
        for field in fields(self):
            object.__setattr__(self, field.name, _read(field.name, getattr(self, field.name)))
        _refuse_contradictions(self)

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash(tuple(getattr(self, field.name) for field in fields(self)))

    def __getstate__(self) -> dict[str, Any]:
        """Leave out what is worked out: the hash of a text differs from process to process."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def but(self, /, **rules: object) -> "Variant":
        """Return the variant with these rules changed. Raises `UnknownName` for a rule that there is not."""
        known = [field.name for field in fields(self) if field.name != "name"]
        for rule in rules:
            if rule not in known:
                raise UnknownName("error.unknown.rule", rule=rule, nearest=nearest(rule, known), known=tuple(known))
        return replace(self, **rules)  # type: ignore[arg-type]  # __post_init__ reads and checks every value

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
        if all(type(card) is Card and card in self._known for card in written):
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

    def card(self, written: object) -> Card:
        """Return a card of this pack from text or a whole number. Raises `BadNotation` for anything else.

        >>> Variant(name="play nine").card("−5")
        '-5'
        """
        text = card_text(written)
        card = Card(text) if text is not None else None
        if card is None or card.rank not in self.worth or (card.suit and self.pack == "stroke"):
            raise BadNotation("error.card", card=text_of(written), known=tuple(self.worth))
        return card


@cache
def _cards(variant: Variant, players: int) -> tuple[Card, ...]:
    packs = next(packs for most, packs in variant.decks.items() if players <= most)
    return deck(variant.pack, 0 if variant.joker is None else variant.jokers, packs)


def _read(name: str, value: object) -> object:
    """Return the value of a switch in its own type; raise `BadSetting` when the switch cannot have it."""
    if value is None and name in _MAY_BE_NONE:
        return None
    if name in CHOICES:
        return _choice(name, value)
    if name in LADDERS:
        return _ladder(name, value)
    if name == "name":
        return str(value)
    number = whole(value)
    least, most = WHOLE[name]
    if number is None or not least <= number <= most:
        raise BadSetting("error.rule.whole", rule=name, value=text_of(value), least=least, most=most)
    return number


def _choice(name: str, value: object) -> object:
    for choice in CHOICES[name]:
        if isinstance(choice, bool):
            if type(value).__name__ in {"bool", "bool_"} and bool(value) is choice:  # numpy's truth too
                return choice
        elif isinstance(value, str) and value.casefold() == choice:
            return choice
    raise BadSetting("error.rule.choice", rule=name, value=text_of(value), known=tuple(map(str, CHOICES[name])))


def _ladder(name: str, value: object) -> FrozenMap[Any, int]:
    ladder: dict[Any, int] = {}
    numbers = LADDERS[name][1]
    for key, written in value.items() if isinstance(value, Mapping) else [(None, None)]:
        rung, number = _rung(name, key), whole(written)
        if rung is None or number is None or number not in numbers:
            least, most = numbers[0], numbers[-1]
            raise BadSetting("error.rule.mapping", rule=name, value=text_of(value), least=least, most=most)
        ladder[rung] = number
    return FrozenMap(sorted(ladder.items()))


def _rung(name: str, key: object) -> object:
    """Return the key of a ladder: a rank for values, else a whole number (JSON writes it as text)."""
    if name == "values" and isinstance(key, str):
        return key.upper()
    number = number_in(key) if isinstance(key, str) else whole(key)
    if number not in LADDERS[name][0]:
        return None
    return str(number) if name == "values" else number


def _refuse_contradictions(variant: Variant) -> None:
    """Raise `BadSetting` where two rules cannot both hold (rule book 5.2, 5.16)."""
    if variant.start_flips >= variant.cells:
        raise BadSetting("error.rule.start_flips", n=variant.start_flips, cells=variant.cells)
    if not variant.decks:
        raise BadSetting("error.rule.mapping", rule="decks", value=str(variant.decks), least=1, most=99)
    for rank in variant.values:
        if rank not in PACKS[variant.pack].values:
            raise BadSetting("error.rule.rank", rank=rank, pack=variant.pack)
    if variant.match_bonus and variant.rows != 2:
        raise BadSetting("error.rule.match_bonus", rows=variant.rows)
    for players in variant.decks:
        needed, cards = players * variant.cells + 2, len(variant.cards(players))
        if needed > cards:
            raise BadSetting("error.rule.decks", n=players, needed=needed, cards=cards)
