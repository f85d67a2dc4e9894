"""What no seat decides: cut, deal, refill of the stock, and the end of a round, as actions that stand in the record.

The engine's dealer shuffles the cards that `due` and `needs` name. `apply` takes whatever a record says, as long as it
can be: so a record replays without random numbers, and a scenario rigs a deal by writing that event.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from playnine_widget.cards.card import Card
from playnine_widget.cards.deck import RANKS
from playnine_widget.engine.errors import BadRecord, BadSetting, PlayNineError
from playnine_widget.engine.game import Chance
from playnine_widget.engine.reading import text_of, whole
from playnine_widget.games.ninety_nine.actions import DRAW, PAY
from playnine_widget.games.ninety_nine.rules import options, totals
from playnine_widget.games.ninety_nine.state import Round, State, following
from playnine_widget.games.ninety_nine.variant import HAND, Variant
from playnine_widget.games.ninety_nine.view import Event

Record = Mapping[str, Any]
Cut = tuple[tuple[int, Card], ...]


def start(variant: Variant, players: tuple[str, ...]) -> State:
    """Return the state before the first cut. Raises `BadSetting` when so many cannot play (4.2 r)."""
    if not 2 <= len(players) <= variant.most_players:
        raise BadSetting("error.players.number", n=len(players), most=variant.most_players, game=variant.name)
    number = len(players)
    fixed = Round(variant, players, 1, None, (), (), (), 0)
    return State(fixed, "turn", None, ((),) * number, (HAND,) * number, (variant.tokens,) * number, 0, 1, 0, (), None)


def due(state: State) -> Chance | None:
    """Return what has to happen before anybody can act; None when a seat is to act or the match is over.

    >>> from playnine_widget.games.ninety_nine.variant import NINETY_NINE
    >>> chance = due(start(NINETY_NINE, ("Ann", "Ben")))
    >>> chance.kind, len(chance.cards)
    ('cut', 52)
    """
    if state.seat is not None or state.phase == "over":
        return None
    now = state.round
    everything = now.variant.cards(len(now.players))
    if now.dealer is None:
        gone = Counter(card for cut in now.cut for _, card in cut)
        return Chance("cut", 1, len(now.cut), tuple((Counter(everything) - gone).elements()))
    if state.phase == "round over":
        return Chance("deal", now.number + 1, 0, everything)
    if state.last is not None and state.last.kind == "cut":
        return Chance("deal", now.number, 0, everything)
    return Chance("score", now.number)


def needs(state: State, action: str) -> Chance | None:
    """Return the refill that an action needs on an empty stock: the played cards but for the last one (4.2 p).

    With a draw at once the last one is the card that is about to be played, else the one that lies on top.
    """
    manual = state.round.variant.manual_draw
    if state.left or action not in options(state) or action == PAY or manual is not (action == DRAW):
        return None
    cards = state.played[:-1] if manual else state.played
    if not cards:
        return None
    order = state.round.variant.order
    return Chance("shuffle", state.round.number, state.round.refills, tuple(sorted(cards, key=order.__getitem__)))


def event(state: State, chance: Chance, cards: tuple[Card, ...]) -> dict[str, Any]:
    """Return the record of a chance event with the shuffled cards."""
    if chance.kind == "cut":
        return {"kind": "cut", "cards": [[seat, card] for seat, card in zip(_cutting(state), cards, strict=False)]}
    if chance.kind == "deal":
        return {"kind": "deal", "dealer": _next_dealer(state), "deck": list(cards)}
    if chance.kind == "shuffle":
        return {"kind": "shuffle", "pile": list(cards)}
    return {"kind": "score", _result(state): list(totals(state.tokens, state.round.variant))}


def apply(state: State, record: Record) -> State:
    """Return the state after a chance event. Raises `BadRecord` when it is not the one that is due, or cannot be."""
    kind = record.get("kind")
    if kind == "shuffle":
        chance = next(filter(None, (needs(state, option) for option in options(state))), None)
    else:
        chance = due(state)
    if chance is None or chance.kind != kind:
        raise BadRecord("error.record.not_due", kind=text_of(kind), due=chance.kind if chance else "act")
    return _APPLY[chance.kind](state, record, chance)


def _cut(state: State, record: Record, chance: Chance) -> State:
    """Everybody, then those tied, draws a card; the highest or the lowest deals (rule 2, 4.2 n)."""
    now = state.round
    try:
        seats, drawn = zip(*((whole(seat), card) for seat, card in record["cards"]), strict=True)
    except (KeyError, TypeError, ValueError) as error:
        raise BadRecord("error.record.cards", field="cards") from error
    cards = _cards(drawn, now.variant, "cards")
    if list(seats) != _cutting(state) or Counter(cards) - Counter(chance.cards):
        raise BadRecord("error.record.cards", field="cards")
    cut = tuple(zip(_cutting(state), cards, strict=True))
    tied = _first(cut, now.variant)
    rest = len(chance.cards) - len(cut)
    dealer = tied[0] if len(tied) == 1 or rest < len(tied) else None  # a pack cut to its end settles it
    return state._replace(
        round=now._replace(cut=(*now.cut, cut), dealer=dealer), last=Event("cut", seat=dealer, cut=cut)
    )


def _deal(state: State, record: Record, chance: Chance) -> State:
    """Deal three cards each, one at a time from the dealer's left; the rest is the stock (rule 3, 4.2 h)."""
    now = state.round
    deck = _cards(record.get("deck"), now.variant, "deck")
    if sorted(deck) != sorted(chance.cards):
        raise BadRecord("error.record.cards", field="deck")
    dealer = _next_dealer(state)
    if dealer is None or whole(record.get("dealer")) != dealer:
        raise BadRecord("error.record.dealer", dealer=text_of(record.get("dealer")), seat=dealer)
    order = _from(state.tokens, following(state.tokens, dealer, 1))
    stock = deck[HAND * len(order) :]
    held = {seat: deck[at : HAND * len(order) : len(order)] for at, seat in enumerate(order)}
    hands = tuple(held.get(seat, ()) for seat in range(len(now.players)))
    now = now._replace(number=chance.hole, dealer=dealer, stock=stock, refills=0)
    sizes = (HAND,) * len(hands)
    return State(now, "turn", order[0], hands, sizes, state.tokens, 0, 1, len(stock), (), Event("deal", seat=dealer))


