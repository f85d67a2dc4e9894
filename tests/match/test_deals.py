"""The same deal for several people: the cards depend on the code alone, and only the same cards are compared."""

from datetime import date

import pytest

import playnine_widget as p9
from playnine_widget.engine.errors import BadSetting
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
