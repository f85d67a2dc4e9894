"""Which action has the least expected value, for a player with tables. Ties go to the first option."""

from playnine_widget.bots.loops.expectation import after_draw, drawing, hidden_sums, least, swaps, taking
from playnine_widget.bots.loops.replies import two_ply
from playnine_widget.bots.loops.turn import PLACES, Room, Seen, facedown, one_ply

DRAWS, TAKES, SWAPS = 0, 1, 2
FLIPS, PASSES = SWAPS + PLACES, SWAPS + 2 * PLACES
"""Actions in numbers: draw, take, then swaps by place, flips by place, passing."""


def look_ahead(seen: Seen, plies: int, room: Room) -> None:
    """Fill the room with the value of every position after the turn, and with its sums over the unseen cards."""
    if plies > 1:
        two_ply(seen, room, room.afters)
    else:
        one_ply(seen, room, room.afters)
    hidden_sums(room.afters, seen.counts, PLACES, room.tops, room.shown)


def value_of_drawing(seen: Seen, room: Room) -> float:
    """Return what drawing is worth, once `look_ahead` has filled the room."""
    passes = seen.passes == 1 and facedown(seen, seen.seat) == 1
    first, unseen = seen.seat * PLACES, seen.unseen
    return drawing(
        room.afters, room.tops, room.shown, seen.cells, first, seen.counts, unseen, True, passes, room.values
    )


def value_of_taking(seen: Seen, top: int, room: Room) -> float:
    """Return what taking the top discard is worth, once `look_ahead` has filled the room."""
    first = seen.seat * PLACES
    return taking(room.afters, room.tops, seen.cells, first, seen.counts, seen.unseen, top, room.values)


def value_actions(seen: Seen, card: int, taken: bool, gone: int, room: Room) -> int:
    """Value every action with a card in hand; return how many there are. ``gone`` is 1 while it counts as unseen."""
    first, counts, unseen = seen.seat * PLACES, seen.counts, seen.unseen
    if taken:
        swaps(room.afters, room.tops, seen.cells, first, counts, unseen, card, gone, room.values)
        return PLACES
    passes = seen.passes == 1 and facedown(seen, seen.seat) == 1
    sums = room.afters, room.tops, room.shown
    after_draw(sums[0], sums[1], sums[2], seen.cells, first, counts, unseen, card, gone, True, passes, room.values)
    return 2 * PLACES + 1


def decide(seen: Seen, hand: int, taken: bool, top: int, draws: bool, plies: int, room: Room) -> int:
    """Return the action to take: with no card in hand (-1) where from, else what to do with it."""
    look_ahead(seen, plies, room)
    if hand < 0:
        if not draws:
            return TAKES
        drawn = value_of_drawing(seen, room) + room.jitter[0]
        return TAKES if value_of_taking(seen, top, room) + room.jitter[1] < drawn else DRAWS
    many = value_actions(seen, hand, taken, 0, room)
    for at in range(many):
        room.values[at] += room.jitter[at]
    return SWAPS + least(room.values, many)
