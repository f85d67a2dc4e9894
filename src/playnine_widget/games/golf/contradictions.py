"""Rules that cannot both hold: each is refused with one sentence when a variant is made (rule book 5.2, 5.16)."""

from typing import TYPE_CHECKING

from playnine_widget.cards.deck import PACKS
from playnine_widget.engine.errors import BadSetting

if TYPE_CHECKING:
    from playnine_widget.games.golf.variant import Variant

MOST_CELLS_WITH_BLOCKS = 25
"""Among the squares of a larger layout there are too many choices to weigh them all."""


def refuse_contradictions(variant: "Variant") -> None:
    """Raise `BadSetting` where two rules cannot both hold."""
    for refuse in (_deal, _pack, _bonuses, _shapes, _decks):
        refuse(variant)


def _deal(variant: "Variant") -> None:
    if variant.start_flips >= variant.cells:
        raise BadSetting("error.rule.start_flips", n=variant.start_flips, cells=variant.cells)
    if not variant.decks:
        raise BadSetting("error.rule.mapping", rule="decks", value=str(variant.decks), least=1, most=99)


def _pack(variant: "Variant") -> None:
    for rank in variant.values:
        if rank not in PACKS[variant.pack].values:
            raise BadSetting("error.rule.rank", rank=rank, pack=variant.pack)


def _bonuses(variant: "Variant") -> None:
    """The bonus ladder is for columns of two cards that pair; it and four of a kind would pay twice."""
    if variant.match_bonus and variant.rows != 2:
        raise BadSetting("error.rule.match_bonus", rows=variant.rows)
    if variant.match_bonus and (variant.pairs != "column" or variant.lines != "none" or variant.block_bonus):
        raise BadSetting("error.rule.match_bonus.pairs")
    if variant.four_kind_bonus and variant.match_bonus:
        raise BadSetting("error.rule.four_kind.twice")
    if variant.four_kind_bonus and (variant.pairs == "none" or variant.pair_overlap == "cluster"):
        raise BadSetting("error.rule.four_kind.pairs")


def _shapes(variant: "Variant") -> None:
    """Lines and blocks need a layout that has them."""
    across = variant.rows if variant.lines == "columns" else min(variant.rows, variant.columns)
    if variant.lines != "none" and across < 2:
        raise BadSetting("error.rule.lines", rows=variant.rows, columns=variant.columns)
    if variant.block_bonus and min(variant.rows, variant.columns) < 2:
        raise BadSetting("error.rule.block", rows=variant.rows, columns=variant.columns)
    if variant.block_bonus and variant.cells > MOST_CELLS_WITH_BLOCKS:
        raise BadSetting("error.rule.block.large", cells=variant.cells, most=MOST_CELLS_WITH_BLOCKS)


def _decks(variant: "Variant") -> None:
    for players in variant.decks:
        needed, cards = players * variant.cells + 2, len(variant.cards(players))
        if needed > cards:
            raise BadSetting("error.rule.decks", n=players, needed=needed, cards=cards)
