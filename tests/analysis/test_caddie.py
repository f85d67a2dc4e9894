"""The caddie says what it knows: numbers for every option, a reason made of parts, ties as ties, proofs as proofs."""

from time import process_time
from types import SimpleNamespace
from typing import Any

import pytest

import playnine_widget as p9
from kit.families import short
from kit.table import at, hidden_elsewhere, play, preferring
from playnine_widget.analysis.chances import chance_of_hole, chance_of_match, least
from playnine_widget.analysis.strokes import Option, Strokes
from playnine_widget.engine.errors import BadSetting, UnknownName
from playnine_widget.engine.message import Message
from playnine_widget.games.catalogue import variants

MIDDLE = "Ann: 5 9 ? 12 / ? 9 ? 0; Ben: 7 ? ? 3 / ? ? ? ?; discard: 5 1"
PAIRS = "Ann: 5 9 ? 12 / ? 9 ? 8; Ben: 7 ? ? 3 / ? ? ? ?; discard: 12 1"
PROVED = "Ann: 5 9 3 12 / 5 9 3 0; Ben: 1 7 4 4 / 1 8 4 ?; discard: 9; hand: 6; to act: Ben"
FRESH = "Ann: ? ? ? ? / ? ? ? 0; Ben: ? ? ? ? / ? ? ? ?; discard: 5; to act: Ann"


def option(action: str, margin: float, error: float) -> Option:
    return Option(action, margin, margin, error, 0.5, None, 0.0, Message("why.pass"))


def test_every_option_gets_its_numbers_in_the_order_of_the_options() -> None:
    match = at(f"{MIDDLE}; hand: 7")
    advice = p9.advise(match)
    assert tuple(each.action for each in advice) == match.options
    assert all(0 <= each.win <= 1 and each.match is not None and 0 <= each.match <= 1 for each in advice)
    assert all(each.error > 0 and not each.proved for each in advice)
    assert advice.best.margin == min(each.margin for each in advice)


def test_nothing_that_is_hidden_changes_the_advice() -> None:
    match = at(MIDDLE)
    match.act("draw")
    assert str(p9.advise(match)) == str(p9.advise(hidden_elsewhere(match, 5)))


def test_what_is_within_the_error_of_the_best_is_a_tie() -> None:
    near, far = option("swap A1", 1.1, 0.2), option("swap B1", 1.4, 0.2)
    advice = Strokes.ranked("Ann", (option("draw", 1.0, 0.2), near, far), "en")
    assert [each.grade for each in advice] == ["best", "best", "good"]
    first, *table, note = str(advice).splitlines()
    assert "too close to call" in first
    assert "too close" in advice.why_not("swap A1")
    assert "≈: too close to call." in note
    assert [line[0] for line in table if "swap" in line] == ["≈", " "]
    assert advice._repr_html_().count("≈") == 2  # at the option and in the note
    assert "costs 0.4 ±0.3 strokes" in advice.why_not("swap B1")


def test_alike_columns_are_a_tie_and_the_same_column_costs_a_stroke() -> None:
    advice = p9.advise(at(FRESH))
    assert {each.action for each in advice.ties} == set(at(FRESH).options) - {"flip D1"}
    assert advice["flip D1"].lost == 1.1
    assert advice.best.win == 0.5


def test_what_is_solved_is_marked_as_proved_and_has_no_error() -> None:
    advice = p9.advise(at(PROVED))
    assert advice.proved
    assert {each.error for each in advice} == {0.0}
    assert "Proved" in str(advice)
    assert advice.best.action == "swap B2"


@pytest.mark.parametrize(
    ("position", "action", "says"),
    [
        (PAIRS, "take", "makes a pair at D1 and D2"),
        (f"{MIDDLE}; hand: 7", "swap D1", "a 7 for a 12: −5"),
        (f"{MIDDLE}; hand: 7", "swap B1", "breaks a match"),
        (f"{MIDDLE}; hand: 12", "swap D2", "leaves Ben a 0"),
        (f"{MIDDLE}; hand: 7", "flip C1", "leaves Ben a 7 that makes a pair"),
        (f"{MIDDLE}; hand: 7", "swap C1", "for a facedown card"),
        ("Ann: 5 9 4 12 / 5 9 ? 0; Ben: 7 ? ? 3 / ? ? ? ?; hand: 7", "swap C2", "puts out"),
        ("Ann: 5 9 4 12 / 5 9 ? 0; Ben: 7 ? ? 3 / ? ? ? ?; hand: 8", "skip", "waits"),
        (FRESH, "flip A1", "fresh column"),
        (FRESH, "flip D1", "beside a card that is up"),
        (MIDDLE, "draw", "unseen cards match"),
    ],
)
def test_the_reason_is_built_from_what_the_option_does(position: str, action: str, says: str) -> None:
    assert says.lower() in p9.advise(at(position)).why(action).lower()


def test_the_reason_is_said_in_french_too() -> None:
    advice = p9.advise(at(PAIRS), "fr")
    assert "fait une paire en D1 et D2" in advice.why("take")
    assert "le mieux est" in str(advice)


