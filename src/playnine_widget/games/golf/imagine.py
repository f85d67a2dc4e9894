"""A state that may be behind a view: what is unseen is exchangeable in card golf, so any order of it will do."""

from collections import Counter
from collections.abc import Callable

from playnine_widget.cards.card import Card
from playnine_widget.games.golf.actions import tables
from playnine_widget.games.golf.state import Hole, State
from playnine_widget.games.golf.view import View


def imagine(view: View, shuffle: Callable[[list[Card]], object]) -> State:
    """Return a state with that very view; ``shuffle`` orders the unseen cards in place (`Stream.shuffle` does).

    The rounds without progress start anew, and so do the keys of refills: neither is part of a view.
    """
    unseen = list(Counter(view.unseen).elements())
    shuffle(unseen)
    cards = [card for layout in view.layouts for card in layout.cards]
    before_deal = view.last is None or view.last.kind == "cut"
    down = 0 if before_deal else sum(1 << at for at, card in enumerate(cards) if card is None)
    cells = () if before_deal else tuple(unseen.pop() if card is None else card for card in cards)
    known = [row for row in view.scorecard if row and row[0] is not None]
    before = tuple(total - sum(row[seat] or 0 for row in known) for seat, total in enumerate(view.totals))
    cut = (view.last.cut,) if view.last is not None and view.last.kind == "cut" else ()
    pile = () if before_deal else tuple(unseen)
    hole = Hole(tables(view.variant), view.players, view.hole, view.dealer, view.scorecard, before, cut, pile, 0)
    return State(
        hole=hole,
        phase=view.phase,
        seat=view.to_act,
        cells=cells,
        down=down,
        hand=view.hand,
        source=view.hand_from,
        left=view.draw_count,
        discard=view.discard[::-1],
        out=view.out,
        quiet=0,
        last=view.last,
    )
