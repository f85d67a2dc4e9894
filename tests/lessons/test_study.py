"""One learner at one lesson: what is accepted, what is said, what is played, what it is worth."""

from __future__ import annotations

from typing import Any

import pytest

import playnine_widget as p9
from kit.lessons import NINETY, PAIR, TEE, lesson, reached, step, study
from playnine_widget.engine.errors import BadLesson, BotFailed, IllegalAction
from playnine_widget.lessons.study import Study
from playnine_widget.match.insight import advise


def test_an_accepted_action_is_played_and_said_to_be_good() -> None:
    learner = study(step(done="It is yours."))
    learner.act("Take")
    assert (learner.state, learner.said, learner.view().hand) == ("good", "It is yours.", "12")


def test_a_wrong_action_is_not_played_and_another_try_is_free_at_once() -> None:
    learner = study(step(wrong={"draw": "The 12 lies open."}))
    learner.act("draw")
    assert (learner.state, learner.said, learner.match.options) == ("wrong", "The 12 lies open.", ("draw", "take"))
    learner.act("take")
    assert (learner.state, learner.stars) == ("good", 2)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"swap D1": "own", "swap": "verb", "*": "any"}, "own"),
        ({"swap": "verb", "*": "any"}, "verb"),
        ({"*": "any", "swap A1": "another"}, "any"),
    ],
)
def test_feedback_is_that_of_the_action_else_of_its_verb_else_of_any_other(wrong: dict[str, str], said: str) -> None:
    learner = study(step(accept="turn: take, swap D2", wrong=wrong))
    learner.act("take")
    learner.act("swap D1")
    assert learner.said == said


def test_without_words_of_the_lesson_the_caddie_says_what_a_wrong_action_costs() -> None:
    learner = study()
    learner.act("draw")
    assert learner.said == advise(learner.match).why_not("draw")
    assert learner.told("fr").said == advise(learner.match, "fr").why_not("draw")


def test_what_the_caddie_likes_best_is_wrong_without_a_reason_of_its_own() -> None:
    learner = study(step(accept="draw"))
    learner.act("take")
    assert learner.said == "That is not what is asked for here. Try again."


def test_in_a_game_without_a_caddie_wrong_is_said_all_the_same() -> None:
    learner = study(step(position=NINETY, accept="play 9D"))
    learner.act("play QS")
    assert (learner.state, learner.said) == ("wrong", "That is not what is asked for here. Try again.")


def test_several_actions_in_any_order() -> None:
    learner = study(step(position=TEE, accept="all: flip A1, flip D1"))
    learner.act("flip D1")
    assert (learner.state, learner.said) == ("open", "")
    learner.act("flip B1")
    assert learner.state == "wrong"
    learner.act("flip A1")
    assert learner.state == "good"


def test_a_line_goes_on_from_where_it_went_wrong_and_again_begins_it_anew() -> None:
    learner = study(step(accept="turn: take, swap D2"))
    learner.act("take")
    learner.act("swap A1")
    assert (learner.state, learner.view().hand) == ("wrong", "12")
    learner.again()
    assert (learner.state, learner.view().hand, learner.offers) == ("open", None, ("show", "skip"))


def test_an_action_within_the_tolerance_is_accepted_and_what_is_better_is_told_with_numbers() -> None:
    cost = advise(study().match)["draw"].lost
    learner = study(step(accept=f"best within {cost + 0.1:.2f}"))
    learner.act("draw")
    assert learner.state == "better"
    assert learner.said.startswith("Accepted, and there is better.")
    assert f"{cost:.1f}" in learner.said
    learner.again()
    learner.act("take")
    assert learner.state == "good"


def test_an_action_beyond_the_tolerance_is_wrong() -> None:
    learner = study(step(accept="best within 0.5"))
    learner.act("draw")
    assert learner.state == "wrong"


def test_a_goal_may_take_several_actions() -> None:
    learner = study(step(accept=reached))
    learner.act("take")
    assert learner.state == "open"
    learner.act("swap A1")
    assert learner.state == "wrong"
    learner.act("swap D2")
    assert learner.state == "good"


