"""Two styles of the pro: the gambler likes what may turn out well, the cautious player what is sure.

Both weigh each option by its mean; the gambler takes off, and the cautious player adds, a share of its deviation: how
far the cards of this turn may carry it from the mean.
"""

from math import sqrt

from playnine_widget.bots.odds import option_values, tee_off
from playnine_widget.bots.value import value_for
from playnine_widget.games.golf.view import View

DARING, CARE = -0.35, 0.35
"""The share of the deviation that the gambler and the cautious player count as strokes."""


def gambler(view: View) -> str:
    """Return the option with the least mean less a share of its deviation.

    >>> from playnine_widget.games.golf.filling import from_position
    >>> from playnine_widget.games.golf.observe import view
    >>> here = "Ann: ? 2 ? 11 / ? ? 1 12; Ben: 11 ? 2 ? / 9 10 ? ?; discard: 12"
    >>> seen = view(from_position(here, list.sort), 0)
    >>> gambler(seen), cautious(seen)
    ('draw', 'take')
    """
    return weighed(view, DARING)


def cautious(view: View) -> str:
    """Return the option with the least mean and a share of its deviation."""
    return weighed(view, CARE)


def weighed(view: View, share: float) -> str:
    """Return the option with the least sum of its mean and this share of its deviation."""
    if view.phase == "tee off":
        return tee_off(view)
    worths = option_values(view, value_for(view.variant, "pro"))
    return min(worths, key=lambda option: worths[option].mean + share * sqrt(worths[option].variance))