def _from(tokens: tuple[int, ...], first: int) -> list[int]:
    """Return the seats that still have tokens, clockwise from the first."""
    order = [first]
    while (seat := following(tokens, order[-1], 1)) != first:
        order.append(seat)
    return order


def _shuffle(state: State, record: Record, chance: Chance) -> State:
    pile = _cards(record.get("pile"), state.round.variant, "pile")
    if sorted(pile) != sorted(chance.cards):
        raise BadRecord("error.record.cards", field="pile")
    now = state.round._replace(stock=pile, refills=state.round.refills + 1)
    last = Event("shuffle", seat=state.seat, number=len(pile))
    return state._replace(round=now, left=len(pile), played=state.played[len(pile) :], last=last)


def _score(state: State, record: Record, _: Chance) -> State:
    """End the round; the match is over as soon as one player has tokens left (rule 8, 4.2 s)."""
    results = totals(state.tokens, state.round.variant)
    written = record.get(_result(state))
    if not isinstance(written, list | tuple) or tuple(map(whole, written)) != results:
        raise BadRecord("error.record.results", field=_result(state), results=results)
    now = state.round._replace(scorecard=(*state.round.scorecard, results))
    lost_by = state.last.seat if state.last is not None else None
    phase = "over" if sum(map(bool, state.tokens)) == 1 else "round over"
    return state._replace(round=now, phase=phase, last=Event("score", lost_by, results=results))


_APPLY: dict[str, Callable[[State, Record, Chance], State]] = {
    "cut": _cut,
    "deal": _deal,
    "shuffle": _shuffle,
    "score": _score,
}


def _result(state: State) -> str:
    """How the result of a round is called: tokens or points."""
    return state.round.variant.elimination


def _cutting(state: State) -> list[int]:
    """Return the seats that cut next: all, later those that tied in the last cut."""
    now = state.round
    return _first(now.cut[-1], now.variant) if now.cut else list(range(len(now.players)))


def _first(cut: Cut, variant: Variant) -> list[int]:
    """Return the seats with the card that deals: the highest or the lowest, ace low (4.2 n)."""
    best = max if variant.first_dealer == "high" else min
    wanted = best(RANKS.index(card.rank) for _, card in cut)
    return [seat for seat, card in cut if RANKS.index(card.rank) == wanted]


def _next_dealer(state: State) -> int | None:
    """Return who deals: after a round the next seat clockwise that still has tokens (4.2 o)."""
    dealer = state.round.dealer
    return following(state.tokens, dealer, 1) if state.phase == "round over" and dealer is not None else dealer


def _cards(written: Iterable[object] | None, variant: Variant, key: str) -> tuple[Card, ...]:
    """Return the cards of a record. Raises `BadRecord` naming the key where they are none."""
    try:
        return variant.read(written)  # type: ignore[arg-type]  # what is no collection raises TypeError
    except (TypeError, PlayNineError) as error:
        raise BadRecord("error.record.cards", field=key) from error
