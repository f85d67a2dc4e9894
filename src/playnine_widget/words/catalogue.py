"""The message catalogue: `say(language, key, **values)`.

The sentences lie in `<language>/LC_MESSAGES/playnine.po`; the message id is the key, so English is a translation
like any other. After a change compile them, and commit both files (a test compares them):

    make words

which runs `python -m babel.messages.frontend compile -D playnine -d src/playnine_widget/words`.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from gettext import GNUTranslations
from importlib.resources import files
from typing import Protocol, TypeGuard
from unicodedata import bidirectional

MINUS = "\N{MINUS SIGN}"
TURNS = dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A)])
"""The marks that turn the direction of what follows them, up to the end of the line (UAX 9, 2.1 to 2.4)."""
_LANGUAGES = {"en": "English", "fr": "Français"}


class Sayable(Protocol):
    """A message that is not yet said in any language (`engine.message.Message` is one)."""

    @property
    def key(self) -> str:
        """The key in the catalogue."""

    @property
    def values(self) -> Mapping[str, object]:
        """What fills the placeholders."""


def languages() -> dict[str, str]:
    """The languages of the catalogue: code to own name.

    >>> languages()
    {'en': 'English', 'fr': 'Français'}
    """
    return dict(_LANGUAGES)


@cache
def load(lang: str) -> GNUTranslations:
    """The compiled catalogue of one language; raises `LookupError` for a language that there is not."""
    if lang not in _LANGUAGES:
        message = f"No language {lang!r}; there are {', '.join(_LANGUAGES)}."
        raise LookupError(message)
    path = files("playnine_widget.words") / lang / "LC_MESSAGES" / "playnine.mo"
    with path.open("rb") as compiled:
        return GNUTranslations(compiled)


def say(lang: str, key: str, **values: object) -> str:
    """The sentence of that key in that language, its placeholders filled.

    The value `n` selects the plural where the message has one (by its size: −1 is said like 1). Numbers and cards get
    a true minus sign; a message among the values is said in the same language; a tuple is listed ("Ann, Ben and Cy").
    Raises `KeyError` when there is no such message or a value is missing.

    >>> say("en", "strokes", n=-1), say("fr", "strokes", n=2)
    ('−1 stroke', '2 coups')
    """
    words = {name: shown(lang, value) for name, value in values.items()}
    return _template(lang, key, values.get("n")).format_map(words)


def shown(lang: str, value: object) -> str:
    """One value as it stands in a sentence.

    >>> shown("en", -5), shown("en", "-5"), shown("fr", ("Ann", "Ben", "Cy"))
    ('−5', '-5', 'Ann, Ben et Cy')
    """
    if type(value) is str:  # a name; a card is a subclass of text and gets its minus sign below
        return value if value.isascii() else _isolated(value)
    if isinstance(value, int):
        return minus(value)
    if _is_sayable(value):
        return say(lang, value.key, **value.values)
    if isinstance(value, tuple):
        return _listed(lang, [shown(lang, item) for item in value])
    return minus(value)


def minus(value: object) -> str:
    """A number or a card (or a layout of cards) as text, with the true minus sign.

    >>> minus(-5), minus("-5 ? / 7 12")
    ('−5', '−5 ? / 7 12')
    """
    return str(value).replace("-", MINUS)


@lru_cache(maxsize=1024)
def _isolated(text: str) -> str:
    """The text so that it cannot turn the sentence around it: its own marks of direction dropped, else set apart."""
    text = text.translate(TURNS)
    return f"\u2068{text}\u2069" if any(bidirectional(sign) in {"R", "AL"} for sign in text) else text


def _is_sayable(value: object) -> TypeGuard[Sayable]:
    return hasattr(value, "key") and hasattr(value, "values")


def _listed(lang: str, items: list[str]) -> str:
    if not items[1:]:
        return "".join(items)
    return say(lang, "list.and", first=", ".join(items[:-1]), last=items[-1])


@lru_cache(maxsize=4096)
def _template(lang: str, key: str, n: object) -> str:
    translations = load(lang)
    text = translations.ngettext(key, "", abs(n)) if isinstance(n, int) else key
    if text in {key, ""}:
        text = translations.gettext(key)
    if text == key:
        message = f"No message {key!r} in the catalogue of {lang!r}."
        raise KeyError(message)
    return text
