"""A lesson recorded from a match: every commented decision becomes a step that plays on as the match did."""

from __future__ import annotations

import pytest

from kit.table import at, nine
from playnine_widget.engine.errors import BadLesson
from playnine_widget.lessons.lesson import Lesson
from playnine_widget.lessons.reading import parsed
from playnine_widget.lessons.study import Study
from playnine_widget.match import insight
from playnine_widget.match.match import Match

PAIR = "Ann: 5 9 ? 12 / ? 9 ? 8; Ben: 5 3 ? ? / ? ? ? ?; discard: 12; draw: 4 7 1 2"


def played() -> Match:
    """A match in which Ann comments, and Ben errs."""
    match = at(PAIR)
    match.act("take", comment="!! Two 12s cancel.")
    match.act("swap D2")
    match.act("draw", "swap C1")
    match.act("draw", comment="? A 7 of the draw pile.")
    match.act("swap A2")
    return match


def test_a_good_decision_is_accepted_and_plays_on_as_it_did() -> None:
    learner = Study(Lesson.from_match(played(), "Pairs"))
    learner.act("draw")
    assert learner.state == "wrong"
    learner.act("take")
    assert (learner.state, learner.said) == ("good", "Two 12s cancel.")
    assert [row["action"] for row in learner.match.rows()] == ["take", "swap D2", "draw", "swap C1"]


def test_a_poor_decision_is_answered_with_its_comment_and_the_caddies_best_is_accepted() -> None:
    match = at(PAIR)
    match.act("draw", comment="? The 12 lay open.")
    (step,) = Lesson.from_match(match).steps
    assert step.accept is not None
    assert (step.accept.written, dict(step.wrong)) == ("best", {"draw": "The 12 lay open."})


def test_the_cards_that_lay_hidden_come_as_they_came() -> None:
    learner = Study(Lesson.from_match(played()), 1)
    assert str(learner.view().layouts[1]) == "5 3 4 ? / ? ? ? ?"
    learner.match.act("draw")
    assert learner.view().hand == "7"


def test_it_is_titled_and_asked_in_the_language_of_the_reader() -> None:
    lesson = Lesson.from_match(played(), lang="fr")
    assert (lesson.title, lesson.steps[0].task) == ("Une partie d’Ann et Ben", "Vous êtes Ann. Que faites-vous ?")


@pytest.mark.parametrize("caddies", [insight.CADDIES, {}])
def test_where_no_caddie_knows_better_anything_else_is_better_than_a_poor_decision(
    caddies: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At 85 the caddie of 99 likes the queen best; who comments thinks otherwise."""
    monkeypatch.setattr(insight, "CADDIES", caddies)
    match = nine("Ann: 5H 9D QS; Ben: 2H 3S 4D; total: 85")
    match.act("play QS", comment="?? Far too high.")
    learner = Study(Lesson.from_match(match))
    learner.act("play QS")
    assert (learner.state, learner.said) == ("wrong", "Far too high.")
    learner.act("play 9D")
    assert learner.state == "good"


def test_the_learner_is_who_decided() -> None:
    match = at(PAIR)
    match.act("take", "swap D2", "draw")
    match.act("swap C1", comment="Unseen for seen.")
    learner = Study(Lesson.from_match(match))
    assert learner.learner == 1
    learner.act("swap C1")
    assert learner.state == "good"


def test_a_match_of_bots_who_say_why_is_a_lesson_too() -> None:
    match = Match(players=["Ann", lambda view: (view.options[0], "the first")], seed=9, holes=1)
    match.act("flip A1", "flip B1")
    match.play_bots()
    assert [step.done for step in Lesson.from_match(match).steps] == ["the first"] * 2


def test_it_can_be_kept_in_a_file() -> None:
    lesson = Lesson.from_match(played(), "Pairs")
    assert parsed(lesson.source(), "pairs.md") == lesson


def test_without_comments_there_is_no_lesson() -> None:
    with pytest.raises(BadLesson, match="No decision of the match has a comment"):
        Lesson.from_match(at(PAIR))
