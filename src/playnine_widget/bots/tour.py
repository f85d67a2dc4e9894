"""The tour player knows from 120,000 holes against itself what every position is worth, and the reply to it.

Its tables were learned by `simulation.train`. Where two play it looks two turns ahead, its own and the reply; with more
players one, by tables learned at a table of four, among its like and club players. Variants for which the tables do not
fit it plays by what shows and what is still to come (`shape`).
"""

from playnine_widget.bots.odds import best
from playnine_widget.bots.value import value_for
from playnine_widget.games.golf.view import View


def choose(view: View, noise: float = 0.0) -> str:
    """Return the option with the least expected margin; ``noise`` strokes of error make it weaker.

    >>> from playnine_widget.games.golf.filling import from_position
    >>> from playnine_widget.games.golf.observe import view
    >>> choose(view(from_position("Ann: 5 9 ? 12 / ? 9 ? 0; discard: 5", list.sort), 0))
    'take'
    """
    return best(view, value_for(view.variant, "tour deep"), noise)
