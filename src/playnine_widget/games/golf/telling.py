"""What a golf table says: the news of the last event, and what the seat to act is asked.

Everything is a `Message` (key and values); in which language it is said is decided by the table that says it.
"""

from collections.abc import Callable

from playnine_widget.cards.card import Card
from playnine_widget.engine.message import Message
from playnine_widget.games.golf.scoring import Line, fewest, score
from playnine_widget.games.golf.view import Event, View
from playnine_widget.words.catalogue import knows

Told = tuple[tuple[int | None, Message], ...]


def a(card: Card) -> Message:
    """The card with its indefinite article: "an 8", "une dame"."""
    return Message(f"card.{card.rank}.a")


def the(card: Card) -> Message:
    """The card with its definite article: "the 8", "la dame"."""
    return Message(f"card.{card.rank}.the")


def bare(card: Card) -> Message:
    """The card without an article: "8", "dame"."""
    return Message(f"card.{card.rank}.bare")


def tell(view: View) -> Told:
    """What the log says about the last event: (seat or None, message), oldest first.

    A draw says nothing yet: the line comes with what is done with the card.
    """
    event = view.last
    if event is None or event.kind in {"draw", "take"}:
        return ()
    told = _TELLS[event.kind](view, event)
    put_out = event.kind in {"swap", "turn"} and event.seat == view.out
    return (*told, (view.out, _out(view))) if put_out else told


def ask(view: View, reader: int | None) -> Message:
    """The one sentence at the top of the table.

    A view with options asks: the reader as "you", anybody else by name. One without tells what has just happened.
    """
    if not view.options:
        return _story(view)
    form = "you" if reader == view.to_act else "named"
    key, values = _question(view)
    return Message(f"ask.{key}.{form}", {"name": view.players[_seat(view.to_act)], **values})


def deed(view: View, option: str) -> Message:
    """What an action does, as a button says it: "Turn B2 up", "Take the 8"; it need not be an option."""
    verb, _, place = option.partition(" ")
    if place:
        return Message(f"does.{verb}.place", {"place": place})
    if verb == "take" and view.discard:
        return Message("does.take.card", {"card": the(view.discard[0])})
    return Message(f"does.{verb}")


def where(view: View) -> Message:
    """Which hole is played: "Hole 4 of 9"."""
    if view.playoff:
        return Message("hole.playoff", {"hole": view.hole})
    return Message("hole.of", {"hole": view.hole, "holes": view.variant.holes})


def reason(line: Line) -> Message:
    """Why a line makes its strokes: "pair cancels".

    >>> from playnine_widget.games.golf.line import line
    >>> reason(line((), (), 0, "match.6")).key, reason(line((), (), 0, "match.12")).values["n"]
    ('rule.match.6', 12)
    """
    key = f"rule.{line.rule}"
    return Message(key) if knows(key) else Message("rule.match", {"n": _size(line)})


def match_of(line: Line) -> Message:
    """What equal cards make together: "a pair"."""
    key = f"match.{line.rule}"
    return Message(key) if knows(key) else Message("match.match", {"n": _size(line)})


def _size(line: Line) -> int:
    return int(line.rule.partition(".")[2])


def match_at(view: View, seat: int, place: str) -> Line | None:
    """The line of the match that a place is part of, as far as the cards are up; the largest match if of several."""
    lines = [line for line in score(view.layouts[seat], view.variant).lines if place in line.places]
    return next((line for line in reversed(lines) if line.is_match), None)


# ---- what is asked


def _question(view: View) -> tuple[str, dict[str, object]]:
    if view.phase == "tee off":
        return _ask_tee_off(view)
    if view.hand is None:
        return _ask_draw(view)
    values: dict[str, object] = {"card": a(view.hand), "the": the(view.hand)}
    if view.hand_from == "take":
        return "taken", {"card": the(view.hand)}
    return _ask_drawn(view, values)


def turned_up(view: View) -> int:
    """How many cards of the seat to act are up."""
    return sum(card is not None for card in view.layouts[_seat(view.to_act)].values())


def _ask_tee_off(view: View) -> tuple[str, dict[str, object]]:
    up = turned_up(view)
    return "tee_off.more" if up else "tee_off", {"n": view.variant.start_flips - up}


def _ask_draw(view: View) -> tuple[str, dict[str, object]]:
    values: dict[str, object] = {"card": the(view.discard[0])} if view.discard else {}
    key = "turn"
    if view.phase == "last shot" and view.out is not None:
        key, values["out"] = "last", view.players[view.out]
    both = {"draw", "take"} <= set(view.options)
    return key if both else f"{key}.{view.options[0]}", values


