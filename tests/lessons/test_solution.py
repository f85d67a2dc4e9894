"""The solution that a study shows where the lesson has none of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kit.lessons import step, study
from playnine_widget.lessons import feedback

if TYPE_CHECKING:
    import pytest


def test_the_caddie_is_asked_once_a_step_however_often_it_is_seen_what_is_offered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked, advised = list[str](), feedback.advised

    def counted(match: Any) -> Any:
        asked.append(match.position())
        return advised(match)

    monkeypatch.setattr(feedback, "advised", counted)
    learner = study(step(accept="best"), step(accept="best"))
    assert [learner.offers for _ in range(3)] == [("show", "skip")] * 3
    assert len(asked) == 1
    learner.act("take")
    learner.next()
    asked.clear()
    assert [learner.offers for _ in range(3)] == [("show", "skip", "back")] * 3
    assert len(asked) == 1
