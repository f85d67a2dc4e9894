"""Reading what people write: the nearest allowed word ("did you mean"), and whole numbers at the door."""

from collections.abc import Iterable


def nearest(word: object, allowed: Iterable[str]) -> str:
    """Return the allowed word that looks most like ``word``; the first one when none does.

    >>> nearest("play nnie", ["ninety nine", "play nine"])
    'play nine'
    """
    from difflib import get_close_matches  # noqa: PLC0415  (only a refusal needs it)

    words = list(allowed)
    by_fold = {known.casefold(): known for known in words}
    close = get_close_matches(str(word).casefold(), by_fold, n=1, cutoff=0)
    return by_fold[close[0]] if close else ""


def whole(number: object) -> int | None:
    """Return a whole number as a plain int (numpy's too), None for anything else; True and False are no numbers.

    >>> whole(3), whole(True), whole("3"), whole(2.0)
    (3, None, None, None)
    """
    if isinstance(number, bool) or not hasattr(number, "__index__"):
        return None
    return int(number.__index__())
