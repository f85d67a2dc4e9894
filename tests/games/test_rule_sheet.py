"""The rules to be read: every example is worked out, whatever the variant, and nothing is said twice in two ways."""

from __future__ import annotations

import re
from typing import Any

import pytest

import playnine_widget as p9
from playnine_widget.games import catalogue
from playnine_widget.games.golf.scoring import score
from playnine_widget.words.catalogue import say, shown
from playnine_widget.words.languages import languages

GAMES = list(catalogue.variants())
GOLF = [game for game in GAMES if catalogue.game_of(p9.variant(game)).name == "golf"]
SHOWN = ("score", "lines", "pairs", "overlap", "keep", "block", "four_kind", "bonus")
NOTHING_TO_SHOW = {"pairs.none"}


def examples(game: str | Any) -> list[tuple[str, Any, Any]]:
    variant = p9.variant(game)
    family = catalogue.game_of(variant)
    rules = [rule for section in family.rulebook(variant) for rule in section.rules]
    return [(rule.key, view, told) for rule in rules for view, told in family.examples(variant, rule.key)]


@pytest.mark.parametrize("game", GOLF)
def test_every_rule_of_counting_has_an_example_and_its_number_is_the_engines(game: str) -> None:
    variant = p9.variant(game)
    found = {key: (view, told) for key, view, told in examples(game) if key.partition(".")[0] in SHOWN}
    wanted = {rule.key for section in catalogue.game_of(variant).rulebook(variant) for rule in section.rules}
    assert {key for key in wanted if key.partition(".")[0] in SHOWN} - NOTHING_TO_SHOW == set(found)
    for view, told in found.values():
        assert (
            told.values["n"] == score(view.layouts[0], variant).total == p9.score(str(view.layouts[0]), variant).total
        )


def test_an_example_shows_its_own_rule() -> None:
    variant = p9.variant("nine card b")
    lines = {key: score(view.layouts[0], variant).lines for key, view, _ in examples("nine card b") if view.layouts[0]}
    assert [line.rule for line in lines["block"] if line.is_match] == ["block"]
    assert [line.rule for line in lines["pairs.column"] if line.is_match] == ["pair"]
    assert not any(line.is_match for line in lines["score.counts"])


def test_a_house_rule_has_its_example_too() -> None:
    variant = p9.variant("play nine", match_bonus={}, four_kind_bonus=-10, joker_pair="zero")
    ((view, told),) = catalogue.game_of(variant).examples(variant, "four_kind")
    assert told.values["n"] == score(view.layouts[0], variant).total
    assert any(line.rule == "four_kind" for line in score(view.layouts[0], variant).lines)


def test_a_turn_is_shown_as_it_was_played() -> None:
    shown_turns = {key: view for key, view, _ in examples("play nine") if key.startswith("turn")}
    assert {key: view.last.kind for key, view in shown_turns.items()} == {
        "turn.0": "swap",
        "turn.flip": "turn",
        "turn.skip": "skip",
    }
    assert len(shown_turns["turn.skip"].layouts[0].facedown) == 1


@pytest.mark.parametrize("game", GOLF)
def test_the_tee_off_and_the_end_of_a_hole_are_shown_on_the_table(game: str) -> None:
    variant = p9.variant(game)
    found = {key: (view, told) for key, view, told in examples(game)}
    if variant.start_flips:
        assert len(found["tee_off.flips"][0].layouts[0].facedown) == variant.cells - variant.start_flips
    view, told = found[f"out.{variant.final_turns}"]
    assert (view.out, view.layouts[0].facedown) == (0, ())
    assert told.key == ("tell.out" if variant.final_turns == "one_each" else "tell.out.end")


def test_99_shows_each_card_at_work() -> None:
    totals: dict[str, list[int]] = {key: [] for key, _, _ in examples("ninety nine")}
    for key, view, told in examples("ninety nine"):
        totals[key].append(view.total)
        assert told.values.get("total", view.total) == view.total
    assert totals["cards.ace"] == [41, 51]
    assert (totals["cards.ten.minus"], totals["cards.king"], totals["cards.below"]) == ([30], [99], [-5])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", languages())
def test_the_rules_read_whole_in_text_and_as_a_page(game: str, lang: str) -> None:
    sheet = p9.rules(game, lang=lang)
    page, text = sheet._repr_html_(), sheet.text
    for section in sheet.sections:
        assert shown(lang, section.title).upper() in text
        for rule in section.rules:
            assert shown(lang, rule.text) in text
            for point in rule.disputes:
                assert say(lang, "rules.disputed", point=point) in text
    assert page.count("<svg") == len(examples(game))
    assert page.count("<figure") == page.count("</figure>")
    assert re.findall(r"<(script|style|iframe)", page) == []


def test_one_section_can_be_read_alone_and_the_nearest_is_named() -> None:
    assert [section.key for section in p9.rules("play nine", "turn").sections] == ["turn"]
    with pytest.raises(p9.UnknownName, match="turn"):
        p9.rules("play nine", "trun")
    with pytest.raises(p9.UnknownName):
        p9.rules("play ten")
    with pytest.raises(p9.UnknownName):
        p9.rules(lang="tlh")


def test_the_rules_follow_the_switches() -> None:
    assert "side by side" in p9.rules("play nine", bonus_adjacency="adjacent").text
    assert "side by side" not in p9.rules("play nine", "score").text.partition("Disputed")[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_is_asked_for_by_its_key_as_a_section_is_and_comes_alone(game: str) -> None:
    for section in p9.rules(game).sections:
        assert p9.rules(game, section.key).sections == (section,)
        for rule in section.rules:
            (alone,) = p9.rules(game, rule.key).sections
            assert (alone.title, {each.key for each in alone.rules}) == (section.title, {rule.key})
            assert shown("en", rule.text) in p9.rules(game, rule.key).text


def test_a_rule_that_there_is_not_is_refused_with_the_nearest() -> None:
    with pytest.raises(p9.UnknownName, match=r"no section or rule “turn\.skp”; did you mean “turn\.skip”\?"):
        p9.rules("play nine", "turn.skp")
