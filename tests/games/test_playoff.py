"""Sudden death (rule book 5.9 and 5.20a): only those tied for first play on, and the totals stay as they are."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import playnine_widget as p9
from kit.table import at, at_random, kinds, play

BEFORE = "players: Ann, Ben, Cy, Dee; rules: holes=1, tie_break=sudden_death"


def tied(seed: int, **rules: Any) -> p9.Match:
    """A match of one hole in which everybody is level: nothing is worth anything."""
    nothing = {str(rank): 0 for rank in range(13)}
    rules = {"holes": 1, "tie_break": "sudden_death", "no_progress_rounds": 5, **rules}
    return p9.Match("play nine", 4, seed=seed, values=nothing, joker=0, match_bonus={}, **rules)


def test_without_it_those_tied_share_the_win() -> None:
    match = tied(3, tie_break="shared")
    for _ in play(match, at_random(3)):
        pass
    assert (kinds(match).count("score"), match.winners) == (1, (0, 1, 2, 3))


def test_those_who_stay_level_play_hole_after_hole_until_the_longest_playoff_and_share() -> None:
    match = tied(3, sudden_death_max=2)
    for _ in play(match, at_random(3)):
        pass
    assert kinds(match).count("score") == 3
    assert match.winners == (0, 1, 2, 3)
    assert match.scorecard == ((0, 0, 0, 0),) * 3
    assert match.totals == (0, 0, 0, 0)


def from_scores(scores: str, layouts: str, more: str = "") -> p9.Match:
    return at(f"{BEFORE}; hole: 2; scores: {scores}; {layouts}; {more}")


TWO = "Ben: 1 2 3 4 / 5 6 7 (0); Dee: 1 2 3 4 / 5 6 7 (9)"


def test_only_those_tied_are_dealt_in_and_asked() -> None:
    match = from_scores("20, 7, 8, 7", TWO, "dealer: Dee; draw: 12 12")
    assert (match.to_act, match.view().playing, match.view().playoff) == (1, (1, 3), (1, 3))
    assert "players: Ann, Ben, Cy, Dee" in str(match)
    assert "Ann:" not in str(match)
    match.act("draw", "swap D2")
    assert match.to_act == 3
    match.act("draw", "flip D2")
    assert match.over
    assert match.winners == (3,)
    assert match.scorecard[-1] == (None, 40, None, 37)
    assert match.totals == (20, 7, 8, 7)


def test_the_first_tied_seat_after_the_last_dealer_deals_and_the_next_tied_seat_begins() -> None:
    """Rule book 5.20a, in matches of one hole that end level."""
    seen = 0
    for seed in range(200):
        match = p9.Match("three card quick", 4, seed=seed, holes=1, tie_break="sudden_death", no_progress_rounds=3)
        last = match.view().dealer or 0
        rng = Random(seed)
        while match.view().hole == 1 and not match.over:
            match.act(rng.choice(match.options))
        if match.over:
            continue
        view = match.view()
        fewest = min(match.totals)
        assert view.playoff == tuple(seat for seat, total in enumerate(match.totals) if total == fewest)
        clockwise = [(last + step) % 4 for step in range(1, 5)]
        assert view.dealer == next(seat for seat in clockwise if seat in view.playoff)
        after = [((view.dealer or 0) + step) % 4 for step in range(1, 5)]
        assert view.to_act == next(seat for seat in after if seat in view.playoff)
        deal = next(step.event for step in reversed(match.steps) if step.event["kind"] == "deal")
        assert tuple(deal["seats"]) == view.playoff
        seen += 1
    assert seen > 5


@pytest.mark.parametrize("game", ["play nine", "nine card b", "six card", "three card quick", "four card"])
def test_a_playoff_keeps_record_position_and_view(game: str) -> None:
    for seed in range(25):
        match = p9.Match(game, 3, seed=seed, holes=1, tie_break="sudden_death", no_progress_rounds=3)
        for _ in play(match, at_random(seed)):
            if match.view().hole < 2 or match.over:
                continue
            again = p9.Match.from_record(match.record())
            assert again.steps == match.steps
            seen = match.view(match.to_act)
            state = match.game.from_position(str(seen), Random(1).shuffle)
            assert str(match.game.view(state, match.to_act)) == str(seen)
            assert match.game.options(state) == seen.options
            imagined = match.game.imagine(seen, Random(2).shuffle)
            assert match.game.view(imagined, match.to_act) == seen
        row = match.scorecard[-1]
        if len(match.scorecard) > 1:
            assert set(match.winners) <= {seat for seat, n in enumerate(row) if n is not None}


def test_a_record_with_other_seats_in_the_playoff_is_refused() -> None:
    match = tied(3)
    for _ in play(match, at_random(3)):
        if match.view().hole == 2:
            break
    record = match.record()
    deal = [event for event in record["events"] if event["kind"] == "deal"][-1]
    deal["seats"] = [0, 1]
    with pytest.raises(p9.BadRecord, match=r"the seats of this deal are 0, 1, 2 and 3"):
        p9.Match.from_record(record)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (f"{BEFORE}; hole: 2; Ben: 1 2 3 4 / 5 6 7 ?", "hole 2 is a playoff"),
        (f"{BEFORE}; hole: 2; {TWO}; to act: Ann", "Ann is to act without being in the playoff"),
        (f"{BEFORE}; hole: 11; {TWO}", "hole “11” is none of 1 to 10"),
        (f"{BEFORE.replace('sudden_death', 'shared')}; hole: 2; {TWO}", "none of 1 to 1"),
    ],
)
def test_what_cannot_be_in_a_playoff_is_refused(text: str, says: str) -> None:
    with pytest.raises(p9.BadPosition) as refused:
        at(text)
    assert says in str(refused.value)


def test_it_is_told_and_ranked() -> None:
    from playnine_widget.games.golf.packing import card, plain  # noqa: PLC0415
    from playnine_widget.widget.labels import spoken  # noqa: PLC0415

    match = from_scores("20, 7, 8, 7", TWO, "dealer: Dee; draw: 12 12")
    view = match.view()
    assert spoken("en", card(view)["where"]) == "Playoff, hole 2"
    assert card(view)["holes"] == 2
    layouts: Any = plain(view)["layouts"]
    assert layouts[0] == ""
    match.act("draw", "swap D2", "draw", "flip D2")
    told = [text for _, text in spoken("en", match.game.tell(match.view()))]
    assert told[-1] == "Dee wins the playoff, and the match."
    ranking: Any = plain(match.view())["ranking"]
    assert [(seat, rank) for seat, rank, *_ in ranking] == [
        (3, "1"),
        (1, "2"),
        (2, "3"),
        (0, "4"),
    ]
