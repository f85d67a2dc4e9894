"""The caddie: what each option of a view of card golf is worth, with its error, its chances and its reason."""

from math import sqrt

from playnine_widget.analysis.advice import spoken
from playnine_widget.analysis.chances import chance_of_hole, chance_of_match, hole_spread
from playnine_widget.analysis.last_hole import last_hole
from playnine_widget.analysis.reasons import Reasons
from playnine_widget.analysis.strokes import Option, Strokes
from playnine_widget.analysis.tee_off import tee_off_cost
from playnine_widget.bots.endings import Ending, endings
from playnine_widget.bots.odds import Turn, Worth, option_values
from playnine_widget.bots.situation import situation
from playnine_widget.bots.tabled import fits
from playnine_widget.bots.value import Value, value_for
from playnine_widget.engine.errors import BadSetting
from playnine_widget.engine.message import Message
from playnine_widget.games.golf.scoring import score
from playnine_widget.games.golf.view import View

KEPT = 0.2
"""What a facedown card comes to in the end, as a share of the mean of the unseen: most are turned into pairs."""

LEARNED, GENERIC = 0.033, 0.16
"""The standard error of an estimated margin, as a share of the spread of a player's hole.

Measured for the learned value: a look one turn further moves the difference of two options by 0.6 strokes with a card
in hand and by 0.4 at the piles (root mean square over 390 positions of tour and club). The advice takes that look; the
error that is left is taken for 0.3 of each option. Measured for the value of every other variant: against 40 holes
played out from each of two options, it is off by 1.3 strokes about their difference at six card and by 1.8 at six card
quick (root mean square over 60 positions each, the noise taken out): 0.13 and 0.19 of the spread for each option.
`benchmarks/caddie.py` measures it again: 0.16 at six card (0.13 to 0.18; 150 positions of tour).
"""


def advise(view: View, lang: str = "en") -> Strokes:
    """Return the advice for the seat to act, from what this view shows and nothing else.

    What is solved exactly is marked as proved; all else is the exact mean over the unseen cards of the turn, of an
    estimated value of what comes after. Raises `BadSetting` when nobody is to act, or for a view without options.

    >>> from playnine_widget.games.golf.filling import from_position
    >>> from playnine_widget.games.golf.observe import view
    >>> advice = advise(view(from_position("Ann: 5 9 ? 12 / ? 9 ? 8; discard: 12", list.sort), 0))
    >>> advice.best.action, [option.action for option in advice]
    ('take', ['draw', 'take'])
    """
    if view.to_act is None or not view.options:
        raise BadSetting("error.advise.nobody")
    return Caddie(view).advice(lang)


def reason(view: View, action: str, lang: str = "en") -> str:
    """Return in words what an option does.

    >>> from playnine_widget.games.golf.filling import from_position
    >>> from playnine_widget.games.golf.observe import view
    >>> reason(view(from_position("Ann: 5 9 ? 12 / ? 9 ? 8; hand: 8", list.sort), 0), "swap D1")
    'Makes a pair at D1 and D2: −20'
    """
    return spoken(lang, because(view, action))


def because(view: View, action: str) -> Message:
    """Return what an option does as a message, to be said in any language."""
    place = goes_to(view, value_for(view.variant)) if action == "take" else None
    return Reasons(view).why(action, place)


def glance(view: View) -> dict[str, float]:
    """Return what each option is worth at a glance, one turn ahead: the expected margin in strokes."""
    return {option: worth.mean for option, worth in option_values(view, value_for(view.variant)).items()}


class Caddie:
    """The caddie's thoughts about one view."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._value = value_for(view.variant, "tour deep")
        self._error = (LEARNED if fits(view.variant) else GENERIC) * hole_spread(view.variant)
        self._worths = option_values(view, self._value)
        self._solved = endings(view) or {}
        self._last = last_hole(view) if self._solved else None
        self._reasons = Reasons(view)
        self._field = field(view)

    def advice(self, lang: str) -> Strokes:
        """Return the advice."""
        view = self._view
        options = tuple(self._option(option) for option in view.options)
        return Strokes.ranked(view.players[view.to_act or 0], options, lang)

    def _option(self, action: str) -> Option:
        view, worth = self._view, self._worths[action]
        if view.phase == "tee off":  # before the turns begin nobody is ahead
            worth = Worth(tee_off_cost(view, action), worth.variance)
        why = self._reasons.why(action, goes_to(view, self._value) if action == "take" else None)
        solved = self._solved.get(action)
        if solved is not None:
            chance = self._last.ending(action).win if self._last else chance_of_match(view, solved.margin)
            return Option(action, *solved[:2], 0.0, solved.win, chance, sqrt(worth.variance), why, proved=True)
        ending = Ending(worth.mean + self._field, worth.mean, chance_of_hole(view, worth.mean))
        chance = chance_of_match(view, worth.mean)
        return Option(action, *ending[:2], self._error, ending.win, chance, sqrt(worth.variance), why)


def goes_to(view: View, value: Value) -> str:
    """Return the place where the top discard is best put."""
    here = situation(view)
    turn = Turn(here._replace(hand=here.top), value.afters(here))

    def worth(place: str) -> float:
        return turn.worth(f"swap {place}").mean

    return min(view.layouts[here.seat], key=worth)


def field(view: View) -> float:
    """Return what the others will have on average: what shows, and what each facedown card comes to in the end."""
    cards = sum(view.unseen.values())
    mean = sum(view.variant.value(card) * many for card, many in view.unseen.items()) / max(cards, 1)
    others = [view.layouts[seat] for seat in view.playing if seat != view.to_act]
    ends = [score(layout, view.variant).total + KEPT * mean * len(layout.facedown) for layout in others]
    return sum(ends) / max(len(ends), 1)
