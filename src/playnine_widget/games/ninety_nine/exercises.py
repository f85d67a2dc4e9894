"""Plays of 99 to be counted: what the total is after them."""

from collections.abc import Mapping

from playnine_widget.cards.card import Card
from playnine_widget.engine import switches
from playnine_widget.engine.exercise import Below, Exercise
from playnine_widget.engine.frozen import FrozenMap
from playnine_widget.engine.message import Message
from playnine_widget.games.ninety_nine.actions import plays
from playnine_widget.games.ninety_nine.effects import Effect
from playnine_widget.games.ninety_nine.variant import Variant, changes
from playnine_widget.games.ninety_nine.vocabulary import sign
from playnine_widget.words.catalogue import minus

PLAYERS = ("Ann", "Ben")


def exercise(variant: Variant, level: int, below: Below) -> Exercise:
    """Return plays to be counted, from a total on; the higher the level, the more of them, and from a higher total.

    >>> from playnine_widget.cards.shuffle import Stream
    >>> from playnine_widget.games.ninety_nine.variant import NINETY_NINE
    >>> found = exercise(NINETY_NINE, 2, Stream(4).below)
    >>> found.position.splitlines()[1], found.answer
    ('total: 33', 58)
    """
    total = start = below(10 * level) + 8 * level
    pack = list(variant.deck)
    played, why = list[str](), list[Message]()
    ranks = set[str]()
    while len(played) < level + 1:
        card, effect, total = _play(variant, pack, total, below)
        ranks.add(card.rank)
        played.append(_said(card, effect))
        why.append(Message("quiz.count.play", {"play": played[-1], "total": total}))
    return Exercise(
        " ".join([str(len(played)), *sorted(ranks & {"A", "4", "9", "10", "K"})]),
        position(variant, start),
        Message("quiz.count.ninety", {"total": start, "plays": ", ".join(played)}),
        total,
        tuple(why),
    )


def position(variant: Variant, total: int, held: Mapping[str, str] = FrozenMap()) -> str:
    """Return a round of two players at a total; a hand that is not given is not known."""
    lines = {
        "game": variant.name,
        "rules": switches.rules_text(changes(variant)),
        "total": str(total),
        **dict.fromkeys(PLAYERS, "? ? ?"),
        **held,
    }
    return "\n".join(f"{key}: {value}" for key, value in lines.items() if value)


def _play(variant: Variant, pack: list[Card], total: int, below: Below) -> tuple[Card, Effect, int]:
    """Take a card from the pack that may be played at this total, in one of the ways in which it may; what it makes."""
    while True:
        card = pack.pop(below(len(pack)))
        ways = list(plays((card,), total, variant).values())
        if ways:
            _, effect, made = ways[below(len(ways))]
            return card, effect, made


def _said(card: Card, effect: Effect) -> str:
    return minus(" ".join(filter(None, [sign(card), effect.said])))
