"""A written layout, counted: what `playnine_widget.score` is."""

from playnine_widget.engine.errors import UnknownName
from playnine_widget.games import catalogue
from playnine_widget.games.golf import notation, scoring
from playnine_widget.games.golf.scoring import Score
from playnine_widget.games.golf.variant import Variant
from playnine_widget.games.golf.variants import VARIANTS


def score(layout: object, variant: str | Variant = catalogue.DEFAULT) -> Score:
    """Return the strokes of a layout, text or rows of cards, line by line: ``.total`` and ``.lines``.

    How many of a card there are is not checked; ``?`` and ``(3)`` count nothing and match nothing. Raises
    `BadNotation` for what is no card or a wrong grid, `UnknownName` for an unknown game and
    for one without layouts.

    >>> score("7 7 3 5 / 7 7 2 4").total
    4
    >>> score([["K", "A", 2, 3], ["Q", "J", 10, 9]], "play nine standard").total
    48
    """
    chosen = catalogue.variant(variant)
    if not isinstance(chosen, Variant):
        raise UnknownName("error.score.game", game=chosen.name, known=tuple(VARIANTS))
    return scoring.score(notation.layout(layout, chosen), chosen)
