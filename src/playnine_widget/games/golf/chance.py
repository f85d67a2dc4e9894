"""What no seat decides: cut, deal, refill, and the reveal with its score, as actions that stand in the record.

The engine's dealer shuffles the cards that `due` and `needs` name. `apply` takes whatever a record says, as long as it
can be: so a record replays without random numbers, and a scenario rigs a deal by writing that event.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from itertools import chain
from typing import Any

from playnine_widget.cards.card import Card
from playnine_widget.engine.errors import BadRecord, BadSetting, PlayNineError
from playnine_widget.engine.game import Chance
from playnine_widget.engine.reading import text_of, whole
from playnine_widget.games.golf.actions import Tables, tables
from playnine_widget.games.golf.layout import Layout
from playnine_widget.games.golf.rules import options, starter, teeing
from playnine_widget.games.golf.scoring import fewest, score
from playnine_widget.games.golf.state import NO_CARD, Hole, State, clockwise
from playnine_widget.games.golf.variant import Variant
from playnine_widget.games.golf.view import Event

Record = Mapping[str, Any]
Cut = tuple[tuple[int, Card], ...]


def start(variant: Variant, players: tuple[str, ...]) -> State:
    """Return the state before the first cut. Raises `BadSetting` when so many cannot play (rule 4)."""
    if not 2 <= len(players) <= variant.most_players:
        raise BadSetting("error.players.number", n=len(players), most=variant.most_players, game=variant.name)
    fixed = (tables(variant), players, 1, None, (), (0,) * len(players))
    hole = Hole(*fixed, (), (), 0, (), clockwise(len(players)))
    return State(hole, "tee off", None, (), 0, None, None, 0, (), None, 0, None)


def due(state: State) -> Chance | None:
    """Return what has to happen before anybody can act; None when a seat is to act or the match is over."""
    hole = state.hole
    if state.seat is not None or state.phase == "over":
        return None
    everything = hole.tables.variant.cards(len(hole.players))
    if hole.dealer is None:
        gone = (card for cut in hole.cut for _, card in cut)
        return Chance("cut", 1, len(hole.cut), _without(everything, gone))
    if state.phase == "tee off":
        return Chance("deal", hole.number, 0, everything)
    if state.phase == "hole over":
        return Chance("deal", hole.number + 1, 0, everything)
    return Chance("score", hole.number)


def needs(state: State, action: str) -> Chance | None:
    """Return the refill that a draw from an empty pile needs (rule book 5.1): all discards but the top one."""
    if state.left or action != "draw" or "draw" not in options(state):
        return None
    hole = state.hole
    order = {card: at for at, card in enumerate(hole.tables.variant.deck)}
    return Chance("shuffle", hole.number, hole.refills, tuple(sorted(state.discard[:-1], key=order.__getitem__)))


def event(state: State, chance: Chance, cards: tuple[Card, ...]) -> dict[str, Any]:
    """Return the record of a chance event with the shuffled cards."""
    if chance.kind == "cut":
        return {"kind": "cut", "cards": [[seat, card] for seat, card in zip(_cutting(state.hole), cards, strict=False)]}
    if chance.kind == "deal":
        playoff = _next_playoff(state)
        seats = {"seats": list(playoff)} if playoff else {}
        return {"kind": "deal", "dealer": _next_dealer(state), **seats, "deck": list(cards)}
    if chance.kind == "shuffle":
        return {"kind": "shuffle", "pile": list(cards)}
    return {"kind": "score", "strokes": list(strokes(state.cells, state.hole.tables, state.hole.playoff))}


def apply(state: State, record: Record) -> State:
    """Return the state after a chance event. Raises `BadRecord` when it is not the one that is due, or cannot be."""
    kind = record.get("kind")
    chance = needs(state, "draw") if kind == "shuffle" else due(state)
    if chance is None or chance.kind != kind:
        raise BadRecord("error.record.not_due", kind=text_of(kind), due=chance.kind if chance else "act")
    return _APPLY[chance.kind](state, record, chance)


@lru_cache(maxsize=8)
def strokes(cells: tuple[Card, ...], tables: Tables, playoff: tuple[int, ...] = ()) -> tuple[int | None, ...]:
    """Return the strokes of every layout with all cards up, by seat; None for a seat that is not in the playoff.

    Asked for twice at the end of a hole, to write the score down and to check it: so the last few are kept.
    """
    layouts = (Layout(tables.grid, cells[at : at + tables.size]) for at in range(0, len(cells), tables.size))
    return tuple(
        score(layout, tables.variant).total if not playoff or seat in playoff else None
        for seat, layout in enumerate(layouts)
    )


def totals(hole: Hole) -> tuple[int, ...]:
    """Return the totals by seat: what a position began with and every finished hole; a playoff does not count."""
    holes = (row for row in hole.scorecard[: hole.tables.variant.holes] if row and row[0] is not None)
    return tuple(map(sum, zip(hole.before, *holes, strict=True)))


def contenders(hole: Hole) -> tuple[int, ...]:
    """Return who leads: the lowest in the last hole of a playoff, else the lowest totals (rule book 5.9)."""
    playoff = len(hole.scorecard) > hole.tables.variant.holes
    return fewest(hole.scorecard[-1] if playoff else totals(hole))


def dealt(hole: Hole, cards: tuple[Card, ...]) -> State:
    """Deal: one card at a time from the dealer's left, each layout row by row; the next starts the discards (10-12)."""
    size, first = hole.tables.size, starter(hole)
    order = _turns(hole.after, first)
    players, empty = len(order), (NO_CARD,) * size
    dealt_to = {seat: cards[at : players * size : players] for at, seat in enumerate(order)}
    laid = tuple(chain.from_iterable(dealt_to.get(seat, empty) for seat in range(len(hole.players))))
    pile = cards[players * size + 1 :]
    hole = hole._replace(pile=pile, refills=0)
    down, top = sum(hole.tables.full << seat * size for seat in order), cards[players * size]
    seat, phase = teeing(hole, down, first), "tee off"
    if seat is None:
        seat, phase = first, "turn"
    return State(hole, phase, seat, laid, down, None, None, len(pile), (top,), None, 0, None)


