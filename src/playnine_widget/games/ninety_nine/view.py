"""What one seat may see of a match of 99. Built up from public facts and the seat's own hand; nothing else is in it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from playnine_widget.cards.card import Card

if TYPE_CHECKING:
    from playnine_widget.games.ninety_nine.variant import Variant


class Event(NamedTuple):
    """What just happened, in public facts. Seats from 0; a field that does not concern the kind is None or empty.

    ========= ==========================================================================================
    kind      fields
    ========= ==========================================================================================
    cut       ``cut``: (seat, card) of each that cut; ``seat``: who deals, None when they tied
    deal      ``seat``: the dealer
    play      ``seat card action``; ``before`` and ``total``: what the total was and is; ``drew``: a card was
              drawn at once; ``skipped``: the seat that a nine skips
    pay       ``seat``; ``number``: the tokens left, or the points taken in all
    draw      ``seat`` (``manual_draw``)
    forget    ``seat``; ``number``: how many cards its full hand has from now on
    shuffle   ``number``: how many played cards are the new stock; ``seat``: who is about to play or draw
    score     ``results`` of the round by seat: tokens left, or points; ``seat``: who lost it
    ========= ==========================================================================================
    """

    kind: str
    seat: int | None = None
    action: str = ""
    card: Card | None = None
    before: int = 0
    total: int = 0
    drew: bool = False
    skipped: int | None = None
    cut: tuple[tuple[int, Card], ...] = ()
    number: int | None = None
    results: tuple[int, ...] = ()


class View(NamedTuple):
    """What a seat may see; ``seat`` None is the public view. Frozen, comparable; ``str`` is the position.

    ``hands`` has the seat's own cards, of all others only how many they hold. ``direction`` is 1 clockwise, -1
    anticlockwise. ``tokens`` are those left, ``totals`` the same, or the points where points are taken. ``played`` has
    its top first. ``draw_count`` is the stock. ``unseen`` says of each card how many lie in others' hands or in the
    stock. ``sizes`` says how many cards a full hand of each seat has this round (``manual_draw``).
    ``scorecard[round - 1][seat]`` is the total after that round, None where a position began later. ``options`` are
    those of ``seat`` when it is to act: they tell its hand, so nobody else has them. ``winners`` is empty until over.
    """

    game: str
    variant: "Variant"
    players: tuple[str, ...]
    seat: int | None
    to_act: int | None
    phase: str
    round: int
    dealer: int | None
    hands: tuple[tuple[Card, ...] | int, ...]
    sizes: tuple[int, ...]
    total: int
    direction: int
    tokens: tuple[int, ...]
    played: tuple[Card, ...]
    draw_count: int
    unseen: Mapping[Card, int]
    scorecard: tuple[tuple[int | None, ...], ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    options: tuple[str, ...]
    last: Event | None
    practice: bool = False

    @property
    def hand(self) -> tuple[Card, ...] | None:
        """The seat's own cards, None in the public view."""
        held = None if self.seat is None else self.hands[self.seat]
        return held if isinstance(held, tuple) else None

    @property
    def counts(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return tuple(len(held) if isinstance(held, tuple) else held for held in self.hands)

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that still have tokens."""
        return tuple(seat for seat, left in enumerate(self.tokens) if left)

    def __str__(self) -> str:
        from playnine_widget.games.ninety_nine.notation import position  # noqa: PLC0415  (it reads views)

        return position(self)

    def __repr__(self) -> str:
        return f"<View {'; '.join(str(self).splitlines())}>"
