"""Card golf in writing: layouts, actions, rules, and positions as they are printed (`position.py` reads them)."""

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from playnine_widget.cards.card import Card
from playnine_widget.engine import switches
from playnine_widget.engine.errors import BadNotation
from playnine_widget.engine.notation import quoted
from playnine_widget.engine.position import NOBODY
from playnine_widget.engine.reading import text_of
from playnine_widget.games.golf.actions import next_to_tee
from playnine_widget.games.golf.layout import Layout, grid
from playnine_widget.games.golf.state import clockwise
from playnine_widget.games.golf.switches import CHOICES, LADDERS, RANKS_BY_WORD, WHOLE
from playnine_widget.games.golf.variant import Variant
from playnine_widget.games.golf.variants import changes

if TYPE_CHECKING:
    from playnine_widget.games.golf.view import View

KEYS = ("game", "rules", "players", "dealer", "hole", "scores", "discard", "draw", "hand", "taken", "to act")
"""The keys of a position; any other key is a player."""

DEFAULT_GAME = "play nine"
_ACTION = re.compile(r"draw|take|skip|discard|(swap|flip) [A-Z]\d+")
_HIDDEN = re.compile(r"\(([^()]*)\)")


def action(written: object) -> str | None:
    """Return an action as options write it, None when the text is no action.

    >>> action(" SWAP  b2 "), action("swap"), action(3)
    ('swap B2', None, None)
    """
    if not isinstance(written, str):
        return None
    verb, *place = written.split()[:3] or [""]
    text = " ".join([verb.lower(), *map(str.upper, place)])
    return text if _ACTION.fullmatch(text) else None


def layout(written: object, variant: Variant) -> Layout:
    """Return what lies face up in a layout written as text or as rows; ``?`` and ``(3)`` are facedown.

    Raises `BadNotation` for what is no card of the pack and for a wrong grid.

    >>> from playnine_widget.games.golf.variants.play_nine import PLAY_NINE
    >>> print(layout([[1, 2, 3, 4], [5, 6, "(7)", None]], PLAY_NINE))
    1 2 3 4 / 5 6 ? ?
    """
    cells = cells_of(written, variant)
    return Layout(grid(variant.rows, variant.columns), tuple(card if up else None for card, up in cells))


def cells_of(written: object, variant: Variant) -> tuple[tuple[Card | None, bool], ...]:
    """Return each cell of a layout in place order: its card, None when unknown, and whether it lies face up."""
    if isinstance(written, str):
        rows = [_cells_in(row) for row in written.split("/")]
    elif isinstance(written, Layout):
        rows = [list(row) for row in written.rows]
    else:
        try:
            rows = [_cells_in(row) for row in written]  # type: ignore[attr-defined]
        except TypeError as error:
            raise BadNotation("error.layout", text=text_of(written)) from error
    if [len(row) for row in rows] != [variant.columns] * variant.rows:
        shape = " / ".join(str(len(row)) for row in rows)
        raise BadNotation("error.layout.grid", rows=variant.rows, columns=variant.columns, shape=shape)
    return tuple(_cell(cell, variant) for row in rows for cell in row)


def _cells_in(row: Iterable[object]) -> list[object]:
    """Return the cells of one row, written as text or one by one."""
    if not isinstance(row, str):
        return list(row)
    return list(_HIDDEN.sub(lambda hidden: f"({hidden[1].strip()})", row).split())


def _cell(written: object, variant: Variant) -> tuple[Card | None, bool]:
    if written is None or (isinstance(written, str) and written == "?"):
        return None, False
    if isinstance(written, str) and (hidden := _HIDDEN.fullmatch(written)):
        return variant.card(hidden[1].strip()), False
    return variant.card(written), True


def read_rules(items: Iterable[str]) -> dict[str, object]:
    """Return rules written as ``holes=18``. Raises `BadSetting` where no ``=`` stands; the variant checks the rest."""
    return switches.read_rules(items, CHOICES, (*WHOLE, *RANKS_BY_WORD), LADDERS)


def position(view: "View", cells: tuple[str, ...] | None = None, draw: tuple[Card, ...] = ()) -> str:
    """Return a view as a position that parses: every key that is not at its default.

    ``cells`` and ``draw`` put in what only the record of a match may hold: every cell and the draw pile.
    """
    names = [quoted(name, {*KEYS, NOBODY}) for name in view.players]
    written = cells or tuple(map(str, view.layouts))
    lines = {
        "game": view.game if view.game != DEFAULT_GAME else "",
        "rules": switches.rules_text(changes(view.variant)),
        "players": ", ".join(names) if view.playoff else "",
        "dealer": names[view.dealer] if view.dealer is not None and view.dealer < len(names) - 1 else "",
        "hole": str(view.hole) if view.hole != default_hole(view.variant, nobody=view.to_act is None) else "",
        "scores": ", ".join(map(str, before)) if any(before := _before(view)) else "",
        **{names[seat]: written[seat] for seat in view.playing},
        "discard": " ".join(view.discard),
        "draw": " ".join(draw),
        "taken" if view.hand_from == "take" else "hand": view.hand,
        "to act": _to_act(view, names),
    }
    return "\n".join(f"{key}: {value}" for key, value in lines.items() if value)


def _to_act(view: "View", names: list[str]) -> str:
    if view.to_act is None:
        return NOBODY
    return names[view.to_act] if view.to_act != _first(view) else ""


def default_hole(variant: Variant, *, nobody: bool) -> int:
    """Return the hole of a position that names none: the first, or the last when nobody is to act."""
    return variant.holes if nobody else 1


def _before(view: "View") -> list[int]:
    """Return the totals before this hole: without its result once it is scored, and a playoff does not count."""
    counts = view.played and not view.playoff
    scored = view.scorecard[view.hole - 1] if counts else (0,) * len(view.players)
    return [total - (strokes or 0) for total, strokes in zip(view.totals, scored, strict=True)]


def _first(view: "View") -> int:
    """Return who is to act by default: the dealer's left, in the tee-off the first from there with cards to turn."""
    first = clockwise(len(view.players), view.playoff)[view.dealer or 0]
    if view.phase != "tee off":
        return first
    facedown = [len(layout.facedown) if seat in view.playing else 0 for seat, layout in enumerate(view.layouts)]
    seat = next_to_tee(facedown, first, view.variant)
    return first if seat is None else seat