@pytest.mark.parametrize("name", variants())
def test_every_variant_has_its_advice_in_every_phase(name: str) -> None:
    variant = short(variants()[name])
    match = p9.Match(variant, min(3, variant.most_players), seed=3)
    phases = set()
    for _ in play(match, preferring("swap"), most=9):
        if match.over:
            break
        advice = p9.advise(match)
        phases.add(match.view().phase)
        assert len(advice) == len(match.options)
        assert str(advice)
    assert "turn" in phases


def test_there_is_nothing_to_advise_when_nobody_is_to_act() -> None:
    match = at(MIDDLE)
    with pytest.raises(BadSetting, match="nobody is to act"):
        p9.advise(match.view(1))
    with pytest.raises(UnknownName, match="Did you mean draw"):
        p9.advise(match)["drwa"]


def test_in_a_notebook_it_is_a_table() -> None:
    html = p9.advise(at(MIDDLE))._repr_html_()
    assert html.count("<tr") == 3
    assert "⚑" in html


def test_the_chance_of_the_least_of_equals_is_shared() -> None:
    assert least(0, 1, [(0, 1)] * 2) == pytest.approx(1 / 3, abs=1e-3)
    view = at(MIDDLE).view(0)
    assert chance_of_hole(view, 0) == 0.5
    assert chance_of_hole(view, 5) < 0.5 < chance_of_hole(view, -5)
    assert chance_of_match(at(f"{MIDDLE}; scores: 50, 0; hole: 9").view(0), 0) == pytest.approx(0, abs=1e-3)


def test_advice_takes_at_most_half_a_second() -> None:
    match = at("players: Ann, Ben, Cy, Dee, Eli, Fay; Ann: ? 9 ? ? / ? ? ? 0; discard: 5; hand: 7")
    p9.advise(match)  # what is loaded is loaded
    began = process_time()
    p9.advise(match)
    assert process_time() - began < 0.5


def test_a_table_that_shows_a_match_is_advised_and_what_is_neither_is_refused() -> None:
    match = p9.Match.from_position("Ann: 5 9 ? 12 / ? 9 ? 8; Ben: 5 3 ? ? / ? ? ? ?; discard: 12")
    assert str(p9.advise(SimpleNamespace(match=match))) == str(p9.advise(match))
    for wrong in (None, "Ann", 7, match.record(), p9):
        with pytest.raises(BadSetting, match="is neither"):
            p9.advise(wrong)


def test_options_are_read_in_capitals_too() -> None:
    advice = p9.advise(p9.Match.from_position("Ann: 5 9 ? 12 / ? 9 ? 8; Ben: 5 3 ? ? / ? ? ? ?; hand: 12"))
    assert advice["SWAP  d2"] is advice["swap D2"]
    with pytest.raises(UnknownName, match="swap"):
        advice["swap D3"]


@pytest.mark.parametrize("lang", ["xx", "", None, 1, ["en"]])
def test_a_language_that_there_is_not_is_refused_at_every_door(lang: Any) -> None:
    match = p9.Match(seed=9, holes=1)
    deal = p9.Deal.of(match)
    for door in (p9.advise, p9.review, p9.Match.odds, lambda of, lang: deal.compare(of, lang=lang)):
        with pytest.raises(UnknownName, match="There is no language"):
            door(match, lang)


LAST = "Ann: 4 9 3 12 / 4 9 3 8; Ben: 6 1 0 2 / ? 1 0 5; discard: 10 1; hand: 4; to act: Ben"


@pytest.mark.parametrize(("ahead", "match"), [(0, 1.0), (2, 1.0), (3, 0.5), (4, 0.0), (-40, 1.0)])
def test_the_last_shot_of_the_last_hole_proves_the_match(ahead: int, match: float) -> None:
    scores = f"0, {ahead}" if ahead >= 0 else f"{-ahead}, 0"
    covers = p9.advise(at(f"hole: 9; scores: {scores}; {LAST}"))["swap A2"]
    assert (covers.strokes, covers.margin, covers.win, covers.match) == (17, -3, 1, match)


def test_at_level_totals_the_last_hole_is_the_match_and_before_it_nothing_is_proved_of_the_match() -> None:
    assert all(each.match == each.win for each in p9.advise(at(f"hole: 9; scores: 7, 7; {LAST}")))
    sooner = p9.advise(at(f"hole: 8; scores: 7, 7; {LAST}"))["swap A2"]
    assert sooner.match is not None
    assert 0.5 < sooner.match < 1


IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "nothing unseen": {"unseen": {}},
    "too few layouts": {"layouts": ()},
    "no such seat": {"to_act": 9},
    "no such option": {"options": ("swap Z9",)},
    "no discards": {"discard": ()},
    "nobody there": {"players": ()},
    "no totals": {"totals": ()},
    "another pack": {"variant": p9.variant("six card")},
    "another game": {"variant": p9.variant("ninety nine")},
    "no card": {"hand": "Q"},
}


@pytest.mark.parametrize("change", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_a_view_made_by_hand_that_cannot_be_is_refused(change: dict[str, Any]) -> None:
    view = at(MIDDLE).view(0)
    with pytest.raises(BadSetting, match="No match can show this view"):
        p9.advise(view._replace(**change))
