"""One update of the table after a move: `update.py packed` and `update.py naive` are the two sides of a pair.

Both watch the same match of six players, take the view of the one to act, encode it and send it; neither plays. The
naive side sends the whole view as a dict of dicts, as one would write it first. `sizes()` weighs what ours sends.
"""

from __future__ import annotations

import itertools
import random
import statistics
import sys
from typing import TYPE_CHECKING, Any, NamedTuple

import anywidget
import comm
import traitlets
from comm.base_comm import BaseComm
from jupyter_client.session import json_packer

from playnine_widget import CardTable, Match
from playnine_widget.match.announcer import Change
from slices import serve

if TYPE_CHECKING:
    from collections.abc import Callable

MOVES = 150


class Wire(BaseComm):
    """A comm that encodes what it is given as Jupyter does, and keeps the sizes."""

    sent: list[int] = []  # noqa: RUF012 one wire for the whole process

    def publish_msg(self, msg_type: str, data: Any = None, *_: Any, **keys: Any) -> None:
        del msg_type, keys
        self.sent.append(len(json_packer({"comm_id": self.comm_id, "data": data})))


class Naive(anywidget.AnyWidget):
    """The table as one would write it first: the whole view in one dict."""

    _esm = "export default {}"
    view = traitlets.Dict().tag(sync=True)

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match

    def update(self, at: int) -> None:
        view = self.match.view_at(at, self.match.view_at(at, None).to_act)
        self.view = {
            **{name: getattr(view, name) for name in view._fields if name not in STRUCTURED},
            "rules": self.match.game.changes(view.variant),
            "layouts": [
                [{"place": place, "card": _card(card), "facedown": card is None} for place, card in layout.items()]
                for layout in view.layouts
            ],
            "hand": _card(view.hand),
            "discard": [_card(card) for card in view.discard],
            "unseen": {str(card): count for card, count in view.unseen.items()},
            "last": {name: str(value) for name, value in view.last._asdict().items()} if view.last else None,
            "revision": at,
        }


STRUCTURED = {"variant", "layouts", "hand", "discard", "unseen", "last"}


def _card(card: object) -> str | None:
    return None if card is None else str(card)


def played() -> Match:
    """A match of six people after some random moves."""
    match, rng = Match(players=6, seed=1), random.Random(1)
    for _ in range(MOVES):
        match.act(rng.choice(match.options))
    return match


def packed(match: Match) -> Callable[[int], None]:
    table, later = CardTable(match), itertools.count(match.revision + 1)  # a table shows nothing twice
    return lambda at: table._on_change(Change("events", at, at, next(later), then=match.after(at)), match)  # noqa: SLF001


def each(update: Callable[[int], None], match: Match) -> Callable[[], int]:
    """Update for every move of the match in turn."""
    acts = [step.number for step in match.steps if step.event["kind"] == "act"]

    def work() -> int:
        for at in acts:
            update(at)
        return len(acts)

    return work


class Sizes(NamedTuple):
    """What the moves of a match send: the median content of a message in bytes, and the most messages of one move."""

    median: float
    messages: int


def sizes(moves: int = 1000) -> Sizes:
    """Play at random at a table of six people; moves that end a hole send its result and the next deal as well."""
    comm.create_comm = Wire
    match, rng = Match(players=6, seed=1), random.Random(1)
    table = CardTable(match)
    contents, messages = [], 0
    for _ in range(moves):
        Wire.sent.clear()
        before = match.view().hole
        table.act(rng.choice(match.options))
        if match.view().hole == before and match.steps[-2].event["kind"] != "shuffle":
            messages = max(messages, len(Wire.sent))
            contents += Wire.sent
    return Sizes(statistics.median(contents), messages)


def main() -> None:
    comm.create_comm = Wire
    match = played()
    update = packed(match) if sys.argv[1] == "packed" else Naive(match).update
    serve(each(update, match))


if __name__ == "__main__":
    main()