@cache
def _turns(after: tuple[int, ...], first: int) -> tuple[int, ...]:
    """Return the seats that play, clockwise from the first; ``after`` says who follows each."""
    turns = [first]
    while (following := after[turns[-1]]) != first:
        turns.append(following)
    return tuple(turns)


def _cut(state: State, record: Record, chance: Chance) -> State:
    """Everybody, then those tied for lowest, cuts a card; the lowest deals (rules 5-7)."""
    hole, variant = state.hole, state.hole.tables.variant
    try:
        seats, drawn = zip(*((whole(seat), card) for seat, card in record["cards"]), strict=True)
    except (KeyError, TypeError, ValueError) as error:
        raise BadRecord("error.record.cards", field="cards") from error
    cards = _cards(drawn, variant, "cards")
    if list(seats) != _cutting(hole) or Counter(cards) - Counter(chance.cards):
        raise BadRecord("error.record.cards", field="cards")
    cut = tuple(zip(_cutting(hole), cards, strict=True))
    tied = _lowest(cut, variant)
    rest = len(chance.cards) - len(cut)
    dealer = tied[0] if len(tied) == 1 or rest < len(tied) else None  # a pack cut to its end settles it
    hole = hole._replace(cut=(*hole.cut, cut), dealer=dealer)
    return state._replace(hole=hole, last=Event("cut", seat=dealer, cut=cut))


def _deal(state: State, record: Record, chance: Chance) -> State:
    deck = _cards(record.get("deck"), state.hole.tables.variant, "deck")
    if sorted(deck) != _ordered(chance.cards):
        raise BadRecord("error.record.cards", field="deck")
    dealer = _next_dealer(state)
    if whole(record.get("dealer")) != dealer:
        raise BadRecord("error.record.dealer", dealer=text_of(record.get("dealer")), seat=dealer)
    playoff = _next_playoff(state)
    seats = record.get("seats", [])
    if not isinstance(seats, list | tuple) or tuple(map(whole, seats)) != playoff:
        raise BadRecord("error.record.seats", seats=playoff)
    after = clockwise(len(state.hole.players), playoff)
    hole = state.hole._replace(number=chance.hole, dealer=dealer, playoff=playoff, after=after)
    begun = dealt(hole, deck)
    return begun._replace(last=Event("deal", seat=dealer, card=begun.discard[-1]))


