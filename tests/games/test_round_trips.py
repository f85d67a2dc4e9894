"""Whatever a match of any game comes to can be written down and read back: positions, transcripts, shared texts."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kit.families import short
from playnine_widget import share
from playnine_widget.engine.errors import PlayNineError
from playnine_widget.games import catalogue
from playnine_widget.match.match import Match

GAMES = st.sampled_from(list(catalogue.variants()))
NAMES = st.lists(
    st.text(st.characters(exclude_categories=["Cs", "Cc"]), min_size=1, max_size=8).filter(str.strip),
    min_size=2,
    max_size=4,
    unique=True,
)


@st.composite
def reachable(draw: st.DrawFn) -> Match:
    """A match of any game, somewhere on its way: in the tee-off, in a later hole, after the end."""
    variant = catalogue.variant(draw(GAMES))
    names = draw(NAMES.filter(lambda names: not any(name.casefold().startswith("bot:") for name in names)))
    match = Match(short(variant), names[: variant.most_players], draw(st.integers(0, 99)))
    dice = Random(draw(st.integers(0, 99)))
    for _ in range(draw(st.integers(0, 150))):
        if match.over:
            break
        match.act(dice.choice(match.options))
    return match


@settings(max_examples=40)
@given(reachable())
def test_a_position_reads_back_to_the_same_position_and_the_same_options(match: Match) -> None:
    seen = match.position(match.to_act)  # options that others may not know stand in nobody else's position
    again = Match.from_position(seen, seed=1)
    assert again.position(again.to_act) == seen
    assert str(Match.from_position(str(match), seed=1)) == str(match)
    assert again.options == match.options
    assert again.players == match.players
    one_line = "; ".join(str(match).splitlines())
    assert str(Match.from_position(one_line, seed=1)) == str(match)


@settings(max_examples=40)
@given(reachable())
def test_a_position_reads_alike_in_capitals_and_with_any_blanks(match: Match) -> None:
    wide = "\n".join(f"  {line.replace(' / ', '  /  ')}  " for line in str(match).splitlines())
    assert str(Match.from_position(wide, seed=1)) == str(match)


@settings(max_examples=40)
@given(reachable(), st.integers(0, 99))
def test_a_transcript_reads_back_to_what_everybody_has_seen(match: Match, seed: int) -> None:
    again = Match.from_transcript(match.transcript(), None if match.over else seed)
    assert again.transcript() == match.transcript()
    for at in range(len(match.steps)):
        assert again.view_at(at) == match.view_at(at)


@settings(max_examples=40)
@given(reachable())
def test_with_all_that_is_hidden_a_transcript_is_the_whole_record(match: Match) -> None:
    assert Match.from_transcript(match.transcript(hidden=True)).record() == match.record()


@settings(max_examples=40)
@given(reachable())
def test_a_shared_text_is_the_same_match(match: Match) -> None:
    again = Match.from_share(share(match))
    assert [step.state for step in again.steps] == [step.state for step in match.steps]


@settings(max_examples=40)
@given(reachable(), st.integers(0, 99))
def test_a_branch_with_other_cards_has_the_same_past_for_everybody(match: Match, seed: int) -> None:
    branch = match.branch(same_cards=False, seed=seed)
    seats = (None, *range(len(match.players)))
    for at in range(len(match.steps)):
        assert [branch.view_at(at, seat) for seat in seats] == [match.view_at(at, seat) for seat in seats]
    assert Match.from_record(branch.record()).steps == branch.steps


@settings(max_examples=40)
@given(reachable(), st.data())
def test_a_position_with_a_slip_in_it_is_read_or_refused_with_a_sentence(match: Match, data: st.DataObject) -> None:
    """Whatever is left out, doubled or altered: never anything but a match or an error of our own."""
    words = str(match).split(" ")
    spot = data.draw(st.integers(0, len(words) - 1))
    slip = data.draw(st.sampled_from(["", "?", "77", "(3)", "/", "Zed", ":", '"', words[spot] + " " + words[spot]]))
    text = " ".join([*words[:spot], slip, *words[spot + 1 :]])
    try:
        Match.from_position(text, seed=1)
    except PlayNineError as refusal:
        assert len(str(refusal)) > 10  # noqa: PT017  (both ends are right)


@pytest.mark.parametrize(
    ("position", "word"),
    [
        ("Ann: 5 9 ? 77 / 5 9 ? 0", "77"),
        ("Ann: 5 9 ? 12 / 5 9 ? 0; dicsard: 4", "dicsard"),
        ("game: play nnie; Ann: 5 9 ? 12 / 5 9 ? 0", "play nnie"),
        ("rules: hoels=9; Ann: 5 9 ? 12 / 5 9 ? 0", "hoels"),
        ("Ann: 5 9 ? 12 / 5 9 ? 0; to act: Zed", "Zed"),
        ("Ann: 5 9 ? 12 / 5 9 ? 0; hole: ten", "ten"),
    ],
)
def test_a_refusal_names_the_word(position: str, word: str) -> None:
    with pytest.raises(PlayNineError, match=word):
        Match.from_position(position)
