"""OpenSpiel's crazy_eights through its Python binding, uniform random play. One unit is one decision of a player."""

import random

import pyspiel

from slices import serve

rng = random.Random(1)
crazy_eights = pyspiel.load_game("crazy_eights")


def game() -> int:
    state, moves = crazy_eights.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
    return moves


serve(game)
