"""The same deal for several people: the cards depend on the code alone, and only the same cards are compared."""

from datetime import UTC, date, datetime
from typing import Any

import pytest

import playnine_widget as p9
from playnine_widget.engine.errors import BadSetting, UnknownName
from playnine_widget.match.deals import Ghost


def deck(match: p9.Match) -> object:
    return next(step.event["deck"] for step in match.steps if step.event["kind"] == "deal")


def test_who_has_the_code_plays_the_same_cards() -> None:
    match = p9.Match("six card", 3, seed=77, holes=2)
    deal = p9.Deal.of(match)
    assert deal.code == "six-card-3-25+holes=2"
    again = p9.Deal.read(f" {deal.code.upper()} ").match(["bot:novice"] * 3)
    assert deck(again) == deck(match)
    assert again.variant.holes == 2


@pytest.mark.parametrize("code", ["", "play nine", "play-nine-2", "play-nine-x-1", 7])
def test_what_is_no_code_is_refused(code: object) -> None:
    with pytest.raises(BadSetting, match="no code of a deal"):
        p9.Deal.read(code)


def test_the_daily_deal_is_the_same_for_everybody_and_another_every_day() -> None:
    days = [p9.daily(date(2026, 1, day)).seed for day in range(1, 20)]
    assert len(set(days)) == len(days)
    assert p9.daily(date(2026, 1, 1)).code == "play-nine-2-2hu4vlo1lb"


def test_everybody_is_compared_with_par() -> None:
    deal = p9.Deal("play nine", 2, 5, {"holes": 2})
    one, other = deal.match(["bot:novice", "bot:random"]), deal.match(["bot:random", "bot:novice"])
    for match in (one, other):
        match.play_bots()
    text = str(deal.compare(one, other))
    assert len(deal.par) == 2
    assert text.splitlines()[1].split()[0] == "Par"
    assert [line.split()[0] for line in text.splitlines()[2:]] == ["Novice", "Random", "Random", "Novice"]
    with pytest.raises(BadSetting, match="other cards"):
        deal.compare(p9.Match(seed=6, holes=2))


def test_a_ghost_does_what_its_player_did_as_long_as_it_stands_so() -> None:
    deal = p9.Deal("play nine", 2, 5, {"holes": 1})
    first = deal.match(["bot:novice", "bot:random"])
    first.play_bots()
    again = deal.replay(first, seat=0)
    assert [seat.kind for seat in again.seats] == ["person", "function"]
    again.sit(0, Ghost(first, 0))
    again.play_bots()
    assert again.scorecard == first.scorecard


def test_a_ghost_plays_on_by_itself_where_its_player_never_stood() -> None:
    deal = p9.Deal("play nine", 2, 5, {"holes": 1})
    first = deal.match(["bot:novice", "bot:random"])
    first.play_bots()
    again = deal.replay(first, seat=1)
    again.sit(1, "bot:novice")
    again.play_bots()
    assert again.over


@pytest.mark.parametrize(
    ("game", "rules"),
    [
        ("play nine", {"holes": 9}),
        ("Play  Nine", {"match_bonus": {2: -11}}),
        ("six card", {"values": {"K": 0, "A": 1}}),
        ("play nine", {"holes": 3, "no_progress_rounds": 10}),
    ],
)
def test_a_deal_is_the_same_however_it_is_written(game: str, rules: dict[str, Any]) -> None:
    deal, match = p9.Deal(game, 2, 5, rules), p9.Match(game, 2, seed=5, **rules)
    assert p9.Deal.read(deal.code) == deal == p9.Deal.of(match)
    assert hash(p9.Deal.read(deal.code)) == hash(deal)


@pytest.mark.parametrize(
    "deal",
    [
        ("nope", 2, 5),
        ("play nine", 9, 5),
        ("play nine", "two", 5),
        ("play nine", 2, -5),
        ("play nine", 2, 5.5),
        ("play nine", 2, 2**53),
        ("play nine", 2, 5, {"holes": 0}),
        ("play nine", 2, 5, {"hoels": 2}),
    ],
)
def test_what_cannot_be_played_is_no_deal(deal: tuple[Any, ...]) -> None:
    with pytest.raises((BadSetting, UnknownName)):
        p9.Deal(*deal)


def test_what_was_not_dealt_from_its_seed_has_no_code() -> None:
    position = p9.Match.from_position("Ann: 5 9 ? 12 / ? 9 ? 8; Ben: 5 3 ? ? / ? ? ? ?; discard: 12", seed=5)
    record = p9.Match(seed=6).record() | {"seed": 5}
    for other in (position, p9.Match.from_record(record), None):
        with pytest.raises(BadSetting, match="dealt from its seed"):
            p9.Deal.of(other)  # type: ignore[arg-type]
        with pytest.raises(BadSetting, match="dealt from its seed"):
            p9.Deal("play nine", 2, 5).compare(other)  # type: ignore[arg-type]


def test_a_day_is_a_day_at_any_hour_and_a_game_is_the_same_however_it_is_written() -> None:
    one = p9.daily(date(2026, 1, 31))
    assert one == p9.daily(datetime(2026, 1, 31, 23, 59, tzinfo=UTC)) == p9.daily(date(2026, 1, 31), "Play Nine")
    for wrong in ({"day": "2026-01-31"}, {"game": "nope"}, {"players": 9}):
        with pytest.raises((BadSetting, UnknownName)):
            p9.daily(**wrong)


def test_a_seat_that_there_is_not_has_no_ghosts_to_play_against() -> None:
    deal = p9.Deal("play nine", 2, 5, {"holes": 1})
    for seat in (2, -1, "Ann"):
        with pytest.raises(BadSetting, match="seat"):
            deal.replay(deal.match(), seat=seat)  # type: ignore[arg-type]


def test_where_the_reference_bot_does_not_play_there_is_no_par_and_there_are_no_ghosts() -> None:
    match = p9.Match("ninety nine", 2, seed=5)
    deal = p9.Deal.of(match)
    assert deal == p9.Deal.read(deal.code)
    for asked in (lambda: deal.par, lambda: deal.replay(match), lambda: deal.compare(match)):
        with pytest.raises(BadSetting, match="ninety nine has no par"):
            asked()
