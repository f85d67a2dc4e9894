"""Our rules from Python, two players, uniform random play: options, then apply, on frozen states; nine holes, dealt.

One unit is one decision of a player; cuts, deals, refills and scores take time but count nothing.
"""

import itertools
import random

from playnine_widget.engine.dealer import happen, settle
from playnine_widget.games.catalogue import game_of, variant
from slices import serve

rng = random.Random(1)
seeds = itertools.count()
play_nine = variant("play nine")
golf = game_of(play_nine)


def match() -> int:
    seed, moves = next(seeds), 0
    state = golf.start(play_nine, ("Ann", "Ben"))
    while chance := settle(golf, state, seed):
        state = chance[-1][1]
        while options := golf.options(state):
            action = rng.choice(options)
            if refill := golf.needs(state, action):
                _, state = happen(golf, state, refill, seed)
            state = golf.apply(state, action)
            moves += 1
    return moves


serve(match)
