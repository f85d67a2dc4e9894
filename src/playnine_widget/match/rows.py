"""A match as rows of plain values, for tables and data frames. Nothing hidden is in them."""

from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from playnine_widget.engine.errors import BadSetting, UnknownName
from playnine_widget.engine.reading import nearest, text_of
from playnine_widget.match.comments import parted
from playnine_widget.match.timeline import decisions

if TYPE_CHECKING:
    from playnine_widget.match.chronicle import Chronicle

Row = dict[str, Any]
LIBRARIES = ("pandas", "polars")


def rows(match: "Chronicle", kind: object) -> list[Row]:
    """Return the rows of a kind. Raises `UnknownName` with the nearest for a kind that there is not.

    >>> from playnine_widget.match.match import Match
    >>> match = Match(players=["Ann", "Ben"], seed=9)
    >>> match.act("flip A1")
    >>> rows(match, "actions")[0]["player"], rows(match, "match")[1]["player"]
    ('Ann', 'Ben')
    """
    if not isinstance(kind, str) or kind not in _KINDS:
        known = tuple(_KINDS)
        raise UnknownName("error.unknown.rows", name=text_of(kind), nearest=nearest(kind, known), known=known)
    return _KINDS[kind](match)


def frame(content: list[Row], kind: str, library: str | None = None) -> Any:
    """Return rows of a kind as a data frame, with its columns when there are no rows.

    Raises `BadSetting` where the library is not installed, or is none of the two.
    """
    return framed(content, _COLUMNS[kind], library)


def framed(content: list[Row], columns: Iterable[str], library: str | None = None) -> Any:
    """Return rows as a data frame, with these columns when there are none. Raises `BadSetting` as `frame` does."""
    if library is not None and library not in LIBRARIES:
        raise BadSetting("error.frame.unknown", library=text_of(library), known=LIBRARIES)
    there = [name for name in ([library] if library else LIBRARIES) if find_spec(name) is not None]
    if not there:
        raise BadSetting("error.frame.none", library=library or " / ".join(LIBRARIES))
    return import_module(there[0]).DataFrame(content or {column: [] for column in columns})


def _actions(match: "Chronicle") -> list[Row]:
    """One row a decision: its number from 1, hole, seat, player, action, what it showed, glyph and comment."""
    acts = [step for step in match.steps if step.event["kind"] == "act"]
    return [
        {
            "n": number,
            "hole": match.game.hole(step.state),
            "seat": step.event["seat"],
            "player": match.players[step.event["seat"]],
            "action": step.event["action"],
            "shown": match.game.remark(match.game.view(step.state, None)).strip("()"),
            "glyph": parted(comment).glyph,
            "comment": comment,
        }
        for number, step in enumerate(acts, 1)
        for comment in [step.event.get("comment", "")]
    ]


def _holes(match: "Chronicle") -> list[Row]:
    """One row a finished hole and seat: its result, and the total after it."""
    last = {match.game.hole(step.state): step.state for step in match.steps if step.event["kind"] == "score"}
    return [
        {"hole": hole, "seat": seat, "player": name, "result": results[seat], "total": match.game.totals(state)[seat]}
        for hole, state in last.items()
        for results in [match.game.scorecard(state)[-1]]
        for seat, name in enumerate(match.players)
    ]


def _match(match: "Chronicle") -> list[Row]:
    """One row a seat: who played there, the total, and whether it has won (None while the match runs)."""
    return [
        {
            "seat": seat,
            "player": who.name,
            "kind": who.kind,
            "label": who.label,
            "total": match.totals[seat],
            "won": seat in match.winners if match.over else None,
        }
        for seat, who in enumerate(match.seats)
    ]


def _variations(match: "Chronicle") -> list[Row]:
    """One row a kept branch, those of branches included: after how many decisions it leaves, how many it has more."""
    return [
        row
        for name, after, line in match.variations
        for row in [
            {"name": name, "of": "", "after": after, "more": decisions(line.steps) - after, "over": line.over},
            *({**inner, "of": " / ".join(filter(None, [name, inner["of"]]))} for inner in _variations(line)),
        ]
    ]


_KINDS: dict[str, Callable[["Chronicle"], list[Row]]] = {
    "actions": _actions,
    "holes": _holes,
    "match": _match,
    "variations": _variations,
}
_COLUMNS = {
    "actions": ("n", "hole", "seat", "player", "action", "shown", "glyph", "comment"),
    "holes": ("hole", "seat", "player", "result", "total"),
    "match": ("seat", "player", "kind", "label", "total", "won"),
    "variations": ("name", "of", "after", "more", "over"),
}
