"""What is expected at the door of a function: anything else is refused there, not somewhere inside."""

from typing import TypeVar

from playnine_widget.engine.errors import BadSetting

Kind = TypeVar("Kind")


def expected(name: str, given: object, kind: type[Kind], called: str = "") -> Kind:
    """Return what was given under a name, when it is of that class. Raises `BadSetting` for anything else.

    ``called`` is what a reader knows the class by, where that is not its own name.

    >>> expected("text", "Ann", str)
    'Ann'
    >>> expected("match", 5, str)
    Traceback (most recent call last):
        ...
    playnine_widget.engine.errors.BadSetting: match: here belongs str, not int.
    """
    if not isinstance(given, kind):
        raise BadSetting("error.expected", name=name, expected=called or kind.__name__, type=type(given).__name__)
    return given