def _ask_drawn(view: View, values: dict[str, object]) -> tuple[str, dict[str, object]]:
    flips = [option.split()[1] for option in view.options if option.startswith("flip")]
    key = "drawn.swap"
    if flips:
        key += ".flip" if len(flips) == 1 else ".flips"
        values["place"] = flips[0]
    return key + "".join(f".{verb}" for verb in ("skip", "discard") if verb in view.options), values


# ---- what has happened


def _story(view: View) -> Message:
    event = view.last
    if event is not None and event.kind in {"draw", "take"}:
        card = (a if event.kind == "draw" else the)(_card(event.card))
        return Message(f"tell.{event.kind}", {"name": _name(view, event.seat), "card": card})
    told = tell(view)
    if told:
        return told[-1][1]
    return Message("tell.waiting", {"name": _name(view, view.to_act)})


def _cut(view: View, event: Event) -> Told:
    cards = tuple(Message("tell.cut.one", {"name": _name(view, seat), "card": bare(card)}) for seat, card in event.cut)
    return ((None, Message("tell.cut", {"cards": cards})),)


def _deal(view: View, event: Event) -> Told:
    values = {"name": _name(view, event.seat), "hole": view.hole}
    if not view.playoff:
        return ((event.seat, Message("tell.deal", values)),)
    names = tuple(view.players[seat] for seat in view.playoff)
    return ((event.seat, Message("tell.deal.playoff", {"names": names, **values})),)


def _flip(view: View, event: Event) -> Told:
    values = {"name": _name(view, event.seat), "place": event.place, "card": bare(_card(event.card))}
    return ((event.seat, Message("tell.flip", values)),)


def _swap(view: View, event: Event) -> Told:
    values: dict[str, object] = {"card": a(_card(event.card)), "other": the(_card(event.other))}
    if event.source == "take":
        values["card"] = the(_card(event.card))
    return _matched(view, event, f"tell.swap.{event.source}", values)


def _turn(view: View, event: Event) -> Told:
    return _matched(view, event, "tell.turn", {"card": a(_card(event.card)), "other": bare(_card(event.other))})


def _matched(view: View, event: Event, key: str, values: dict[str, object]) -> Told:
    line = match_at(view, _seat(event.seat), str(event.place))
    if line is not None:
        key, values["match"] = f"{key}.match", match_of(line)
    values |= {"name": _name(view, event.seat), "place": event.place}
    return ((event.seat, Message(key, values)),)


def _unplayed(view: View, event: Event) -> Told:
    values = {"name": _name(view, event.seat), "card": a(_card(event.card))}
    return ((event.seat, Message(f"tell.{event.kind}", values)),)


def _shuffle(_view: View, event: Event) -> Told:
    return ((None, Message("tell.shuffle", {"n": event.number})),)


def _out(view: View) -> Message:
    key = "tell.out" if view.variant.final_turns == "one_each" else "tell.out.end"
    return Message(key, {"name": _name(view, view.out)})


# ---- the end of a hole and of the match


def _score(view: View, event: Event) -> Told:
    best = fewest(event.strokes)
    hole = _won(view, "tell.hole", best, {"hole": view.hole, "n": event.strokes[best[0]]})
    return (hole, _match_won(view)) if view.phase == "over" else (hole,)


def _match_won(view: View) -> tuple[int | None, Message]:
    best = view.winners
    if view.playoff and len(best) == 1:
        return best[0], Message("tell.match.playoff", {"name": view.players[best[0]]})
    n = view.totals[best[0]]
    others = [total for seat, total in enumerate(view.totals) if seat not in best]
    return _won(view, "tell.match", best, {"n": n, "next": min(others, default=n)})


def heading(view: View) -> Message:
    """Who has won, in as few words as a heading has: "Ann wins"."""
    names = tuple(view.players[seat] for seat in view.winners)
    return Message("result.wins", {"name": names[0]}) if len(names) == 1 else Message("result.tied", {"names": names})


def _won(view: View, key: str, seats: tuple[int, ...], values: dict[str, object]) -> tuple[int | None, Message]:
    names = tuple(view.players[seat] for seat in seats)
    if len(seats) == 1:
        return seats[0], Message(key, {"name": names[0], **values})
    return None, Message(f"{key}.tied", {"names": names, **values})


# ---- an event's fields, where its kind says that they are there


def _name(view: View, seat: int | None) -> str:
    return view.players[_seat(seat)]


def _seat(seat: int | None) -> int:
    if seat is None:
        raise TypeError("this event has a seat")
    return seat


def _card(card: Card | None) -> Card:
    if card is None:
        raise TypeError("this event has a card")
    return card


_TELLS: dict[str, Callable[[View, Event], Told]] = {
    "cut": _cut,
    "deal": _deal,
    "flip": _flip,
    "swap": _swap,
    "turn": _turn,
    "skip": _unplayed,
    "discard": _unplayed,
    "shuffle": _shuffle,
    "score": _score,
}
