"""Errors that a player understands: each says what was tried, where, and what is allowed now.

An error carries its message key and the values of the sentence, so that a table can say it in the reader's language.
"""

from typing import TYPE_CHECKING, Self

from playnine_widget.engine.reading import text_of

if TYPE_CHECKING:
    from playnine_widget.engine.ruling import Rule, Ruling

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

    ruling: "Ruling | None" = None
    """What the rules say of what was refused; None where no rule of a game refused it."""

    @property
    def rule(self) -> "Rule | None":
        """The rule of the game that refused it, with its source."""
        return self.ruling and self.ruling.rule

    def because(self, ruling: "Ruling | None") -> Self:
        """Keep what the rules say of it, and return the error."""
        self.ruling = ruling
        return self

    def why(self, lang: str = "en") -> str:
        """Return the reason in a language: the rule with its source where one refused it, else the sentence itself.

        >>> error = NotYourTurn("error.turn", player="Ann", other="Ben")
        >>> error.why() == str(error), error.why("fr") == str(error)
        (True, False)
        """
        from playnine_widget.words.catalogue import say  # noqa: PLC0415  (a sentence is needed only when it is read)

        return self.ruling.why(lang) if self.ruling else say(lang, self.key, **self.values)

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), self.key, self.values), {"ruling": self.ruling}


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


def _not_passed(key: str, lang: str, values: dict[str, object]) -> "NotPassed":
    """Make it once more from its parts (pickling and copying)."""
    return NotPassed(key, lang, **values)


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


class NotPassed(PlayNineError, AssertionError):
    """A lesson is not passed: the sentence says which one, and what to do. It is said in the lesson's language."""

    def __init__(self, key: str, lang: str = "en", **values: object) -> None:
        super().__init__(key, **values)
        self.lang = lang

    def __str__(self) -> str:
        from playnine_widget.words.catalogue import say  # noqa: PLC0415  (a sentence is needed only when it is read)

        return say(self.lang, self.key, **self.values)

    def __reduce__(self) -> tuple[object, ...]:
        return _not_passed, (self.key, self.lang, self.values)


class BadRecord(PlayNineError):
    """A record that cannot be replayed: the sentence names the spot."""


class BadSetting(PlayNineError):
    """Rules that contradict each other, or players or a seed that no match can have."""


class UnknownName(PlayNineError):
    """A game, rule or bot of that name does not exist; the nearest is named."""


class BotFailed(PlayNineError):
    """A bot or function raised, or answered no option. The match stands where it stood."""
