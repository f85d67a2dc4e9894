"""The answers of quizzes: each is what a count by hand gives, the caddie's opinion, or what the engine allows."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import settings as few
from hypothesis import strategies as st

import playnine_widget as p9
from kit.quizzes import GAMES, SEEDS, asked
from playnine_widget.lessons.quiz_shots import graded
from playnine_widget.match.insight import glance
from playnine_widget.words.catalogue import say, shown

if TYPE_CHECKING:
    from playnine_widget.lessons.question import Question

# ---- counted by hand


def by_hand(layout: str) -> int:
    """Play Nine as the rule book has it (2.1), written anew: columns, and the ladder by value."""
    rows = [row.split() for row in layout.split(" / ")]
    matched, strokes = Counter[int](), 0
    for top, bottom in zip(*rows, strict=True):
        up = [int(card) for card in (top, bottom) if card != "?"]
        if len(up) == 2 and up[0] == up[1]:
            matched[up[0]] += 1
            strokes += -10 if up[0] == -5 else 0
        else:
            strokes += sum(up)
    return strokes + sum({1: 0, 2: -10, 3: -15, 4: -20}[many] for many in matched.values())


@given(SEEDS)
@few(max_examples=60)
def test_a_layout_of_play_nine_counts_what_it_counts_by_hand(seed: int) -> None:
    for question in asked("count", "play nine", seed, 5):
        layout = re.search(r"^Ann: (.*)$", question.position, re.MULTILINE)
        assert layout is not None
        assert question.answer == by_hand(layout[1])


@given(st.sampled_from(GAMES), SEEDS)
@few(max_examples=60)
def test_what_is_counted_can_lie_on_a_table_and_is_covered_there(game: str, seed: int) -> None:
    for question in asked("count", game, seed, 5):
        assert question.hides
        assert question.match.variant == p9.variant(game)
        assert str(p9.Match.from_position(question.position)) == question.position


def ninety_by_hand(total: int, plays: str) -> int:
    worth = {"J": 10, "Q": 10, "10": -10, "4": 0, "9": 0}
    for said in plays.split(", "):
        card, _, way = said.replace("−", "-").partition(" as ")
        rank = card[:-1]
        total = 99 if rank == "K" else total + int(way or worth.get(rank, rank))
        assert total <= 99
    return total


@given(SEEDS, st.sampled_from(["minus", "plus_minus"]))
@few(max_examples=60)
def test_plays_of_99_make_what_they_make_by_hand(seed: int, ten: str) -> None:
    for question in asked("count", "ninety nine", seed, 5, ten=ten):
        values = question.ask.values
        assert question.answer == ninety_by_hand(int(str(values["total"])), str(values["plays"]))


# ---- the rules


@given(st.sampled_from(GAMES), SEEDS)
@few(max_examples=60)
def test_what_is_called_legal_is_an_option_and_nothing_else_is(game: str, seed: int) -> None:
    for question in asked("legal", game, seed):
        assert (question.answer == "legal") == (question.action in question.match.options)


@pytest.mark.parametrize(("kind", "game"), [("referee", "play nine"), *(("legal", game) for game in GAMES)])
def test_what_is_announced_is_said_in_words_and_does_not_give_the_ruling_away(kind: str, game: str) -> None:
    """A learner reads "Play 7♥", not "play 7H"; and not that it makes 103."""
    for question in asked(kind, game, 3, 10):
        announced = shown("en", question.ask.values["action"])
        assert announced[0].isupper()
        assert question.action not in {"", announced}
        assert "makes" not in announced


def test_both_answers_come_and_so_does_every_reason() -> None:
    questions = [question for seed in range(30) for question in asked("legal", "play nine", seed, 10)]
    answers = Counter(question.answer for question in questions)
    assert min(answers.values()) > len(questions) / 3
    assert {"ruling.skip", "ruling.skip.several", "ruling.taken.back"} <= {question.shape for question in questions}


# ---- the odds


def unseen(question: Question) -> list[str]:
    """What is neither face up nor in a pile that lies open, counted from the position alone."""
    variant = question.match.variant
    left = Counter(map(str, variant.cards(2)))
    for line in question.position.splitlines():
        key, _, value = line.partition(": ")
        if key in {"Ann", "Ben", "discard", "hand", "taken", "played"}:
            left.subtract(word for word in value.split() if word not in {"?", "/"})
    assert min(left.values()) >= 0
    return list(left.elements())


def true_of(question: Question, card: str) -> bool:
    """Whether a next card makes true what was asked, found out by trying."""
    key, values, variant = question.ask.key, question.ask.values, question.match.variant
    written = variant.card(card)
    if key == "quiz.odds.at_most":
        return bool(variant.value(written) <= values["most"])
    if key in {"quiz.odds.card", "quiz.odds.rank"}:
        wanted = values.get("card") or values["rank"]
        return written.rank in str(wanted).split("'")[1].split(".")
    if key == "quiz.odds.matches":
        return matches(question, card)
    total = question.view.total
    adds = {"K": (99 - total,), "J": (10,), "Q": (10,), "10": (-10,), "4": (0,), "9": (0,), "A": (1, 11)}
    fitting = [add for add in adds.get(written.rank) or (int(written.rank),) if total + add <= 99]
    low = [add for add in fitting if add <= 0 and written.rank != "K"]
    return bool(fitting if key == "quiz.odds.fits" else low)


def matches(question: Question, card: str) -> bool:
    """Whether the card, put somewhere into the layout, lies in a match that was not there."""
    view = question.view
    cells = [str(each or "?") for row in view.layouts[view.to_act].rows for each in row]
    across = view.variant.columns

    def matched(written: list[str]) -> int:
        rows = [written[at : at + across] for at in range(0, len(written), across)]
        lines = p9.score(rows, view.variant).lines
        return len({place for line in lines if line.is_match for place in line.places})

    before = matched(cells)
    return any(matched([*cells[:at], card, *cells[at + 1 :]]) > before for at in range(len(cells)))


@given(st.sampled_from(["play nine", "six card", "nine card b", "ninety nine"]), SEEDS)
@few(max_examples=40)
def test_a_chance_is_the_share_of_the_unseen_cards(game: str, seed: int) -> None:
    for question in asked("odds", game, seed):
        cards = unseen(question)
        true = {card: true_of(question, card) for card in set(cards)}
        share = sum(true[card] for card in cards) / len(cards)
        assert question.answer == pytest.approx(share)
        assert 0 < question.answer < 1


def test_what_comes_comes_as_often_as_it_should() -> None:
    questions = [question for seed in range(20) for question in asked("odds", "play nine", seed, 10)]
    surprise = sum(bool(question.came) - question.answer for question in questions)
    deviation = sum(question.answer * (1 - question.answer) for question in questions) ** 0.5
    assert abs(surprise) < 4 * deviation


def test_a_chance_may_be_written_as_people_write_it() -> None:
    question = asked("odds", "play nine", 1, 1)[0]
    assert [question.read(value) for value in (0.3, "0.3", "30%", "30 %", 30, "0,3")] == [0.3] * 6
    for wrong in ("", "often", -1, 101, "-5%", "nan", float("nan"), float("inf")):
        with pytest.raises(p9.BadNotation):
            question.read(wrong)


# ---- shots


@given(SEEDS)
@few(max_examples=6)
def test_the_best_action_is_what_the_caddie_says_within_its_error(seed: int) -> None:
    question = asked("best", "play nine", seed, 1)[0]
    advice = p9.advise(question.match)
    ties = {option.action for option in advice.ties}
    assert question.answer in ties
    for option in advice:
        deed = question.match.game.deed(question.view, option.action)
        judged = question.judged(option.action)
        assert judged.right == (option.action in ties)
        assert judged.right or 0 < judged.score < 1
        if not judged.right:
            assert say("en", deed.key, **deed.values) in judged.said


def test_what_is_counted_card_by_card_is_called_proved() -> None:
    asked_last = graded(p9.Match.from_position("Ann: 1 2 3 12 / 4 5 6 ?; Ben: 1 2 3 4 / 5 6 7 8; hand: 0", 1), 1)
    assert asked_last is not None
    assert asked_last.answer == "swap D1"
    assert "proved" in asked_last.judged("swap D1").said


@pytest.mark.parametrize("seed", range(3))
def test_the_blunder_is_the_worst_shot_of_the_hole_by_the_review(seed: int) -> None:
    question = asked("blunder", "play nine", seed, 1)[0]
    line = question.line
    assert line is not None
    name = question.ask.values["name"]
    seat = question.match.players.index(str(name))
    hole = p9.Match.from_record(line.record())
    worst = p9.review(hole).worst(1, seat)[0]
    turns, number = 0, 0
    for row in hole.rows():
        if row["seat"] == seat and not (row["action"].startswith("flip") and row["n"] <= 4):
            turns += row["action"] in {"draw", "take"}
            if row["n"] == worst.n:
                number = turns
    assert question.answer == str(number)
    assert worst.lost >= 2
    assert len(question.choices) == len({choice.value for choice in question.choices}) >= int(question.answer)


@given(SEEDS)
@few(max_examples=25)
def test_the_referee_is_right_about_rules_and_about_strokes(seed: int) -> None:
    for question in asked("referee", "play nine", seed, 3):
        action, worth = question.action, glance(question.match.view())
        if question.answer == "fault":
            assert action not in question.match.options
        else:
            assert (worth[action] - min(worth.values()) >= 4) == (question.answer == "costly")


@pytest.mark.parametrize("kind", ["odds", "count", "legal"])
def test_what_has_no_text_is_no_answer(kind: str) -> None:
    class Mute:
        def __str__(self) -> str:
            raise RuntimeError

    with pytest.raises(p9.BadNotation):
        p9.Quiz(kind, seed=1).answer(Mute())
