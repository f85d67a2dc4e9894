"""A card is its notation: ``7`` and ``-5`` in the stroke pack, ``AS``, ``10H`` and ``JOKER`` in standard packs."""

import re
from operator import index

SUITS = "SHDC"
_WRITTEN = re.compile(r"-?\d+|(?:A|[2-9]|10|J|Q|K)[SHDC]?|JOKER")


class Card(str):
    """One card, immutable and hashable. What it is worth is the variant's word, never the card's.

    A card is text, so it compares with text and goes into JSON as it is; ``0`` is a card and is true.

    >>> Card("10H").rank, Card("10H").suit, Card("-5").rank, Card("7") == "7"
    ('10', 'H', '-5', True)
    """

    __slots__ = ()

    @property
    def rank(self) -> str:
        """What a rule looks at: the card without its suit (``10`` of ``10H``; a stroke card is its own rank)."""
        return self.rstrip(SUITS)

    @property
    def suit(self) -> str:
        """``S``, ``H``, ``D`` or ``C``; empty for a stroke card and a joker. No rule looks at it."""
        return self[len(self.rank) :]


def card_text(written: object) -> str | None:
    """Return ``written`` (text or a whole number) as a card's notation, None when it cannot be one.

    Lower case and U+2212 are read too. Whether the pack holds such a card is not asked here.

    >>> card_text(" as "), card_text("−5"), card_text(7), card_text(True), card_text("11.5")
    ('AS', '-5', '7', None, None)
    """
    if isinstance(written, str):
        text = written.strip().upper().replace("\N{MINUS SIGN}", "-")
    elif isinstance(written, bool) or not hasattr(written, "__index__"):
        return None
    else:
        try:
            text = str(index(written))
        except Exception:  # noqa: BLE001  (an array of several numbers, a number of too many digits)
            return None
    return text if _WRITTEN.fullmatch(text) else None
