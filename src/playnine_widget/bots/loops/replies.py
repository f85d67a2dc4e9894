"""The same, two ply, for two players: each position is worth what the other's whole next turn makes of it."""

from playnine_widget.bots.loops.columns import DOWN, RANKS, Floats, lay, strokes, trends
from playnine_widget.bots.loops.turn import (
    LAST,
    LATER,
    PLACES,
    Room,
    Seen,
    alike,
    facedown,
    gift_values,
    looked_up,
    moment,
    one_ply,
    own_values,
    phase,
)

STATES = (PLACES + 1) * RANKS
NOTHING = 1e9


def two_ply(seen: Seen, room: Room, afters: Floats) -> None:
    """Write the value of every position after the turn (`expectation`), each by the reply to it.

    On the last shot there is no reply: the values are those of one ply.
    """
    if seen.out >= 0 or len(seen.others) != 1:
        one_ply(seen, room, afters)
        return
    dearer = trends(seen.counts, seen.unseen, room.excess)
    down = facedown(seen, seen.seat)
    for turned in range(2):
        left = down - turned
        if left < 0 or (turned == 0 and down == 0):
            continue
        own_values(seen, seen.others[0], left, left == 0, dearer, room, room.own, 0)
        _prepare(seen, room)
        for place in range(PLACES + 1):
            was_down = 1 if place < PLACES and seen.cells[seen.seat * PLACES + place] == DOWN else 0
            like = alike(seen, seen.seat * PLACES, place) if place < PLACES else place
            if was_down == turned and like < place:
                for at in range(RANKS * RANKS):
                    afters[place * RANKS * RANKS + at] = afters[like * RANKS * RANKS + at]
            elif was_down == turned:
                for rank in range(RANKS if place < PLACES else 1):
                    _reply(seen, place, rank, left, dearer, room)
                    for top in range(RANKS):
                        afters[(place * RANKS + rank) * RANKS + top] = -room.replies[2 * RANKS + top]


def _prepare(seen: Seen, room: Room) -> None:
    """Write for every rank the replier's best own value over its facedown places: swapped in, and with it discarded."""
    first = seen.others[0] * PLACES
    for card in range(RANKS):
        room.replies[card] = NOTHING
        room.replies[RANKS + card] = NOTHING
    for place in range(PLACES):
        if seen.cells[first + place] != DOWN:
            continue
        total = 0.0
        for card in range(RANKS):
            total += seen.counts[card] * room.own[place * RANKS + card]
        for card in range(RANKS):
            swapped = room.own[place * RANKS + card]
            turned = (total - swapped) / max(seen.unseen - 1, 1)
            room.replies[card] = min(room.replies[card], swapped)
            room.replies[RANKS + card] = min(room.replies[RANKS + card], turned)


def _reply(seen: Seen, place: int, rank: int, left: int, dearer: float, room: Room) -> None:
    """Write for every top discard the value of the reply, for who replies: ``replies[2 * RANKS + top]``."""
    waiting = facedown(seen, seen.others[0])
    calm = _standing(seen, place, rank, left, waiting, dearer, room, 0)
    turned = _standing(seen, place, rank, left, waiting - 1, dearer, room, RANKS) if waiting > 0 else 0.0
    given = 0.0
    for card in range(RANKS):
        given += seen.counts[card] * room.gifts[RANKS + card]
    first = seen.others[0] * PLACES
    drawing = 0.0
    for card in range(RANKS):
        face_up = NOTHING
        for at in range(PLACES):
            there = seen.cells[first + at]
            if there != DOWN:
                face_up = min(face_up, room.own[at * RANKS + card] + room.gifts[there])
        best = face_up - calm
        taken = best
        if waiting > 0:
            in_place = room.replies[card] - turned
            taken = min(taken, in_place + given / max(seen.unseen, 1))
            best = min(best, in_place + (given - room.gifts[RANKS + card]) / max(seen.unseen - 1, 1))
            best = min(best, room.replies[RANKS + card] - turned + room.gifts[RANKS + card])
        if waiting == 1 and seen.passes == 1:
            best = min(best, room.own[PLACES * RANKS] - calm + room.gifts[card])
        room.replies[2 * RANKS + card] = taken
        drawing += seen.counts[card] * best
    drawing /= max(seen.unseen, 1)
    for top in range(RANKS):
        room.replies[2 * RANKS + top] = min(drawing, room.replies[2 * RANKS + top])


def _standing(
    seen: Seen, place: int, rank: int, left: int, waiting: int, dearer: float, room: Room, start: int
) -> float:
    """Return what the mover's new layout is worth after the reply; write what the replier's discards do for it."""
    lay(seen.cells, seen.seat * PLACES, place, rank, room.layout)
    if left == 0:
        for card in range(RANKS):
            room.gifts[start + card] = 0.0
        return float(strokes(room.layout, seen.adjacent))
    gift_values(seen, room.layout, moment(left, waiting == 0), 1.0, room.gifts, start)
    block = LAST if waiting == 0 else LATER + phase(left, waiting)
    return looked_up(seen, block, dearer, room)
