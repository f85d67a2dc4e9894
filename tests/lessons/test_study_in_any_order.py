"""Whatever a learner does, in any order: nothing breaks, and what is refused changes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from kit.lessons import long
from playnine_widget.engine.errors import IllegalAction
from playnine_widget.lessons.learning import STATES
from playnine_widget.lessons.study import Study

DEEDS = ("next", "hint", "show", "play out", "again", "skip", "back")
LESSON = long()


def standing(study: Study) -> tuple[Any, ...]:
    """All that can be seen of a study."""
    return (
        *(study.step, study.state, study.said, study.offers, study.tally, study.number),
        *(study.match.record(), study.view(), study.told("fr")),
    )


class AnyOrder(RuleBasedStateMachine):
    @initialize(step=st.integers(0, len(LESSON.steps) - 1))
    def begin(self, step: int) -> None:
        self.study = Study(LESSON, step)

    @rule(deed=st.sampled_from(DEEDS))
    def do(self, deed: str) -> None:
        """A deed is done where it is offered and refused where it is not."""
        before, offered = standing(self.study), deed in self.study.offers
        if offered:
            self.study.do(deed)
            assert self.study.number > before[5]
        else:
            with pytest.raises(IllegalAction):
                self.study.do(deed)
            assert standing(self.study) == before

    @rule()
    def restart(self) -> None:
        """A lesson can be begun anew at any time."""
        self.study.restart()
        assert (self.study.step, self.study.state, self.study.stars) == (0, "open", 3)

    @rule(at=st.integers(0, 20))
    def act(self, at: int) -> None:
        """An option is judged while the step is open, and refused once it is not."""
        before, options = standing(self.study), self.study.match.options
        action = options[at % len(options)] if options else "draw"
        if self.study.state in {"open", "wrong"} and not self.study.aside:
            self.study.act(action)
            assert (self.study.state == "wrong") is (self.study.match.record() == before[6])
        else:
            with pytest.raises(IllegalAction):
                self.study.act(action)
            assert standing(self.study) == before

    @rule(action=st.sampled_from(["", "swap Z9", "no", "play 99", "flip", "draw take"]))
    def nonsense(self, action: str) -> None:
        """What is no option changes nothing and is counted as nothing."""
        before = standing(self.study)
        with pytest.raises(IllegalAction):
            self.study.act(action)
        assert standing(self.study) == before

    @invariant()
    def it_can_go_on(self) -> None:
        """There is always something to do, and what is seen belongs together."""
        study = self.study
        assert study.state in STATES
        assert study.offers
        assert study.state != "open" or (study.match.to_act == study.learner and study.match.options)
        assert 0 <= study.stars <= 3
        assert study.told().said == study.said
        assert (study.state in {"good", "better"}) is ("next" in study.offers)
        assert study.state != "good" or bool(study.said) or study.lesson.steps[study.step].accept is None


AnyOrder.TestCase.settings = settings(max_examples=25, stateful_step_count=20)
TestAnyOrder = AnyOrder.TestCase
