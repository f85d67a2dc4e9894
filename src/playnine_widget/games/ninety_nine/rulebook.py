"""The rules of a variant of 99 in words, put together by its switches."""

from collections.abc import Iterator
from functools import lru_cache

from playnine_widget.engine.message import Message
from playnine_widget.engine.ruling import Rule, Section
from playnine_widget.games.ninety_nine.sources import DISPUTES, SOURCES
from playnine_widget.games.ninety_nine.variant import HAND, MOST, Variant

Paragraphs = Iterator[Message]


@lru_cache(maxsize=64)
def rulebook(variant: Variant) -> tuple[Section, ...]:
    """The rules by section, each with its source and with what the sources do not agree about.

    >>> from playnine_widget.games.ninety_nine.variant import NINETY_NINE
    >>> [(rule.key, rule.source) for rule in rulebook(NINETY_NINE)[3].rules][:2]
    [('cards.ace', 'section 4.2 a'), ('cards.four.no_effect', 'section 4.2 g')]
    """
    sections = {"aim": _aim, "deal": _deal, "turn": _turn, "cards": _cards, "end": _end}
    return tuple(
        Section(name, Message(f"ninety.rules.{name}"), tuple(map(_rule, told(variant))))
        for name, told in sections.items()
    )


def rules(variant: Variant) -> list[list[object]]:
    """The rules as a table shows them: [title, [paragraph, ...]].

    >>> from playnine_widget.games.ninety_nine.variant import NINETY_NINE
    >>> [message.key for message in rules(NINETY_NINE)[2][1]][:3]
    ['ninety.rules.turn.0', 'ninety.rules.turn.drawn', 'ninety.rules.turn.must']
    """
    return [[section.title, [rule.text for rule in section.rules]] for section in rulebook(variant)]


def _rule(text: Message) -> Rule:
    key = text.key.removeprefix("ninety.").removeprefix("rules.")
    return Rule(key, text, SOURCES[key], tuple(Message(f"ninety.dispute.{name}") for name in DISPUTES.get(key, ())))


def _aim(variant: Variant) -> Paragraphs:
    yield Message("ninety.rules.aim.0", {"most": MOST})
    yield Message(f"ninety.rules.aim.{variant.elimination}", {"n": variant.tokens})


def _deal(variant: Variant) -> Paragraphs:
    """Who deals, and what is dealt (rules 1-3)."""
    for most, packs in variant.decks.items():
        yield Message("rules.cards.packs", {"most": most, "n": packs})
    yield Message(f"ninety.rules.deal.{variant.first_dealer}")
    yield Message("ninety.rules.deal.hands", {"n": HAND})


def _turn(variant: Variant) -> Paragraphs:
    """What a turn is (rules 4 and 6, 4.2 k and p)."""
    yield Message("ninety.rules.turn.0")
    yield Message("ninety.rules.turn.said" if variant.manual_draw else "ninety.rules.turn.drawn")
    yield Message("ninety.rules.turn.must", {"most": MOST})
    yield Message("ninety.rules.turn.stock")


def _cards(variant: Variant) -> Paragraphs:
    """What each card does (rule 5)."""
    yield Message("ninety.rules.cards.ace")
    yield Message(f"ninety.rules.cards.four.{variant.reverse_two_players}")
    yield Message(f"ninety.rules.cards.nine.{variant.nine}")
    yield Message(f"ninety.rules.cards.ten.{variant.ten}")
    yield Message("ninety.rules.cards.floor" if variant.floor_at_zero else "ninety.rules.cards.below")
    yield Message("ninety.rules.cards.king", {"most": MOST})
    yield Message("ninety.rules.cards.others")


def _end(variant: Variant) -> Paragraphs:
    """How a round and a match end (rules 7-9)."""
    yield Message(f"ninety.rules.end.{variant.elimination}")
    yield Message(f"ninety.rules.end.out.{variant.elimination}", {"n": variant.tokens})
