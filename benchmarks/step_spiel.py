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
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
        else:
            options = state.legal_actions()
            state.apply_action(options[int(rng.random() * len(options))])
            moves += 1
    return moves


serve(game)