def test_a_goal_may_take_several_turns_and_the_others_play_in_between() -> None:
    def three_up(view: Any) -> bool | None:
        return True if sum(card is not None for card in view.layouts[0].values()) >= 3 else None

    learner = study(step(position="Ann: 5 9 ? ? / ? ? ? ?; Ben: 5 3 ? ? / ? ? ? ?; discard: 12", accept=three_up))
    learner.act("draw")
    learner.act("swap A1")
    assert (learner.state, learner.match.to_act) == ("open", 0)
    assert learner.match.steps[-1].event["seat"] == 1
    learner.act("draw")
    learner.act("swap C1")
    assert learner.state == "good"


def test_a_goal_that_raises_is_said_and_changes_nothing() -> None:
    learner = study(step(accept=lambda view: view.nothing_of_the_kind))
    with pytest.raises(BadLesson, match=r"The goal .* raised AttributeError"):
        learner.act("take")
    assert (learner.state, learner.stars, learner.number) == ("open", 3, 0)


def test_the_rest_of_the_solution_and_the_others_turns_are_played_out() -> None:
    learner = study(step(solution="take, swap D2", then="Ben: draw, swap A2; Ann: draw, swap A1"))
    learner.act("take")
    assert [row["action"] for row in learner.match.rows()] == ["take", "swap D2", "draw", "swap A2", "draw", "swap A1"]


def test_what_does_not_apply_after_another_accepted_action_is_left_out() -> None:
    learner = study(step(accept="take, draw", solution="take, swap D2", then="Ben: draw, swap A2"))
    learner.act("draw")
    assert (learner.state, learner.match.to_act) == ("good", 0)


def test_a_step_without_a_position_goes_on_from_the_learners_own_end() -> None:
    learner = study(step(accept="draw, take", solution="take"), step(position="", accept="swap D2"))
    learner.act("draw")
    learner.next()
    assert learner.view().hand == "3"


def test_a_step_that_cannot_be_done_from_there_begins_where_the_solution_ended() -> None:
    first = step(accept="take, draw", solution="take, swap D2", then="Ben: draw, swap A2")
    learner = study(first, step(position="", accept="draw"))
    learner.act("draw")
    learner.next()
    assert (learner.view().hand, str(learner.view().layouts[0])) == (None, "5 9 ? 12 / ? 9 ? 12")


def test_hints_are_a_ladder_with_the_solution_on_its_last_rung() -> None:
    learner = study(step(hints=["Look.", "At the discards."], done="A pair."))
    assert learner.offers == ("hint", "skip")
    learner.hint()
    assert learner.said == "Look."
    learner.hint()
    assert (learner.said, learner.offers, learner.stars) == ("At the discards.", ("show", "skip"), 2)
    learner.show()
    assert (learner.said, learner.state, learner.stars) == ("The solution: Take the 12. A pair.", "good", 0)
    learner.again()
    learner.act("take")
    assert learner.stars == 1


def test_the_caddies_choice_is_the_solution_where_a_lesson_has_none() -> None:
    learner = study(step(accept="turn: best, best"))
    learner.show()
    assert learner.said == "The solution: Take the 12; Swap D2."


def test_a_goal_without_a_solution_has_none_to_be_shown() -> None:
    assert "show" not in study(step(accept=reached)).offers


def test_a_wrong_line_is_played_out_on_a_branch_and_again_returns() -> None:
    learner = study(step(wrong={"draw": "The 12 lies open."}))
    before = learner.match.record()
    learner.act("draw")
    learner.play_out()
    assert learner.aside
    assert [row["player"] for row in learner.match.rows()] == ["Ann", "Ann", "Ben", "Ben"]
    assert learner.said.startswith("The 12 lies open. Ann")
    assert "Ben" in learner.said
    with pytest.raises(IllegalAction):
        learner.act("take")
    learner.again()
    assert (learner.state, learner.match.record()) == ("open", before)


