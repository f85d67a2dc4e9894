"""Hands that others may not see, at every kind of table: nowhere but before the eyes of their own seat."""

import io
import json
import random
import re
from contextlib import redirect_stderr
from typing import Any

import pytest

import playnine_widget as p9
from playnine_widget.match.terminal import main
from widget.conftest import Page, Pages
from widget.test_secrets import shown, twins

CARD = re.compile(r"\b(?:[2-9]|10|[AJQK])[SHDC]\b|(?:[2-9]|10|[AJQK])[♠♥♦♣]")
ANN = "game: ninety nine; total: 60; Ann: 7H 8C KD; Ben: 2S 9C QH; played: 4C"
OWN, BENS = ("7H", "8C", "KD"), ("2S", "9C", "QH")
SIGNS = str.maketrans("♠♥♦♣", "SHDC")


def cards_in(text: str) -> set[str]:
    """Every card that a text names, in notation."""
    return {found.translate(SIGNS) for found in CARD.findall(text)}


def everything(opened: Page) -> str:
    """All that a reader could find of a table but the fixed words, which name every card."""
    words = opened.table.labels
    opened.table.labels = {}
    text = shown(opened)
    opened.table.labels = words
    return text + opened.table.match._repr_svg_() + repr(opened.table.match) + str(opened.table.match)


def at(position: str, *bots: int) -> p9.Match:
    match = p9.Match.from_position(position, seed=5)
    for seat in bots:
        match.sit(seat, "bot:novice")
    return match


# ---- which table shows which hand


def test_the_only_person_at_a_table_always_sees_the_own_hand_and_no_other(page: Pages) -> None:
    opened = page(at(ANN, 1))
    assert opened.views["hand"] == list(OWN)
    assert not cards_in(everything(opened)) & set(BENS)
    opened.pick()
    assert len(opened.views["hand"]) == 3


def test_a_table_of_a_seat_shows_that_hand_alone(page: Pages) -> None:
    match = at(ANN)
    for seat, own, other in ((0, OWN, BENS), (1, BENS, OWN)):
        opened = page(match, seat=seat)
        assert opened.views["hand"] == list(own)
        assert "curtain" not in opened.views
        assert not cards_in(everything(opened)) & set(other)
        assert set(opened.views.get("options", ())) == ({"play 7H", "play 8C", "play KD"} if seat == 0 else set())


def test_where_bots_are_alone_no_hand_is_shown(page: Pages) -> None:
    opened = page(at(ANN, 0, 1))
    assert cards_in(everything(opened)) == {"4C"}


def test_a_hand_lies_behind_the_curtain_until_it_is_opened_and_after_its_decision(page: Pages) -> None:
    opened = page(at(ANN))
    assert opened.views["curtain"] is True
    assert opened.views["does"] == {"open": "Show Ann’s hand"}
    assert "options" not in opened.views
    assert cards_in(everything(opened)) == {"4C"}
    revision = opened.views["revision"]
    opened.say("open")
    assert opened.views["hand"] == list(OWN)
    assert (opened.views["revision"], "curtain" in opened.views) == (revision, False)
    opened.say("act", action="play 7H")
    assert opened.views["curtain"] is True
    assert opened.views["does"] == {"open": "Show Ben’s hand"}
    assert cards_in(everything(opened)) == {"4C", "7H"}


@pytest.mark.parametrize("away", ["undo", "goto", "new"])
def test_going_back_and_a_new_match_cover_the_hand_again(page: Pages, away: str) -> None:
    opened = page(at(ANN))
    opened.say("open")
    opened.say("act", action="play 7H")
    opened.say("open")
    assert opened.views["hand"] == list(BENS)
    more: dict[str, Any] = {"goto": {"n": 0}, "new": {"settings": {"game": "ninety nine", "players": ["Ann", "Ben"]}}}
    opened.say(away, **more.get(away, {}))
    assert opened.views["curtain"] is True
    assert "hand" not in opened.views


def test_the_language_and_a_stale_click_leave_an_open_hand_open(page: Pages) -> None:
    opened = page(at(ANN))
    opened.say("open")
    opened.table.lang = "fr"
    opened.read()
    assert opened.views["hand"] == list(OWN)
    opened.say("act", 0, action="play 7H")
    assert opened.views["hand"] == list(OWN)


def test_what_is_opened_is_the_tables_alone(page: Pages) -> None:
    match = at(ANN)
    one, other = page(match), page(match)
    revision = match.revision
    one.say("open")
    other.read()
    assert "hand" not in other.views
    assert (match.revision, "opened" in json.dumps(match.record())) == (revision, False)


def test_open_is_answered_with_a_hint_where_there_is_nothing_to_open(page: Pages) -> None:
    match = at(ANN)
    for opened in (page(match, seat=0), page(match, seat=1), page(at(ANN, 1)), page(at(ANN, 0, 1))):
        opened.say("open")
        assert opened.state["notice"]["kind"] == "hint"
    over = page(at("game: ninety nine; tokens: 1, 0; players: Ann, Ben; Ann: 7H 8C KD; to act: nobody"))
    assert "hand" not in over.views
    over.say("open")
    assert over.state["notice"]["kind"] == "hint"
    assert "hand" not in over.views


# ---- nothing is said about a hand that is covered


def test_a_click_on_a_covered_hand_is_refused_without_a_word_about_it(page: Pages) -> None:
    opened = page(at(ANN))
    for action in ("play 7H", "play 9D", "nonsense", "pay"):
        opened.say("act", action=action)
        assert opened.state["notice"]["kind"] == "error"
        assert cards_in(everything(opened)) == {"4C"}
    assert opened.table.match.to_act == 0


