"""Guessed chances against what came: the Brier score, a table, and a chart."""

from __future__ import annotations

import pytest

import playnine_widget as p9
from playnine_widget.lessons.calibration import calibrated
from playnine_widget.words.catalogue import say
from playnine_widget.words.languages import languages

GUESSES = [(0.1, 0.2, False), (0.1, 0.1, False), (0.5, 0.6, True), (0.5, 0.4, False), (1.0, 0.9, True)]


def test_the_brier_score_is_the_mean_square_of_the_miss() -> None:
    found = calibrated(GUESSES)
    assert found.brier == pytest.approx((0.01 + 0.01 + 0.25 + 0.25 + 0) / 5)
    assert found.best == pytest.approx((0.04 + 0.01 + 0.16 + 0.16 + 0.01) / 5)
    assert found.off == pytest.approx(0.08)


def test_guesses_that_are_alike_stand_together() -> None:
    assert [(each.least, each.n, each.came) for each in calibrated(GUESSES).bins] == [
        (0, 2, 0),
        (0.4, 2, 0.5),
        (0.8, 1, 1),
    ]


@pytest.mark.parametrize("lang", languages())
def test_the_table_shows_what_was_said_and_what_came(lang: str) -> None:
    table = str(calibrated(GUESSES, lang)).splitlines()
    assert len(table) == 2 + 3
    assert [line.split("|")[1] for line in table[2:]] == [
        "o·x··················",
        "··········*··········",
        "····················*",
    ]
    assert str(calibrated([], lang)) == say(lang, "calibration.none")


def test_a_quiz_of_odds_has_its_calibration_and_others_have_none() -> None:
    quiz = p9.Quiz("odds", seed=3, questions=4)
    for question in quiz:
        quiz.answer(question.answer)
    assert quiz.calibration.brier == quiz.calibration.best
    assert quiz.calibration.off == 0
    assert p9.Quiz("count", seed=3).calibration.guesses == ()


def test_the_chart_has_the_points_and_the_line_of_agreement() -> None:
    chart = calibrated(GUESSES).plot().to_dict()
    even, points = chart["layer"]
    assert [point["n"] for point in points["data"]["values"]] == [2, 2, 1]
    assert even["data"]["values"][-1] == {"guessed": 1, "came": 1}


def test_without_altair_the_chart_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("playnine_widget.lessons.calibration.find_spec", lambda _name: None)
    with pytest.raises(p9.BadSetting, match="Altair"):
        calibrated(GUESSES).plot()
