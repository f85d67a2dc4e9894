"""A value of Play Nine from tables (`loops.turn`), one or two plies deep, and for which variants the tables fit."""

from collections.abc import Sequence

from playnine_widget.bots.loops.columns import LADDER, WORTH
from playnine_widget.bots.loops.expectation import Floats
from playnine_widget.bots.loops.replies import two_ply
from playnine_widget.bots.loops.turn import ROOM, Room, Seen, one_ply
from playnine_widget.bots.situation import Situation, may_pass, ranks_of
from playnine_widget.games.golf.variant import Variant


def fits(variant: Variant) -> bool:
    """Whether the tables of Play Nine fit: its grid, its worths, its matches and its turns, with any pack.

    >>> from playnine_widget.games.catalogue import variant
    >>> fits(variant("play nine standard")), fits(variant("six card"))
    (True, False)
    """
    shape = (variant.rows, variant.columns, tuple(map(variant.worth.__getitem__, ranks_of(variant))))
    ladder = {columns: LADDER[columns] for columns in (2, 3, 4)}
    matches = variant.columns_alone and variant.pairs == "column" and variant.bonus_same_value
    matches = matches and variant.match_bonus == ladder and variant.hole_in_one_bonus == "ladder"
    turns = variant.discard_requires_flip is True and variant.final_turns == "one_each"
    return shape == (2, 4, WORTH) and matches and turns and variant.joker_pair == "keep" and not variant.four_kind_bonus


def room() -> Room:
    """Return room for the loops to work in."""
    return Room(*([0.0] * size for size in ROOM))  # type: ignore[arg-type]  # two of them hold whole numbers


def seen(here: Situation, tables: Sequence[float]) -> Seen:
    """Return a situation as the loops read it."""
    variant = here.variant
    return Seen(
        tables=tables,  # type: ignore[arg-type]  # the loops only read it
        cells=here.cells,
        seat=here.seat,
        others=here.others,
        out=here.out,
        counts=here.counts,
        unseen=here.unseen,
        adjacent=int(variant.bonus_adjacency == "adjacent"),
        passes=int(may_pass(variant, 1)[1]),
    )


class TableValue:
    """A value of positions from tables; two plies deep where two play, else one.

    ``several`` are the tables for three players and more, where these are others.
    """

    def __init__(self, tables: Sequence[float], plies: int = 1, several: Sequence[float] | None = None) -> None:
        self.tables, self.plies, self.several = tables, plies, several or tables

    def afters(self, here: Situation) -> Floats:
        """Return the value of every position after the turn (`Value.afters`)."""
        space = room()
        tables = self.several if len(here.others) > 1 else self.tables
        (two_ply if self.plies > 1 else one_ply)(seen(here, tables), space, space.afters)
        return space.afters
