"""Where each paragraph of the rules of 99 stands in the rule book (`docs/rules.md`), and what its sources dispute."""

from typing import Final

SOURCES: Final = {
    "aim.0": "section 4.1",
    "aim.tokens": "section 4.1",
    "aim.points": "section 4.2 t",
    "cards.packs": "section 4.2 r",
    "deal.high": "section 4.2 n",
    "deal.low": "section 4.2 n",
    "deal.hands": "section 4.1",
    "turn.0": "section 4.1",
    "turn.said": "section 4.2 i",
    "turn.drawn": "section 4.2 i",
    "turn.must": "section 4.2 k",
    "turn.stock": "section 4.2 p",
    "cards.ace": "section 4.2 a",
    "cards.four.no_effect": "section 4.2 g",
    "cards.four.play_again": "section 4.2 g",
    "cards.nine.pass": "section 4.2 e",
    "cards.nine.skip_next": "section 4.2 e",
    "cards.ten.minus": "section 4.2 c",
    "cards.ten.plus_minus": "section 4.2 c",
    "cards.floor": "section 4.2 b",
    "cards.below": "section 4.2 b",
    "cards.king": "section 4.2 d",
    "cards.others": "section 4.1",
    "end.tokens": "section 4.2 j",
    "end.points": "section 4.2 t",
    "end.out.tokens": "section 4.2 s",
    "end.out.points": "section 4.2 t",
}

DISPUTES: Final = {
    "deal.high": ("dealer",),
    "deal.low": ("dealer",),
    "turn.drawn": ("draw",),
    "turn.said": ("draw",),
    "cards.ace": ("ace",),
    "cards.four.no_effect": ("four",),
    "cards.four.play_again": ("four",),
    "cards.nine.pass": ("nine",),
    "cards.nine.skip_next": ("nine",),
    "cards.ten.minus": ("ten",),
    "cards.ten.plus_minus": ("ten",),
    "cards.below": ("floor",),
    "cards.floor": ("floor",),
    "cards.king": ("king",),
}
"""The disputed points by paragraph: each is a message ``ninety.dispute.…``."""
