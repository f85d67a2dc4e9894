"""Reading what people write: the nearest allowed word ("did you mean"), names, numbers, anything at all as text."""

import re
from collections.abc import Collection, Iterable
from operator import index

LONGEST_TEXT = 200
"""Characters that an error quotes of what it was given."""
LONGEST_OTHER = 40
"""The same of what is no text, no number and no error."""


def text_of(value: object) -> str:
    """Return what somebody gave as an error quotes it: short, and text that can be sent and saved whatever it is.

    Of anything but texts, numbers and errors, when it is long, only the kind is told: a record or a state that came in
    at the wrong door holds hidden cards.

    >>> text_of(7), text_of("Ann"), len(text_of("x" * 10**6)), text_of(10**5000)
    ('7', 'Ann', 200, 'int')
    >>> text_of({2: -10}), text_of({"seed": 9, "events": ["a whole record", "with its hidden cards"]})
    ('{2: -10}', 'dict')
    """
    try:
        text = str(value)
    except Exception:  # noqa: BLE001  (somebody else's object, a list in itself, a number of too many digits)
        text = type(value).__name__
    if len(text) > LONGEST_OTHER and not isinstance(value, str | int | float | Exception):
        text = type(value).__name__
    text = text if len(text) <= LONGEST_TEXT else f"{text[: LONGEST_TEXT - 1]}…"
    return sendable(text)


def nearest(word: object, allowed: Iterable[str]) -> str:
    """Return the allowed word that looks most like ``word``; the first one when none does.

    >>> nearest("play nnie", ["ninety nine", "play nine"])
    'play nine'
    """
    from difflib import get_close_matches  # noqa: PLC0415  (only a refusal needs it)

    words, text = list(allowed), text_of(word)
    by_fold = {known.casefold(): known for known in words}
    close = get_close_matches(text.casefold(), by_fold, n=1, cutoff=0)
    return by_fold[close[0]] if close else ""


def whole(number: object) -> int | None:
    """Return a whole number as a plain int (numpy's too), None for anything else; True and False are no numbers.

    >>> whole(3), whole(True), whole("3"), whole(2.0)
    (3, None, None, None)
    """
    if isinstance(number, bool) or not hasattr(number, "__index__"):
        return None
    try:
        return int(index(number))
    except Exception:  # noqa: BLE001  (an array has an index only when it holds one number)
        return None


def number_in(text: str) -> int | None:
    """Return the whole number that a text writes in up to nine digits, None for anything else.

    >>> number_in("-4"), number_in("−4"), number_in("1_0"), number_in("9" * 10)
    (-4, -4, None, None)
    """
    plain = text.replace("\N{MINUS SIGN}", "-")
    return int(plain) if re.fullmatch(r"[+-]?[0-9]{1,9}", plain) else None


def are_names(names: Collection[str]) -> bool:
    r"""Whether these can be the names at one table: distinct, none blank, and each text that can be sent and saved.

    >>> are_names(["Ann", "Ben"]), are_names(["Ann", "Ann"]), are_names(["Ann", " "]), are_names(["Ann", "\ud800"])
    (True, False, False, False)
    """
    return len(set(names)) == len(names) and all(name.strip() and can_be_sent(name) for name in names)


def can_be_sent(text: str) -> bool:
    r"""Whether files and lines can carry a text; half of a surrogate pair (half an emoji) they refuse.

    >>> can_be_sent("Zo\xeb"), can_be_sent("\ud83d")
    (True, False)
    """
    return text.isascii() or sendable(text) == text


def sendable(text: str) -> str:
    r"""Return a text that files and lines can carry: what they refuse (a file's name in no known signs) is a ``?``.

    >>> sendable("Zo\xeb"), sendable("bad\udcff")
    ('Zoë', 'bad?')
    """
    return text.encode("utf-8", "replace").decode()
