"""The message catalogue: `say(language, key, **values)`.

The sentences lie in `<language>/LC_MESSAGES/playnine.po`; the message id is the key, so English is a translation
like any other. After a change compile them, and commit both files (a test compares them):

    make words

which runs `python -m babel.messages.frontend compile -D playnine -d src/playnine_widget/words`.
"""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from gettext import GNUTranslations
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Protocol, TypeGuard

from playnine_widget.words.languages import LANGUAGES, eases

MINUS = "\N{MINUS SIGN}"
TURNS = dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A)])
"""The marks that turn the direction of what follows them, up to the end of the line (UAX 9, 2.1 to 2.4)."""


class Local(Protocol):
    """A value that each language writes in its own way (`words.numbers.Figure` is one)."""

    def said(self, lang: str) -> str:
        """Return it as a language writes it."""


class Sayable(Protocol):
    """A message that is not yet said in any language (`engine.message.Message` is one)."""

    @property
    def key(self) -> str:
        """The key in the catalogue."""

    @property
    def values(self) -> Mapping[str, object]:
        """What fills the placeholders."""


@cache
def load(lang: str) -> GNUTranslations:
    """The compiled catalogue of one language, behind it the one that is read where it has no sentence.

    Raises `LookupError` for a language that there is not.
    """
    catalogue = _compiled(lang)
    instead = LANGUAGES[lang].instead
    if instead:
        catalogue.add_fallback(load(instead))
    return catalogue


def missing(lang: str) -> tuple[str, ...]:
    """The keys that a language has no sentence for, and says in another language.

    >>> missing("es"), "bot.tour" in missing("br"), "label.undo" in missing("br")
    ((), True, False)
    """
    written = (_folder(next(iter(LANGUAGES))) / "playnine.po").read_text(encoding="utf-8")
    own = _compiled(lang)
    return tuple(
        key
        for key in re.findall(r'^msgid "(.+)"$', written, re.MULTILINE)
        if own.gettext(key) == key and own.ngettext(key, key, 1) == key
    )


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


@cache
def knows(key: str) -> bool:
    """Whether there is a message of that key (every language has the same).

    >>> knows("game.play nine"), knows("game.of my own")
    (True, False)
    """
    return load(next(iter(LANGUAGES))).gettext(key) != key


def shown(lang: str, value: object) -> str:
    """One value as it stands in a sentence.

    >>> shown("en", -5), shown("en", "-5"), shown("fr", 0.5), shown("fr", ("Ann", "Ben", "Cy"))
    ('−5', '-5', '0,5', 'Ann, Ben et Cy')
    """
    if type(value) is str:  # a name; a card is a subclass of text and gets its minus sign below
        return value if value.isascii() else _isolated(value)
    if isinstance(value, int | float):
        return minus(value).replace(".", LANGUAGES[lang].decimal)
    if _is_local(value):
        return value.said(lang)
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
    from unicodedata import bidirectional  # noqa: PLC0415  (names are mostly plain letters)

    text = text.translate(TURNS)
    return f"\u2068{text}\u2069" if any(bidirectional(sign) in {"R", "AL"} for sign in text) else text


def _is_local(value: object) -> TypeGuard[Local]:
    return hasattr(value, "said")


def _is_sayable(value: object) -> TypeGuard[Sayable]:
    return hasattr(value, "key") and hasattr(value, "values")


def _listed(lang: str, items: list[str]) -> str:
    if not items[1:]:
        return "".join(items)
    key = "list.and.eased" if eases(lang, items[-1]) else "list.and"
    return say(lang, key, first=", ".join(items[:-1]), last=items[-1])


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


def _folder(lang: str) -> Traversable:
    return files("playnine_widget.words") / lang / "LC_MESSAGES"


def _compiled(lang: str) -> GNUTranslations:
    if lang not in LANGUAGES:
        message = f"No language {lang!r}; there are {', '.join(LANGUAGES)}."
        raise LookupError(message)
    with (_folder(lang) / "playnine.mo").open("rb") as compiled:
        return GNUTranslations(compiled)
