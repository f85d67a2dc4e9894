"""A match as a short text: whole, short, and refused when a letter of it is wrong."""

from __future__ import annotations

from random import Random

import pytest

from kit.table import at, at_random, hidden_elsewhere, play
from playnine_widget import share
from playnine_widget.engine.errors import BadRecord
from playnine_widget.match.match import Match


def played(seed: int, most: int = 60) -> Match:
    match = Match("play nine standard", 4, seed=seed)
    for number, _ in enumerate(play(match, at_random(seed))):
        if number == most:
            break
    return match


def bare(match: Match) -> list[dict[str, object]]:
    """The events without salt and seal, which are drawn anew."""
    dropped = {"salt", "seal"}
    return [{key: value for key, value in event.items() if key not in dropped} for event in match.record()["events"]]


def test_who_pastes_it_has_the_same_match() -> None:
    match = played(5)
    match.comment("here it turned")
    match.undo(6)
    assert match.practice
    again = Match.from_share(share(match))
    assert bare(again) == bare(match)
    assert (again.seed, again.practice, again.variant) == (5, True, match.variant)


def test_it_is_short_because_the_seed_deals_the_cards() -> None:
    assert len(share(played(5))) < 250
    assert "7" * 20 not in share(played(5))


@pytest.mark.parametrize("seed", range(3))
def test_cards_that_the_seed_does_not_give_travel_along(seed: int) -> None:
    match = played(seed)
    for other in (
        match.branch(same_cards=False, seed=3),
        hidden_elsewhere(match, seed),
        at("Ann: 5 9 ? 12 / 5 9 (3) 0; discard: 9 4; draw: 7 3"),
    ):
        other.act(other.options[0])
        assert bare(Match.from_share(share(other))) == bare(other)


def test_a_line_break_in_a_mail_does_no_harm() -> None:
    text = share(played(6))
    assert bare(Match.from_share(f"  {text[:40]}\n> {text[40:]}".replace(">", ""))) == bare(played(6))


def test_a_damaged_text_is_refused() -> None:
    text, dice = share(played(7)), Random(7)
    for _ in range(200):
        spot = dice.randrange(10, len(text))
        other = text[:spot] + dice.choice("abcXYZ019_-") + text[spot + dice.randrange(2) :]
        if other != text:
            with pytest.raises(BadRecord, match="damaged"):
                Match.from_share(other)


@pytest.mark.parametrize("text", ["", "hello", "playnine1:", "playnine2:abc", "playnine1:AAAA"])
def test_what_is_no_shared_match_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        Match.from_share(text)
