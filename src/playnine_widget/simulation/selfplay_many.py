"""Learning the tables for tables of several players, compiled: TD(0) from one turn of a seat to its next.

The position that a seat leaves is kept. When the seat is to act again, its whole turn has an exact expectation by the
tables, and at the end of the hole it has its margin: what was kept is moved a little towards that. Some of the seats
play by the club player's rules and learn nothing: among several, others do not all play alike, and only what a seat
does itself has to be the best.
"""

import numpy as np
from numba import njit
from numpy.typing import NDArray

from playnine_widget.bots.compiled.twin import LOOPS
from playnine_widget.bots.loops.turn import GIFTS, LAST, LATER, Room
from playnine_widget.games.golf.compiled.hole import (
    OUT,
    PLAYERS,
    SIZE,
    TO_ACT,
    TOP,
    UNSEEN,
    Hole,
    down_of,
    pick_up,
    put_down,
)
from playnine_widget.simulation.arena import Floats, Numbers, Players, choose, seen_by, uniform
from playnine_widget.simulation.fast import CLUB, TABLES
from playnine_widget.simulation.selfplay import (
    LONGEST,
    WILDNESS,
    bonus,
    features,
    gift,
    lay,
    moment,
    phase,
    promised,
    shuffled,
    strokes,
    trends,
    wild_turn,
)

revealed, facedown, lead_of = LOOPS["revealed"], LOOPS["facedown"], LOOPS["lead_of"]

EVEN = 0.5
"""How likely a seat plays by the tables."""


@njit(cache=True)
def own_part(hole: Hole, players: Players, seat: int, room: Room, index: Numbers, weight: Floats) -> tuple[float, int]:
    """Return what is sure about the layout of who has played, and write what the tables say of the rest."""
    out, unseen = hole.facts[OUT], hole.facts[UNSEEN]
    down = lay(hole.shown, seat * SIZE, SIZE, 0, room.layout)
    if down == 0:
        return float(strokes(room.layout, 0)), 0
    if out >= 0:
        return revealed(room.layout, hole.counts, unseen, 0), 0
    dearer = trends(hole.counts, unseen, room.excess)
    lead = lead_of(seen_by(hole, players, seat, players.tables[0]))
    return float(bonus(room.layout, 0)), features(room.layout, phase(down, lead), room.excess, dearer, 0, index, weight)


@njit(cache=True)
def others_part(
    hole: Hole, players: Players, seat: int, room: Room, index: Numbers, weight: Floats, found: int
) -> tuple[float, int]:
    """The same for the others' average and the discard, after the first ``found``."""
    out, unseen, share = hole.facts[OUT], hole.facts[UNSEEN], 1.0 / (hole.facts[PLAYERS] - 1)
    dearer = trends(hole.counts, unseen, room.excess)
    seen = seen_by(hole, players, seat, players.tables[0])
    others = seen.others
    sure = 0.0
    played = False
    for other in others:
        played = played or other == out
        down = lay(hole.shown, other * SIZE, SIZE, 0, room.layout)
        if played:
            sure += share * revealed(room.layout, hole.counts, unseen, 0)
            continue
        block = LAST
        if out < 0:
            lead = down_of(hole, seat)
            for third in others:
                if third != other:
                    lead = min(lead, facedown(seen, third))
            block = LATER + phase(down, lead)
        sure += share * bonus(room.layout, 0)
        more = features(room.layout, block, room.excess, dearer, 0, index[found:], weight[found:])
        weight[found : found + more] *= -share
        found += more
    if others[0] != out:
        waiting = lay(hole.shown, others[0] * SIZE, SIZE, 0, room.layout)
        index[found] = gift(room.layout, hole.discard[hole.facts[TOP] - 1], GIFTS, moment(waiting, out >= 0))
        weight[found] = share
        found += 1
    return sure, found


@njit(cache=True)
def learn(hole: Hole, players: Players, seat: int, target: float, rate: float, room: Room) -> float:
    """Move the value of a position, for ``seat`` that has just played, towards a target; return how far off it was."""
    tables = players.tables[0]
    index, weight = np.empty(300, np.int64), np.empty(300, np.float64)
    value, found = own_part(hole, players, seat, room, index, weight)
    sure, found = others_part(hole, players, seat, room, index, weight, found)
    value -= sure
    size = 0.0
    for at in range(found):
        value += tables[index[at]] * weight[at]
        size += weight[at] * weight[at]
    if found > 0:
        step = rate * (target - value) / size
        for at in range(found):
            tables[index[at]] += step * weight[at]
    return target - value


@njit(cache=True)
def keep(hole: Hole, kept: Hole) -> None:
    """Note all of a position that `learn` reads."""
    kept.shown[:] = hole.shown
    kept.counts[:] = hole.counts
    kept.facts[:] = hole.facts
    kept.discard[0] = hole.discard[hole.facts[TOP] - 1]
    kept.facts[TOP] = 1


@njit(cache=True)
def play_and_learn(
    hole: Hole,
    kept: tuple[Hole, ...],
    players: Players,
    deck: Numbers,
    rates: Floats,
    rng: NDArray[np.uint64],
    room: Room,
) -> float:
    """Play a hole for every rate; the seats that play by tables learn; return the mean squared error.

    How many do is drawn anew for each hole, at least one; seats are drawn too. The others play by the club's rules.
    """
    seats = len(kept)
    waits = np.zeros(seats, np.int64)
    error = 0.0
    many = 0
    for number in range(len(rates)):
        shuffled(hole, deck, seats, number, rng)
        seat_some(players.kinds, rng)
        waits[:] = 0
        wild = WILDNESS if uniform(rng) < 0.5 else 0.0
        turns = 0
        while hole.facts[TO_ACT] >= 0 and turns < LONGEST:
            seat = hole.facts[TO_ACT]
            if players.kinds[seat] == CLUB:
                pick_up(hole, choose(hole, players, seat, room, rng))
                put_down(hole, choose(hole, players, seat, room, rng))
            else:
                drawn, taken = promised(hole, players, seat, room)
                if waits[seat] == 1:
                    off = learn(kept[seat], players, seat, min(drawn, taken), rates[number], room)
                    error += off * off
                    many += 1
                wild_turn(hole, players, seat, drawn - taken, wild, rng, room)
                keep(hole, kept[seat])
                waits[seat] = 1
            turns += 1
        for seat in range(seats):
            if waits[seat] == 1:
                learn(kept[seat], players, seat, margin(hole, seat, room), rates[number], room)
    return error / max(many, 1)


@njit(cache=True)
def seat_some(kinds: Numbers, rng: NDArray[np.uint64]) -> None:
    """Draw who plays by the tables: each seat with an even chance, one at least."""
    for seat in range(len(kinds)):
        kinds[seat] = TABLES if uniform(rng) < EVEN else CLUB
    kinds[int(uniform(rng) * len(kinds))] = TABLES


@njit(cache=True)
def margin(hole: Hole, seat: int, room: Room) -> float:
    """Return the margin of a hole that is over, what lies facedown at its mean."""
    many = hole.facts[PLAYERS]
    total = 0.0
    for other in range(many):
        lay(hole.shown, other * SIZE, SIZE, 0, room.layout)
        ends = revealed(room.layout, hole.counts, hole.facts[UNSEEN], 0)
        total += ends if other == seat else -ends / (many - 1)
    return total
