"""The club player goes by rules of thumb: pairs, low cards over unknown ones, and putting out with a good total.

In Play Nine these are its rules, in this order (`loops.rules_of_thumb`): a card that makes a pair; a low card over a
dear one, else over a facedown card, an untouched column first; any card over one that is much dearer. It covers its
last facedown card only with a good total, or when another is about to put out. The last shot it works out exactly.
Where cards cancel in other ways it plays the option that looks best on average, with no thought for the others.
"""

from playnine_widget.bots.loops.rules_of_thumb import Habits, club
from playnine_widget.bots.loops.turn import SIZE
from playnine_widget.bots.odds import best, tee_off
from playnine_widget.bots.situation import NOBODY, situation
from playnine_widget.bots.tabled import fits, room, seen
from playnine_widget.bots.value import value_for
from playnine_widget.games.golf.layout import grid
from playnine_widget.games.golf.view import View

HABITS = Habits()
_NO_TABLES = [0.0] * SIZE


def choose(view: View, habits: Habits = HABITS) -> str:
    """Return the club player's action: one of ``view.options``, the same for equal views.

    >>> from playnine_widget.games.golf.filling import from_position
    >>> from playnine_widget.games.golf.observe import view
    >>> choose(view(from_position("Ann: 5 9 ? 12 / ? 9 ? 0; discard: 5", list.sort), 0))
    'take'
    """
    if view.phase == "tee off":
        return tee_off(view)
    if not fits(view.variant):
        return best(view, value_for(view.variant, "club"))
    here = situation(view)
    taken = view.hand_from == "take"
    draws = view.hand is None and "draw" in view.options
    return spelled(club(seen(here, _NO_TABLES), here.hand, taken, max(here.top, NOBODY), draws, habits, room()), view)


def spelled(action: int, view: View) -> str:
    """Return an action in numbers (`loops.decide`) as an option.

    >>> from playnine_widget.games.golf.filling import from_position
    >>> from playnine_widget.games.golf.observe import view
    >>> spelled(3, view(from_position("Ann: 5 9 ? 12 / ? 9 ? 0; hand: 5", list.sort), 0))
    'swap B1'
    """
    size = view.variant.cells
    if action < 2:
        return ("draw", "take")[action]
    if action == 2 + 2 * size:
        return view.options[-1]
    verb, place = divmod(action - 2, size)
    return f"{('swap', 'flip')[verb]} {grid(view.variant.rows, view.variant.columns).places[place]}"
