"""The league: the same deals for all, seats rotated, luck apart."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import playnine_widget as p9
from playnine_widget.bots.bot import find
from playnine_widget.simulation import fast, playing
from playnine_widget.simulation.league import against, league
from playnine_widget.simulation.statistics import estimate, margins, shares


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the compiled twins: they have a test of their own."""
    monkeypatch.setattr(fast, "is_fast", lambda *_: False)


def first(view: Any) -> str:
    """Takes the first option."""
    return str(view.options[0])


def test_equal_bots_in_every_rotation_of_the_same_deals_come_out_level() -> None:
    found = league(["novice", find("novice")], matches=4, holes=1, seed=3, workers=1, progress=False)
    assert [standing.margin.mean for standing in found.standings] == [0, 0]
    assert [standing.share.mean for standing in found.standings] == [0.5, 0.5]


def test_the_margins_of_a_line_up_add_up_to_nothing_luck_or_not() -> None:
    found = league(["novice", "random", first], matches=3, players=3, holes=1, seed=3, workers=1, progress=False)
    assert [standing.name for standing in found.standings] == ["novice", "random", "first"]
    assert sum(standing.margin.mean for standing in found.standings) == pytest.approx(0)
    assert sum(standing.adjusted.mean for standing in found.standings) == pytest.approx(0)


def test_every_pair_plays_the_same_deals() -> None:
    found = league(["novice", "random", "club"], matches=2, holes=1, seed=3, workers=1, progress=False)
    assert [(standing.name, *standing.against) for standing in found.standings] == [
        ("novice", "random"),
        ("random", "novice"),
        ("novice", "club"),
        ("club", "novice"),
        ("random", "club"),
        ("club", "random"),
    ]


def test_the_result_does_not_depend_on_who_does_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    settings: dict[str, Any] = {"matches": 6, "holes": 1, "seed": 5, "progress": False}
    alone = league(["novice", "club"], workers=1, **settings)
    monkeypatch.setattr("playnine_widget.simulation.league.CHUNK", 1)
    with ThreadPoolExecutor(3) as pool:
        assert league(["novice", "club"], workers=pool, **settings) == alone


def test_a_stronger_bot_wins_whatever_the_game() -> None:
    for game in ("play nine", "six card", "four card"):
        found = against("novice", ["random"], game, 4, holes=3, seed=1, workers=1, progress=False)
        assert found.standings[0].margin.mean < 0


def test_margins_less_luck_spread_far_less() -> None:
    variant = p9.variant("play nine", holes=1, no_progress_rounds=10)
    bots = [find("pro"), find("pro")]
    played = [playing.play(variant, ["Ann", "Ben"], bots, seed) for seed in range(12)]
    raw = estimate(margins(one.totals)[0] for one in played)
    less = estimate(margins(one.totals)[0] - one.luck[0] for one in played)
    assert less.error < raw.error / 2


def test_ninety_nine_has_a_league_too_and_tokens_left_win_it() -> None:
    found = league(["novice", "random"], "ninety nine", 20, seed=1, workers=1, progress=False)
    one, other = found.standings
    assert one.share.mean + other.share.mean == 1
    assert one.share.mean > 0.5
    assert one.margin.mean > 0


def test_those_level_share_a_win() -> None:
    assert shares([3, 3, 3]) == pytest.approx((1 / 3,) * 3)
    assert estimate([]).number == 0


@pytest.mark.parametrize(
    ("bots", "settings", "says"),
    [
        (["tour", "novice"], {"game": "ninety nine"}, "“tour” does not play “ninety nine”"),
        (["novice", "random"], {"matches": 0}, "at least 1; 0"),
        (["novice", "random"], {"matches": -1}, "at least 1; -1"),
        (["novice", "random"], {"matches": "ten"}, "at least 1; ten"),
        (["novice"], {}, "at least so many bots; novice"),
        (["novice", "random"], {"players": 3}, "at least so many bots"),
        (["novice", "random"], {"players": 1}, "1 cannot play"),
        ("novice", {}, "is no list of bots"),
        (7, {}, "is no list of bots"),
    ],
)
def test_a_league_that_cannot_be_played_says_why(bots: Any, settings: dict[str, Any], says: str) -> None:
    with pytest.raises(p9.BadSetting, match=says):
        league(bots, workers=1, progress=False, **settings)


@pytest.mark.parametrize(
    ("answer", "says"), [(lambda _: 1 / 0, "ZeroDivisionError"), (lambda _: "nonsense", "nonsense")]
)
def test_what_goes_wrong_in_a_bot_is_told_as_its_failure(answer: Any, says: str) -> None:
    with pytest.raises(p9.BotFailed, match=says):
        league([answer, "novice"], matches=2, holes=1, seed=1, workers=1, progress=False)
