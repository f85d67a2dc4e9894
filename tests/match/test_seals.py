"""The sealed deck: a promise at the deal, opened when the hole is over, and checked by anybody."""

from __future__ import annotations

from hashlib import sha256

import pytest

from kit.table import at, at_random, play
from playnine_widget import verify
from playnine_widget.engine.errors import BadRecord
from playnine_widget.match.match import Match


def over(seed: int = 3, holes: int = 2) -> Match:
    match = Match(players=["Ann", "Ben"], seed=seed, holes=holes)
    for _ in play(match, at_random(seed)):
        pass
    return match


def test_the_seal_is_what_any_other_tool_works_out() -> None:
    seal = over().seals[0]
    assert seal.deck is not None
    assert seal.digest == sha256(f"{seal.salt}:{' '.join(seal.deck)}".encode()).hexdigest()
    assert len(seal.deck) == 108


def test_a_running_hole_stays_sealed_and_those_before_are_open() -> None:
    match = Match(players=["Ann", "Ben"], seed=3, holes=2)
    noted = [match.seals[0].digest]
    for _ in play(match, at_random(3)):
        if len(match.seals) == 2:
            break
        assert match.seals[0][2:] == (None, None)
    assert [seal.deck is None for seal in match.seals] == [False, True]
    assert match.seals[0].digest == noted[0]
    score = next(step.number for step in match.steps if step.event["kind"] == "score")
    assert match.after(score).seals[0].deck == match.seals[0].deck  # at the very end of the hole
    assert match.after(score - 1).seals[0].deck is None


def test_the_same_seed_has_other_seals() -> None:
    assert Match(seed=9).seals != Match(seed=9).seals


def test_verify_checks_every_hole_and_what_was_noted_at_the_table() -> None:
    match = over()
    digests = [seal.digest for seal in match.seals]
    assert [seal.hole for seal in verify(match.record(), digests)] == [1, 2]
    assert verify(match.record(), [digests[0][:12].upper()])
    with pytest.raises(BadRecord, match=r"seal of hole 2 is .* and not 0000"):
        verify(match.record(), [digests[0], "0000"])


def test_another_deck_salt_or_seal_is_found_out() -> None:
    for hole in (0, 1):
        for field in ("deck", "salt", "seal"):
            record = over().record()
            deal = [event for event in record["events"] if event["kind"] == "deal"][hole]
            if field == "deck":
                deck = deal["deck"]
                last = next(at for at, card in enumerate(deck) if card != deck[-1] and at > 60)
                deck[last], deck[-1] = deck[-1], deck[last]  # in the draw pile: the match replays all the same
            else:
                deal[field] = "0" * len(deal[field])
            with pytest.raises(BadRecord, match=f"deck of hole {hole + 1} is not the one that was sealed"):
                verify(record)


def test_a_deck_without_a_seal_cannot_be_checked() -> None:
    record = over().record()
    del next(event for event in record["events"] if event["kind"] == "deal")["seal"]
    with pytest.raises(BadRecord, match="hole 1 was not sealed"):
        verify(record)


def test_a_position_has_no_deck_to_seal() -> None:
    match = at("Ann: 5 9 ? 12 / 5 9 (3) 0")
    assert match.seals == verify(match.record()) == ()


def test_a_branch_with_other_cards_is_sealed_anew() -> None:
    match = Match(seed=3)
    branch = match.branch(same_cards=False, seed=4)
    assert branch.seals[0].digest != match.seals[0].digest
    verify(branch.record())
