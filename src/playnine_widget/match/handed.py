"""What somebody hands over where a match is asked for: the match itself, or a table that shows one."""

from typing import Any

from playnine_widget.match.chronicle import Chronicle


def match_in(of: Any) -> Any:
    """Return the match that a table shows, and anything else as it is.

    >>> from types import SimpleNamespace as Table
    >>> from playnine_widget.match.match import Match
    >>> match = Match(seed=9)
    >>> match_in(Table(match=match)) is match, match_in(match) is match, match_in("Ann")
    (True, True, 'Ann')
    """
    shown = getattr(of, "match", None)
    return shown if isinstance(shown, Chronicle) else of
