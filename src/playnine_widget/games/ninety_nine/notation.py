"""99 in writing: positions as they are printed (`position.py` reads them)."""

from typing import TYPE_CHECKING

from playnine_widget.cards.card import Card
from playnine_widget.engine import switches
from playnine_widget.engine.notation import quoted
from playnine_widget.engine.position import NOBODY
from playnine_widget.games.ninety_nine.state import following
from playnine_widget.games.ninety_nine.variant import HAND, changes

if TYPE_CHECKING:
    from playnine_widget.games.ninety_nine.view import View

KEYS = (
    *("game", "rules", "players", "dealer", "round", "total", "direction", "tokens", "points", "hands", "played"),
    *("draw", "phase", "to act"),
)
"""The keys of a position; any other key is a player."""
DIRECTIONS = {"clockwise": 1, "anticlockwise": -1}
NONE = "-"
"""A hand without cards."""


def position(view: "View", hands: tuple[str, ...] | None = None, draw: tuple[Card, ...] = ()) -> str:
    """Return a view as a position that parses: every key that is not at its default.

    ``hands`` and ``draw`` put in what only the record of a match may hold: every hand and the stock.
    """
    names = [quoted(name, {*KEYS, NOBODY}) for name in view.players]
    held = hands or tuple(" ".join("?" * hand if isinstance(hand, int) else hand) for hand in view.hands)
    shown = [seat for seat, left in enumerate(view.tokens) if left or held[seat]]
    full = (HAND,) * len(names)
    begun = (view.variant.first_total,) * len(names)
    lines = {
        "game": view.game,
        "rules": switches.rules_text(changes(view.variant)),
        "players": ", ".join(names) if len(shown) < len(names) else "",
        "dealer": _dealer(view, names),
        "round": str(view.round) if view.round > 1 else "",
        "total": str(view.total) if view.total else "",
        "direction": "anticlockwise" if view.direction < 0 else "",
        view.variant.elimination: ", ".join(map(str, view.totals)) if view.totals != begun else "",
        "hands": ", ".join(map(str, view.sizes)) if view.sizes != full else "",
        **{names[seat]: held[seat] or NONE for seat in shown},
        "played": " ".join(view.played),
        "draw": " ".join(draw),
        "phase": "draw" if view.phase == "draw" else "",
        "to act": _to_act(view, names),
    }
    return "\n".join(f"{key}: {value}" for key, value in lines.items() if value)


def default_dealer(tokens: tuple[int, ...]) -> int:
    """Return who deals in a position that names nobody: the last player who still has tokens.

    >>> default_dealer((3, 2, 0))
    1
    """
    return max((seat for seat, left in enumerate(tokens) if left), default=len(tokens) - 1)


def _to_act(view: "View", names: list[str]) -> str:
    if view.to_act is None:
        return NOBODY
    return names[view.to_act] if view.to_act != following(view.tokens, view.dealer or 0, 1) else ""


def _dealer(view: "View", names: list[str]) -> str:
    return names[view.dealer] if view.dealer is not None and view.dealer != default_dealer(view.tokens) else ""
