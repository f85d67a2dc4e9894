"""Records: a match as JSON-ready data. Frozen inside, plain lists and dicts outside; reading is strict."""

from collections.abc import Mapping, Sequence
from typing import Any

from playnine_widget.engine.errors import BadRecord
from playnine_widget.engine.frozen import FrozenMap
from playnine_widget.engine.reading import whole

FORMAT = "playnine-record"
VERSION = 1
KINDS = ("set", "cut", "deal", "act", "shuffle", "score")


def freeze(value: object) -> Any:
    """Return a JSON value that cannot change. Raises `BadRecord` for what JSON does not hold.

    >>> freeze({"kind": "cut", "cards": [[0, "7"]]})
    {'kind': 'cut', 'cards': ((0, '7'),)}
    """
    if isinstance(value, Mapping):
        return FrozenMap({str(key): freeze(item) for key, item in value.items()})
    if isinstance(value, list | tuple):
        return tuple(map(freeze, value))
    if value is None or isinstance(value, bool | float | str):
        return value
    number = whole(value)
    if number is None:
        raise BadRecord("error.record.type", type=type(value).__name__)
    return number


def thaw(value: object) -> Any:
    """Return a frozen JSON value as plain dicts, lists and texts of the caller's own."""
    if isinstance(value, Mapping):
        return {key: thaw(item) for key, item in value.items()}
    if isinstance(value, tuple):
        return [thaw(item) for item in value]
    return str(value) if isinstance(value, str) else value


def header(record: object) -> Mapping[str, Any]:
    """Return a record that says what it is, and in a version that can be read. Raises `BadRecord` naming the spot."""
    if not isinstance(record, Mapping):
        raise BadRecord("error.record.shape", type=type(record).__name__)
    if record.get("format") != FORMAT:
        raise BadRecord("error.record.format", found=str(record.get("format")), format=FORMAT)
    if whole(record.get("version")) != VERSION:
        raise BadRecord("error.record.version", found=str(record.get("version")), version=VERSION)
    return record


def entry(record: Mapping[str, Any], key: str, kind: type[Any]) -> Any:
    """Return what stands under a key, which has to be of that kind (`Sequence` for a list)."""
    value = record.get(key)
    fits = isinstance(value, kind) and not isinstance(value, bool) and not (kind is Sequence and isinstance(value, str))
    if not fits:
        raise BadRecord("error.record.entry", field=key, type=type(value).__name__)
    return value


def events(record: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """Return the events of a record, each a mapping of a known kind, frozen."""
    found = []
    for number, event in enumerate(entry(record, "events", Sequence)):
        kind = event.get("kind") if isinstance(event, Mapping) else None
        if kind not in KINDS:
            raise BadRecord("error.record.kind", number=number, kind=str(kind), known=KINDS)
        found.append(freeze(event))
    return found
