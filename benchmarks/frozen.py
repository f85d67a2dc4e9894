"""Baselines that never change, so that figures can be compared: club and club-tuned as they were first measured.

`random` and `novice` (greedy) are frozen in the package. Club-tuned has numbers found by hill climbing from those of
club: matches against club and against one-ply tour on the same deals, steps of 2 and 1, then half.
"""

from __future__ import annotations

from functools import partial

from playnine_widget.bots import club
from playnine_widget.bots.bot import Bot
from playnine_widget.bots.loops.rules_of_thumb import Habits
from playnine_widget.simulation import fast

CLUB = Habits(good_total=8, late=1, low=3, low_taken=2, gap=4, dear=5.6, any_gap=6)
CLUB_TUNED = Habits(good_total=8.5, late=0, low=3, low_taken=1, gap=7, dear=7, any_gap=10)


def frozen() -> dict[str, Bot]:
    """The baselines by name; the compiled loop knows them from now on."""
    fast.TWINS["frozen club"] = fast.Twin(fast.CLUB, habits=CLUB)
    fast.TWINS["club-tuned"] = fast.Twin(fast.CLUB, habits=CLUB_TUNED)
    habits = {"frozen club": CLUB, "club-tuned": CLUB_TUNED}
    return {name: Bot(name, 2, "", partial(club.choose, habits=numbers)) for name, numbers in habits.items()}
