"""What chance did in a match: how much each card that came changed the value of the position, in strokes of margin.

Each change is against the exact expectation over the unseen cards, so its mean is zero whatever the value is: margins
less luck have the same mean as margins, and spread far less. Below zero is good luck.
"""

from typing import NamedTuple

from playnine_widget.bots.loops import columns
from playnine_widget.bots.odds import Turn
from playnine_widget.bots.situation import NOBODY, Situation, situation
from playnine_widget.bots.tabled import fits
from playnine_widget.bots.value import value_for
from playnine_widget.games.golf.view import View


class Pending(NamedTuple):
    """A turn that has begun: what was expected of drawing, and the card that is in hand."""

    turn: Turn
    here: Situation
    drawn: bool


class Ledger:
    """Adds up the luck of a match of card golf, by seat, as it is told of every action."""

    def __init__(self, players: int) -> None:
        self.luck = [0.0] * players
        self._pending: Pending | None = None
        self._down: View | None = None

    def credit(self, seat: int, strokes: float) -> None:
        """Book luck of one seat: what costs it strokes gains the others' margins their share."""
        others = len(self.luck) - 1
        for other in range(len(self.luck)):
            self.luck[other] += strokes if other == seat else -strokes / others

    def acted(self, view: View, action: str, after: View) -> None:
        """Book what an action turned up: ``view`` is what the seat saw before it, ``after`` what all saw then."""
        self._down = after
        if view.phase == "tee off" or view.to_act is None:
            return
        if action in {"draw", "take"}:
            self._begin(view, action, after)
        elif self._pending is not None:
            self._end(view.to_act, action, after)

    def passed_over(self, after: View) -> None:
        """Take note of an action that is not weighed: a draw that had to wait for a refill."""
        self._down, self._pending = after, None

    def _begin(self, view: View, action: str, after: View) -> None:
        here = situation(view)
        turn = Turn(here, value_for(view.variant).afters(here))
        card = situation(after).hand
        self._pending = Pending(turn, here._replace(hand=card), action == "draw")
        if action == "draw":
            self.credit(here.seat, turn.once_drawn(card) - turn.worth("draw").mean)

    def _end(self, seat: int, action: str, after: View) -> None:
        pending, last = self._pending, after.last
        self._pending = None
        if pending is None or last is None or not last.facedown or last.other is None:
            return
        expected, came = pending.turn.surprise(action, pending.here.hand, last.other.rank, drawn=pending.drawn)
        self.credit(seat, came - expected)

    def revealed(self, view: View) -> None:
        """Book what the reveal at the end of a hole turned up, card by card."""
        before, self._down = self._down, None
        if before is None or not fits(view.variant):
            return
        adjacent = int(view.variant.bonus_adjacency == "adjacent")
        here = _final(before, view)
        counts, unseen = list(here.counts), here.unseen
        for seat in range(len(view.players)):
            layout = list(here.layout_of(seat))
            true = _ranks(view, seat, here)
            for at in range(here.size):
                if layout[at] != here.down:
                    continue
                promised = 0.0
                seen = {}
                for rank, many in enumerate(counts):
                    if many:
                        layout[at] = rank
                        counts[rank] -= 1
                        seen[rank] = columns.revealed(layout, counts, unseen - 1, adjacent)
                        counts[rank] += 1
                        promised += many / unseen * seen[rank]
                layout[at] = true[at]
                counts[true[at]] -= 1
                unseen -= 1
                self.credit(seat, seen[true[at]] - promised)


def _final(before: View, view: View) -> Situation:
    """Return the table just before the reveal, in numbers."""
    return situation(before._replace(to_act=view.playing[0]))


def _ranks(view: View, seat: int, here: Situation) -> list[int]:
    """Return a layout that is all up, in ranks."""
    return [here.ranks.index(card.rank) if card else NOBODY for card in view.layouts[seat].cards]
