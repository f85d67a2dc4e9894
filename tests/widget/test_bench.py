"""What a table shows of a bot that somebody wrote: its reasons, and where it failed."""

from typing import Any

import pytest

import playnine_widget as p9
from kit.table import nine
from widget.conftest import Pages

HERE = "Ann: 5 9 ? 12 / 5 9 ? 0; Ben: ? ? 3 8 / ? ? 3 1; discard: 4; draw: 7 2"


def says(view: Any) -> tuple[str, str]:
    return view.options[0], "I like it"


def careless(_view: Any) -> str:
    return str(1 / 0)


def test_a_function_says_why_in_the_log(page: Pages) -> None:
    match = p9.Match.from_position(HERE)
    match.sit(1, says)
    opened = page(match)
    match.act("draw", "swap C1")
    (log,) = opened.say("log")
    assert [1, "Why: I like it"] in log["content"]["lines"]


@pytest.mark.parametrize(("reasons", "said"), [(True, True), (False, False)])
def test_the_log_says_why_a_built_in_bot_did_it_where_that_is_asked_for(reasons: bool, said: bool) -> None:  # noqa: FBT001
    match = p9.Match.from_position(HERE)
    match.sit(1, "bot:novice")
    table = p9.CardTable(match, reasons=reasons)
    table.act("draw", "swap C1")
    assert any("Why: " in text for _, text in table.view["said"]) is said


def test_of_a_hidden_hand_the_log_says_only_what_all_may_know() -> None:
    match = nine("total: 88; Ann: AS 7H 10D; Ben: 9C 2S QH; Cy: ? ? ?; played: 4C")
    match.sit(1, lambda view: (view.options[0], "I keep a queen"))
    match.sit(2, "bot:guesser")
    table = p9.CardTable(match, reasons=True)
    table.act("play 10D")
    said = " ".join(text for _, text in table.view["said"])
    assert "who is next" in said
    assert "keep" not in said


def test_a_failure_shows_the_way_to_the_line_that_failed() -> None:
    match = p9.Match.from_position(HERE)
    match.sit(1, careless)
    table = p9.CardTable(match)
    table.act("draw", "swap C1")
    failed = table.panel["failed"]
    assert "return str(1 / 0)" in failed["trace"]
    assert "ZeroDivisionError" in failed["trace"].splitlines()[-1]
    assert "seats.py" not in failed["trace"]
    assert failed["title"]
