"""rlcard's uno, uniform random play: `env.step`. One unit is one decision of a player."""

import random

import rlcard

from slices import serve

rng = random.Random(1)
uno = rlcard.make("uno")


def game() -> int:
    state, _ = uno.reset()
    moves = 0
    while not uno.is_over():
        options = list(state["legal_actions"])
        state, _ = uno.step(rng.choice(options))
        moves += 1
    return moves


serve(game)
