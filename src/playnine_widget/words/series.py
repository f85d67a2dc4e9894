"""Several sentences or actions in a row, as each language sets them apart."""

from typing import Any

from playnine_widget.words.catalogue import say, shown


class Series(tuple[Any, ...]):
    """Things that come one after the other, among the values of a message: no "and" joins them, as it does a tuple's.

    >>> Series(["Take the 12", "Swap D2"]).said("en"), Series(["Prendre le 12"]).said("fr"), Series().said("es")
    ('Take the 12; Swap D2', 'Prendre le 12', '')
    """

    __slots__ = ()

    def said(self, lang: str) -> str:
        """Return them as a language writes them."""
        first, *others = [shown(lang, item) for item in self] or [""]
        for last in others:
            first = say(lang, "list.then", first=first, last=last)
        return first
