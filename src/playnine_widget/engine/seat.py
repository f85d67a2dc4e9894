"""A seat that somebody names: seats are whole numbers from 0, clockwise."""

from playnine_widget.engine.errors import BadSetting
from playnine_widget.engine.reading import text_of, whole


def number_of(seat: object, players: int) -> int:
    """Return a seat as a plain number from 0. Raises `BadSetting` for one that there is not among so many players.

    >>> number_of(1, 2)
    1
    """
    number = whole(seat)
    if number is None or not 0 <= number < players:
        raise BadSetting("error.seat", value=text_of(seat), last=players - 1)
    return number
