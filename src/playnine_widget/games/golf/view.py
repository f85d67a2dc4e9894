"""What one seat may see of a match of card golf. Built up from public facts; nothing hidden is ever in it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from playnine_widget.cards.card import Card
from playnine_widget.games.golf.layout import Layout

if TYPE_CHECKING:
    from playnine_widget.games.golf.variant import Variant


class Event(NamedTuple):
    """What just happened, in public facts. Seats from 0; a field that does not concern the kind is None or empty.

    ========= ==========================================================================================
    kind      fields
    ========= ==========================================================================================
    cut       ``cut``: (seat, card) of each that cut; ``seat``: who deals, None when the lowest tied
    deal      ``seat``: the dealer; ``card``: the first discard
    flip      ``seat place card``: a card turned up in the tee-off
    draw      ``seat card``: from the draw pile
    take      ``seat card``: the top discard
    swap      ``seat place``; ``card`` was put in, ``other`` discarded; ``source``: draw or take;
              ``facedown``: the place lay facedown
    turn      ``seat place``; ``card`` was discarded, ``other`` turned up at the place (``flip`` after ``draw``)
    skip      ``seat card``: discarded, nothing turned (``discard`` where the rules call it so)
    discard   the same
    shuffle   ``number``: how many discards are the new draw pile; ``seat``: who is about to draw
    score     ``strokes`` of the hole by seat, None for a seat that was not in it
    ========= ==========================================================================================
    """

    kind: str
    seat: int | None = None
    place: str | None = None
    card: Card | None = None
    other: Card | None = None
    source: str | None = None
    facedown: bool = False
    cut: tuple[tuple[int, Card], ...] = ()
    number: int | None = None
    strokes: tuple[int | None, ...] = ()


class View(NamedTuple):
    """What a seat may see; ``seat`` None is the public view. Frozen, comparable; ``str`` is the position.

    ``hand_from`` is ``draw`` or ``take``. ``discard`` has its top first. ``unseen`` says of each card how many lie
    facedown or in the draw pile, 0 where all lie open. ``scorecard[hole - 1][seat]`` is in strokes, None where a
    position began later. ``options`` are those of the seat to act, in its view and in the public one. ``out`` is who
    put out, ``winners`` are the winning seats once the match is over (those level share). ``playoff`` are the seats
    that play on after the last hole, empty before; the other layouts are without cards then.
    """

    game: str
    variant: "Variant"
    players: tuple[str, ...]
    seat: int | None
    to_act: int | None
    phase: str
    hole: int
    dealer: int | None
    out: int | None
    layouts: tuple[Layout, ...]
    hand: Card | None
    hand_from: str | None
    discard: tuple[Card, ...]
    draw_count: int
    unseen: Mapping[Card, int]
    scorecard: tuple[tuple[int | None, ...], ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    options: tuple[str, ...]
    last: Event | None
    practice: bool = False
    playoff: tuple[int, ...] = ()

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that play this hole: all, but in a playoff."""
        return self.playoff or tuple(range(len(self.players)))

    @property
    def played(self) -> bool:
        """Whether the hole is played: every card is up, and its strokes are counted."""
        return self.phase in {"hole over", "over"}

    def __str__(self) -> str:
        from playnine_widget.games.golf.notation import position  # noqa: PLC0415  (it reads views)

        return position(self)

    def __repr__(self) -> str:
        return f"<View {'; '.join(str(self).splitlines())}>"
