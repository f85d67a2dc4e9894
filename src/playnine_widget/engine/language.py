"""The language in which somebody wants to be told something."""

from playnine_widget.engine.errors import UnknownName
from playnine_widget.engine.reading import text_of
from playnine_widget.words.languages import languages


def language(lang: object) -> str:
    """Return the code of a language. Raises `UnknownName` with those that there are.

    >>> language("fr")
    'fr'
    """
    found = next((code for code in languages() if code == lang), None)
    if found is None:
        raise UnknownName("error.language", name=text_of(lang), allowed=", ".join(languages()))
    return found
