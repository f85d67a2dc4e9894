"""The grammar of positions: ``key: value`` pairs, one a line or with ``;`` between them.

A name that would be misread stands in double quotes as in JSON. Knows no key and no game.
"""

import json
import re
from collections.abc import Collection
from typing import NamedTuple

from playnine_widget.engine.errors import BadPosition
from playnine_widget.engine.reading import text_of

# As text: `re` compiles what is used and keeps it, and an import compiles nothing.
_PIECE = r'"(?:[^"\\\n]|\\.)*"|[\n;:,]|[^"\n;:,]+|"'
_BREAKS = r"[\x85\u2028\u2029]"  # line breaks that JSON lets stand
_RISKY = r'[,;:"\n\r\v\f\x1c-\x1e\x85\u2028\u2029]|^\s|\s$'


class Pair(NamedTuple):
    """One ``key: value``. ``quoted``: the key stood in quotes, so it is a name. ``items``: the value cut at commas."""

    key: str
    quoted: bool
    value: str
    items: tuple["Item", ...]


class Item(NamedTuple):
    """A piece of a value; ``quoted``: it stood in quotes, so it is a name and no word of the notation."""

    text: str
    quoted: bool


def pairs(text: str) -> list[Pair]:
    """Cut a position into its pairs. Raises `BadPosition` where a colon or a closing quote is missing.

    >>> [(pair.key, pair.value) for pair in pairs("players: Ann, Ben; Ann: 5 ? / 5 0")]
    [('players', 'Ann, Ben'), ('Ann', '5 ? / 5 0')]
    """
    if not isinstance(text, str):
        raise BadPosition("error.position.colon", text=text_of(text))
    found, pieces = [], []
    for piece in [*re.findall(_PIECE, text), "\n"]:
        if piece == '"':
            raise BadPosition("error.position.quote", text=_line_of(text, '"'))
        if piece not in {"\n", ";"}:
            pieces.append(piece)
            continue
        if "".join(pieces).strip():
            found.append(_pair(pieces))
        pieces = []
    return found


def quoted(name: str, words: Collection[str]) -> str:
    """Return a name as it stands in a position: in quotes when it would be misread, or is one of ``words``.

    >>> quoted("Ann", {"hole"}), quoted("Hole", {"hole"}), quoted("Ann, Ben", ())
    ('Ann', '"Hole"', '"Ann, Ben"')
    """
    risky = re.search(_RISKY, name) or name.casefold() in words or not name
    if not risky:
        return name
    return re.sub(_BREAKS, lambda found: f"\\u{ord(found[0]):04x}", json.dumps(name, ensure_ascii=False))


def _pair(pieces: list[str]) -> Pair:
    if ":" not in pieces:
        raise BadPosition("error.position.colon", text="".join(pieces).strip())
    colon = pieces.index(":")
    key = _item("".join(pieces[:colon]))
    value = pieces[colon + 1 :]
    items, piece = [], ""
    for part in [*value, ","]:
        if part == ",":
            items.append(_item(piece))
            piece = ""
        else:
            piece += part
    return Pair(key.text, key.quoted, "".join(value).strip(), tuple(items) if "".join(value).strip() else ())


def _item(written: str) -> Item:
    written = written.strip()
    if not written.startswith('"'):
        return Item(written, quoted=False)
    try:
        return Item(str(json.loads(written)), quoted=True)
    except ValueError as error:
        raise BadPosition("error.position.quote", text=written) from error


def _line_of(text: str, mark: str) -> str:
    return next(line for line in text.splitlines() if mark in line).strip()
