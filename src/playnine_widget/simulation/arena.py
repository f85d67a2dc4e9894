"""Matches of Play Nine between fast bots, compiled: rules, decisions and luck in one loop.

Luck is what chance changed in the value of the reference tables: each draw, each card that came up, the reveal at the
end. Each such change has mean zero, so margins less luck have the same mean as margins and spread far less.
"""

from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from playnine_widget.bots.compiled.greedy import greedy
from playnine_widget.bots.compiled.twin import LOOPS
from playnine_widget.bots.loops.rules_of_thumb import Habits
from playnine_widget.bots.loops.turn import ROOM, Room, Seen
from playnine_widget.games.golf.compiled.hole import (
    DEALER,
    DOWN,
    HAND,
    LEFT,
    OUT,
    PASS,
    PLAYERS,
    RANKS,
    SIZE,
    SOURCE,
    TAKE,
    TO_ACT,
    TOP,
    TURNS,
    UNSEEN,
    Hole,
    deal,
    down_of,
    may_draw,
    pick_up,
    put_down,
    turn_up,
)
from playnine_widget.simulation.fast import CLUB, GREEDY, RANDOM

Numbers = NDArray[np.int64]
Floats = NDArray[np.float64]


club, decide, look_ahead = LOOPS["club"], LOOPS["decide"], LOOPS["look_ahead"]
value_of_drawing, value_actions, least = LOOPS["value_of_drawing"], LOOPS["value_actions"], LOOPS["least"]
lay, trends, looked_up, phase = LOOPS["lay"], LOOPS["trends"], LOOPS["looked_up"], LOOPS["phase"]
revealed, strokes = LOOPS["revealed"], LOOPS["strokes"]


class Players(NamedTuple):
    """Who sits where, by seat: kind, plies, noise, numbers (`Habits`) and tables; the last tables are the reference."""

    kinds: Numbers
    plies: Numbers
    noise: Floats
    habits: Floats
    tables: Floats
    adjacent: int
    passes: int


class Tally(NamedTuple):
    """What comes out of matches: strokes and luck by match and seat, the most turns of a hole (a tee-off is one)."""

    strokes: Numbers
    luck: Floats
    turns: Numbers


def new_room() -> Room:
    """Return room for the loops to work in."""
    return Room(*(np.zeros(size, np.int64 if at < 2 else np.float64) for at, size in enumerate(ROOM)))


