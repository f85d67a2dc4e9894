"""The rule oracle: what every action, refusal and score line can say of itself, and where the rule book has it."""

from __future__ import annotations

import pickle
import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import playnine_widget as p9
from kit.families import actions, short
from kit.table import NONSENSE, at_random, play
from playnine_widget.engine.ruling import cited, named
from playnine_widget.games import catalogue
from playnine_widget.games.golf.line import SOURCES as LINES
from playnine_widget.words.catalogue import say
from playnine_widget.words.languages import languages

GAMES = list(catalogue.variants())
BOOK = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")


def rulebook(game: str, **rules: object) -> Any:
    variant = p9.variant(game, **rules)
    return catalogue.game_of(variant).rulebook(variant)


def stands_in_the_book(source: str) -> bool:
    kind, _, number = source.partition(" ")
    section, _, row = number.partition(" ")
    if kind == "rule":
        return re.search(rf"^{section}\. ", BOOK, re.MULTILINE) is not None
    heading = re.search(rf"^#+ {re.escape(section)}\.? ", BOOK, re.MULTILINE)
    numbered = re.search(rf"^{section.rpartition('.')[2]}\. \*\*", BOOK, re.MULTILINE) if section[0] == "5" else None
    return bool(heading or numbered) and (not row or f"\n| {row} | " in BOOK)


SWITCHES: dict[str, tuple[dict[str, object], ...]] = {
    "play nine": (
        {"bonus_adjacency": "adjacent", "bonus_same_value": False},
        {"bonus_same_value": False, "tie_break": "sudden_death"},
        {"skip_one_facedown": False, "no_progress_rounds": 3},
        {"joker": None},
        {"match_bonus": {}, "four_kind_bonus": -5, "discard_requires_flip": False},
    ),
    "nine card b": ({"one_combo_per_card": False}, {"pairs": "anywhere"}, {"pair_overlap": "cluster"}),
    "nine card a": ({"joker_pair": "keep"}, {"lines": "columns", "pairs": "none"}),
    "ninety nine": tuple(
        {"nine": nine, "ten": ten, "manual_draw": manual, "floor_at_zero": manual, "elimination": out}
        for nine, ten, manual, out in product(
            ("pass", "skip_next"), ("minus", "plus_minus"), (False, True), ("tokens", "points")
        )
    ),
}


def all_rulebooks() -> list[Any]:
    plain = [rulebook(game) for game in GAMES]
    return plain + [rulebook(game, **rules) for game, changes in SWITCHES.items() for rules in changes]


def test_every_paragraph_of_the_rules_says_where_the_rule_book_has_it() -> None:
    for sections in all_rulebooks():
        for rule in [rule for section in sections for rule in section.rules]:
            assert stands_in_the_book(rule.source), (rule.key, rule.source)
            assert named(sections, rule.key).source == rule.source


def test_every_line_of_a_score_says_where_the_rule_book_has_it() -> None:
    assert all(map(stands_in_the_book, LINES.values()))


def test_what_is_disputed_is_told_in_every_language_and_names_what_changes_it() -> None:
    points = {
        point
        for sections in all_rulebooks()
        for section in sections
        for rule in section.rules
        for point in rule.disputes
    }
    assert len(points) > 15
    for point, lang in product(points, languages()):
        assert len(say(lang, point.key)) > 40
    switches = {word for point in points for word in re.findall(r"Switch: (\w+)", say("en", point.key))}
    known = {name for game in ("play nine", "ninety nine") for name in vars(p9.variant(game))}
    assert len(switches) > 10
    assert switches <= known


@pytest.mark.parametrize("game", GAMES)
def test_the_panel_of_a_table_shows_the_very_same_paragraphs(game: str) -> None:
    variant = p9.variant(game)
    family = catalogue.game_of(variant)
    shown = [text for _, texts in family.words(variant)["rules"] for text in texts]
    assert shown == [rule.text for section in family.rulebook(variant) for rule in section.rules]


HOUSE = [
    p9.variant("ninety nine", manual_draw=True, ten="plus_minus", elimination="points"),
    p9.variant("play nine", skip_one_facedown=False, tie_break="sudden_death"),
    p9.variant("play nine", discard_requires_flip="optional", final_turns="none"),
    p9.variant("six card", discard_requires_flip=True, skip_one_facedown=True, start_flips=0),
]


@pytest.mark.parametrize("variant", [*map(p9.variant, GAMES), *HOUSE], ids=lambda variant: variant.name)
def test_a_ruling_allows_what_the_engine_allows_and_nothing_else(variant: Any) -> None:
    match = p9.Match(short(variant), ["Ann", "Ben", "Cy"], 4)
    sections = match.game.rulebook(match.variant)
    known = {rule.key for section in sections for rule in section.rules}
    for _ in play(match, at_random(3), most=60):
        for action in (*actions(match), *map(str, NONSENSE), "swap Z9", "flip A9"):
            ruling = match.why(action)
            assert ruling.allowed == (match.game.action(action) in match.options), (action, str(match))
            assert ruling.rule.key in known
            assert say("fr", ruling.because.key, **ruling.because.values)


@pytest.mark.parametrize("game", GAMES)
def test_what_somebody_may_think_of_holds_every_option_and_something_that_is_none(game: str) -> None:
    match = p9.Match(short(p9.variant(game)), 2, 4)
    for _ in play(match, at_random(3), most=60):
        if match.to_act is not None:
            tries = match.game.tries(match.view(match.to_act))
            assert set(match.options) <= set(tries)
            assert len(set(tries)) == len(tries) > len(match.options)


GOLF = "Ann: 5 9 ? 12 / 5 9 ? 0; Ben: ? ? 3 8 / ? ? 3 1; discard: 4"


