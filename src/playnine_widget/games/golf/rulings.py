"""What the rules of golf say of an action: allowed now or not, why, and by which rule."""

from collections.abc import Mapping

from playnine_widget.engine.message import Message
from playnine_widget.engine.ruling import Ruling, named
from playnine_widget.games.golf.layout import grid
from playnine_widget.games.golf.notation import action as read
from playnine_widget.games.golf.rulebook import DISCARDING, rulebook
from playnine_widget.games.golf.telling import deed, turned_up
from playnine_widget.games.golf.variant import Variant
from playnine_widget.games.golf.view import View

Found = tuple[str, str, Mapping[str, object]]
"""Why (``ruling.…``), the key of the rule that decides it, and what fills the sentence."""
NOTHING: Mapping[str, object] = {}


def ruling(view: View, action: str) -> Ruling:
    """Return what the rules say of an action of the seat of the view; of the seat to act in the public view.

    >>> from playnine_widget.games.golf.filling import from_position
    >>> from playnine_widget.games.golf.observe import view
    >>> seen = view(from_position("Ann: 5 9 ? 12 / ? 9 ? 8; hand: 8", list.sort), 0)
    >>> ruling(seen, "skip").because.key, ruling(seen, "flip C1").rule.source
    ('ruling.skip.several', 'rule 15')
    """
    written = read(action)
    allowed = written is not None and written in view.options
    why, rule, values = _allowed(view, written or "") if allowed else _refused(view, written)
    found = named(rulebook(view.variant), rule)
    announced = deed(view, written) if written else str(action)
    return Ruling(written or str(action), allowed, Message(f"ruling.{why}", values), found, announced)


def tries(view: View) -> tuple[str, ...]:
    """Return every action that somebody may think of: both piles, every place, and passing."""
    places = grid(view.variant.rows, view.variant.columns).places
    passing = "skip" if view.variant.discard_requires_flip is True else "discard"
    return ("draw", "take", *(f"{verb} {place}" for verb in ("swap", "flip") for place in places), passing)


def _draws(variant: Variant) -> str:
    """Return the key of the rule about a card from the draw pile."""
    return f"turn.{DISCARDING[variant.discard_requires_flip]}"


def _teeing(variant: Variant) -> str:
    return "tee_off.flips" if variant.start_flips else "tee_off.none"


def _allowed(view: View, action: str) -> Found:
    verb, _, place = action.partition(" ")
    if view.phase == "tee off":
        return "tee_off", _teeing(view.variant), {"n": view.variant.start_flips - turned_up(view)}
    if verb == "take" or (verb == "swap" and view.hand_from == "take"):
        return verb, "turn.0", {"place": place}
    rule = "turn.skip" if verb == "skip" else _draws(view.variant)
    return verb, rule, {"place": place}


def _refused(view: View, action: str | None) -> Found:
    if view.to_act is None:
        return "over", "aim.0", NOTHING
    if not view.options:
        return "turn_of", f"tee_off.{view.variant.starter}", {"name": view.players[view.to_act]}
    if action is None:
        return "unknown", _draws(view.variant), NOTHING
    verb, _, place = action.partition(" ")
    if place and place not in view.layouts[0]:
        return "place", "tee_off.layout", {"place": place}
    return _untimely(view, verb, place)


def _untimely(view: View, verb: str, place: str) -> Found:
    """Return why an action that there is cannot be done at this moment of the turn."""
    if view.phase == "tee off":
        key = "tee_off.up" if verb == "flip" else "tee_off.first"
        left = view.variant.start_flips - turned_up(view)
        return key, _teeing(view.variant), {"n": left, "place": place}
    if view.hand is None:
        return _before_draw(view, verb)
    return _taken(verb) if view.hand_from == "take" else _drawn(view, verb, place)


def _before_draw(view: View, verb: str) -> Found:
    """Return why an action is refused to a seat that has drawn nothing yet (rule 14)."""
    if verb == "draw":
        return "pile", "turn.shuffle", NOTHING
    return "first", _draws(view.variant), NOTHING


def _taken(verb: str) -> Found:
    """Return why an action is refused with a card from the discards: it has to be swapped in (rule 16)."""
    return f"taken.{'one' if verb in {'draw', 'take'} else 'flip' if verb == 'flip' else 'back'}", "turn.0", NOTHING


def _drawn(view: View, verb: str, place: str) -> Found:
    """Return why an action is refused with a card from the draw pile (rules 14, 15, 18 and 20)."""
    draws, facedown = _draws(view.variant), len(view.layouts[view.to_act or 0].facedown)
    if verb in {"draw", "take"}:
        return "one", draws, NOTHING
    if verb == "flip":
        turns = bool(view.variant.discard_requires_flip)
        return "flip.up" if turns else "flip.never", draws, {"place": place}
    if view.variant.discard_requires_flip is not True:
        return "discard.named", draws, NOTHING
    if not view.variant.skip_one_facedown:
        return "skip.never", draws, NOTHING
    if verb == "discard" and facedown == 1:
        return "skip.named", "turn.skip", NOTHING
    return "skip.several", "turn.skip", {"n": facedown}