@njit(cache=True)
def uniform(rng: NDArray[np.uint64]) -> float:
    """Return the next number from 0 to 1 of a splitmix64 stream."""
    rng[0] += np.uint64(0x9E3779B97F4A7C15)
    bits = (rng[0] ^ (rng[0] >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    bits = (bits ^ (bits >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    bits ^= bits >> np.uint64(31)
    return np.float64(bits >> np.uint64(11)) / 9007199254740992.0


@njit(cache=True)
def seen_by(hole: Hole, players: Players, seat: int, tables: Floats) -> Seen:
    """Return what a seat sees."""
    many = hole.facts[PLAYERS]
    others = np.empty(many - 1, np.int64)
    for step in range(1, many):
        others[step - 1] = (seat + step) % many
    facts = hole.facts
    return Seen(
        tables, hole.shown, seat, others, facts[OUT], hole.counts, facts[UNSEEN], players.adjacent, players.passes
    )


@njit(cache=True)
def choose(hole: Hole, players: Players, seat: int, room: Room, rng: NDArray[np.uint64]) -> int:
    """Return the action of a seat, in numbers."""
    facts = hole.facts
    hand, taken = facts[HAND], facts[HAND] >= 0 and facts[SOURCE] == TAKE
    top = hole.discard[facts[TOP] - 1] if facts[TOP] > 0 else -1
    draws = may_draw(hole)
    kind = players.kinds[seat]
    if kind == RANDOM:
        return _any(hole, seat, hand, taken, draws, players.passes, rng)
    if kind == GREEDY:
        return greedy(hole.shown[seat * SIZE : seat * SIZE + SIZE], hand, taken, top, draws)
    seen = seen_by(hole, players, seat, players.tables[seat])
    room.jitter[:] = 0.0
    if kind == CLUB:
        h = players.habits[seat]
        return club(seen, hand, taken, top, draws, Habits(h[0], h[1], h[2], h[3], h[4], h[5], h[6]), room)
    if players.noise[seat] > 0:
        for at in range(len(room.jitter)):
            far = np.sqrt(-2 * np.log(1 - uniform(rng)))
            room.jitter[at] = players.noise[seat] * far * np.cos(2 * np.pi * uniform(rng))
    return decide(seen, hand, taken, top, draws, players.plies[seat], room)


@njit(cache=True)
def _any(hole: Hole, seat: int, hand: int, taken: bool, draws: bool, passes: int, rng: NDArray[np.uint64]) -> int:
    """Return any option, each as likely."""
    if hand < 0:
        return int(uniform(rng) * 2) if draws else TAKE
    down = down_of(hole, seat)
    many = SIZE if taken else SIZE + down + (passes if down == 1 else 0)
    pick = int(uniform(rng) * many)
    if pick < SIZE:
        return 2 + pick
    for at in range(SIZE):
        if hole.shown[seat * SIZE + at] == DOWN:
            if pick == SIZE:
                return 2 + SIZE + at
            pick -= 1
    return PASS


@njit(cache=True)
def tee_off(hole: Hole, players: Players, seat: int, rng: NDArray[np.uint64]) -> None:
    """Turn up two cards: in the first two columns, or anywhere for the random player."""
    first = 0
    second = 1
    if players.kinds[seat] == RANDOM:
        first = int(uniform(rng) * SIZE)
        second = (first + 1 + int(uniform(rng) * (SIZE - 1))) % SIZE
    turn_up(hole, seat * SIZE + first)
    turn_up(hole, seat * SIZE + second)


@njit(cache=True)
def _credit(luck: Floats, seat: int, strokes_: float, many: int) -> None:
    """Book luck of one seat: what costs it strokes gains the others' margins their share."""
    for other in range(many):
        luck[other] += strokes_ if other == seat else -strokes_ / (many - 1)


@njit(cache=True)
def play_hole(hole: Hole, players: Players, room: Room, rng: NDArray[np.uint64], luck: Floats, weigh: bool) -> None:
    """Play a hole that has been dealt to its end; with ``weigh`` the luck of it is added up by seat."""
    facts = hole.facts
    many = facts[PLAYERS]
    reference = players.tables[many]
    for step in range(many):
        tee_off(hole, players, (facts[DEALER] + 1 + step) % many, rng)
    while facts[TO_ACT] >= 0:
        seat = facts[TO_ACT]
        action = choose(hole, players, seat, room, rng)
        expected = 0.0
        weighs = weigh and (action == TAKE or facts[LEFT] > 0)
        if weighs:
            room.jitter[:] = 0.0
            look_ahead(seen_by(hole, players, seat, reference), 1, room)
            expected = value_of_drawing(seen_by(hole, players, seat, reference), room)
        counted = seen_by(hole, players, seat, reference)
        before = hole.counts.copy()
        card = pick_up(hole, action)
        taken = action == TAKE
        gone = 0 if taken else 1
        if weighs:
            then = _with_counts(counted, before)
            options = value_actions(then, card, taken, gone, room)
            if not taken:
                _credit(luck, seat, room.values[least(room.values, options)] - expected, many)
            promised, afters = room.values.copy(), room.afters.copy()
            action = choose(hole, players, seat, room, rng)
            came = put_down(hole, action)
            if came >= 0:
                _credit(luck, seat, _after(afters, action, card, came) - promised[action - 2], many)
        else:
            put_down(hole, choose(hole, players, seat, room, rng))
    if weigh:
        _weigh_reveal(hole, players, room, luck)


@njit(cache=True)
def _with_counts(seen: Seen, counts: Numbers) -> Seen:
    """Return what was seen before a card was drawn."""
    return Seen(
        seen.tables, seen.cells, seen.seat, seen.others, seen.out, counts, seen.unseen, seen.adjacent, seen.passes
    )


@njit(cache=True)
def _after(afters: Floats, action: int, card: int, came: int) -> float:
    """Return the value of the position once the card that came up is known."""
    place = (action - 2) % SIZE
    up, top = (card, came) if action < 2 + SIZE else (came, card)
    return afters[(place * RANKS + up) * RANKS + top]


@njit(cache=True)
def _weigh_reveal(hole: Hole, players: Players, room: Room, luck: Floats) -> None:
    """Turn up what is left, card by card, and book what each changes against its expectation."""
    many = hole.facts[PLAYERS]
    for seat in range(many):
        for at in range(SIZE):
            cell = seat * SIZE + at
            if hole.shown[cell] != DOWN:
                continue
            expected = 0.0
            unseen = hole.facts[UNSEEN]
            for rank in range(RANKS):
                if hole.counts[rank] > 0:
                    expected += hole.counts[rank] / unseen * _shown_as(hole, players, seat, at, rank, room)
            came = _shown_as(hole, players, seat, at, hole.cells[cell], room)
            turn_up(hole, cell)
            _credit(luck, seat, came - expected, many)


@njit(cache=True)
def _shown_as(hole: Hole, players: Players, seat: int, place: int, rank: int, room: Room) -> float:
    """Return the expected strokes of a layout with this rank at the place."""
    lay(hole.shown, seat * SIZE, place, rank, room.layout)
    hole.counts[rank] -= 1
    total = revealed(room.layout, hole.counts, hole.facts[UNSEEN] - 1, players.adjacent)
    hole.counts[rank] += 1
    return total


@njit(cache=True)
def play_matches(
    hole: Hole,
    players: Players,
    decks: NDArray[np.uint8],
    streams: NDArray[np.uint64],
    dealers: Numbers,
    rng: NDArray[np.uint64],
    room: Room,
    tally: Tally,
    weigh: bool,
) -> None:
    """Play matches, ``decks[match, hole]`` by ``decks[match, hole]``; the deal moves on to the left."""
    matches, holes, _ = decks.shape
    many = tally.strokes.shape[1]
    deck = np.empty(decks.shape[2], np.int64)
    for match in range(matches):
        for number in range(holes):
            deck[:] = decks[match, number]
            deal(hole, deck, many, (dealers[match] + number) % many)
            hole.streams[:] = streams[match, number]
            play_hole(hole, players, room, rng, tally.luck[match], weigh)
            tally.turns[match] = max(tally.turns[match], hole.facts[TURNS] + many)
            for seat in range(many):
                lay(hole.cells, seat * SIZE, SIZE, 0, room.layout)
                tally.strokes[match, seat] += strokes(room.layout, players.adjacent)
