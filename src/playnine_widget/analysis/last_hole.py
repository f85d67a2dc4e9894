"""The last shot of the last hole: where the ending is solved, so is the match."""

from playnine_widget.bots.endings import LastShot
from playnine_widget.bots.situation import situation
from playnine_widget.games.golf.view import View


class LastHole(LastShot):
    """The last shot of a match: ``win`` is the chance to win the match, for which the holes before it count too.

    Done is what takes the fewest strokes on average, as in `endings`; a tie for the fewest counts as its share.

    >>> from playnine_widget.games.golf.filling import from_position
    >>> from playnine_widget.games.golf.observe import view
    >>> here = "hole: 9; scores: {}; Ann: 5 9 3 12 / 5 9 3 0; Ben: 1 1 4 9 / 1 1 4 ?; discard: 4; hand: 9; to act: Ben"
    >>> seen = (view(from_position(here.format(scores), list.sort), 1) for scores in ("0, 0", "0, 17", "0, 90"))
    >>> [LastHole(each).ending("swap D2").win for each in seen]
    [1.0, 1.0, 0.0]
    """

    def __init__(self, view: View) -> None:
        here = situation(view)
        super().__init__(here)
        ahead = [view.totals[other] - view.totals[here.seat] for other in here.others]
        self._totals = [strokes + before for strokes, before in zip(self._totals, ahead, strict=True)]


def last_hole(view: View) -> LastHole | None:
    """Return the last shot of a match where its ending is solved (`endings`); None sooner, and in a playoff."""
    return LastHole(view) if view.hole == view.variant.holes and not view.playoff else None
