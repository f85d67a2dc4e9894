"""The novice, a greedy player, frozen as a measure: it completes pairs, else replaces its highest card, else turns one.

It thinks of its own layout and of this turn only. Where equal cards cancel in other ways than by columns it tries every
place and takes the one that saves most.
"""

from collections.abc import Iterator
from itertools import pairwise

from playnine_widget.cards.card import Card
from playnine_widget.games.golf.layout import Layout
from playnine_widget.games.golf.scoring import score
from playnine_widget.games.golf.variant import Variant
from playnine_widget.games.golf.view import View


def choose(view: View) -> str:
    """Return the novice's action: one of ``view.options``, the same for equal views.

    >>> from playnine_widget.games.golf.filling import from_position
    >>> from playnine_widget.games.golf.observe import view
    >>> choose(view(from_position("Ann: 5 9 ? 12 / ? 9 ? 0; discard: 5", list.sort), 0))
    'take'
    """
    layout = view.layouts[view.seat or 0]
    if view.phase == "tee off":
        return _tee_off(view.options, layout)
    card = view.discard[0] if view.hand is None else view.hand
    by_columns = view.variant.pairs == "column" and view.variant.columns_alone
    place = _place_for(card, layout, view.variant) if by_columns else _best_place(card, layout, view)
    if view.hand is None:
        return "take" if place is not None or "draw" not in view.options else "draw"
    if place is not None:
        return f"swap {place}"
    turning = [option for option in view.options if not option.startswith("swap")]
    return turning[0] if turning else f"swap {(*layout.facedown, *layout)[0]}"


def _tee_off(options: tuple[str, ...], layout: Layout) -> str:
    """Turn up a card in a column that has none up yet, if there is one."""
    touched = {place[0] for place, card in layout.items() if card is not None}
    return next((option for option in options if option.split()[1][0] not in touched), options[0])


def _place_for(card: Card, layout: Layout, variant: Variant) -> str | None:
    """Return where the card makes a pair, else where the highest unmatched card is if that is higher, else None."""
    single = {
        place: single
        for line in score(layout, variant).lines
        if line.rule == "counts"
        for place, single in zip(line.places, line.cards, strict=True)
    }
    if card.rank != variant.keeps and variant.worth[card.rank] >= 0:
        for place, other in _neighbours(layout):
            if place in single and single[place].rank == card.rank and (other in single or layout[other] is None):
                return other
    highest = max(single, key=lambda place: variant.value(single[place]), default=None)
    if highest is not None and variant.value(single[highest]) > variant.value(card):
        return highest
    return None


def _best_place(card: Card, layout: Layout, view: View) -> str | None:
    """Return the place where the card saves most, a facedown card taken for the mean of the unseen; None for nowhere.

    >>> from playnine_widget.games.golf.filling import from_position
    >>> from playnine_widget.games.golf.observe import view
    >>> here = "game: nine card a; Ann: 7H ? 9D / ? 3C ? / KD ? 8S; discard: 7S"
    >>> choose(view(from_position(here, list.sort), 0))
    'take'
    """
    unseen = sum(view.unseen.values())
    mean = sum(view.variant.value(other) * count for other, count in view.unseen.items()) / max(unseen, 1)
    now = score(layout, view.variant).total

    def saved(place: str) -> float:
        at = layout.grid.at[place]
        swapped = Layout(layout.grid, (*layout.cards[:at], card, *layout.cards[at + 1 :]))
        return now - score(swapped, view.variant).total + (mean if layout[place] is None else 0)

    best = max(layout, key=saved)
    return best if saved(best) > 0 else None


def _neighbours(layout: Layout) -> Iterator[tuple[str, str]]:
    """Yield every place with each place next to it in its column."""
    for places in layout.grid.columns:
        for above, below in pairwise(places):
            yield above, below
            yield below, above
