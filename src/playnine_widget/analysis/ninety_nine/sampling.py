"""The options of 99 played out against imagined deals: every option against the very same ones.

What two options have in common does then not blur what tells them apart.
"""

from math import sqrt
from operator import ne
from typing import NamedTuple

from playnine_widget.bots.rounds import Line, Table, deals, played_out
from playnine_widget.cards.shuffle import Stream
from playnine_widget.games.ninety_nine.view import View

WORK, EACH = 300_000, 8
"""Cards that are played out for one advice, and what a deal costs besides, in cards: a measure of time that no clock
can change, so that the same view always has the same advice."""


class Trials(NamedTuple):
    """What became of each line in so many deals: ``survived[line][i]`` says whether it survived deal i."""

    survived: dict[Line, list[bool]]

    def chance(self, line: Line) -> float:
        """Return the share of the deals that a line survived."""
        return sum(self.survived[line]) / len(self.survived[line])

    def error(self, line: Line) -> float:
        """Return the standard error of that share; never 0, as what never happened in a sample still may.

        >>> one, two = Line(0, 1, 50, 1, 1), Line(1, 2, 51, 1, 1)
        >>> round(Trials({one: [True, False] * 50}).error(one), 3), Trials({two: [True] * 98}).error(two) > 0
        (0.05, True)
        """
        deals = len(self.survived[line])
        share = (sum(self.survived[line]) + 1) / (deals + 2)
        return sqrt(share * (1 - share) / deals)

    def apart(self, line: Line, other: Line) -> float:
        """Return the standard error of how far two lines are apart; a line that was not tried has none of its own.

        Where both were tried only the deals count in which they differ.

        >>> one, two = Line(0, 1, 50, 1, 1), Line(1, 2, 51, 1, 1)
        >>> Trials({one: [True, False] * 50, two: [True, False] * 50}).apart(one, two)
        0.01
        """
        if line == other:
            return 0.0
        tried = [each for each in (line, other) if each in self.survived]
        if len(tried) < 2:
            return sum(map(self.error, tried))
        differ = sum(map(ne, self.survived[line], self.survived[other]))
        return sqrt(differ + 1) / len(self.survived[line])


def trials(view: View, lines: list[Line], table: Table) -> Trials:
    """Play lines out in deals that fit the view: as many as the work allows, the same for equal views."""
    imagined, refill = deals(view, Stream("caddie", 0, str(view))), Stream("caddie", 1, str(view))
    survived: dict[Line, list[bool]] = {line: [] for line in lines}
    work = 0
    while lines and work < WORK:
        deal = next(imagined)
        for line, into in survived.items():
            end = played_out(deal, line, table, refill)
            into.append(end.loser != table.me)
            work += end.cards + EACH
    return Trials(survived)
