"""A sentence to be: its key and its values. Games hand these up; in which language it is said is decided later."""

from collections.abc import Mapping
from typing import NamedTuple

from playnine_widget.engine.frozen import FrozenMap


class Message(NamedTuple):
    """One sentence by its key; a value may itself be a message.

    >>> Message("tell.draw", {"player": "Ann", "card": "7"}).key
    'tell.draw'
    """

    key: str
    values: Mapping[str, object] = FrozenMap()
