"""The review splits a result so that the parts add up to the score, whoever played and whatever happened."""

from itertools import pairwise
from time import process_time
from types import SimpleNamespace
from typing import Any

import pytest

import playnine_widget as p9
from kit.table import at
from playnine_widget.analysis.review import ROWS, Review
from playnine_widget.analysis.review_plots import SEATS
from playnine_widget.analysis.shots import Shot
from playnine_widget.engine.errors import BadSetting, UnknownName
from playnine_widget.games.catalogue import game_of, variants


def played(*players: str, holes: int = 9) -> p9.Match:
    match = p9.Match(players=list(players), seed=4, holes=holes)
    match.play_bots()
    return match


@pytest.fixture(scope="module")
def two() -> tuple[p9.Match, Review]:
    match = played("bot:novice", "bot:random", holes=2)
    return match, p9.review(match)


@pytest.fixture(scope="module")
def three() -> tuple[p9.Match, Review]:
    match = played("bot:novice", "bot:novice", "bot:random", holes=1)
    return match, p9.review(match)


@pytest.mark.parametrize("name", ["two", "three"])
def test_the_parts_add_up_to_the_margin_and_the_margin_to_the_score(name: str, request: pytest.FixtureRequest) -> None:
    match, review = request.getfixturevalue(name)
    assert len(review.accounts) == len(match.players) * match.variant.holes
    for account in review.accounts:
        strokes = match.scorecard[account.hole - 1]
        others = [number for seat, number in enumerate(strokes) if seat != account.seat]
        assert sum(part for _, part in account.parts) == pytest.approx(account.margin)
        assert account.strokes == strokes[account.seat]
        assert account.margin + sum(others) / len(others) == pytest.approx(account.strokes)
    assert [review.of(seat).strokes for seat in range(len(match.players))] == list(match.totals)


def test_what_one_of_two_gains_the_other_loses(two: tuple[p9.Match, Review]) -> None:
    _, review = two
    one, other = review.of(0), review.of(1)
    assert one.margin == -other.margin
    assert (one.lost, one.luck) == pytest.approx((-other.others_lost, -other.others_luck))
    assert one.gained == pytest.approx(-other.gained)


def test_no_decision_is_better_than_the_best(two: tuple[p9.Match, Review]) -> None:
    _, review = two
    assert all(shot.lost >= 0 for shot in review.shots)
    assert all(shot.lost == 0 for shot in review.shots if shot.action == shot.best)


def test_what_is_done_with_a_card_goes_on_from_its_draw(two: tuple[p9.Match, Review]) -> None:
    _, review = two
    turns = [(one, other) for one, other in pairwise(review.shots) if one.action in {"draw", "take"}]
    assert turns
    assert all(one.after == other.expected for one, other in turns if not one.label)
    assert all(one.luck == pytest.approx(0) for one, _ in turns if one.action == "take")


def test_a_known_card_for_a_known_card_is_no_luck(two: tuple[p9.Match, Review]) -> None:
    _, review = two
    known = [shot for shot in review.shots if shot.verb == "swap" and shot.view.layouts[shot.seat][shot.place]]
    assert known
    assert all(shot.luck == pytest.approx(0) for shot in known)


def test_a_flip_of_the_tee_off_is_no_luck_of_a_decision(two: tuple[p9.Match, Review]) -> None:
    _, review = two
    teed = [shot for shot in review.shots if shot.verb == "tee off"]
    assert len(teed) == 8
    assert {shot.luck for shot in teed} == {0.0}
    assert {shot.lost for shot in teed} <= {0.0, 1.1}


@pytest.mark.parametrize(
    ("lost", "label"),
    [(0.4, ""), (0.5, "inaccuracy"), (1.5, "mistake"), (3.9, "mistake"), (4.0, "blunder")],
)
def test_a_decision_is_labelled_by_what_it_lost(lost: float, label: str) -> None:
    view = at("Ann: 5 9 ? 12 / ? 9 ? 0; Ben: 7 ? ? 3 / ? ? ? ?; discard: 5").view(0)
    assert Shot(1, 1, 0, "draw", "take", 1.0, 1.0 + lost, 1.0, None, view).label == label


def test_who_plays_at_random_is_less_accurate_and_has_the_worst_shots(two: tuple[p9.Match, Review]) -> None:
    _, review = two
    novice, at_random = review.accuracy(0), review.accuracy(1)
    assert novice is not None
    assert at_random is not None
    assert 0 < at_random < novice <= 100
    assert sum(review.labels(1).values()) > 0
    assert [shot.lost for shot in review.worst()] == sorted((shot.lost for shot in review.worst()), reverse=True)
    assert len(review.worst(n=3, seat=1)) == 3


