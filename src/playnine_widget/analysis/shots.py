"""One decision of a match, judged: what it cost against the best, and what luck its card brought.

Everything is a margin in strokes from the view of who decided: own less the others' average, low is good.
"""

from typing import NamedTuple

from playnine_widget.analysis.chances import chance_of_match
from playnine_widget.analysis.strokes import FAIR, GOOD, POOR
from playnine_widget.analysis.tee_off import tee_off_cost
from playnine_widget.bots.odds import Turn
from playnine_widget.bots.situation import Situation, situation
from playnine_widget.bots.value import Value
from playnine_widget.cards.card import Card
from playnine_widget.games.golf.layout import grid
from playnine_widget.games.golf.view import Event, View

LABELS = ("", "inaccuracy", "mistake", "blunder")


class Shot(NamedTuple):
    """One decision. ``n`` counts the decisions of the match from 1, ``seat`` from 0.

    ``expected`` is the margin with the best option, ``chosen`` with the option that was taken, ``after`` once its card
    is seen. ``win`` is the chance to win the match before it, None where there is no saying. ``view`` is what was seen.
    """

    n: int
    hole: int
    seat: int
    action: str
    best: str
    expected: float
    chosen: float
    after: float
    win: float | None
    view: View

    @property
    def lost(self) -> float:
        """The strokes that the decision cost against the best; 0 for the best."""
        return self.chosen - self.expected

    @property
    def luck(self) -> float:
        """What the card did that was drawn or turned up; on average 0. Below 0 is good luck."""
        return self.after - self.chosen

    @property
    def label(self) -> str:
        """``inaccuracy`` from 0.5 strokes lost, ``mistake`` from 1.5, ``blunder`` from 4; else nothing."""
        return LABELS[sum(self.lost >= least for least in (GOOD, FAIR, POOR))]

    @property
    def verb(self) -> str:
        """The kind of the decision: ``tee off``, ``draw``, ``take``, ``swap``, ``flip``, ``skip`` or ``discard``."""
        return "tee off" if self.teed else self.action.partition(" ")[0]

    @property
    def teed(self) -> bool:
        """Whether it is a flip of the tee-off."""
        return self.view.phase == "tee off"

    @property
    def place(self) -> str:
        """The place that it concerned, nothing for none."""
        return self.action.partition(" ")[2]


class Judged(NamedTuple):
    """A decision on its own: the margins of the best option and of the one taken, and after its card was seen.

    ``after`` is None where the next decision of the same turn says it: a card was drawn or taken.
    """

    best: str
    expected: float
    chosen: float
    after: float | None


def judged(here: Situation, afters: list[float], played: "Played") -> Judged:
    """Return a decision judged by the values of the positions that its turn may lead to (`Value.afters`)."""
    _, view, action, happened = played
    turn = Turn(here, afters)
    worths = {option: turn.worth(option).mean for option in view.options}
    best = min(worths, key=worths.__getitem__)
    if worths[action] <= worths[best] + 1e-9:
        best = action
    ranks, number = len(here.ranks), {rank: at for at, rank in enumerate(here.ranks)}

    def after(place: str | None, up: Card | None, top: Card | None) -> float:
        at = here.size if place is None else grid(here.variant.rows, here.variant.columns).at[place]
        rank = 0 if up is None else number[up.rank]
        return afters[(at * ranks + rank) * ranks + (here.top if top is None else number[top.rank])]

    verb = action.partition(" ")[0]
    if verb in {"draw", "take"}:
        return Judged(best, worths[best], worths[action], None)
    if verb == "swap":
        seen = after(happened.place, happened.card, happened.other)
    elif verb == "flip" and happened.kind == "flip":
        seen = after(happened.place, happened.card, None)
    elif verb == "flip":
        seen = after(happened.place, happened.other, happened.card)
    else:
        seen = after(None, None, view.hand)
    return Judged(best, worths[best], worths[action], seen)


def _teed(played: "Played") -> Judged:
    """Return a flip of the tee-off judged: no value of positions knows it, only the rule of thumb does."""
    costs = {option: tee_off_cost(played.view, option) for option in played.view.options}
    best = min(costs, key=costs.__getitem__) if costs[played.action] else played.action
    return Judged(best, 0.0, costs[played.action], costs[played.action])


class Played(NamedTuple):
    """A decision as it was made: its number from 1, the view before it, the action, the event that it was."""

    n: int
    view: View
    action: str
    happened: Event


def shots(played: list[Played], value: Value) -> tuple[Shot, ...]:
    """Return the decisions of a match, judged, in their order.

    A turn is judged by one value from its draw to its end; so the luck of a drawn card is exactly 0 on average.
    """
    judgements, afters = [], list[float]()
    for each in played:
        if each.view.phase == "tee off":
            judgements.append(_teed(each))
            continue
        here = situation(each.view)
        if each.view.hand is None or not afters:
            afters = value.afters(here)
        judgements.append(judged(here, afters, each))
    found = []
    for at, (each, judgement) in enumerate(zip(played, judgements, strict=True)):
        after = judgement.after
        if after is None:  # the same seat goes on with the card; nothing is known where the match was left
            after = judgements[at + 1].expected if at + 1 < len(played) else judgement.chosen
        win = chance_of_match(each.view, judgement.expected)
        numbers = (judgement.expected, judgement.chosen, after)
        seat = each.view.to_act or 0
        found.append(Shot(each.n, each.view.hole, seat, each.action, judgement.best, *numbers, win, each.view))
    return tuple(found)
