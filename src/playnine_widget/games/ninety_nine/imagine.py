"""A state that may be behind a view: other hands and the stock hold the unseen, in any order."""

from collections import Counter
from collections.abc import Callable

from playnine_widget.cards.card import Card
from playnine_widget.games.ninety_nine.state import Round, State
from playnine_widget.games.ninety_nine.view import View


def imagine(view: View, shuffle: Callable[[list[Card]], object]) -> State:
    """Return a state with that very view; ``shuffle`` orders the unseen cards in place (`Stream.shuffle` does).

    The keys of refills start anew: they are no part of a view.

    >>> from playnine_widget.games.ninety_nine.filling import from_position
    >>> from playnine_widget.games.ninety_nine.observe import view
    >>> seen = view(from_position("game: ninety nine; total: 88; Ann: AS 7H QD; Ben: ? ? ?", list.sort), 0)
    >>> view(imagine(seen, list.sort), 0) == seen
    True
    """
    unseen = list(Counter(view.unseen).elements())
    shuffle(unseen)
    hands = tuple(held if isinstance(held, tuple) else tuple(unseen.pop() for _ in range(held)) for held in view.hands)
    cut = (view.last.cut,) if view.last is not None and view.last.kind == "cut" else ()
    stock = tuple(unseen[: view.draw_count])
    fixed = Round(view.variant, view.players, view.round, view.dealer, view.scorecard, cut, stock, 0)
    return State(
        round=fixed,
        phase=view.phase,
        seat=view.to_act,
        hands=hands,
        sizes=view.sizes,
        tokens=view.tokens,
        total=view.total,
        direction=view.direction,
        left=view.draw_count,
        played=view.played[::-1],
        last=view.last,
    )
