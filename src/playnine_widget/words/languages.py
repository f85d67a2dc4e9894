"""The languages of the catalogue, and what of them is no sentence: signs, and what is read where a sentence lacks."""

import re
from typing import NamedTuple


class Language(NamedTuple):
    """One language: its own name, and how it writes.

    ``instead`` is the language that is read where this one has no sentence. ``decimal`` stands between a number and
    its tenths. ``eases`` are the words before which its "and" is another (`list.and.eased`), as a pattern. ``elides``
    are the words that lose their last letter before those of ``elided``, as patterns.
    """

    name: str
    instead: str | None = None
    decimal: str = ","
    eases: str = r"(?!)"  # before none
    elides: str = r"(?!)"  # none
    elided: str = r"(?!)"


LANGUAGES = {
    "en": Language("English", decimal="."),
    "fr": Language(
        "Français",
        elides=r"de|je|la|le|me|ne|se|te|jusque|lorsque|puisque|que|quoique",
        elided=r"(?!onz|oui\b)([aeiouœæ]|y(?![aeiouy]))",
    ),
    "es": Language("Español", eases=r"(i|h?í|hi(?![aeo])|y(?![aeiouáéíóú]))"),
    "br": Language("Brezhoneg", instead="fr", eases=r"([aeiouàâäéèêëîïôöùûüñ]|(1|8|11)(?!\d))"),
}
"""Code to language. Spanish says e for y before the sound i; Breton says hag for ha before a vowel, so before 8.

French says d’ for de before a vowel, be it in a name: d’Ann, d’Yves, but de Yann. An h that begins a name is not taken
for mute, and nothing is cut off before a number: de 8, de 11.
"""


def languages() -> dict[str, str]:
    """The languages of the catalogue: code to own name.

    >>> languages()
    {'en': 'English', 'fr': 'Français', 'es': 'Español', 'br': 'Brezhoneg'}
    """
    return {code: language.name for code, language in LANGUAGES.items()}


def chain(lang: str) -> tuple[str, ...]:
    """Return the languages in which a text is looked for: its own, those that are read instead, the first of all.

    >>> chain("br"), chain("fr"), chain("en")
    (('br', 'fr', 'en'), ('fr', 'en'), ('en',))
    """
    instead = LANGUAGES[lang].instead or next(iter(LANGUAGES))
    return (lang,) if instead == lang else (lang, *chain(instead))


def eases(lang: str, word: str) -> bool:
    """Whether "and" changes before a word.

    >>> eases("es", "Inés"), eases("es", "hierro"), eases("br", "Anna"), eases("br", "18"), eases("en", "Ann")
    (True, False, True, False, False)
    """
    return re.match(LANGUAGES[lang].eases, word, re.IGNORECASE) is not None


def contractible(lang: str, sentence: str) -> str:
    """Return a sentence whose placeholders know the word before them, where it may lose its last letter.

    >>> contractible("fr", "la main de {name}"), contractible("en", "the hand of {name}")
    ('la main {name:fr de}', 'the hand of {name}')
    """
    return re.sub(rf"\b({LANGUAGES[lang].elides}) {{(\w+)}}", rf"{{\2:{lang} \1}}", sentence, flags=re.IGNORECASE)


def contracted(lang: str, word: str, following: str) -> str:
    """Return a word and what follows it, the word without its last letter where the language asks for that.

    >>> contracted("fr", "de", "Élodie"), contracted("fr", "que", "Ben"), contracted("fr", "de", "Hugo")
    ('d’Élodie', 'que Ben', 'de Hugo')
    """
    from unicodedata import normalize  # noqa: PLC0415  (names are mostly plain letters)

    elided = re.match(LANGUAGES[lang].elided, normalize("NFD", following), re.IGNORECASE)
    return f"{word[:-1]}’{following}" if elided else f"{word} {following}"
