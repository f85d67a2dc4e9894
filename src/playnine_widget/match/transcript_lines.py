"""The lines of a transcript: ``key: value`` for what chance does, ``1. Ann  draw 7, swap B2 (9)`` for a turn."""

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from playnine_widget.engine.errors import BadRecord, PlayNineError
from playnine_widget.engine.message import Message
from playnine_widget.engine.notation import pairs, quoted
from playnine_widget.engine.record import parsed

_TURN = re.compile(r"\d+\.\s+(.*)")
_CUT = re.compile(r'\s*("(?:[^"\\]|\\.)*"|[^,"]+?)\s+([^\s,]+)\s*(?:,|$)')
_ACTION = re.compile(r"\s*([^,{}]+?)\s*(\{(?:[^\\}]|\\.)*\})?\s*(?:,|$)")
RESULT = "result"
"""Where the numbers of a score stand until the game says what they are."""
_NAME = re.compile(r'"(?:[^"\\]|\\.)*"')
_ESCAPED = {"\n": r"\n", "\r": r"\r", "\\": r"\\", "}": r"\}"}
_MEANT = {written: meant for meant, written in _ESCAPED.items()}


class Entry(NamedTuple):
    """One event as a transcript has it: the number of its line, the event as far as it is written, what it showed."""

    line: int
    event: dict[str, Any]
    told: str = ""


def turn(number: int, player: str, actions: Iterable[tuple[str, str, str]]) -> str:
    """Return a turn as one line; each action with what it showed and its comment.

    >>> turn(3, "Ann", [("draw", "7", ""), ("swap B2", "(9)", "at last")])
    '3. Ann  draw 7, swap B2 (9) {at last}'
    """
    written = [" ".join(filter(None, [action, told, _braced(text)])) for action, told, text in actions]
    return f"{number}. {quoted(player, ())}  {', '.join(written)}"


def _braced(comment: str) -> str:
    escaped = re.sub(r"[\n\r\\}]", lambda found: _ESCAPED[found[0]], comment)
    return f"{{{escaped}}}" if comment else ""


def _bare(braced: str) -> str:
    return re.sub(r"\\[nr\\}]", lambda found: _MEANT[found[0]], braced[1:-1])


def read_turn(line: int, text: str, players: tuple[str, ...], action_of: Any) -> list[Entry]:
    """Return the actions of a turn; ``action_of`` is the game's way to read one. Raises `BadRecord` naming the line."""
    found = _TURN.fullmatch(text)
    name, rest = _name(line, found[1] if found else text, players)
    entries, at = [], 0
    while at < len(rest):
        piece = _ACTION.match(rest, at)
        if piece is None:
            raise BadRecord("error.transcript.action", line=line, text=rest[at:].strip())
        written, told = _parted(piece[1], action_of)
        if written is None:
            raise BadRecord("error.transcript.action", line=line, text=piece[1])
        comment = {"comment": _bare(piece[2])} if piece[2] else {}
        event = {"kind": "act", "seat": players.index(name), "action": written, **comment}
        entries.append(Entry(line, event, told))
        at = piece.end()
    return entries


def is_turn(text: str) -> bool:
    """Whether a line is a turn."""
    return _TURN.fullmatch(text) is not None


def _name(line: int, text: str, players: tuple[str, ...]) -> tuple[str, str]:
    """Return whose turn it is, and the rest of the line."""
    if found := _NAME.match(text):
        name, rest = str(json.loads(found[0])), text[found.end() :]
    else:
        fits = [name for name in players if text.startswith(f"{name} ")]
        name = max(fits, key=len, default=text.split(maxsplit=1)[0] if text else "")
        rest = text[len(name) :]
    if name not in players:
        raise BadRecord("error.transcript.player", line=line, name=name, known=players)
    return name, rest.strip()


def _parted(text: str, action_of: Any) -> tuple[str | None, str]:
    """Return an action and what stands behind it: what it showed."""
    words = text.split()
    for length in range(len(words), 0, -1):
        action = action_of(" ".join(words[:length]))
        if action is not None:
            return action, " ".join(words[length:])
    return None, ""


