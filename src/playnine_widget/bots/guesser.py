"""The guesser at 99: it imagines hands that fit what it has seen, and plays its own cards out against them.

In each imagined deal every option is tried against the very same cards: all play on as the keeper does until somebody
cannot. It plays as the keeper would, unless after another card it loses less often by more than chance explains. What
it does depends on its view alone. Where the draw has to be said, it takes it that nobody will forget.
"""

from math import sqrt
from typing import TYPE_CHECKING

from playnine_widget.bots import keeper
from playnine_widget.bots.rounds import deals, line, played_out, table
from playnine_widget.cards.shuffle import Stream
from playnine_widget.games.ninety_nine.actions import DRAW, plays

if TYPE_CHECKING:
    from playnine_widget.games.ninety_nine.view import View

BATCH, BATCHES = 24, 5
"""Imagined deals between two looks at who still may be better, and how often there is a look at most."""
SURE = 1.5
"""How many standard errors another option has to be better by."""
HOPE = 0.5
"""How many it has to be better by at each look to be tried further."""


def choose(view: "View") -> str:
    """Return the guesser's action: one of ``view.options``, the same for equal views.

    >>> from playnine_widget.games.ninety_nine.filling import from_position
    >>> from playnine_widget.games.ninety_nine.observe import view
    >>> seen = view(from_position("game: ninety nine; total: 80; Ann: KS 10H 4C; Ben: ? ? ?", list.sort), 0)
    >>> choose(seen)
    'play KS'
    """
    usual = keeper.choose(view)
    if len(view.options) == 1 or DRAW in view.options:
        return usual
    offered = plays(view.hand or (), view.total, view.variant)
    ways = {(play.total, option.split()[1][:-1]): option for option, play in reversed(offered.items())}
    ways[offered[usual].total, usual.split()[1][:-1]] = usual
    better = dict.fromkeys((option for option in ways.values() if option != usual), 0)
    apart = dict.fromkeys(better, 0)
    here, imagined = table(view), deals(view, Stream("guesser", 0, str(view)))
    lines = {option: line(view, option, here) for option in (usual, *better)}
    refill = Stream("guesser", 1, str(view))
    for _ in range(BATCHES if better else 0):
        for _ in range(BATCH):
            deal = next(imagined)
            lost = played_out(deal, lines[usual], here, refill).loser == here.me
            for option in better:
                if (played_out(deal, lines[option], here, refill).loser == here.me) is not lost:
                    better[option] += 1 if lost else -1
                    apart[option] += 1
        better = {option: lead for option, lead in better.items() if lead > HOPE * sqrt(apart[option])}
    sure = {option: lead / sqrt(apart[option]) for option, lead in better.items()}
    best = max(sure, key=lambda option: sure[option], default=usual)
    return best if sure.get(best, 0) > SURE else usual
