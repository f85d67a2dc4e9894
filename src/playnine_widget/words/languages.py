"""The languages of the catalogue, and what of them is no sentence: signs, and what is read where a sentence lacks."""

import re
from typing import NamedTuple


class Language(NamedTuple):
    """One language: its own name, and how it writes.

    ``instead`` is the language that is read where this one has no sentence. ``decimal`` stands between a number and
    its tenths. ``eases`` are the words before which its "and" is another (`list.and.eased`), as a pattern.
    """

    name: str
    instead: str | None = None
    decimal: str = ","
    eases: str = r"(?!)"  # before none


LANGUAGES = {
    "en": Language("English", decimal="."),
    "fr": Language("Français"),
    "es": Language("Español", eases=r"(i|h?í|hi(?![aeo])|y(?![aeiouáéíóú]))"),
    "br": Language("Brezhoneg", instead="fr", eases=r"([aeiouàâäéèêëîïôöùûüñ]|(1|8|11)(?!\d))"),
}
"""Code to language. Spanish says e for y before the sound i; Breton says hag for ha before a vowel, so before 8."""


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
