"""Following cards through a hole: which of those that were dealt nobody has seen yet. Knows no game.

Equal cards are told apart by being different objects: a hole is replayed with a new object for each card, and what
turns up in a view has been seen.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from playnine_widget.cards.card import Card
from playnine_widget.cards.shuffle import Stream
from playnine_widget.engine.dealer import Happened
from playnine_widget.engine.game import Game, State
from playnine_widget.engine.seal import sealed
from playnine_widget.match.timeline import Step

LAYING = {"deal": "deck", "shuffle": "pile"}
"""The events that lay cards in an order that nobody knows, and where a record has them."""


class Laid(NamedTuple):
    """Cards of one event, laid in an order that nobody knows. ``seen`` are the numbers of those seen since."""

    cards: list[Card]
    seen: set[int]

    def __repr__(self) -> str:
        return f"<Laid {len(self.cards)}>"

    def note(self, views: Iterable[Any]) -> list[int]:
        """Note what these views show; return the numbers of the cards that are shown for the first time."""
        found = {id(card) for view in views for card in shown(view)}
        new = [at for at, card in enumerate(self.cards) if id(card) in found and at not in self.seen]
        self.seen.update(new)
        return new


def shown(value: object) -> Iterator[Card]:
    """Return every card in a view, wherever it stands in it, as the very object.

    >>> list(shown((Card("7"), {"A1": Card("5"), "B1": None}, "draw")))
    ['7', '5']
    """
    if isinstance(value, Card):
        yield value
    elif isinstance(value, Mapping):
        for item in value.values():
            yield from shown(item)
    elif isinstance(value, tuple):
        for item in value:
            yield from shown(item)


def apart(cards: Iterable[str]) -> list[Card]:
    """Return the cards, each an object of its own."""
    return [Card(card) for card in cards]


def rearranged(game: Game, began: State, steps: Iterable[Step], seed: int) -> list[Happened]:
    """Return the events of a running hole with all that no seat has seen in another order; ``began`` is before them.

    Everybody has seen the very same, the same actions are done, and the rest is shuffled by the seed.
    """
    steps = tuple(steps)
    laid = _followed(game, began, steps)
    happened: list[Happened] = []
    state, number = began, 0
    for step in steps:
        event: dict[str, Any] = dict(step.event)
        if event["kind"] == "set":
            order = _mixed(laid[number], Stream(seed, 0, "branch", number))
            state = game.from_position(game.position(game.view(step.state, None)), _order(order))
            event = {"kind": "set", "position": game.full_position(state)}
        elif event["kind"] in LAYING:
            order = _mixed(laid[number], Stream(seed, 0, "branch", number))
            event[LAYING[event["kind"]]] = order
            event = sealed(event, order) if event["kind"] == "deal" else event
            state = game.chance(state, event)
        else:
            state = _after(game, state, event)
        number += event["kind"] in {"set", *LAYING}
        happened.append(Happened(event, state))
    return happened


def _after(game: Game, state: State, event: Mapping[str, Any]) -> State:
    """Return the state after an event that lays no cards."""
    return game.apply(state, event["action"]) if event["kind"] == "act" else game.chance(state, event)


def _followed(game: Game, began: State, steps: Iterable[Step]) -> list[Laid]:
    """Return what was laid in the running hole, and what any seat has seen of it."""
    laid: list[Laid] = []
    state = began
    for step in steps:
        event = step.event
        if event["kind"] == "set":
            state, cards = _begun(game, step.state)
            laid.append(Laid(cards, set()))
        elif event["kind"] in LAYING:
            field = LAYING[event["kind"]]
            laid.append(Laid(apart(event[field]), set()))
            state = game.chance(state, {**event, field: laid[-1].cards})
        else:
            state = _after(game, state, event)
        views = [game.view(state, seat) for seat in (None, *range(len(game.view(state, None).players)))]
        for each in laid:
            each.note(views)
    return laid


def _begun(game: Game, state: State) -> tuple[State, list[Card]]:
    """Return a position's state, and the cards that its public view leaves open, in the order in which they fill it."""
    public, found = game.position(game.view(state, None)), list[Card]()

    def take(cards: list[Card]) -> None:
        cards[:] = apart(cards)
        found.extend(cards)

    likeness = game.from_position(public, take)
    real = {id(other): card for other, card in _pairs(likeness, state)}
    ordered = [Card(real.get(id(card), card)) for card in found]
    return game.from_position(public, _order(ordered)), ordered


def _pairs(one: object, other: object) -> Iterator[tuple[Card, Card]]:
    """Return the cards that stand at the same places of two states."""
    if isinstance(one, Card) and isinstance(other, Card):
        yield one, other
    elif isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        for first, second in zip(one, other, strict=True):
            yield from _pairs(first, second)


def _mixed(laid: Laid, stream: Stream) -> list[Card]:
    """Return the cards with those that nobody has seen in another order, each still an object of its own."""
    unseen = [at for at in range(len(laid.cards)) if at not in laid.seen]
    cards = [laid.cards[at] for at in unseen]
    stream.shuffle(cards)
    order = list(laid.cards)
    for at, card in zip(unseen, cards, strict=True):
        order[at] = card
    return order


def _order(order: list[Card]) -> Any:
    """Return a shuffle that puts the cards into this order."""

    def put(cards: list[Card]) -> None:
        cards[:] = order

    return put
