"""The value of every position that a turn of Play Nine may lead to, from tables: one ply.

V = own layout (at this phase) - the others' layouts on average (at theirs) + what the discard does for the next player.
"""

from typing import NamedTuple

from playnine_widget.bots.loops.columns import (
    BLOCK,
    DOWN,
    MOST,
    RANKS,
    Floats,
    Ints,
    bonus,
    features,
    lay,
    revealed,
    strokes,
    trends,
)
from playnine_widget.bots.loops.gifts import USES, gift

GRADES = (0, 0, 1, 2, 3, 4, 5, 5, 5)
"""The phase by how many cards lie facedown."""
STEPS = 6
LATER = STEPS * STEPS
"""The first block of a player who is yet to move; before it those of who has just moved."""
LAST = 2 * LATER
"""The block of a player with the last shot to come."""
GIFTS = (LAST + 1) * BLOCK
"""Where in the tables the discards begin."""
SIZE = GIFTS + (STEPS + 1) * RANKS * USES
"""How many numbers the tables have."""
PLACES = 8


class Seen(NamedTuple):
    """What a value reads: the tables, all layouts one after the other, whose turn it is, who follows, what is unseen.

    ``others`` are the seats that follow, clockwise; ``out`` is who put out, -1 for nobody; ``adjacent`` is 1 where only
    columns side by side make a bonus, ``passes`` is 1 where the last facedown card may be left.
    """

    tables: Floats
    cells: Ints
    seat: int
    others: Ints
    out: int
    counts: Ints
    unseen: int
    adjacent: int
    passes: int


class Room(NamedTuple):
    """Room to work in, made once: nothing in it means anything between two calls."""

    layout: list[int]
    slots: list[int]
    weight: Floats
    excess: Floats
    own: Floats
    gifts: Floats
    replies: Floats
    afters: Floats
    tops: Floats
    shown: Floats
    values: Floats
    jitter: Floats
    """Added to the values of the options: all zero but for a bot that is made weaker by chance."""


ROOM = (8, MOST, MOST, RANKS, 9 * RANKS, 2 * RANKS, 3 * RANKS, 9 * RANKS * RANKS, 8 * RANKS, 8 * RANKS, 17, 17)
"""How long each of them is; the first two hold whole numbers."""


def facedown(seen: Seen, seat: int) -> int:
    """Return how many cards of a seat lie facedown."""
    down = 0
    for at in range(PLACES):
        down += seen.cells[seat * PLACES + at] == DOWN
    return down


def phase(down: int, lead: int) -> int:
    """Return the phase of a player with so many facedown, where the least of the others has ``lead``."""
    return GRADES[down] * STEPS + GRADES[lead]


def looked_up(seen: Seen, block: int, dearer: float, room: Room) -> float:
    """Return what the tables say about the layout in ``room``."""
    total = float(bonus(room.layout, seen.adjacent))
    many = features(room.layout, block, room.excess, dearer, seen.adjacent, room.slots, room.weight)
    for at in range(many):
        total += seen.tables[room.slots[at]] * room.weight[at]
    return total


def own_values(
    seen: Seen, seat: int, lead: int, last: bool, dearer: float, room: Room, own: Floats, start: int
) -> None:
    """Value a layout with every rank at every place: ``own[start + place * RANKS + rank]``; place 8: as it is.

    ``lead`` is the least that another has facedown, ``last`` whether this is the last shot.
    """
    for place in range(PLACES + 1):
        like = alike(seen, seat * PLACES, place) if place < PLACES else place
        for rank in range(RANKS if place < PLACES else 1):
            if like < place:
                own[start + place * RANKS + rank] = own[start + like * RANKS + rank]
                continue
            down = lay(seen.cells, seat * PLACES, place, rank, room.layout)
            if last:
                value = revealed(room.layout, seen.counts, seen.unseen, seen.adjacent)
            elif down == 0:
                value = float(strokes(room.layout, seen.adjacent))
            else:
                value = looked_up(seen, phase(down, lead), dearer, room)
            own[start + place * RANKS + rank] = value


def alike(seen: Seen, first: int, place: int) -> int:
    """Return the first place that is like this one: the same there and beside it, so that all values are the same."""
    there, beside = seen.cells[first + place], seen.cells[first + (place + 4) % PLACES]
    for other in range(place):
        near = seen.adjacent == 0 or other % 4 == place % 4
        if near and seen.cells[first + other] == there and seen.cells[first + (other + 4) % PLACES] == beside:
            return other
    return place


def others_value(seen: Seen, down: int, dearer: float, room: Room) -> float:
    """Return the others' average when the seat to act has ``down`` cards facedown after its turn."""
    total = 0.0
    played = False
    for other in seen.others:
        played = played or other == seen.out
        mine = lay(seen.cells, other * PLACES, PLACES, 0, room.layout)
        if played:
            total += revealed(room.layout, seen.counts, seen.unseen, seen.adjacent)
        elif seen.out >= 0 or down == 0:
            total += looked_up(seen, LAST, dearer, room)
        else:
            lead = down
            for third in seen.others:
                if third != other:
                    lead = min(lead, facedown(seen, third))
            total += looked_up(seen, LATER + phase(mine, lead), dearer, room)
    return total / max(len(seen.others), 1)


def moment(down: int, last: bool) -> int:
    """Return the moment of the hole for a discard: the next player's phase, or the last shot."""
    return STEPS if last else GRADES[down]


def gift_values(seen: Seen, layout: Ints, when: int, share: float, gifts: Floats, start: int) -> None:
    """Value every discard for the player with this layout: ``gifts[start + rank]``."""
    for rank in range(RANKS):
        gifts[start + rank] = share * seen.tables[gift(layout, rank, GIFTS, when)]


def lead_of(seen: Seen) -> int:
    """Return the least number of facedown cards among the others."""
    lead = PLACES
    for other in seen.others:
        lead = min(lead, facedown(seen, other))
    return lead


def one_ply(seen: Seen, room: Room, afters: Floats) -> None:
    """Write the value of every position after the turn (`expectation`)."""
    dearer = trends(seen.counts, seen.unseen, room.excess)
    last = seen.out >= 0
    down = facedown(seen, seen.seat)
    own_values(seen, seen.seat, lead_of(seen), last, dearer, room, room.own, 0)
    following = seen.others[0]
    for turned in range(2):
        left = max(down - turned, 0)
        average = others_value(seen, left, dearer, room)
        waiting = lay(seen.cells, following * PLACES, PLACES, 0, room.layout)
        share = 0.0 if following == seen.out else 1.0 / len(seen.others)
        gift_values(seen, room.layout, moment(waiting, last or left == 0), share, room.gifts, 0)
        for place in range(PLACES + 1):
            was_down = 1 if place < PLACES and seen.cells[seen.seat * PLACES + place] == DOWN else 0
            if was_down != turned:
                continue
            for rank in range(RANKS if place < PLACES else 1):
                at = place * RANKS + rank
                for top in range(RANKS):
                    afters[at * RANKS + top] = room.own[at] - average + room.gifts[top]
