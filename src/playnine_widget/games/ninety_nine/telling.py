"""What a table of 99 says: the news of the last event, and what the seat to act is asked.

Everything is a `Message` (key and values); in which language it is said is decided by the table that says it. Nothing
of a hand is ever told.
"""

from collections.abc import Callable

from playnine_widget.engine.message import Message
from playnine_widget.games.ninety_nine.effects import Effect, effects
from playnine_widget.games.ninety_nine.variant import MOST
from playnine_widget.games.ninety_nine.view import Event, View
from playnine_widget.games.ninety_nine.vocabulary import named, sign
from playnine_widget.words.catalogue import minus

Told = tuple[tuple[int | None, Message], ...]


def tell(view: View) -> Told:
    """What the log says about the last event: (seat or None, message), oldest first."""
    event = view.last
    return () if event is None else _TELLS[event.kind](view, event)


def ask(view: View, reader: int | None) -> Message:
    """The one sentence at the top of the table.

    A view with options asks: the reader as "you", anybody else by name. One without tells whose turn it is, or what
    has just happened.

    >>> from playnine_widget.games.ninety_nine.filling import from_position
    >>> from playnine_widget.games.ninety_nine.observe import view
    >>> seen = view(from_position("game: ninety nine; total: 88; Ann: AS 7H QD; Ben: ? ? ?", list.sort), 0)
    >>> ask(seen, 0).key, ask(seen, None).key
    ('ninety.ask.play.you', 'ninety.ask.play.named')
    """
    if view.phase == "round over" and (seat := loser(view)) is not None:
        key = f"ninety.ask.lost.{view.variant.elimination}"
        return Message(key, {"name": view.players[seat], "total": view.total})
    if view.to_act is None:
        told = tell(view)
        return told[-1][1] if told else Message("ninety.phase.over")
    name = view.players[view.to_act]
    if not view.options:
        return Message("ninety.waiting", {"name": name, "total": view.total})
    form = "you" if reader == view.to_act else "named"
    return Message(f"ninety.ask.{_question(view)}.{form}", {"name": name, "total": view.total, "n": MOST - view.total})


def loser(view: View) -> int | None:
    """The seat that lost the round that has just ended; None while one runs, and in a position that began after it."""
    return view.last.seat if view.last is not None and view.last.kind == "score" else None


def _question(view: View) -> str:
    if view.phase == "draw":
        return "draw"
    return f"pay.{view.variant.elimination}" if "pay" in view.options else "play"


def where(view: View) -> Message:
    """Which round is played: "Round 3"."""
    return Message("ninety.round", {"round": view.round})


def what_it_makes(view: View, action: str, effect: Effect, total: int) -> Message:
    """What a play would do, in words, as a reader hears it: "7 of hearts makes 95"."""
    card = named(view.variant.card(action.split()[1]))
    values: dict[str, object] = {"card": card, "total": total}
    if effect.said:
        return Message("ninety.makes.as", {**values, "as": minus(effect.said.removeprefix("as "))})
    if effect.reverses:
        return Message("ninety.makes.reverse", values)
    if effect.adds == 0:
        return Message("ninety.makes.skip" if effect.skips else "ninety.makes.pass", values)
    return Message("ninety.makes", values)


# ---- what has happened


def _cut(view: View, event: Event) -> Told:
    cards = tuple(Message("tell.cut.one", {"name": view.players[seat], "card": sign(card)}) for seat, card in event.cut)
    return ((None, Message(f"ninety.tell.cut.{view.variant.first_dealer}", {"cards": cards})),)


def _deal(view: View, event: Event) -> Told:
    return ((event.seat, Message("ninety.tell.deal", {"name": _name(view, event), "round": view.round})),)


def _play(view: View, event: Event) -> Told:
    if event.card is None:
        raise TypeError("a card was played")
    said = event.action.partition(" as ")[2]
    effect = next(effect for effect in effects(view.variant)[event.card.rank] if effect.said in {"", f"as {said}"})
    values: dict[str, object] = {"name": _name(view, event), "card": sign(event.card), "total": event.total}
    key = "ninety.tell.play"
    if said:
        key, values["as"] = "ninety.tell.play.as", minus(said)
    elif effect.reverses:
        key = f"ninety.tell.play.{'clockwise' if view.direction > 0 else 'anticlockwise'}"
    elif event.skipped is not None:
        key, values["skipped"] = "ninety.tell.play.skip", view.players[event.skipped]
    elif effect.adds == 0:
        key = "ninety.tell.play.pass"
    return ((event.seat, Message(key, values)),)


def _pay(view: View, event: Event) -> Told:
    kind = view.variant.elimination
    out = event.seat is not None and not view.tokens[event.seat]
    key = f"ninety.tell.pay.{kind}.out" if out else f"ninety.tell.pay.{kind}"
    return ((event.seat, Message(key, {"name": _name(view, event), "n": event.number})),)


def _draw(view: View, event: Event) -> Told:
    return ((event.seat, Message("ninety.tell.draw", {"name": _name(view, event)})),)


def _forget(view: View, event: Event) -> Told:
    return ((event.seat, Message("ninety.tell.forget", {"name": _name(view, event), "n": event.number})),)


def _shuffle(_view: View, event: Event) -> Told:
    return ((None, Message("ninety.tell.shuffle", {"n": event.number})),)


def _score(view: View, event: Event) -> Told:
    results = tuple(
        Message("ninety.tell.result", {"name": view.players[seat], "result": result})
        for seat, result in enumerate(event.results)
    )
    told = (None, Message(f"ninety.tell.round.{view.variant.elimination}", {"round": view.round, "results": results}))
    if view.phase != "over":
        return (told,)
    winner = view.winners[0]
    values = {"name": view.players[winner], "n": view.totals[winner]}
    return (told, (winner, Message(f"ninety.tell.match.{view.variant.elimination}", values)))


def _name(view: View, event: Event) -> str:
    if event.seat is None:
        raise TypeError("this event has a seat")
    return view.players[event.seat]


_TELLS: dict[str, Callable[[View, Event], Told]] = {
    "cut": _cut,
    "deal": _deal,
    "play": _play,
    "pay": _pay,
    "draw": _draw,
    "forget": _forget,
    "shuffle": _shuffle,
    "score": _score,
}
