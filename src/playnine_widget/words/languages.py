"""The languages of the catalogue, and what of them is no sentence: signs, and what is read where a sentence lacks."""

import re
from collections.abc import Mapping
from typing import NamedTuple


class Easing(NamedTuple):
    """A word that is written otherwise before some sounds: ``before`` is what comes then, as a pattern."""

    word: str
    eased: str
    before: str

    def within(self, template: str, words: Mapping[str, str]) -> str:
        """Return a sentence in which the word is right for what fills the place after it."""

        def joined(found: re.Match[str]) -> str:
            if re.match(self.before, words.get(found["name"], ""), re.IGNORECASE) is None:
                return found[0]
            eased = self.eased.capitalize() if found["word"][0].isupper() else self.eased
            return f"{eased}{{{found['name']}}}"

        return re.sub(rf"\b(?P<word>(?i:{self.word})) \{{(?P<name>\w+)\}}", joined, template)


class Language(NamedTuple):
    """One language: its own name, and how it writes.

    ``instead`` is the language that is read where this one has no sentence. ``decimal`` stands between a number and
    its tenths. ``easings`` are the words that change before what fills a sentence.
    """

    name: str
    instead: str | None = None
    decimal: str = ","
    easings: tuple[Easing, ...] = ()


VOWEL = "aeiouàâäéèêëîïôöùûüœæ"
ELIDED = rf"(?!onz|oui)([{VOWEL}]|y(?![{VOWEL}]))"
"""French: before a vowel, in Yves too, not in Yann or onze. An h is never elided: who is called so may say it aloud."""

LANGUAGES = {
    "en": Language("English", decimal="."),
    "fr": Language("Français", easings=(Easing("de", "d’", ELIDED), Easing("que", "qu’", ELIDED))),
    "es": Language(
        "Español",
        easings=(Easing("y", "e ", r"i|h?í|hi(?![aeo])|y(?![aeiouáéíóú])"), Easing("o", "u ", r"h?[oó]|(8|11)(?!\d)")),
    ),
    "br": Language("Brezhoneg", instead="fr", easings=(Easing("ha", "hag ", rf"[{VOWEL}ñ]|(1|8|11)(?!\d)"),)),
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


def eased(lang: str, template: str, words: Mapping[str, str]) -> str:
    """Return a sentence before it is filled, each word right for what is going to follow it.

    >>> eased("fr", "la carte de {name}", {"name": "Ann"}), eased("fr", "la carte de {name}", {"name": "Ben"})
    ('la carte d’{name}', 'la carte de {name}')
    >>> eased("es", "{first} y {last}", {"first": "Ann", "last": "Inés"})
    '{first} e {last}'
    """
    for one in chain(lang):  # a sentence may be one of those that are read instead
        for easing in LANGUAGES[one].easings:
            template = easing.within(template, words)
    return template
