"""Random matches for two to six players, in any order of acts, undos and records: what has to hold at every moment."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from kit.table import all_actions, at_random, cards, deck, play
from playnine_widget.engine.errors import IllegalAction
from playnine_widget.match.match import Match


class RandomMatch(RuleBasedStateMachine):
    """A match that is played, taken back, recorded and read again."""

    match: Match

    @initialize(players=st.integers(2, 6), seed=st.integers(0, 2**53 - 1))
    def begin(self, players: int, seed: int) -> None:
        self.match = Match(players=players, seed=seed, holes=2, no_progress_rounds=5)
        self.revision = 0

    @precondition(lambda self: not self.match.over)
    @rule(pick=st.integers(0, 1000))
    def act(self, pick: int) -> None:
        self.match.act(self.match.options[pick % len(self.match.options)])

    @precondition(lambda self: not self.match.over)
    @rule(pick=st.integers(0, 1000))
    def try_anything(self, pick: int) -> None:
        actions = all_actions(self.match)
        action, before = actions[pick % len(actions)], self.match.record()
        if action not in self.match.options:
            with pytest.raises(IllegalAction):
                self.match.act(action)
            assert self.match.record() == before

    @rule(seed=st.integers(0, 1000), most=st.integers(1, 150))
    def play_on(self, seed: int, most: int) -> None:
        for _ in play(self.match, at_random(seed), most):
            self.conserved()

    @precondition(lambda self: self.match.steps[-1].event["kind"] == "act")
    @rule()
    def undo_and_redo(self) -> None:
        before = self.match.steps
        self.match.undo()
        assert (
            self.match.practice
            or before[-1].event["action"] == "take"
            or before[-1].event["action"][:4]
            in {
                "swap",
                "skip",
            }
        )
        self.match.redo()
        assert self.match.steps == before

    @rule()
    def read_the_record(self) -> None:
        again = Match.from_record(self.match.record())
        assert again.steps == self.match.steps
        assert again.view(again.to_act) == self.match.view(self.match.to_act)

    @invariant()
    def conserved(self) -> None:
        if hasattr(self, "match"):
            assert cards(self.match) == deck(self.match)

    @invariant()
    def somebody_is_to_act_or_all_is_over(self) -> None:
        if hasattr(self, "match"):
            assert bool(self.match.options) == (self.match.to_act is not None) == (not self.match.winners)

    @invariant()
    def every_hole_has_one_deal_and_one_score(self) -> None:
        if hasattr(self, "match"):
            events: list[Any] = [step.event["kind"] for step in self.match.steps]
            assert events.count("deal") - events.count("score") == (not self.match.over)
            assert events.count("score") == len(self.match.scorecard)

    @invariant()
    def the_revision_grows(self) -> None:
        if hasattr(self, "match"):
            assert self.match.revision >= self.revision
            self.revision = self.match.revision


TestRandomMatch = RandomMatch.TestCase
TestRandomMatch.settings = settings(max_examples=25, stateful_step_count=20, deadline=None)
