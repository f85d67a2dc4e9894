"""One contract for every game in the catalogue: what `engine.game.Game` promises."""

from __future__ import annotations

from inspect import signature
from random import Random
from typing import Any

import pytest

from kit.families import actions, another, cards, short
from kit.table import NAMES, NONSENSE, at_random, deck, play
from playnine_widget.engine.errors import BadSetting, IllegalAction
from playnine_widget.engine.game import Game
from playnine_widget.games import catalogue
from playnine_widget.match.match import Match

GAMES = list(catalogue.variants())


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def table(game: str, players: int, seed: int) -> Match:
    more = ("Gil", "Hal", "Ian", "Joy", "Kim", "Lou", "Max", "Nan", "Oz", "Pia")
    return Match(short(catalogue.variant(game)), [*NAMES, *more][:players], seed)


@pytest.mark.parametrize("family", catalogue.families(), ids=lambda family: family.name)
def test_a_family_gives_all_that_the_protocol_names(family: Game) -> None:
    for name, promised in vars(Game).items():
        if not name.startswith("_"):
            assert hasattr(family, name), name
            if not isinstance(promised, property):
                _self, *arguments = signature(promised).parameters
                signature(getattr(family, name)).bind(*arguments)


def test_the_same_seed_and_actions_give_the_same_states(game: str) -> None:
    one, other = table(game, 3, 5), table(game, 3, 5)
    for _, action in play(one, at_random(1)):
        other.act(action)
        assert one.steps[-1].state == other.steps[-1].state
    assert one.over
    assert [step.event["kind"] for step in one.steps] == [step.event["kind"] for step in other.steps]


@pytest.mark.parametrize("players", [2, None])
def test_every_option_applies_and_every_other_action_is_refused(game: str, players: int | None) -> None:
    match = table(game, players or catalogue.variant(game).most_players, 6)
    rules, everything = match.game, actions(match)
    for _ in play(match, at_random(2), most=120):
        state, options = match.steps[-1].state, match.options
        for action in (*everything, *NONSENSE):
            if action in options:
                if rules.needs(state, action) is None:
                    assert rules.apply(state, action) != state
            else:
                with pytest.raises(IllegalAction):
                    rules.apply(state, action)
                with pytest.raises(IllegalAction):
                    match.act(action)
        assert match.steps[-1].state is state


def test_cards_are_conserved_and_play_ends(game: str) -> None:
    for players in (2, catalogue.variant(game).most_players):
        match = table(game, players, 7)
        full = deck(match)
        for _ in play(match, at_random(3)):
            assert cards(match) == full
        assert match.over
        assert match.winners


def test_options_stand_in_one_order_and_are_written_as_actions_are_read(game: str) -> None:
    match = table(game, 2, 8)
    order = actions(match)
    for _ in play(match, at_random(4)):
        assert list(match.options) == sorted(match.options, key=order.index)
        assert [match.game.action(option.upper()) for option in match.options] == list(match.options)


def test_the_position_that_a_seat_sees_reads_back_to_the_same_position_and_options(game: str) -> None:
    match = table(game, 4, 9)
    for _ in play(match, at_random(5)):
        for step in range(max(0, len(match.steps) - 3), len(match.steps)):
            view = match.view_at(step, match.view_at(step).to_act)
            if view.last.kind == "cut":
                continue
            again = match.game.from_position(str(view), Random(1).shuffle)
            assert str(match.game.view(again, view.to_act)) == str(view)
            assert match.game.options(again) == view.options


def test_the_full_position_is_the_very_same_state(game: str) -> None:
    match = table(game, 3, 10)
    for _ in play(match, at_random(6)):
        if match.to_act is None:
            break
        state = match.steps[-1].state
        again = match.game.from_position(match.game.full_position(state), list.clear)
        assert match.game.full_position(again) == match.game.full_position(state)
        assert match.game.view(again, None)._replace(last=None, scorecard=()) == match.game.view(state, None)._replace(
            last=None, scorecard=()
        )


def test_the_record_replays_to_the_same_state(game: str) -> None:
    match = table(game, 4, 11)
    for number, _ in enumerate(play(match, at_random(7))):
        if number % 25 == 0 or match.over:
            again = Match.from_record(match.record())
            assert again.steps == match.steps
            assert again.record() == match.record()
            assert again.revision == len(again.steps)


def test_what_is_imagined_from_a_view_has_that_very_view(game: str) -> None:
    match = table(game, 3, 12)
    for number, _ in enumerate(play(match, at_random(8))):
        for step in range(max(0, len(match.steps) - 3), len(match.steps)):
            view = match.view_at(step, match.to_act)
            state = match.game.imagine(view, Random(number).shuffle)
            assert match.game.view(state, match.to_act) == view


def test_what_is_imagined_from_a_position_that_was_set_has_its_view_too(game: str) -> None:
    """Nothing has happened there yet, as before the first deal; still its cards lie as they lie."""
    match = table(game, 3, 12)
    for number, _ in enumerate(play(match, at_random(8))):
        if number % 15 == 0 and match.to_act is not None:
            again = Match.from_position(str(match.view(match.to_act)))
            view = again.view(again.to_act)
            assert again.game.view(again.game.imagine(view, Random(number).shuffle), again.to_act) == view


def test_all_that_is_imagined_can_be_played_on(game: str) -> None:
    match = table(game, 3, 13)
    rng = Random(1)
    for number, _ in enumerate(play(match, at_random(9))):
        if number % 40:
            continue
        rules, state = match.game, match.game.imagine(match.view(match.to_act), rng.shuffle)
        while options := rules.options(state):
            action = rng.choice(options)
            if rules.needs(state, action) is not None:
                break
            state = rules.apply(state, action)
        else:
            assert match.over or rules.due(state) is not None


def test_too_few_and_too_many_players_are_refused(game: str) -> None:
    most = catalogue.variant(game).most_players
    for players in (0, 1, most + 1):
        with pytest.raises(BadSetting, match=f"takes 2 to {most} players"):
            Match(game, players)


def test_variants_compare_hash_and_tell_what_differs(game: str) -> None:
    variant = catalogue.variant(game)
    changed = another(variant)
    other: Any = variant.but(**changed)
    same = other.but(**{rule: getattr(variant, rule) for rule in changed})
    assert other != variant
    assert (same, hash(same)) == (variant, hash(variant))
    family = catalogue.game_of(variant)
    assert family.changes(variant) == {}
    assert family.changes(other) == changed


def test_changed_rules_come_back_from_a_transcript(game: str) -> None:
    variant = catalogue.variant(game)
    match = Match(variant.but(**another(variant)), 2, seed=1)
    assert Match.from_transcript(match.transcript()).variant == match.variant
