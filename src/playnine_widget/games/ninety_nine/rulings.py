"""What the rules of 99 say of an action: allowed now or not, why, and by which rule."""

from collections.abc import Mapping

from playnine_widget.cards.card import Card
from playnine_widget.engine.message import Message
from playnine_widget.engine.ruling import Ruling, named
from playnine_widget.games.ninety_nine.actions import DRAW, FORGET, PAY, plays
from playnine_widget.games.ninety_nine.actions import action as read
from playnine_widget.games.ninety_nine.effects import effects
from playnine_widget.games.ninety_nine.rulebook import rulebook
from playnine_widget.games.ninety_nine.variant import MOST, Variant
from playnine_widget.games.ninety_nine.view import View
from playnine_widget.games.ninety_nine.vocabulary import does, sign
from playnine_widget.words.catalogue import minus

Found = tuple[str, str, Mapping[str, object]]
"""Why (``ninety.ruling.…``), the key of the rule that decides it, and what fills the sentence."""
NOTHING: Mapping[str, object] = {}


def ruling(view: View, action: str) -> Ruling:
    """Return what the rules say of an action of the seat of the view.

    >>> from playnine_widget.games.ninety_nine.filling import from_position
    >>> from playnine_widget.games.ninety_nine.observe import view
    >>> seen = view(from_position("game: ninety nine; total: 96; Ann: AS 7H 4D; Ben: ? ? ?", list.sort), 0)
    >>> ruling(seen, "play 7H").because.values["made"], ruling(seen, "pay").rule.source
    (103, 'section 4.2 k')
    """
    written = read(action)
    allowed = written is not None and written in view.options
    why, rule, values = _allowed(view, written or "") if allowed else _refused(view, written)
    found = named(rulebook(view.variant), rule)
    announced = _announced(written, view.variant) if written else str(action)
    return Ruling(written or str(action), allowed, Message(f"ninety.ruling.{why}", values), found, announced)


def tries(view: View) -> tuple[str, ...]:
    """Return every action that somebody may think of: each card of the hand in every way, paying, drawing."""
    ways = (
        " ".join(filter(None, ["play", card, effect.said]))
        for card in view.hand or ()
        for effect in effects(view.variant)[card.rank]
    )
    return tuple(dict.fromkeys((*ways, PAY, *((DRAW, FORGET) if view.variant.manual_draw else ()))))


def _announced(action: str, variant: Variant) -> Message:
    """Return an action in words. What a card would make is not said: that is what the ruling is about."""
    if not action.startswith("play "):
        return does(action, variant)
    card, _, said = action.removeprefix("play ").partition(" as ")
    key = "ninety.does.play.as" if said else "ninety.does.play.card"
    return Message(key, {"card": sign(Card(card)), "as": minus(said)})


def _about(rank: str, variant: Variant) -> str:
    """Return the key of the rule about a card."""
    special = {
        "A": "cards.ace",
        "4": f"cards.four.{variant.reverse_two_players}",
        "9": f"cards.nine.{variant.nine}",
        "10": f"cards.ten.{variant.ten}",
        "K": "cards.king",
    }
    return special.get(rank, "cards.others")


def _allowed(view: View, action: str) -> Found:
    if action in {DRAW, FORGET}:
        return action, "turn.said", NOTHING
    if action == PAY:
        return f"pay.{view.variant.elimination}", f"end.{view.variant.elimination}", {"total": view.total}
    card = Card(action.split()[1])
    return "play", _about(card.rank, view.variant), {"made": plays((card,), view.total, view.variant)[action].total}


def _refused(view: View, action: str | None) -> Found:
    if view.to_act is None:
        return "over", "aim.0", NOTHING
    if not view.options:
        return "turn_of", "turn.0", {"name": view.players[view.to_act]}
    return ("unknown", "turn.0", NOTHING) if action is None else _untimely(view, action)


def _untimely(view: View, action: str) -> Found:
    """Return why an action that there is cannot be done at this moment of the turn."""
    drawing = "turn.said" if view.variant.manual_draw else "turn.drawn"
    if view.phase == "draw":
        return "draws", drawing, NOTHING
    if action in {DRAW, FORGET}:
        return "by_itself" if not view.variant.manual_draw else "play_first", drawing, NOTHING
    if action == PAY:
        return "must", "turn.must", {"total": view.total}
    return _unplayable(view, action)


def _unplayable(view: View, action: str) -> Found:
    """Return why a card cannot be played: it is not in hand, not to be played in that way, or makes too much."""
    card = Card(action.split()[1])
    if card not in (view.hand or ()):
        return "held", "turn.0", {"card": sign(card)}
    about = _about(card.rank, view.variant)
    said = action.partition(" as ")[2]
    ways = {effect.said.removeprefix("as "): effect for effect in effects(view.variant)[card.rank]}
    if said not in ways:
        return "way" if said else "say", about, {"card": sign(card)}
    return "too_much", "turn.must", {"made": view.total + (ways[said].adds or 0), "most": MOST}
