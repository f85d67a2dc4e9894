"""Learning the tables by self-play, compiled: TD(0) towards the full expectation over the draw.

When a seat is to act, its whole turn has an exact expectation T by the tables. The position was left by the other, for
whom it is worth -T: the tables that it was looked up in are moved a little towards that.
"""

import numpy as np
from numba import njit
from numpy.typing import NDArray

from playnine_widget.bots.compiled.twin import LOOPS
from playnine_widget.bots.loops.turn import GIFTS, LAST, LATER, Room
from playnine_widget.games.golf.compiled.hole import (
    DOWN,
    SIZE,
    TAKE,
    TO_ACT,
    TOP,
    UNSEEN,
    Hole,
    deal,
    down_of,
    may_draw,
    pick_up,
    put_down,
    turn_up,
)
from playnine_widget.simulation.arena import Floats, Numbers, Players, seen_by, uniform

features, lay, trends, phase = LOOPS["features"], LOOPS["lay"], LOOPS["trends"], LOOPS["phase"]
bonus, strokes, gift, moment = LOOPS["bonus"], LOOPS["strokes"], LOOPS["gift"], LOOPS["moment"]
look_ahead, value_of_drawing, value_of_taking = (
    LOOPS["look_ahead"],
    LOOPS["value_of_drawing"],
    LOOPS["value_of_taking"],
)
value_actions, least = LOOPS["value_actions"], LOOPS["least"]

TWO_COLUMNS = 0.9
"""How often a seat tees off in two columns."""
LOPSIDED = 0.2
"""In how many holes some cards are up from the start."""
WILDNESS = 1.0
"""By how many strokes values are off in every other hole, by lot, so that positions come up which good play avoids."""
LONGEST = 400
"""Turns after which a hole is given up."""


@njit(cache=True)
def learn(hole: Hole, tables: Floats, seat: int, target: float, rate: float, room: Room) -> float:
    """Move the value of the position, for who has just played, towards ``target``; return how far off it was.

    ``seat`` is to act; the other has just played.
    """
    mover = 1 - seat
    dearer = trends(hole.counts, hole.facts[UNSEEN], room.excess)
    index = np.empty(100, np.int64)
    weight = np.empty(100, np.float64)
    value = 0.0
    found = 0
    down, waiting = down_of(hole, mover), down_of(hole, seat)
    lay(hole.shown, mover * SIZE, SIZE, 0, room.layout)
    if down == 0:
        value += strokes(room.layout, 0)
    else:
        value += bonus(room.layout, 0)
        found = features(room.layout, phase(down, waiting), room.excess, dearer, 0, index, weight)
    lay(hole.shown, seat * SIZE, SIZE, 0, room.layout)
    value -= bonus(room.layout, 0)
    block = LAST if down == 0 else LATER + phase(waiting, down)
    more = features(room.layout, block, room.excess, dearer, 0, index[found:], weight[found:])
    weight[found : found + more] *= -1
    found += more
    index[found] = gift(room.layout, hole.discard[hole.facts[TOP] - 1], GIFTS, moment(waiting, down == 0))
    weight[found] = 1.0
    found += 1
    size = 0.0
    for at in range(found):
        value += tables[index[at]] * weight[at]
        size += weight[at] * weight[at]
    step = rate * (target - value) / size
    for at in range(found):
        tables[index[at]] += step * weight[at]
    return target - value


@njit(cache=True)
def shuffled(hole: Hole, deck: Numbers, seats: int, number: int, rng: NDArray[np.uint64]) -> None:
    """Shuffle a deck, deal it and tee off: mostly in two columns, the better way, sometimes in one.

    In some holes more cards are turned up at the start, by lot, so that lopsided positions come up too.
    """
    for last in range(len(deck) - 1, 0, -1):
        other = int(uniform(rng) * (last + 1))
        deck[last], deck[other] = deck[other], deck[last]
    deal(hole, deck, seats, number % seats)
    for at in range(len(hole.streams)):
        hole.streams[at] = rng[0] + np.uint64(at)
    for seat in range(seats):
        first = int(uniform(rng) * SIZE)
        second = (first + SIZE // 2) % SIZE
        if uniform(rng) < TWO_COLUMNS:
            second = (first + 1 + int(uniform(rng) * 3)) % 4 + 4 * int(uniform(rng) * 2)
        turn_up(hole, seat * SIZE + first)
        turn_up(hole, seat * SIZE + second)
    if uniform(rng) < LOPSIDED:
        for seat in range(seats):
            for _ in range(int(uniform(rng) * (SIZE - 2))):
                place = int(uniform(rng) * SIZE)
                if hole.shown[seat * SIZE + place] == DOWN and down_of(hole, seat) > 1:
                    turn_up(hole, seat * SIZE + place)


@njit(cache=True)
def promised(hole: Hole, players: Players, seat: int, room: Room) -> tuple[float, float]:
    """Return what drawing and taking are worth by the tables to the seat to act."""
    seen = seen_by(hole, players, seat, players.tables[0])
    look_ahead(seen, 1, room)
    drawn = value_of_drawing(seen, room)
    return drawn, value_of_taking(seen, hole.discard[hole.facts[TOP] - 1], room)


@njit(cache=True)
def wild_turn(
    hole: Hole, players: Players, seat: int, gain: float, wild: float, rng: NDArray[np.uint64], room: Room
) -> None:
    """Play a turn by the tables, the values of the options off by up to ``wild`` strokes.

    ``gain`` is how much taking the top discard is better than drawing.
    """
    tables = players.tables[0]
    take = gain > wild * (2 * uniform(rng) - 1) or not may_draw(hole)
    card = pick_up(hole, TAKE if take else 0)
    look_ahead(seen_by(hole, players, seat, tables), 1, room)
    options = value_actions(seen_by(hole, players, seat, tables), card, take, 0, room)
    for at in range(options):
        room.values[at] += wild * (2 * uniform(rng) - 1)
    put_down(hole, 2 + least(room.values, options))


@njit(cache=True)
def self_play(hole: Hole, players: Players, deck: Numbers, rates: Floats, rng: NDArray[np.uint64], room: Room) -> float:
    """Play a hole for every rate, both seats by the tables of seat 0, learning; return the mean squared error."""
    error = 0.0
    many = 0
    for number in range(len(rates)):
        shuffled(hole, deck, 2, number, rng)
        wild = WILDNESS if uniform(rng) < 0.5 else 0.0
        turns = 0
        while hole.facts[TO_ACT] >= 0 and turns < LONGEST:
            seat = hole.facts[TO_ACT]
            drawn, taken = promised(hole, players, seat, room)
            if turns > 0:
                off = learn(hole, players.tables[0], seat, -min(drawn, taken), rates[number], room)
                error += off * off
                many += 1
            wild_turn(hole, players, seat, drawn - taken, wild, rng, room)
            turns += 1
    return error / max(many, 1)
