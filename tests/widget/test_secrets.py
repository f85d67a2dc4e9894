"""What nobody may see never leaves Python: not in the state, not in a message, not in a picture, a repr or an error."""

import json
import random

import pytest

from playnine_widget.match.match import Match
from widget.conftest import Page, Pages

OUR_OWN = {"layout", "tabbable", "tooltip", "_dom_classes", "_esm", "_css"}
SEED = 7_919_131_719


def shown(opened: Page) -> str:
    """Everything that a reader of the notebook could find of a table, as text."""
    state = {name: value for name, value in opened.table.get_state().items() if name not in OUR_OWN}
    data = dict(opened.table._repr_mimebundle_()[0])  # type: ignore[index]
    data.pop("application/vnd.jupyter.widget-view+json")
    log = opened.say("log")
    return json.dumps([state, data, repr(opened.table), log], sort_keys=True, allow_nan=False)


def twins(match: Match, seat: int | None, dice: random.Random) -> tuple[Match, Match]:
    """Two matches that look alike to a seat: as it is, and with everything hidden dealt anew."""
    state = match.steps[-1].state
    other = match.game.imagine(match.view(seat), dice.shuffle)
    return tuple(Match.from_position(match.game.full_position(each), seed=1) for each in (state, other))  # type: ignore[return-value]


def harmless(match: Match) -> list[str]:
    """The options that show no card that was hidden."""
    view = match.view(match.to_act)
    layout = view.layouts[match.to_act]
    return [
        option
        for option in view.options
        if option in {"take", "skip"} or (option.startswith("swap") and layout[option[5:]])
    ]


@pytest.mark.parametrize("players", [2, 3, 6])
def test_br_011_matches_that_look_alike_are_the_same_bytes_in_every_state(page: Pages, players: int) -> None:
    """BR-011: whatever lies facedown, and in whatever order the piles lie, the browser gets the same."""
    dice = random.Random(players)
    match = Match("play nine", players, seed=players, holes=1)
    while not match.over:
        if dice.random() < 0.4 or match.view().phase == "last shot":
            compare(page, match, dice)
        match.act(dice.choice(match.options))


def compare(page: Pages, match: Match, dice: random.Random) -> None:
    seat = dice.choice([None, match.to_act])
    tables = [page(each, seat=seat) for each in twins(match, seat, dice)]
    assert shown(tables[0]) == shown(tables[1])
    quiet = harmless(match)
    if quiet:
        choice = dice.choice(quiet)
        news = [table.say("act", action=choice) for table in tables]
        if tables[0].views["phase"] not in {"hole over", "over"}:
            assert news[0] == news[1]
    refused = [table.say("act", action="swap Z9") for table in tables]
    if tables[0].views["phase"] not in {"hole over", "over"}:
        assert refused[0] == refused[1]
    for table in tables:
        table.table.close()


def test_the_seed_the_deck_and_the_salt_are_nowhere(page: Pages) -> None:
    match = Match("play nine", ["Ann", "bot:novice"], seed=SEED, holes=2)
    opened = page(match)
    dice = random.Random(1)
    seen = []
    while not match.over:
        seen += opened.pick(dice.randrange(99))
        seen += opened.say("act", 0, action="draw")
    seals = [data["state"].get("panel", {}).pop("seal", None) for data in seen if data["method"] == "update"]
    opened.table.panel = {}
    text = json.dumps(seen) + shown(opened)
    salts = [step.event["salt"] for step in match.steps if "salt" in step.event]
    assert len(salts) == 2
    for secret in (str(SEED), "deck", *salts):
        assert secret not in text
    assert len([seal for seal in seals if seal]) >= 2  # what they may say: the next test


def test_salt_and_deck_are_told_when_the_hole_is_over_and_never_before(page: Pages) -> None:
    match = Match("play nine", ["Ann", "Ben"], seed=SEED, holes=2)
    opened = page(match)
    told: list[tuple[int, str]] = []
    dice = random.Random(1)
    while not match.over:
        told += [
            (data["state"]["view"]["revision"], data["state"]["panel"]["seal"]["title"])
            for data in opened.pick(dice.randrange(99))
            if "panel" in data.get("state", {})
        ]
    deals = [step for step in match.steps if step.event["kind"] == "deal"]
    scores = [step.number + 1 for step in match.steps if step.event["kind"] == "score"]
    for deal, scored in zip(deals, scores, strict=True):
        opening = [at for at, title in told if deal.event["salt"] in title or " ".join(deal.event["deck"]) in title]
        assert opening == [scored]


HOSTILE = ["<b>Ann</b>", "Ann, Ben", "${1+1}", "W" * 40, "🏌️‍♀️ 李", "{n} %(n)s"]


def test_br_036_names_are_literal_through_a_whole_match(page: Pages) -> None:
    """BR-036: names appear as they are in every sentence, also when they look like markup or a template."""
    match = Match("play nine", HOSTILE, seed=6, holes=1)
    opened = page(match)
    dice = random.Random(2)
    while not match.over:
        opened.pick(dice.randrange(99))
    assert [player[0] for player in opened.state["card"]["players"]] == HOSTILE
    lines = opened.say("log")[0]["content"]["lines"]
    for name in HOSTILE:
        assert any(text.startswith(name) for _, text in lines), name
    winner = HOSTILE[match.winners[0]]
    assert winner in opened.views["ask"]
    html = opened.table._repr_mimebundle_()[0]["text/html"]  # type: ignore[index]
    assert "<b>" not in html
