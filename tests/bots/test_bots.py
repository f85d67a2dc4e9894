"""Bots: they get views, answer options, and know nothing else."""

from __future__ import annotations

from typing import Any

import pytest

import playnine_widget as p9
from kit.families import short
from kit.table import NAMES, at, hidden_elsewhere
from playnine_widget.bots import novice
from playnine_widget.bots.bot import bot_for, find
from playnine_widget.bots.limit import SECONDS, limit_of
from playnine_widget.match.match import Match
from playnine_widget.simulation import fast

BUILT_IN = ("random", "novice", "club", "guesser", "cautious", "gambler", "pro", "tour")
GOLFERS = tuple(name for name in BUILT_IN if name != "guesser")


def answer(position: str) -> str:
    match = at(position)
    return novice.choose(match.view(match.to_act))


def test_the_bots_are_listed_by_name_with_level_and_one_sentence() -> None:
    listed = p9.bots()
    assert list(listed) == list(BUILT_IN)
    assert [bot.level for bot in listed.values()] == [0, 1, 2, 2, 3, 3, 3, 4]
    assert listed["novice"].sentence == "Plays the card that looks best."


@pytest.mark.parametrize("game", list(p9.variants()))
def test_every_bot_plays_every_game_of_its_own_to_the_end(game: str) -> None:
    names = list(p9.bots(game))
    lineup = [f"bot:{name}" for name in (*names, *(["tour~1"] if "tour" in names else []))]
    most = p9.variant(game).most_players
    for players in (lineup[-2:], (lineup * 2)[:most]):
        match = Match(short(p9.variant(game)), players, seed=5)
    match.play_bots()
    assert match.over


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("name", [*GOLFERS, "tour~1"])
def test_br_014_a_bot_answers_alike_wherever_it_sees_alike(name: str, players: int) -> None:
    """BR-014: a computer opponent that reads the true state."""
    bot = find(name)
    match = Match(players=NAMES[:players], seed=8)
    for number in range(60):
        if match.over:
            break
        twin = hidden_elsewhere(match, number)
        action = bot(match.view(match.to_act))
        assert bot(twin.view(twin.to_act)) == action
        match.act(action)


def test_the_novice_tees_off_in_two_different_columns() -> None:
    assert answer("Ann: ? ? ? ? / ? ? ? ?") == "flip A1"
    assert answer("Ann: 5 ? ? ? / ? ? ? ?") == "flip B1"


@pytest.mark.parametrize(
    ("position", "action"),
    [
        ("Ann: 5 9 ? 12 / ? 9 ? 0; discard: 5", "take"),
        ("Ann: 5 9 ? 12 / ? 9 ? 0; taken: 5", "swap A2"),
        ("Ann: 5 9 ? 12 / ? 9 ? 0; discard: 11", "take"),
        ("Ann: 5 9 ? 12 / ? 9 ? 0; taken: 11", "swap D1"),
        ("Ann: 5 9 ? 8 / ? 9 ? 0; discard: 9", "draw"),
        ("Ann: 5 9 ? 8 / ? 9 ? 0; hand: 9", "flip C1"),
        ("Ann: -5 9 ? 3 / ? 9 ? 0; discard: -5", "take"),
        ("Ann: -5 9 ? 3 / ? 9 ? 0; hand: -5", "swap D1"),
    ],
)
def test_the_novice_completes_pairs_else_replaces_its_highest_card_else_turns_one(position: str, action: str) -> None:
    """The greedy player: pairs first (never of Hole-in-One), then the highest single card, else the first facedown."""
    assert answer(position) == action


def test_a_function_of_the_view_becomes_a_bot_by_its_name() -> None:
    @p9.bot
    def first_option(view):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        """Takes the first option."""
        return view.options[0]

    assert (first_option.name, first_option.sentence) == ("first option", "Takes the first option.")
    match = Match(players=["Ann", "bot:first option"], seed=1)
    assert match.players == ("Ann", "First option")
    assert (match.seats[1].kind, match.seats[1].label) == ("bot", "first option")


def test_a_bot_made_again_plays_on_in_the_running_match() -> None:
    p9.bot(lambda view: view.options[0], name="mine")
    match = Match(players=["bot:mine", "bot:mine"], seed=1)
    match.play_bots(1)
    assert match.steps[-1].event["action"] == "flip A1"
    p9.bot(lambda view: view.options[-1], name="mine")
    match.play_bots(1)
    assert match.steps[-1].event["action"] == "flip D2"


