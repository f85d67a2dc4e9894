"""Signatures of results: HMAC-SHA-256 over canonical JSON, with the course's key and the student's name.

What a signature protects: a result that was typed or edited by hand, in a cell or in the file, does not hold, and
neither does one that was moved into the file of another name. What it does not: the key of the course without a
teacher's own lies in this package, for everybody to read, and one that a teacher gives lies in the notebook that gives
it; a file may be handed in that somebody else earned under one's name; and nobody can tell who solved a lesson at the
table, a person or three lines of Python. It keeps honest people honest; it is no examination.
"""

import json
from collections.abc import Mapping
from typing import Any

from playnine_widget.engine.errors import BadSetting
from playnine_widget.engine.reading import text_of

KEY = b"playnine_widget: lessons"
"""The key of a course that was given none."""


def key_of(key: object) -> bytes:
    """Return a key as bytes; None is the course's own. Raises `BadSetting` for what is no text.

    >>> key_of("autumn 2026"), key_of(None) == KEY
    (b'autumn 2026', True)
    """
    if key is None:
        return KEY
    if isinstance(key, str) and key:
        return key.encode("utf-8", "surrogatepass")
    if isinstance(key, bytes) and key:
        return key
    raise BadSetting("error.key", type=type(key).__name__)


def signature(result: Mapping[str, Any], student: str, key: bytes) -> str:
    """Return the signature of a student's result, as 64 hex digits.

    >>> signature({"stars": 3}, "Ann", KEY) == signature({"stars": 3}, "Ben", KEY)
    False
    """
    from hashlib import sha256  # noqa: PLC0415  (it loads OpenSSL: who only imports a table need not wait for it)
    from hmac import new  # noqa: PLC0415

    written = json.dumps([student, dict(result)], sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return new(key, written.encode(), sha256).hexdigest()


def holds(result: Mapping[str, Any], student: str, key: bytes, signed: object) -> bool:
    """Whether that is the signature of a student's result."""
    from hmac import compare_digest  # noqa: PLC0415

    return isinstance(signed, str) and compare_digest(
        signature(result, student, key).encode(), text_of(signed).encode()
    )
