"""Our rules from Python, uniform random play of two: options, then apply, on frozen states. One unit is one decision."""

import random

from slices import serve

from playnine_widget.engine.dealer import Dealer
from playnine_widget.games.catalogue import find

rng = random.Random(1)
golf, variant = find("play nine")


def hole() -> int:
    raise NotImplementedError


serve(hole)
