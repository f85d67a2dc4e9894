"""The random player, frozen as a measure: any option is as likely as another, in every game."""

from playnine_widget.cards.shuffle import Stream
from playnine_widget.engine.game import View


def choose(view: View, chance: Stream) -> str:
    """Return one of the options, each equally likely.

    >>> from playnine_widget.games.golf.filling import from_position
    >>> from playnine_widget.games.golf.observe import view
    >>> seen = view(from_position("Ann: 5 9 ? 12 / 5 9 ? 0; discard: 9", list.sort), 0)
    >>> choose(seen, Stream(1)) in seen.options
    True
    """
    return view.options[chance.below(len(view.options))]