def test_the_worst_shots_are_told_with_the_better_line(two: tuple[p9.Match, Review]) -> None:
    match, review = two
    text = str(review)
    shot = review.worst()[0]
    assert f"{shot.n}. Hole {shot.hole}, {match.players[shot.seat]}: {shot.action}" in text
    assert f"Better: {shot.best}" in text
    assert "<table>" in review._repr_html_()
    assert "<ol" not in review._repr_html_()  # each shot has its own number already
    assert "Mieux" in str(p9.review(match, "fr"))


def test_strokes_lost_are_added_up_by_what_one_asks(two: tuple[p9.Match, Review]) -> None:
    _, review = two
    total = sum(shot.lost for shot in review.shots)
    assert sum(review.where("verb", "hole").values()) == pytest.approx(total)
    assert sum(review.where("place", "player").values()) == pytest.approx(total)


def test_a_record_and_a_running_match_are_reviewed_too() -> None:
    match = played("bot:novice", "bot:novice", holes=1)
    assert str(p9.review(match.record())) == str(p9.review(match))
    match.goto(20)
    review = p9.review(match)
    assert len(review.shots) == 20
    assert review.accounts == ()


def test_a_match_without_decisions_has_a_review_without_any() -> None:
    review = p9.review(p9.Match(seed=1))
    assert review.shots == ()
    assert review.accuracy(0) is None
    assert "No shot" in str(review)


def test_charts_ask_for_altair_and_say_so_when_it_is_missing(
    two: tuple[p9.Match, Review], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, review = two
    with pytest.raises(UnknownName, match="Did you mean curve"):
        review.plot("curv")
    monkeypatch.setattr("playnine_widget.analysis.review_plots.find_spec", lambda _name: None)
    with pytest.raises(BadSetting, match="plots"):
        review.plot()


@pytest.mark.parametrize("kind", ["curve", "waterfall", "heat"])
def test_every_chart_has_its_data(kind: str, two: tuple[p9.Match, Review]) -> None:
    pytest.importorskip("altair")
    chart = two[1].plot(kind).to_dict()
    assert len(str(chart)) > 1000


def test_every_seat_has_a_colour_of_its_own_in_the_curve() -> None:
    golf = [variant for variant in variants().values() if game_of(variant).name == "golf"]
    assert len(set(SEATS)) == max(variant.most_players for variant in golf)


def test_the_parts_of_the_waterfall_end_at_the_margin(two: tuple[p9.Match, Review]) -> None:
    pytest.importorskip("altair")
    values = two[1].plot("waterfall", seat=1).to_dict()["data"]["values"]
    assert values[-2]["to"] == pytest.approx(two[1].of(1).margin)


def test_a_match_of_nine_holes_for_two_is_reviewed_in_three_seconds() -> None:
    match = played("bot:novice", "bot:novice")
    began = process_time()
    p9.review(match)
    assert process_time() - began < 3 * max(1, len(match.rows()) / 350)


class Goes:
    """A table that only notes where it went."""

    def __init__(self) -> None:
        self.went: list[int] = []

    def goto(self, n: int) -> None:
        self.went.append(n)


def test_a_point_that_is_picked_in_the_curve_takes_the_table_to_its_decision(two: tuple[p9.Match, Review]) -> None:
    pytest.importorskip("altair")
    table = Goes()
    chart = two[1].linked(table)
    chart._vl_selections = {"picked": {"value": {"vlPoint": {"or": [{"n": 12}]}}, "store": []}}
    assert table.went == [11]


def test_a_seat_and_a_column_that_there_are_not_are_refused(two: tuple[p9.Match, Review]) -> None:
    match, found = two
    assert p9.review(SimpleNamespace(match=match)) == found
    assert tuple(found.rows()[0]) == ROWS
    wrong: tuple[Any, ...] = (2, -1, "Ann")
    for seat in wrong:
        for ask in (found.of, found.accuracy, found.labels, lambda seat: found.worst(seat=seat)):
            with pytest.raises(BadSetting, match="seat"):
                ask(seat)
    for columns in (("verbs", "hole"), ("verb", "nope")):
        with pytest.raises(UnknownName, match="no column"):
            found.where(*columns)
