"""The rules of a variant in words, put together from its switches: each paragraph stands for what a field says."""

from collections.abc import Iterator
from functools import lru_cache

from playnine_widget.cards.deck import PACKS
from playnine_widget.engine.message import Message
from playnine_widget.engine.ruling import Rule, Section
from playnine_widget.games.golf.sources import DISPUTES, SOURCES
from playnine_widget.games.golf.variant import Variant

Paragraphs = Iterator[Message]
DISCARDING: dict[bool | str, str] = {True: "flip", False: "discard", "optional": "optional"}


@lru_cache(maxsize=64)
def rulebook(variant: Variant) -> tuple[Section, ...]:
    """The rules by section, each with its source and with what the sources do not agree about.

    >>> from playnine_widget.games.golf.variants import VARIANTS
    >>> turn = rulebook(VARIANTS["play nine"])[3]
    >>> [(rule.key, rule.source) for rule in turn.rules][:3]
    [('turn.0', 'rule 16'), ('turn.flip', 'rule 15'), ('turn.skip', 'rule 20')]
    """
    sections = {"aim": _aim, "cards": _cards, "tee_off": _tee_off, "turn": _turn, "out": _out, "score": _score}
    return tuple(
        Section(name, Message(f"rules.{name}"), tuple(map(_rule, told(variant)))) for name, told in sections.items()
    )


def rules(variant: Variant) -> list[list[object]]:
    """The rules as a table shows them: [title, [paragraph, ...]].

    >>> from playnine_widget.games.golf.variants import VARIANTS
    >>> [message.key for message in rules(VARIANTS["nine card b"])[-1][1]][:3]
    ['rules.score.counts', 'rules.pairs.column', 'rules.overlap.disjoint']
    """
    return [[section.title, [rule.text for rule in section.rules]] for section in rulebook(variant)]


def _rule(text: Message) -> Rule:
    key = text.key.removeprefix("rules.")
    return Rule(key, text, SOURCES[key], tuple(Message(f"dispute.{name}") for name in DISPUTES.get(key, ())))


def _aim(variant: Variant) -> Paragraphs:
    yield Message("rules.aim.0", {"n": variant.holes})
    yield Message(f"rules.aim.{variant.tie_break}", {"n": variant.sudden_death_max})


def _cards(variant: Variant) -> Paragraphs:
    """What is in a pack, what each card is worth, how many packs (rules 1-4)."""
    jokers = variant.jokers if variant.joker is not None else 0
    if variant.pack == "stroke":
        values = {"cards": len(variant.deck), "jokers": jokers, "strokes": variant.joker}
        yield Message("rules.cards.stroke" if jokers else "rules.cards.stroke.bare", values)
    else:
        yield Message("rules.cards.52.jokers", {"n": jokers}) if jokers else Message("rules.cards.52")
    if variant.pack == "52" or variant.values:
        yield Message("rules.cards.worth", {"worths": tuple(_worths(variant))})
    if variant.pack == "52" and variant.joker_is_hole_in_one:
        yield Message("rules.cards.golf")
    for most, packs in variant.decks.items():
        yield Message("rules.cards.packs", {"most": most, "n": packs})


def _worths(variant: Variant) -> Paragraphs:
    """What each rank counts, those that count their number taken together."""
    ranks = [rank for rank in variant.worth if rank != PACKS["stroke"].joker]
    plain = [rank for rank in ranks if rank.isdecimal() and variant.worth[rank] == int(rank)]
    runs = [rank for rank in plain if int(rank) > 1] if len(plain) > 2 else []
    if runs and [int(rank) for rank in runs] != list(range(int(runs[0]), int(runs[-1]) + 1)):
        runs = []
    for rank in ranks:
        if rank not in runs:
            yield Message("rules.worth.one", {"rank": _rank(rank), "strokes": variant.worth[rank]})
        elif rank == runs[0]:
            yield Message("rules.worth.run", {"first": runs[0], "last": runs[-1]})


def _rank(rank: str) -> object:
    return rank if rank.isdecimal() else Message(f"rank.{rank}")


def _tee_off(variant: Variant) -> Paragraphs:
    """Who deals, the layout, and what is turned up before the first turn (rules 5-13)."""
    cells = {"cells": variant.cells}
    yield Message(f"rules.tee_off.{variant.starter}")
    yield Message("rules.tee_off.layout", {"n": variant.rows, "columns": variant.columns, **cells})
    yield Message("rules.tee_off.piles")
    flips = variant.start_flips
    yield Message("rules.tee_off.flips", {"n": flips, **cells}) if flips else Message("rules.tee_off.none")


def _turn(variant: Variant) -> Paragraphs:
    """What a turn may be (rules 14-22)."""
    yield Message("rules.turn.0")
    yield Message(f"rules.turn.{DISCARDING[variant.discard_requires_flip]}")
    if variant.discard_requires_flip is True and variant.skip_one_facedown:
        yield Message("rules.turn.skip")
    yield Message("rules.turn.shuffle")


def _out(variant: Variant) -> Paragraphs:
    """How a hole ends (rules 23-27, rule book 5.3)."""
    yield Message(f"rules.out.{variant.final_turns}")
    if variant.no_progress_rounds is not None:
        yield Message("rules.out.no_progress", {"n": variant.no_progress_rounds})


def _score(variant: Variant) -> Paragraphs:
    """What a layout counts (rules 28-32, section 3)."""
    yield Message("rules.score.counts")
    if variant.lines != "none":
        yield Message(f"rules.lines.{variant.lines}")
    if variant.pairs != "none" or variant.lines == "none":
        yield from _pairs(variant)
    if variant.block_bonus:
        also = "" if variant.one_combo_per_card else ".also"
        yield Message(f"rules.block{also}", {"strokes": variant.block_bonus})
    if variant.four_kind_bonus:
        yield Message("rules.four_kind", {"strokes": variant.four_kind_bonus})
    if variant.match_bonus:
        yield from _bonus(variant)


def _pairs(variant: Variant) -> Paragraphs:
    yield Message(f"rules.pairs.{variant.pairs}")
    longest = {"column": variant.rows, "row_or_column": max(variant.rows, variant.columns), "anywhere": variant.cells}
    if longest.get(variant.pairs, 0) > 2:
        yield Message(f"rules.overlap.{variant.pair_overlap}")
    if variant.pairs != "none" and variant.joker is not None and variant.keeps is not None:
        kind = "hole_in_one" if variant.joker_is_hole_in_one else "joker"
        yield Message(f"rules.keep.{kind}", {"strokes": 2 * variant.joker})


def _bonus(variant: Variant) -> Paragraphs:
    """The bonus ladder (rules 30 and 31, rule book 2.3)."""
    rungs = tuple(
        Message("rules.bonus.rung", {"n": columns, "strokes": strokes})
        for columns, strokes in variant.match_bonus.items()
        if columns <= variant.columns
    )
    loose = "" if variant.bonus_same_value else "loose."
    yield Message(f"rules.bonus.{loose}{variant.bonus_adjacency}", {"rungs": rungs})
    ladder = {"ladder": variant.match_bonus.get(2), "flat10": -10, "none": 0}[variant.hole_in_one_bonus]
    if variant.joker_is_hole_in_one and variant.keeps is not None and ladder is not None:
        yield Message("rules.bonus.hole_in_one", {"strokes": 4 * (variant.joker or 0) + ladder})
