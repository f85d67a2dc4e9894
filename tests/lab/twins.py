"""Two matches that look alike to everybody at the table, and differ in everything that nobody may see."""

from __future__ import annotations

import copy
from random import Random
from typing import Any, NamedTuple

from playnine_widget import Match

Record = dict[str, Any]


class Twins(NamedTuple):
    """Two records just after the first deal, and actions that show the same cards in both."""

    one: Record
    other: Record
    actions: list[str]

    @property
    def secrets(self) -> list[str]:
        """What only Python may know, as it would be written: seeds and salts."""
        deals = [event for record in (self.one, self.other) for event in record["events"] if event["kind"] == "deal"]
        return [str(self.one["seed"]), str(self.other["seed"]), *(deal["salt"] for deal in deals)]


def make_twins(players: list[str], moves: int, seed: int) -> Twins:
    """Play that many actions of a first hole at random; then deal the cards that stayed unseen in another order."""
    rng = Random(seed)
    match = Match(players=players, seed=rng.getrandbits(53))
    start = match.record()
    actions: list[str] = []
    while len(actions) < moves and match.view().phase != "last shot":
        action = rng.choice([option for option in match.options if option != "draw" or match.view().draw_count > 1])
        match.act(action)
        actions.append(action)
    return Twins(start, _other(start, match, rng), actions)


def _other(start: Record, match: Match, rng: Random) -> Record:
    twin = copy.deepcopy(start)
    twin["seed"] = rng.getrandbits(53)
    deal = twin["events"][-1]
    deal["salt"] = f"{rng.getrandbits(128):032x}"
    unseen = _never_seen(deal, match)
    cards = [deal["deck"][i] for i in unseen]
    rng.shuffle(cards)
    for i, card in zip(unseen, cards, strict=True):
        deal["deck"][i] = card
    return twin


def _never_seen(deal: dict[str, Any], match: Match) -> list[int]:
    """Where in the deck the cards lie that are still facedown in a layout or in the draw pile."""
    view = match.view()
    players, size = len(match.players), len(view.layouts[0])
    dealt = players * size
    touched = _replaced(match)
    facedown = []
    for seat, layout in enumerate(view.layouts):
        clockwise = (seat - deal["dealer"] - 1) % players
        for order, (place, card) in enumerate(layout.items()):
            if card is None and (seat, place) not in touched:
                facedown.append(order * players + clockwise)
    drawn = sum(step.event.get("action") == "draw" for step in match.steps)
    return [*facedown, *range(dealt + 1 + drawn, len(deal["deck"]))]


def _replaced(match: Match) -> set[tuple[int, str]]:
    acts = [step.event for step in match.steps if step.event["kind"] == "act"]
    return {(act["seat"], act["action"].split()[1]) for act in acts if " " in act["action"]}
