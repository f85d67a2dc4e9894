"""Errors that a player understands: each says what was tried, where, and what is allowed now.

An error carries its message key and the values of the sentence, so that a table can say it in the reader's language.
"""

from playnine_widget.engine.reading import text_of

LONGEST_LIST = 40
"""Items of a list that an error quotes."""


class PlayNineError(Exception):
    """Any refusal by this package. ``key`` and ``values`` name the sentence; ``str()`` is that sentence in English.

    >>> error = NotYourTurn("error.turn", player="Ann", other="Ben")
    >>> error.key, error.values["player"]
    ('error.turn', 'Ann')
    """

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = {name: _short(value) for name, value in values.items()}

    def __str__(self) -> str:
        from playnine_widget.words.catalogue import say  # noqa: PLC0415  (a sentence is needed only when it is read)

        return say("en", self.key, **self.values)

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), self.key, self.values)


def _short(value: object) -> object:
    """Return a value of a sentence: nothing in it longer than an error quotes, the rest as it is."""
    if type(value) is tuple:
        return (*map(_short, value[:LONGEST_LIST]), *("…" for _ in value[LONGEST_LIST:][:1]))
    if not isinstance(value, str):
        return value
    text = text_of(value)
    return value if text == value else text  # a card stays a card


def _again(kind: type[PlayNineError], key: str, values: dict[str, object]) -> PlayNineError:
    """Make an error once more from its parts (pickling and copying)."""
    return kind(key, **values)


class IllegalAction(PlayNineError):
    """The action is none of the options, or the undo is not allowed."""


class NotYourTurn(PlayNineError):
    """The seat that wants to act is not the one to act."""


class StaleRevision(PlayNineError):
    """The match has gone on since the picture that the action was chosen from."""


class BadNotation(PlayNineError):
    """A card, place or layout that cannot be read."""


class BadPosition(PlayNineError):
    """A position that cannot be: the sentence says what and where."""


class BadLesson(PlayNineError):
    """A lesson that cannot be done: the sentence names the file, the line and the key, or the step and the key."""


class BadRecord(PlayNineError):
    """A record that cannot be replayed: the sentence names the spot."""


class BadSetting(PlayNineError):
    """Rules that contradict each other, or players or a seed that no match can have."""


class UnknownName(PlayNineError):
    """A game, rule or bot of that name does not exist; the nearest is named."""


class BotFailed(PlayNineError):
    """A bot or function raised, or answered no option. The match stands where it stood."""
