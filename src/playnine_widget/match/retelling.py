"""From a transcript to the events of a record: what was left out is dealt, consistent with what was shown.

A hole without its deck is told with any deck first: that says which of the dealt cards each action turns up, and so
where the cards that the transcript names have to lie. Then it is told once more with those cards in their places.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from playnine_widget.cards.card import Card
from playnine_widget.cards.shuffle import Stream
from playnine_widget.engine.dealer import awaited, happen
from playnine_widget.engine.errors import BadRecord, PlayNineError
from playnine_widget.engine.game import Chance, Game, State
from playnine_widget.engine.message import Message
from playnine_widget.engine.record import freeze, thaw
from playnine_widget.engine.seal import sealed
from playnine_widget.match.transcript_lines import RESULT, Entry, result_of
from playnine_widget.match.unseen import LAYING, Laid, apart, shown

Wants = dict[tuple[int, int], str]
"""Which card has to lie where: by the number of the laying event and the number of the card in it."""


class Table(NamedTuple):
    """What a match is told with."""

    game: Game
    variant: Any
    players: tuple[str, ...]
    seed: int


def events(game: Game, variant: Any, players: tuple[str, ...], seed: int, entries: list[Entry]) -> list[dict[str, Any]]:
    """Return the events of a record. Raises `BadRecord` naming the line that cannot be."""
    wants: Wants = {}
    while True:
        telling = Telling(Table(game, variant, players, seed), entries, wants)
        telling.tell()
        if not telling.learned:
            return telling.events
        wants = wants | telling.learned


class Telling:
    """One pass through the entries, with what the passes before have learned. It ends with a hole that taught more."""

    def __init__(self, table: Table, entries: Sequence[Entry], wants: Wants) -> None:
        self.table, self.wants = table, wants
        self.entries = list(entries)
        self.state: State = None
        self.events: list[dict[str, Any]] = []
        self.laid: list[Laid] = []
        self.learned: Wants = {}
        self.guessed: set[int] = set()

    def tell(self) -> None:
        """Tell all entries, and what chance has to do after the last."""
        table = self.table
        self.state = table.game.start(table.variant, table.players)
        for entry in self._in_order():
            try:
                self._one(entry)
            except PlayNineError as error:
                if self.learned:  # a card that was only guessed may have led astray; the next pass knows better
                    return
                why = Message(error.key, error.values)
                raise BadRecord("error.transcript.line", line=entry.line, why=why) from error

    def _in_order(self) -> Iterator[Entry]:
        """Return the entries with the chance events that are not written, where they are due. A taught hole ends it."""
        game, last = self.table.game, 1
        rest = list(self.entries)
        while True:
            due = game.due(self.state)
            if rest and rest[0].event["kind"] == "set":
                due = None
            if due is not None and self.learned:
                return
            if due is None and not rest:
                return
            written = rest[0].event["kind"] if rest else None
            if due is not None and written != due.kind:
                yield Entry(last, {"kind": due.kind})
                continue
            entry = rest.pop(0)
            last = entry.line
            if self._learns_a_hand(entry if written == "act" else rest[0] if rest and written == "shuffle" else None):
                return
            if written == "act" and (needed := game.needs(self.state, entry.event["action"])):
                yield Entry(last, {"kind": needed.kind})
            yield entry

    def _one(self, entry: Entry) -> None:
        kind = entry.event["kind"]
        if kind == "act":
            self._act(entry)
        elif kind == "set":
            self._set(entry)
        else:
            self._chance(entry.event, awaited(self.table.game, self.state, kind))

    def _act(self, entry: Entry) -> None:
        game, event = self.table.game, entry.event
        seat = game.to_act(self.state)
        if seat != event["seat"]:
            raise BadRecord("error.record.act", seat=str(event["seat"]), action=event["action"])
        self.state = game.apply(self.state, event["action"])
        self.events.append(event)
        view = game.view(self.state, None)
        told = entry.told.replace("\N{MINUS SIGN}", "-").upper()
        new = [(number, at) for number, laid in enumerate(self.laid) for at in laid.note([view])]
        guessed = [place for place in new if place[0] in self.guessed and place not in self.wants]
        if told and len(new) == 1 and guessed:
            self.learned[guessed[0]] = told.strip("()")
        elif told and not self.learned and told not in {said := game.remark(view), _rank(said)}:
            raise BadRecord("error.transcript.told", action=event["action"], told=entry.told, card=said or "—")

    def _learns_a_hand(self, entry: Entry | None) -> bool:
        """Whether an action names a card that its seat must hold, and was dealt another where only that seat looks.

        Then the next pass deals it there; which of the hand's cards it is nobody has seen.
        """
        game, state = self.table.game, self.state
        seat = game.to_act(state)
        if entry is None or entry.event["kind"] != "act" or seat is None:
            return False
        action = entry.event["action"]
        dealt = {card for laid in self.laid for card in laid.cards}
        named = next((word for word in action.split() if word in dealt), None)
        if named is None or action in game.options(state):
            return False
        public = set(map(id, shown(game.view(state, None))))
        own = {id(card) for card in shown(game.view(state, seat))} - public
        hidden = ((number, at) for number in sorted(self.guessed) for at in self._places(number, own))
        place = next((place for place in hidden if place not in self.wants and self._has_left(place[0], named)), None)
        if place is not None:
            self.learned[place] = named
        return place is not None

    def _has_left(self, number: int, card: str) -> bool:
        """Whether such a card lies in a laying where nobody has seen it: after a refill not every one can be there."""
        laid = self.laid[number]
        free = (at for at in range(len(laid.cards)) if at not in laid.seen and (number, at) not in self.wants)
        return any(laid.cards[at] == card for at in free)

    def _places(self, number: int, cards: set[int]) -> list[int]:
        """Return where these cards, known by their identity, were laid."""
        return [at for at, card in enumerate(self.laid[number].cards) if id(card) in cards]

    def _chance(self, event: dict[str, Any], due: Chance) -> None:
        game = self.table.game
        dealt = happen(game, self.state, due, self.table.seed).event
        named = {result_of(dealt) if key == RESULT else key: value for key, value in event.items()}
        full = {**dealt, **{key: value for key, value in named.items() if key != "shown"}}
        if due.kind in LAYING:
            self._lay(LAYING[due.kind], full, event)
            return
        if due.kind == "score" and self.learned:  # what is written counts other cards than those laid in this pass
            full = dealt
        self.state = game.chance(self.state, full)
        self.events.append(thaw(freeze(full)))

    def _lay(self, field: str, full: dict[str, Any], event: dict[str, Any]) -> None:
        """Lay the cards of an event, those that are known in their places; ``event`` is what is written of it."""
        game, number = self.table.game, len(self.laid)
        if field not in event:
            full[field] = self._arranged(full[field], number)
            full = sealed(full, full[field]) if full["kind"] == "deal" else full
            self.guessed.add(number)
        self.laid.append(Laid(apart(full[field]), set()))
        self.state = game.chance(self.state, {**full, field: self.laid[-1].cards})
        self.events.append(thaw(freeze(full)))
        self._learn_shown(number, event.get("shown", "").split())

    def _learn_shown(self, number: int, seen: list[str]) -> None:
        """Take in which of the cards just laid everybody sees at once."""
        new = self.laid[number].note([self.table.game.view(self.state, None)])
        if number in self.guessed:
            wanted = {(number, at): card for at, card in zip(new, seen, strict=False)}
            self.learned |= {place: card for place, card in wanted.items() if place not in self.wants}

    def _set(self, entry: Entry) -> None:
        game, position = self.table.game, entry.event["position"].replace("; ", "\n")
        found: list[Card] = []

        def fill(cards: list[Card]) -> None:
            cards[:] = apart(self._arranged(_by_seed(cards, self.table.seed), 0))
            found.extend(cards)

        self.state = game.from_position(position, fill)
        self.laid.append(Laid(found, set()))
        self.guessed.add(0)
        self.events.append({**entry.event, "position": game.full_position(self.state)})

    def _arranged(self, cards: Sequence[str], number: int) -> list[str]:
        """Return the cards with those that are wanted in their places. Raises `BadRecord` where there are too few."""
        order, done = list(cards), set[int]()
        for (laying, at), card in self.wants.items():
            if laying != number:
                continue
            free = [other for other in (at, *range(len(order))) if other not in done]
            there = next((other for other in free if card in {order[other], _rank(order[other])}), None)
            if there is None:
                raise BadRecord("error.transcript.card", card=card)
            order[at], order[there] = order[there], order[at]
            done.add(at)
        return order


def _by_seed(cards: list[Card], seed: int) -> list[Card]:
    order = list(cards)
    Stream(seed, 0, "set", 0).shuffle(order)
    return order


def _rank(card: str) -> str:
    """Return a card, or one in round brackets, without its suit."""
    bare = Card(card.strip("()")).rank
    return f"({bare})" if card.startswith("(") else bare