@pytest.mark.parametrize(
    ("position", "action", "why", "source"),
    [
        (f"{GOLF}; hand: 7", "skip", "ruling.skip.several", "rule 20"),
        (f"{GOLF}; hand: 7", "take", "ruling.one", "rule 15"),
        (f"{GOLF}; hand: 7", "flip A1", "ruling.flip.up", "rule 15"),
        (f"{GOLF}; hand: 7", "discard", "ruling.skip.several", "rule 20"),
        (f"{GOLF}; taken: 7", "skip", "ruling.taken.back", "rule 16"),
        (f"{GOLF}; taken: 7", "flip C1", "ruling.taken.flip", "rule 16"),
        (f"{GOLF}; taken: 7", "draw", "ruling.taken.one", "rule 16"),
        (GOLF, "swap C1", "ruling.first", "rule 15"),
        (GOLF, "hop", "ruling.unknown", "rule 15"),
        (f"{GOLF}; hand: 7", "swap E1", "ruling.place", "rule 11"),
        ("Ann: 5 ? ? ? / ? ? ? ?", "draw", "ruling.tee_off.first", "rule 13"),
        ("Ann: 5 ? ? ? / ? ? ? ?", "flip A1", "ruling.tee_off.up", "rule 13"),
        ("Ann: 1 2 3 4 / 5 6 7 ?; hand: 9", "discard", "ruling.skip.named", "rule 20"),
        ("game: play nine bga; Ann: 1 2 3 4 / 5 6 7 ?; hand: 9", "skip", "ruling.skip.never", "rule 15"),
        ("game: nine card a; Ann: 2 3 4 / 5 6 7 / 8 9 ?; hand: A", "skip", "ruling.discard.named", "section 3.3"),
        ("game: nine card a; Ann: 2 3 4 / 5 6 7 / 8 9 ?; hand: A", "flip C3", "ruling.flip.never", "section 3.3"),
    ],
)
def test_a_refused_action_of_golf_names_the_rule(position: str, action: str, why: str, source: str) -> None:
    ruling = p9.Match.from_position(position, seed=1).why(action)
    assert (ruling.allowed, ruling.because.key, ruling.rule.source) == (False, why, source)


@pytest.mark.parametrize(
    ("total", "action", "why", "source"),
    [
        (88, "play QD as 11", "way", "section 4.1"),
        (88, "play AS", "say", "section 4.2 a"),
        (90, "play QD", "too_much", "section 4.2 k"),
        (89, "play AS as 11", "too_much", "section 4.2 k"),
        (88, "pay", "must", "section 4.2 k"),
        (88, "draw", "by_itself", "section 4.2 i"),
        (88, "play 3C", "held", "section 4.1"),
    ],
)
def test_a_refused_action_of_99_names_the_rule(total: int, action: str, why: str, source: str) -> None:
    match = p9.Match.from_position(f"game: ninety nine; total: {total}; Ann: AS 7H QD; Ben: ? ? ?", seed=1)
    ruling = match.why(action)
    assert (ruling.allowed, ruling.because.key, ruling.rule.source) == (False, f"ninety.ruling.{why}", source)


def test_an_allowed_action_names_its_rule_too() -> None:
    match = p9.Match.from_position("Ann: 1 2 3 4 / 5 6 7 ?; hand: 9")
    assert [match.why(action).rule.source for action in ("skip", "flip D2", "swap A1")] == [
        "rule 20",
        "rule 15",
        "rule 15",
    ]


def test_whose_turn_it_is_not_hears_that() -> None:
    match = p9.Match.from_position(GOLF)
    assert match.why("draw", seat=1).because.values["name"] == "Ann"
    with pytest.raises(p9.NotYourTurn) as refused:
        match.act("draw", seat=1)
    assert refused.value.rule is not None
    assert refused.value.rule.source == "rule 8"


def test_a_refusal_explains_itself_in_every_language_and_after_a_journey() -> None:
    match = p9.Match.from_position(f"{GOLF}; hand: 7")
    with pytest.raises(p9.IllegalAction) as refused:
        match.act("skip")
    again = pickle.loads(pickle.dumps(refused.value))
    assert again.why("fr") == refused.value.why("fr")
    assert "règle 20" in again.why("fr")
    assert "rule 20" in again.why()


def test_a_refusal_after_others_that_would_have_been_done_speaks_of_that_moment() -> None:
    match = p9.Match.from_position(GOLF)
    with pytest.raises(p9.IllegalAction) as refused:
        match.act("take", "skip")
    assert refused.value.ruling is not None
    assert refused.value.ruling.because.key == "ruling.taken.back"


def test_an_error_that_no_rule_of_the_game_made_says_its_own_sentence() -> None:
    with pytest.raises(p9.UnknownName) as refused:
        p9.variant("play nnie")
    assert refused.value.rule is None
    assert refused.value.why("fr") == say("fr", refused.value.key, **refused.value.values)


def test_a_refusal_tells_nothing_of_the_hand_of_a_bot() -> None:
    match = p9.Match("ninety nine", ["bot:novice", "Ann"], seed=3)
    if match.seats[match.to_act or 0].kind == "person":
        match.act(match.options[0])
    with pytest.raises(p9.IllegalAction) as refused:
        match.act("pay")
    assert refused.value.ruling is None


@pytest.mark.parametrize("lang", languages())
def test_every_line_of_a_score_says_why(lang: str) -> None:
    for line in p9.score("7 7 -5 5 / 7 7 -5 4").lines:
        said = line.why(lang)
        assert say(lang, cited(line.source).key, **cited(line.source).values) in said
        assert all(place in said for place in line.places)
