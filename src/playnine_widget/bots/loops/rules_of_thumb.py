"""How the club player decides in Play Nine: rules of thumb with a few numbers, the same for each card.

A layout is eight ranks in row order (`columns`). A decision about a card is a place for it, `NOWHERE` for none.
"""

from typing import NamedTuple

from playnine_widget.bots.loops.columns import DOWN, WORTH, Ints, bonus, lay
from playnine_widget.bots.loops.decide import DRAWS, FLIPS, PASSES, SWAPS, TAKES, decide
from playnine_widget.bots.loops.turn import PLACES, Room, Seen, lead_of

NOWHERE = -1


class Habits(NamedTuple):
    """The club player's numbers, in strokes where nothing else is said."""

    good_total: float = 8
    """Puts out with a total of at most this."""
    late: float = 1
    """Puts out anyway when another has at most so many cards facedown."""
    low: float = 3
    """A drawn card of at most this goes over a facedown card."""
    low_taken: float = 2
    """The same for the top discard."""
    gap: float = 4
    """A low card goes over a face-up card at least so much higher, when that one is dear."""
    dear: float = 5.6
    """A face-up card above this is dearer than what a facedown one may be."""
    any_gap: float = 6
    """Any card goes over one at least so much higher."""


def seen_total(layout: Ints, facedown_worth: float) -> float:
    """Return the strokes of a layout, each facedown card taken for so much."""
    total = float(bonus(layout, 0))
    for column in range(4):
        upper, lower = layout[column], layout[column + 4]
        if DOWN in (upper, lower):
            total += facedown_worth if upper == DOWN else WORTH[upper]
            total += facedown_worth if lower == DOWN else WORTH[lower]
        elif upper != lower or upper == 0:
            total += WORTH[upper] + WORTH[lower]
    return total


def pair_place(layout: Ints, card: int) -> int:
    """Return where the card makes a pair and saves most: never for a Hole-in-One; a facedown card counts as 5.6."""
    best = NOWHERE
    saved = -1.0
    for place in range(PLACES):
        there, beside = layout[place], layout[(place + 4) % PLACES]
        if beside == card and there != card and card > 0:
            saves = 5.6 if there == DOWN else float(WORTH[there])
            if saves > saved:
                best, saved = place, saves
    return best


def dearest_place(layout: Ints) -> int:
    """Return where the dearest unmatched face-up card lies, `NOWHERE` where there is none."""
    best = NOWHERE
    for place in range(PLACES):
        there = layout[place]
        if there in (DOWN, layout[(place + 4) % PLACES]):
            continue
        if best == NOWHERE or WORTH[there] > WORTH[layout[best]]:
            best = place
    return best


def facedown_place(layout: Ints) -> int:
    """Return a facedown place, in a column that is untouched if there is one; `NOWHERE` where all cards are up."""
    best = NOWHERE
    for place in range(PLACES):
        if layout[place] == DOWN:
            if layout[(place + 4) % PLACES] == DOWN:
                return place
            if best == NOWHERE:
                best = place
    return best


def may_put_out(layout: list[int], place: int, card: int, lead: int, habits: Habits) -> bool:
    """Whether it is time to put the card at the last facedown place: with a good total, or when it is late."""
    if lead <= habits.late:
        return True
    layout[place] = card
    total = seen_total(layout, 5.6)
    layout[place] = DOWN
    return total <= habits.good_total


def place_for(layout: list[int], down: int, card: int, taken: bool, lead: int, habits: Habits) -> int:
    """Return where the club player puts a card, `NOWHERE` when it does not want it.

    1. A pair. 2. A low card over a dear one, else over a facedown card. 3. Any card over one that is much dearer.
    The last facedown card is covered only when it is time to put out.
    """
    pair = pair_place(layout, card)
    if pair != NOWHERE and (layout[pair] != DOWN or down > 1 or may_put_out(layout, pair, card, lead, habits)):
        return pair
    dearest = dearest_place(layout)
    height = WORTH[layout[dearest]] if dearest != NOWHERE else -99
    if WORTH[card] <= (habits.low_taken if taken else habits.low):
        if height > habits.dear and height - WORTH[card] >= habits.gap:
            return dearest
        hidden = facedown_place(layout)
        if hidden != NOWHERE and (down > 1 or may_put_out(layout, hidden, card, lead, habits)):
            return hidden
    if height - WORTH[card] >= habits.any_gap:
        return dearest
    return NOWHERE


def unwanted(layout: Ints, down: int, card: int, passes: int, lead: int, habits: Habits) -> int:
    """Return what to do with a drawn card that is not wanted: turn up a card; with one left, only when it is time."""
    hidden = facedown_place(layout)
    if down > 1 or passes == 0 or lead <= habits.late or seen_total(layout, 5.6) <= habits.good_total:
        return FLIPS + hidden
    dearest = dearest_place(layout)
    if dearest != NOWHERE and WORTH[card] < WORTH[layout[dearest]]:
        return SWAPS + dearest
    return PASSES


def club(seen: Seen, hand: int, taken: bool, top: int, draws: bool, habits: Habits, room: Room) -> int:
    """Return the club player's action in numbers; the last shot is exact."""
    if seen.out >= 0:
        return decide(seen, hand, taken, top, draws, 1, room)
    lead = lead_of(seen)
    down = lay(seen.cells, seen.seat * PLACES, PLACES, 0, room.layout)
    if hand < 0:
        wanted = place_for(room.layout, down, top, True, lead, habits)
        return TAKES if wanted != NOWHERE or not draws else DRAWS
    place = place_for(room.layout, down, hand, taken, lead, habits)
    if place != NOWHERE:
        return SWAPS + place
    if taken:
        return SWAPS + max(dearest_place(room.layout), 0)
    return unwanted(room.layout, down, hand, seen.passes, lead, habits)
