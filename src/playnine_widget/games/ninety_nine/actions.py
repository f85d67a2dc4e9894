"""The actions of 99 and what a play does: ``play 7H``, ``play AS as 11``, ``pay``, ``draw``, ``forget``."""

import re
from functools import lru_cache
from typing import NamedTuple

from playnine_widget.cards.card import Card
from playnine_widget.games.ninety_nine.effects import Effect, effects
from playnine_widget.games.ninety_nine.variant import Variant

PAY, DRAW, FORGET = "pay", "draw", "forget"
_PLAY = re.compile(r"play (?:[2-9]|10|[JQKA])[SHDC](?: as -?\d+)?")


class Play(NamedTuple):
    """A legal play: which card of the hand it is, in which way, and the total that it makes."""

    at: int
    effect: Effect
    total: int


@lru_cache(maxsize=4096)
def plays(hand: tuple[Card, ...], total: int, variant: Variant) -> dict[str, Play]:
    """Return the plays that keep the total at 99 or less, by their notation: in the order of the pack (4.2 k).

    >>> from playnine_widget.games.ninety_nine.variant import NINETY_NINE
    >>> list(plays((Card("7H"), Card("AS"), Card("2D")), 88, NINETY_NINE))
    ['play AS as 1', 'play AS as 11', 'play 2D', 'play 7H']
    """
    found: dict[str, Play] = {}
    for at in sorted(range(len(hand)), key=lambda at: variant.order[hand[at]]):
        for effect in effects(variant)[hand[at].rank]:
            made = effect.total(total)
            if made is not None:
                found.setdefault(" ".join(filter(None, ["play", hand[at], effect.said])), Play(at, effect, made))
    return found


def action(written: object) -> str | None:
    """Return an action as options write it, None when the text is no action.

    >>> action(" PLAY  as AS 11 "), action("play 10h as −10"), action("play"), action(3)
    ('play AS as 11', 'play 10H as -10', None, None)
    """
    if not isinstance(written, str):
        return None
    words = written.replace("\N{MINUS SIGN}", "-").split()[:5]
    text = " ".join(word.upper() if at == 1 else word.lower() for at, word in enumerate(words))
    return text if text in {PAY, DRAW, FORGET} or _PLAY.fullmatch(text) else None