@lru_cache(maxsize=8)
def _ordered(cards: tuple[Card, ...]) -> list[Card]:
    """Return cards in order; those of a whole deck are kept, which is dealt hole after hole."""
    return sorted(cards)


def _shuffle(state: State, record: Record, chance: Chance) -> State:
    pile = _cards(record.get("pile"), state.hole.tables.variant, "pile")
    if sorted(pile) != sorted(chance.cards):
        raise BadRecord("error.record.cards", field="pile")
    hole = state.hole._replace(pile=pile, refills=state.hole.refills + 1)
    last = Event("shuffle", seat=state.seat, number=len(pile))
    return state._replace(hole=hole, left=len(pile), discard=state.discard[-1:], last=last)


def _score(state: State, record: Record, _: Chance) -> State:
    """Turn everything up where it lies and count (rules 27 and 28)."""
    hole = state.hole
    counted = strokes(state.cells, hole.tables, hole.playoff)
    if not isinstance(record.get("strokes"), list | tuple) or tuple(map(whole, record["strokes"])) != counted:
        raise BadRecord("error.record.strokes", strokes=counted)
    hole = hole._replace(scorecard=(*hole.scorecard, counted))
    phase = "over" if hole.number >= hole.tables.variant.holes and not _plays_on(hole) else "hole over"
    return state._replace(hole=hole, phase=phase, down=0, last=Event("score", strokes=counted))


_APPLY: dict[str, Callable[[State, Record, Chance], State]] = {
    "cut": _cut,
    "deal": _deal,
    "shuffle": _shuffle,
    "score": _score,
}


def _cutting(hole: Hole) -> list[int]:
    """Return the seats that cut next: all, later those tied for lowest in the last cut (rule 6)."""
    return _lowest(hole.cut[-1], hole.tables.variant) if hole.cut else list(range(len(hole.players)))


def _lowest(cut: Cut, variant: Variant) -> list[int]:
    """Return the seats with the lowest card."""
    lowest = min(variant.worth[card.rank] for _, card in cut)
    return [seat for seat, card in cut if variant.worth[card.rank] == lowest]


def _plays_on(hole: Hole) -> bool:
    """Whether those who lead after the last hole settle it in one more (rule book 5.9)."""
    variant = hole.tables.variant
    more = variant.tie_break == "sudden_death" and hole.number < variant.holes + variant.sudden_death_max
    return more and len(contenders(hole)) > 1


def _next_playoff(state: State) -> tuple[int, ...]:
    """Return the seats of the playoff hole that is due; nothing when the next hole is none."""
    hole = state.hole
    due = state.phase == "hole over" and hole.number >= hole.tables.variant.holes
    return contenders(hole) if due else ()


def _next_dealer(state: State) -> int | None:
    """Return who deals next: the left of the last dealer, or so that the last hole's loser starts (rule 9, 3.4).

    In a playoff it is the first of those tied clockwise after the last dealer (rule book 5.20a).
    """
    hole, players = state.hole, len(state.hole.players)
    if state.phase != "hole over" or hole.dealer is None:
        return hole.dealer
    if playoff := _next_playoff(state):
        return clockwise(players, playoff)[hole.dealer]
    if hole.tables.variant.starter == "dealer_left":
        return (hole.dealer + 1) % players
    result = hole.scorecard[-1]
    turns = [(starter(hole) + step) % players for step in range(players)]
    return (max(turns, key=lambda seat: result[seat] or 0) - 1) % players


def _cards(written: object, variant: Variant, key: str) -> tuple[Card, ...]:
    """Return the cards of a record. Raises `BadRecord` naming the key where they are none."""
    try:
        return variant.read(written)  # type: ignore[arg-type]  # what is no collection raises TypeError
    except (TypeError, PlayNineError) as error:
        raise BadRecord("error.record.cards", field=key) from error


def _without(cards: Iterable[Card], gone: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards less those gone, in their order."""
    left = Counter(cards)
    left.subtract(gone)
    return tuple(left.elements())
