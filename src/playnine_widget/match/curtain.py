"""The curtain of a terminal: where several people share one screen, a private hand is seen by its own player alone."""

import os
import shutil
from typing import TextIO

from playnine_widget.match.chronicle import Chronicle
from playnine_widget.match.returning import people

CLEAR = "\x1b[H\x1b[2J"
"""Empties what a terminal shows; what had scrolled off before the match is its owner's, and stays."""


def is_covered(match: Chronicle, opened: int | None) -> bool:
    """Whether the hand of the seat to act (from 0) is not to be shown yet; ``opened`` is the seat that sits there now.

    One person alone always sees its hand, and where no hand is private nothing is covered.

    >>> from playnine_widget.match.match import Match
    >>> two, one = Match("ninety nine", ["Ann", "Ben"], seed=9), Match("ninety nine", ["Ann", "bot:novice"], seed=9)
    >>> is_covered(two, None), is_covered(two, two.to_act), is_covered(one, None), is_covered(Match(seed=9), None)
    (True, False, False, False)
    """
    persons = people(match)
    return match.game.private_hands and len(persons) > 1 and match.to_act in persons and match.to_act != opened


def away(screen: TextIO) -> str:
    """Return what takes everything off a screen: its own order on a terminal, else as many empty lines as it has.

    >>> from io import StringIO
    >>> away(StringIO()).isspace()
    True
    """
    obeys = screen.isatty() and os.name == "posix" and os.environ.get("TERM", "dumb") != "dumb"
    return CLEAR if obeys else "\n" * shutil.get_terminal_size().lines
