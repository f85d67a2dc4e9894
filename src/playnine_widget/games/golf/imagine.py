"""A state that may be behind a view: what is unseen is exchangeable in card golf, so any order of it will do."""

from collections import Counter
from collections.abc import Callable

from playnine_widget.cards.card import Card
from playnine_widget.games.golf.actions import tables
from playnine_widget.games.golf.state import NO_CARD, Hole, State, clockwise
from playnine_widget.games.golf.view import View


def imagine(view: View, shuffle: Callable[[list[Card]], object]) -> State:
    """Return a state with that very view; ``shuffle`` orders the unseen cards in place (`Stream.shuffle` does).

    The rounds without progress start anew, and so do the keys of refills: neither is part of a view.
    """
    unseen = list(Counter(view.unseen).elements())
    shuffle(unseen)
    cards = [card for layout in view.layouts for card in layout.cards]
    nothing_yet = view.last is None or view.last.kind == "cut"
    before_deal = nothing_yet and view.to_act is None and not view.played  # a position has no last event either
    plays = [seat in view.playing for seat, layout in enumerate(view.layouts) for _ in layout.cards]
    hidden = [card is None and here for card, here in zip(cards, plays, strict=True)]
    down = 0 if before_deal else sum(1 << at for at, facedown in enumerate(hidden) if facedown)
    filled = (unseen.pop() if facedown else card or NO_CARD for card, facedown in zip(cards, hidden, strict=True))
    cells = () if before_deal else tuple(filled)
    played = view.scorecard[: view.variant.holes]  # a playoff does not change the totals
    before = tuple(view.totals[seat] - sum(row[seat] or 0 for row in played) for seat in range(len(view.players)))
    cut = (view.last.cut,) if view.last is not None and view.last.kind == "cut" else ()
    pile = () if before_deal else tuple(unseen)
    after = clockwise(len(view.players), view.playoff)
    fixed = (tables(view.variant), view.players, view.hole, view.dealer, view.scorecard, before)
    hole = Hole(*fixed, cut, pile, 0, view.playoff, after)
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