def test_what_a_listener_does_wrong_tells_no_hand(page: Pages) -> None:
    match = at(ANN)
    opened = page(match, seat=0)
    match.on_action(lambda _view: match.act("play 5D"))
    with redirect_stderr(io.StringIO()):
        opened.say("act", action="play 7H")
    assert match.to_act == 1
    assert not cards_in(everything(opened)) & set(BENS)


@pytest.mark.parametrize("answer", ["play QD", "view", "raise"])
def test_a_function_that_fails_tells_no_hand(page: Pages, answer: str) -> None:
    def careless(view: Any) -> str:
        if answer == "raise":
            raise ValueError(str(view))
        return str(view) if answer == "view" else answer

    match = at(ANN)
    match.sit(1, careless)
    with redirect_stderr(io.StringIO()) as log:
        opened = page(match)
        opened.say("act", action="play 7H")
    assert "failed" in opened.state["panel"]
    assert not cards_in(everything(opened)) & set(BENS)
    if answer != "raise":
        assert not cards_in(log.getvalue()) & set(BENS)


def test_a_tables_own_act_is_that_of_its_seat(page: Pages) -> None:
    opened = page(at(ANN), seat=1)
    with pytest.raises(p9.NotYourTurn) as refused:
        opened.table.act("play 7H")
    assert not cards_in(str(refused.value)) & {*OWN, *BENS}


@pytest.mark.parametrize("tried", [("play 7H", "foo"), ("play 7H", "play 3D"), ("play 7H", "pay"), ("play 7H", "draw")])
def test_a_refusal_after_an_own_action_tells_nothing_of_the_next_hand(page: Pages, tried: tuple[str, ...]) -> None:
    for bots in ((), (1,)):
        match = at(ANN, *bots)
        for act in (match.act, page(match).table.act):
            with pytest.raises(p9.IllegalAction) as refused:
                act(*tried)
            assert not cards_in(str(refused.value) + repr(refused.value.values)) & set(BENS)
            assert match.view().to_act == 0


def test_nor_does_one_of_a_bots_turn_or_of_a_covered_hand(page: Pages) -> None:
    match = at(ANN, 1)
    opened = page(match)
    opened.table.act("play 7H")
    match.goto(1)
    for act in (match.act, opened.table.act):
        with pytest.raises(p9.IllegalAction) as refused:
            act("play 3D")
        assert not cards_in(str(refused.value)) & set(BENS)
    assert cards_in(opened.table.prompt()) & set(BENS) == set()
    opened = page(at(ANN))
    with pytest.raises(p9.IllegalAction) as refused:
        opened.table.act("play 3D")
    assert not cards_in(str(refused.value)) & set(OWN)
    opened.say("open")
    with pytest.raises(p9.IllegalAction, match="Allowed now: play 7H"):
        opened.table.act("play 3D")


def test_text_for_people_and_programs_has_one_hand_at_most() -> None:
    match = at(ANN)
    public = [str(match), repr(match), match.transcript(), match._repr_svg_(), repr(match.steps), repr(match.now)]
    public += [json.dumps(match.rows(kind)) for kind in ("actions", "holes", "match")]
    for text in public:
        assert cards_in(text) <= {"4C"}, text
    for seat, own in ((0, OWN), (1, BENS)):
        assert cards_in(match.prompt(seat)) == {"4C", *own}
        assert cards_in(match.position(seat)) == {"4C", *own}
        assert cards_in(match.game.described(match.view(seat))) == {"4C", *own}
        assert cards_in(match.game.sheet(match.view(seat))) == {"4C", *own}
    heard: list[Any] = []
    match.on_action(heard.append)
    match.act("play 7H")
    assert cards_in(str(heard[0]) + repr(heard[0])) == {"4C", "7H"}
    assert heard[0].options == ()


def test_a_terminal_shows_the_hand_of_the_person_to_act_alone() -> None:
    told: list[str] = []
    main(["--game", "ninety nine", "--seed", "3", "Ann", "bot:novice"], ["quit"], told.append)
    match = p9.Match("ninety nine", ["Ann", "bot:novice"], seed=3)
    match.play_bots()
    cut = [card for step in match.steps if step.event["kind"] == "cut" for _, card in step.event["cards"]]
    allowed = {*(match.view(0).hand or ()), *match.view().played, *cut}
    assert cards_in(" ".join(told)) <= allowed
    assert set(match.view(0).hand or ()) <= cards_in(" ".join(told))


# ---- twins


@pytest.mark.parametrize("players", [2, 3, 9])
def test_br_011_matches_that_look_alike_to_a_seat_are_the_same_bytes(page: Pages, players: int) -> None:
    """BR-011: whatever the others hold, and in whatever order the stock lies, the browser gets the same."""
    dice = random.Random(players)
    match = p9.Match("ninety nine", players, seed=players, tokens=1)
    for _ in range(40):
        if match.over:
            break
        if dice.random() < 0.3:
            seat = dice.choice([None, match.to_act, (match.to_act or 0) + 1 - players])
            seat = seat if seat is None else seat % players
            tables = [page(each, seat=seat) for each in twins(match, seat, dice)]
            assert shown(tables[0]) == shown(tables[1])
            refused = [table.say("act", action="play 5D as 3") for table in tables]
            assert refused[0] == refused[1]
            for table in tables:
                table.table.close()
        match.act(dice.choice(match.options))


def test_what_a_bot_decides_does_not_depend_on_what_it_cannot_see() -> None:
    dice = random.Random(2)
    match = p9.Match("ninety nine", 3, seed=4)
    for number in range(24):
        view = match.view(match.to_act)
        state = match.game.imagine(view, dice.shuffle)
        twin = match.game.view(state, match.to_act)
        for name, bot in p9.bots("ninety nine").items():
            assert bot(twin) == bot(view), (name, number)
        match.act(dice.choice(match.options))
