"""A lesson knows no game by its name: every game of the catalogue can be taught, recorded, written and read."""

from __future__ import annotations

import pytest

import playnine_widget as p9
from playnine_widget.lessons.checks import faults
from playnine_widget.lessons.lesson import Lesson
from playnine_widget.lessons.reading import parsed
from playnine_widget.lessons.study import Study
from playnine_widget.match.match import Match

every_game = pytest.mark.parametrize("game", tuple(p9.variants()))


def played(game: str) -> Match:
    """A match some actions old, the last of them with a comment each."""
    match = Match(game, players=["Ann", "Ben", "Cy"], seed=9)
    for number in range(14):
        match.act(match.options[number % len(match.options)], comment="Why not?" if number > 10 else None)
    return match


@every_game
def test_every_deed_can_be_done(game: str) -> None:
    match = played(game)
    position, options = match.game.full_position(match.steps[-1].state), match.options
    learner = Study(Lesson("Any", [{"position": position, "task": "Do.", "accept": options[-1], "hints": "Hm."}]))
    if options[1:]:
        learner.act(options[0])
        assert (learner.state, bool(learner.said), bool(learner.told("fr").said)) == ("wrong", True, True)
        learner.play_out()
        learner.again()
    learner.hint()
    learner.show()
    learner.again()
    learner.act(options[-1])
    learner.next()
    assert (learner.over, learner.stars) == (True, 1)


@every_game
def test_every_match_with_comments_is_a_lesson_that_its_file_gives_back(game: str) -> None:
    made = Lesson.from_match(played(game), "Recorded")
    assert (len(made.steps), faults(made)) == (3, ())
    assert parsed(made.source(), "recorded.md") == made
    assert "Recorded" in made.text()
