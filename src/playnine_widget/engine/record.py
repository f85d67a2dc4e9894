"""Records: a match as JSON-ready data. Frozen inside, plain lists and dicts outside; reading is strict."""

import json
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from playnine_widget.engine.errors import BadRecord
from playnine_widget.engine.frozen import FrozenMap
from playnine_widget.engine.message import Message
from playnine_widget.engine.reading import can_be_sent, text_of, whole

FORMAT = "playnine-record"
VERSION = 1
DEEPEST = 40
"""How deep lists and mappings may lie in one another."""
LARGEST = sys.float_info.max
"""The largest number: no other reader of JSON has one beyond."""
KINDS = ("set", "cut", "deal", "act", "shuffle", "score")


def parsed(text: str | bytes) -> Any:
    """Return what a text says in JSON. Raises `ValueError` for what is none, and for what is too deep or too long.

    >>> parsed("[7]"), parsed("[" * 3 + "]" * 3)
    ([7], [[[]]])
    """
    try:
        return json.loads(text)
    except RecursionError:
        raise ValueError(f"deeper than {DEEPEST} levels") from None


def freeze(value: object, depth: int = DEEPEST) -> Any:
    """Return a JSON value that cannot change. Raises `BadRecord` for what JSON does not hold, and beyond ``depth``.

    >>> freeze({"kind": "cut", "cards": [[0, "7"]]})
    {'kind': 'cut', 'cards': ((0, '7'),)}
    """
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, str):
        return _sendable(value)
    if isinstance(value, Mapping | list | tuple):
        if not depth:
            raise BadRecord("error.record.deep", most=DEEPEST)
        if not isinstance(value, Mapping):
            return tuple([freeze(item, depth - 1) for item in value])
        return FrozenMap({_key(key): freeze(item, depth - 1) for key, item in value.items()})
    number = float(value) if isinstance(value, float) else whole(value)
    if number is None:
        raise BadRecord("error.record.type", type=type(value).__name__)
    if not -LARGEST <= number <= LARGEST:  # nor is NaN
        raise BadRecord("error.record.type", type=text_of(number))
    return number


def _sendable(text: str) -> str:
    """Return a text that files and lines can carry. Raises `BadRecord` for one that holds half a character."""
    if not can_be_sent(text):
        raise BadRecord("error.text.half", text=text_of(text))
    return text


def _key(key: object) -> str:
    """Return a key as text: JSON has no others, so whole numbers are written as texts."""
    number = whole(key)
    if not isinstance(key, str) and number is None:
        raise BadRecord("error.record.type", type=type(key).__name__)
    return _sendable(key) if isinstance(key, str) else str(number)


def thaw(value: object) -> Any:
    """Return a frozen JSON value as plain dicts, lists and texts of the caller's own."""
    if isinstance(value, Mapping):
        return {key: thaw(item) for key, item in value.items()}
    if isinstance(value, tuple):
        return [thaw(item) for item in value]
    return str(value) if isinstance(value, str) else value


def header(record: object) -> Mapping[str, Any]:
    """Return a record that says what it is, and in a version that can be read, frozen but for its events.

    Raises `BadRecord` naming the spot.
    """
    if not isinstance(record, Mapping):
        raise BadRecord("error.record.shape", type=type(record).__name__)
    top: dict[str, Any] = {}
    for key, value in record.items():
        try:
            top[_key(key)] = value if key == "events" else freeze(value)
        except BadRecord as error:
            why = Message(error.key, error.values)
            raise BadRecord("error.record.field", field=text_of(key), why=why) from error
    if top.get("format") != FORMAT:
        raise BadRecord("error.record.format", found=text_of(top.get("format")), format=FORMAT)
    if whole(top.get("version")) != VERSION:
        raise BadRecord("error.record.version", found=text_of(top.get("version")), version=VERSION)
    return top


def entry(record: Mapping[str, Any], key: str, kind: type[Any]) -> Any:
    """Return what stands under a key, which has to be of that kind (`Sequence` for a list)."""
    value = record.get(key)
    fits = isinstance(value, kind) and isinstance(value, bool) is (kind is bool)
    fits = fits and not (kind is Sequence and isinstance(value, str | bytes))
    if not fits:
        raise BadRecord("error.record.entry", field=key, type=type(thaw(value)).__name__)
    return value


def flag(record: Mapping[str, Any], key: str) -> bool:
    """Return whether a record says so of itself; saying nothing is no."""
    return bool(entry({key: False, **record}, key, bool))


def events(record: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """Return the events of a record, each a mapping of a known kind, frozen."""
    found = []
    for number, written in enumerate(entry(record, "events", Sequence)):
        try:
            event = freeze(written)
        except BadRecord as error:
            raise BadRecord("error.record.at", number=number, why=Message(error.key, error.values)) from error
        kind = event.get("kind") if isinstance(event, Mapping) else None
        if kind not in KINDS:
            raise BadRecord("error.record.kind", number=number, kind=text_of(kind), known=KINDS)
        found.append(event)
    return found
