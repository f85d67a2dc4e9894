"""What the browser may say: every message is checked for shape, size and type before anything looks at it.

```
{"kind": "act", "revision": 12, "action": "swap B2"}      undo, redo, advise, open {revision}      goto {revision, n}
act {revision, action, sure: true} at a table that asks before it acts
step {revision} or {revision, by: "bot:novice"}           new {revision, settings}                 log {}
advise {revision}: the caddie; {revision, of: "odds"}: what is unseen; {revision, of: "review"}: strokes gained
lesson {number, deed}: hint, show, play out, again, back, skip, next, map, read; go, look {…, name}
answer {number, value}
```
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from playnine_widget.engine.errors import PlayNineError
from playnine_widget.engine.frozen import FrozenMap

LONGEST_TEXT = 60  # characters: names of players and actions
LONGEST_NAME = 255  # characters: names of lessons, which are names of files
MOST_PLAYERS = 16
MOST_SETTINGS = 24
DEEDS = frozenset({"hint", "show", "play out", "again", "back", "skip", "next", "map", "read", "go", "look"})
LARGEST = 2**53 - 1  # the largest whole number that a browser keeps exactly


class MessageRefused(PlayNineError):
    """A message of the wrong kind, shape, size or type. It changes nothing."""


class Request(NamedTuple):
    """A message that has the right shape; whether it may be done is another question."""

    kind: str
    revision: int | None = None
    action: str = ""
    n: int = 0
    by: str = ""
    of: str = ""
    sure: bool = False
    settings: Mapping[str, object] = FrozenMap()
    number: int = 0
    deed: str = ""
    name: str = ""
    value: object = None


def read(content: object, buffers: object = None) -> Request:
    """Check a message from the browser; raises `MessageRefused` for anything that is not one of the known messages.

    >>> read({"kind": "act", "revision": 12, "action": "swap B2"}).action
    'swap B2'
    """
    if buffers or not isinstance(content, dict):
        raise MessageRefused("notice.refused")
    kind = content.get("kind")
    required, optional = _SHAPES.get(kind, (None, None)) if isinstance(kind, str) else (None, None)
    if required is None or optional is None:
        raise MessageRefused("notice.refused")
    fields = content.keys() - {"kind"}
    if not required <= fields <= required | optional or not all(_CHECKS[name](content[name]) for name in fields):
        raise MessageRefused("notice.refused")
    return Request(**content)


def _is_whole(value: object) -> bool:
    return type(value) is int and 0 <= value <= LARGEST


def _is_text(value: object, longest: int = LONGEST_TEXT) -> bool:
    return type(value) is str and len(value) <= longest and not any(map(_is_half, value))


def _is_half(character: str) -> bool:
    """Whether this is half of a surrogate pair: a browser can say it (a cut emoji), and nothing can be sent with it."""
    return "\ud800" <= character <= "\udfff"


def _is_setting(value: object) -> bool:
    return value is None or type(value) is bool or _is_text(value) or _is_whole(value)


def _is_answer(value: object) -> bool:
    return (type(value) is int and abs(value) <= LARGEST) or _is_text(value)


def _are_players(value: object) -> bool:
    return isinstance(value, list) and 0 < len(value) <= MOST_PLAYERS and all(map(_is_text, value))


def _are_settings(value: object) -> bool:
    if not isinstance(value, dict) or len(value) > MOST_SETTINGS or not all(map(_is_text, value)):
        return False
    return all(_are_players(item) if key == "players" else _is_setting(item) for key, item in value.items())


_CHECKS: dict[str, Callable[[object], bool]] = {
    "revision": _is_whole,
    "action": _is_text,
    "n": _is_whole,
    "by": lambda value: value == "bot:novice",
    "of": lambda value: value in ("odds", "review"),
    "sure": lambda value: value is True,
    "settings": _are_settings,
    "number": _is_whole,
    "deed": lambda value: isinstance(value, str) and value in DEEDS,
    "name": lambda value: _is_text(value, LONGEST_NAME),
    "value": _is_answer,
}
_NONE: frozenset[str] = frozenset()
_SHAPES: dict[str, tuple[frozenset[str], frozenset[str]]] = {  # kind: required, optional
    "act": (frozenset({"revision", "action"}), frozenset({"sure"})),
    "undo": (frozenset({"revision"}), _NONE),
    "redo": (frozenset({"revision"}), _NONE),
    "goto": (frozenset({"revision", "n"}), _NONE),
    "advise": (frozenset({"revision"}), frozenset({"of"})),
    "open": (frozenset({"revision"}), _NONE),
    "step": (frozenset({"revision"}), frozenset({"by"})),
    "new": (frozenset({"revision", "settings"}), _NONE),
    "log": (_NONE, _NONE),
    "lesson": (frozenset({"number", "deed"}), frozenset({"name"})),
    "answer": (frozenset({"number", "value"}), _NONE),
}