def test_unknown_bots_are_named_with_the_nearest_and_built_in_names_are_kept() -> None:
    with pytest.raises(p9.UnknownName, match="did you mean novice"):
        find("bot:novce")
    with pytest.raises(p9.BadSetting, match="novice"):
        p9.bot(lambda view: view.options[0], name="novice")
    with pytest.raises(p9.BadSetting, match="7 cannot take a seat"):
        p9.bot(7, name="seven")  # type: ignore[arg-type]


@pytest.mark.parametrize("game", p9.variants())
@pytest.mark.parametrize("bot", ["novice", "random"])
def test_bots_play_every_game_to_its_end_by_two_and_by_as_many_as_can(game: str, bot: str) -> None:
    for players in (2, p9.variant(game).most_players):
        match = p9.Match(short(p9.variant(game)), [f"bot:{bot}"] * players, seed=4)
        match.play_bots()
        assert match.over
        assert match.winners


@pytest.mark.parametrize("game", p9.variants())
def test_the_novice_beats_the_random_player_in_every_game(game: str) -> None:
    better = 0
    for seed in range(6):
        match = p9.Match(game, ["bot:novice", "bot:random"], seed=seed)
        match.play_bots()
        better += match.winners == (0,)
    assert better >= 5


@pytest.mark.parametrize("name", ["tour", "tour~3", "Tour ~ 3", "novice~", "random~x"])
def test_a_name_that_means_a_built_in_bot_with_a_dial_or_not_is_refused(name: str) -> None:
    with pytest.raises(p9.BadSetting, match="taken by a built-in bot"):
        p9.bot(lambda view: view.options[0], name=name)


def test_a_function_that_is_called_as_a_built_in_bot_is_none() -> None:
    def tour(view: Any) -> object:
        """Takes the first."""
        return view.options[0]

    found = bot_for(tour)
    assert (found.name, found.is_built_in, find("tour~3").is_built_in) == ("tour", False, True)
    assert not fast.is_fast(p9.variant(), [found, find("pro")])


class Mind:
    """A bot with a state: its method plays."""

    def play(self, view: Any) -> object:
        """Takes the first option."""
        return view.options[0]


def test_a_method_may_have_a_limit_and_leaves_the_function_as_it_was() -> None:
    made = p9.bot(Mind().play, name="mind", limit=2)
    assert (limit_of(made), made.sentence) == (2, "Takes the first option.")
    assert limit_of(p9.bot(Mind().play, name="mind")) == SECONDS


@pytest.mark.parametrize("limit", ["2", 0, -1, float("nan"), True, [1]])
def test_a_limit_that_is_no_number_above_0_is_refused(limit: Any) -> None:
    with pytest.raises(p9.BadSetting, match="limit is how many seconds"):
        p9.bot(lambda view: view.options[0], name="slow", limit=limit)


def test_a_lambda_is_called_so_wherever_it_plays() -> None:
    def made(play: Any) -> str:
        name: str = p9.bot(play).name
        return name

    play = lambda view: view.options[0]  # noqa: E731
    assert {made(play), bot_for(play).name, p9.Match(players=[play, play]).seats[0].label} == {"lambda"}


def test_bots_and_a_bot_are_printed_to_be_read() -> None:
    text, page = repr(p9.bots()), p9.bots()._repr_html_()
    for shown in (text, page, repr(p9.bots()["club"])):
        assert "<function" not in shown
        assert "lambda" not in shown
    assert repr(p9.bots()["club"]).startswith("<Bot club, level 2: Goes by rules of thumb")
    assert text.splitlines()[0].split() == ["Bot", "Level", "Plays", "What", "it", "does"]
    levels = [int(line.split()[1]) for line in text.splitlines()[1:]]
    assert levels == sorted(levels)
    assert page.count("<tr>") == len(p9.bots()) + 1
    assert [line.split()[0] for line in repr(p9.bots("ninety nine")).splitlines()[1:]][:3] == [
        *("random", "novice", "guesser"),
    ]


def test_a_bot_of_ones_own_stands_in_the_table_by_its_level_and_its_words_are_text() -> None:
    def sly(view: Any) -> str:
        """Knows <i>you</i>."""
        return str(view.options[0])

    p9.bot(sly, name="<b>sly</b>", level=2)
    names = [line.split()[0] for line in repr(p9.bots()).splitlines()]
    assert names.index("novice") < names.index("<b>sly</b>") < names.index("pro")
    assert "&lt;b&gt;sly&lt;/b&gt;" in p9.bots()._repr_html_()
    assert "Knows &lt;i&gt;you&lt;/i&gt;." in p9.bots()._repr_html_()
