"""In which languages a text is looked for, one after the other: its own, the nearest, English."""

from playnine_widget.engine.errors import UnknownName
from playnine_widget.engine.reading import text_of
from playnine_widget.words.languages import languages

NEAREST = {"br": "fr"}
"""The language that is read instead of one in which a text is missing; else it is English."""

LAST = "en"


def chain(lang: object) -> tuple[str, ...]:
    """Return the languages in which a text is looked for. Raises `UnknownName` for a language that there is not.

    >>> chain("br"), chain("fr"), chain("en")
    (('br', 'fr', 'en'), ('fr', 'en'), ('en',))
    """
    known = tuple(dict.fromkeys([*languages(), *NEAREST]))
    if not isinstance(lang, str) or lang not in known:
        raise UnknownName("error.language", name=text_of(lang), allowed=", ".join(known))
    return tuple(dict.fromkeys([lang, NEAREST.get(lang, LAST), LAST]))


def spoken(lang: str) -> str:
    """Return the language of the chain in which the catalogue has its sentences.

    >>> spoken("fr")
    'fr'
    """
    return next(one for one in chain(lang) if one in languages())