def chance_lines(event: Mapping[str, Any], players: tuple[str, ...]) -> list[str]:
    """Return a chance event as lines: the first says its kind, the others what belongs to it."""
    names = [quoted(name, ()) for name in players]
    kind = event["kind"]
    if kind == "set":
        first = "; ".join(event["position"].split("\n"))
    elif kind == "cut":
        first = ", ".join(f"{names[seat]} {card}" for seat, card in event["cards"])
    elif kind == "deal":
        first = names[event["dealer"]]
    else:
        first = " ".join(event.get("pile", ())) if kind == "shuffle" else ", ".join(map(str, event[result_of(event)]))
    lines = [f"{kind}: {first}".rstrip()]
    if kind == "deal":
        lines += [f"deck: {' '.join(event['deck'])}"] if "deck" in event else []
        lines += [f"{key}: {event[key]}" for key in ("shown", "salt", "seal") if key in event]
    rest = {key: value for key, value in event.items() if key not in {*_TOLD[kind], result_of(event)}}
    return [*lines, *([f"more: {json.dumps(rest, ensure_ascii=False)}"] if rest else [])]


_TOLD = {
    "set": {"kind", "position"},
    "cut": {"kind", "cards"},
    "deal": {"kind", "dealer", "deck", "shown", "salt", "seal"},
    "shuffle": {"kind", "pile"},
    "score": {"kind"},
}
"""What the other lines of an event say; ``more`` is for keys that no rule looks at."""


def result_of(event: Mapping[str, Any]) -> str:
    """Return under which name a score has its numbers: strokes, tokens, what the game calls it.

    >>> result_of({"kind": "score", "tokens": [3, 2]})
    'tokens'
    """
    return next((key for key in event if event["kind"] == "score" and key != "kind"), RESULT)


def read_chance(line: int, text: str, players: tuple[str, ...]) -> dict[str, Any]:
    """Return what a ``key: value`` line says of an event. Raises `BadRecord` naming the line."""
    key, _, value = (part.strip() for part in text.partition(":"))
    try:
        said: dict[str, Any] = _READ[key.casefold()](value, players)
    except KeyError as error:
        raise BadRecord("error.transcript.key", line=line, where=key, known=(*_READ, "1.")) from error
    except PlayNineError as error:
        raise BadRecord("error.transcript.line", line=line, why=Message(error.key, error.values)) from error
    except ValueError as error:
        raise BadRecord("error.transcript.value", line=line, where=key, text=value[:80]) from error
    return said


def belongs(text: str, said: Mapping[str, Any], event: Mapping[str, Any]) -> bool:
    """Whether a line that says no kind can stand under an event: ``more`` says nothing that its other lines say."""
    told = _TOLD.get(event["kind"], set())
    if text.partition(":")[0].strip().casefold() == "more":
        return bool(told) and not said.keys() & told
    return said.keys() <= told


def _read_cut(value: str, players: tuple[str, ...]) -> dict[str, Any]:
    found = [(json.loads(name) if name.startswith('"') else name, card) for name, card in _CUT.findall(value)]
    return {"kind": "cut", "cards": [[players.index(name), card] for name, card in found]}


def _read_deal(value: str, players: tuple[str, ...]) -> dict[str, Any]:
    names = [item.text for pair in pairs(f"deal: {value}") for item in pair.items]
    return {"kind": "deal", **({"dealer": players.index(names[0])} if names else {})}


def _read_more(value: str, _players: tuple[str, ...]) -> dict[str, Any]:
    more = parsed(value)
    if not isinstance(more, dict) or "kind" in more:
        raise ValueError(value)
    return more


_READ: dict[str, Any] = {
    "set": lambda value, _: {"kind": "set", "position": value},
    "cut": _read_cut,
    "deal": _read_deal,
    "deck": lambda value, _: {"deck": value.split()},
    "shown": lambda value, _: {"shown": value},
    "salt": lambda value, _: {"salt": value},
    "seal": lambda value, _: {"seal": value},
    "more": _read_more,
    "shuffle": lambda value, _: {"kind": "shuffle", **({"pile": value.split()} if value else {})},
    "score": lambda value, _: {
        "kind": "score",
        RESULT: [int(number.replace("\N{MINUS SIGN}", "-")) for number in value.split(",")],
    },
}