def test_a_line_is_played_out_to_the_end_of_the_hole_and_no_further() -> None:
    end = "game: six card; Ann: 5 9 3 / 5 9 ?; Ben: 5 3 ? / ? ? ?; discard: K; draw: 3 7 4 A"
    learner = study(step(position=end, accept="draw"))
    learner.act("take")
    learner.play_out()
    assert [event.event["kind"] for event in learner.match.steps[-2:]] == ["score", "deal"]


def test_a_lesson_with_a_step_skipped_has_no_stars() -> None:
    learner = study(step(), step())
    learner.skip()
    learner.act("take")
    learner.next()
    assert (learner.state, learner.over, learner.stars, learner.said) == (
        "done",
        True,
        0,
        "0 stars of 3. Help and wrong tries cost some: try again if you want them all.",
    )


def test_a_step_that_is_only_read_plays_itself_and_goes_on() -> None:
    learner = study(step(accept=None, then="Ann: take, swap D2", text="Watch."), step())
    assert (learner.state, learner.told().text, learner.offers) == ("good", "Watch.", ("next", "again"))
    assert learner.match.to_act == 1
    learner.next()
    learner.act("take")
    assert learner.stars == 3


def test_a_done_lesson_can_be_done_again_for_more_stars() -> None:
    learner = study(step(hints="Look."))
    learner.hint()
    learner.act("take")
    learner.next()
    assert learner.offers == ("again", "back")
    learner.again()
    assert (learner.step, learner.state, learner.stars) == (0, "open", 3)


def test_everything_is_told_in_any_language_at_any_time() -> None:
    learner = Study(lesson(step(accept="draw"), rules="turn"))
    learner.act("take")
    assert learner.told("fr").said == "Ce n’est pas ce qui est demandé ici. Essayez encore."
    assert [title for title, _ in learner.told("fr").rule] == ["Un tour"]


def test_who_watches_hears_of_every_deed() -> None:
    learner, heard = study(step(hints="Look.")), list[str]()
    stop = learner.watch(lambda study: heard.append(study.state))
    learner.hint()
    learner.act("draw")
    learner.act("take")
    stop()
    learner.next()
    assert heard == ["open", "wrong", "good"]


def test_a_lesson_is_not_changed_by_who_learns_it() -> None:
    taught = lesson()
    for _ in range(2):
        learner = Study(taught)
        assert learner.match.position() == "\n".join(PAIR.split("; ")[:3])
        learner.act("take")


@pytest.mark.parametrize("deed", ["", "undo", "act", "play_out"])
def test_no_deed_but_the_offered_ones(deed: str) -> None:
    with pytest.raises(IllegalAction, match="cannot be done now"):
        study().do(deed)


@pytest.mark.parametrize("accept", ["turn: best, best, best, best", "turn: any, any, any, any"])
def test_a_task_that_is_longer_than_the_match_has_no_solution_to_show(accept: str) -> None:
    last = "Ann: 5 9 8 12 / ? 9 8 8; Ben: 5 3 1 2 / 3 4 5 6; discard: 12; hole: 9; to act: Ann"
    learner = study(step(position=last, accept=accept))
    assert learner.offers == ("skip",)
    learner.act("take")
    assert "skip" in learner.offers


def test_a_bot_that_fails_leaves_the_learner_before_the_action_that_it_was_to_answer() -> None:
    minds: list[Any] = [lambda view: view.options[0]]

    @p9.bot
    def moody(view: Any) -> str:
        return str(minds[0](view))

    learner = study(step(accept="turn: take, swap D2, draw", solution=""), others=moody.name)
    learner.act("take")
    minds[0] = lambda _view: 1 / 0
    before = learner.match.position()
    with pytest.raises(BotFailed):
        learner.act("swap D2")
    assert (learner.match.position(), learner.match.to_act, learner.state) == (before, learner.learner, "open")
    minds[0] = lambda view: view.options[0]
    learner.act("swap D2")
    learner.act("draw")
    assert learner.state == "good"
