"""The caddie at a table: advice for whoever may act there, and nothing that a seat may not see."""

from __future__ import annotations

from typing import Any

import playnine_widget as p9
from kit.table import hidden_elsewhere, nine
from wire.lines import text


def table(seats: tuple[str, ...] = ("Ann", "Ben"), seat: int | None = None) -> p9.CardTable:
    match = p9.Match(players=list(seats), seed=9)
    match.act("flip A1", "flip B1", "flip A1", "flip B1")
    return p9.CardTable(match, seat=seat)


def ask(there: p9.CardTable, **more: Any) -> dict[str, Any]:
    there._on_message(there, {"kind": "advise", "revision": there.view["revision"], **more}, [])
    panel: dict[str, Any] = there.panel
    return panel


def test_a_press_of_the_caddie_puts_a_number_on_every_option() -> None:
    there = table()
    advice = ask(there)["advice"]
    assert advice["revision"] == there.view["revision"]
    assert set(advice["options"]) == {"draw", "take"}
    there.act("draw")
    assert "advice" not in there.panel
    assert set(ask(there)["advice"]["options"]) >= {*there.match.options, "swap", "flip"}


def test_the_advice_is_said_in_the_language_of_the_table() -> None:
    there = table()
    ask(there)
    there.lang = "fr"
    assert "coups" in there.panel["advice"]["word"]


def test_nobody_is_advised_for_another_seat() -> None:
    first = table().match.to_act
    assert first is not None
    there = table(seat=1 - first)
    assert "advice" not in ask(there)
    assert there.match.players[first] in there.notice["text"]


def test_the_odds_are_for_everybody() -> None:
    there = table(seat=1)
    odds = ask(there, of="odds")["odds"]
    assert len(odds["rows"]) == 14
    assert len(odds["matches"]) == 2


def test_what_is_hidden_changes_no_byte_of_the_advice() -> None:
    match = p9.Match(players=["Ann", "Ben"], seed=9)
    match.act("flip A1", "flip B1", "flip A1", "flip B1")
    panels = []
    for each in (match, hidden_elsewhere(match, 3), hidden_elsewhere(match, 4)):
        there = p9.CardTable(each)
        ask(there)
        panel = ask(there, of="odds")
        panels.append(text({name: {**panel[name], "revision": 0} for name in ("advice", "odds")}))
    assert len(set(panels)) == 1


HANDS = "total: 88; Ann: AS 7H 10D; Ben: 2S 9C QH; played: 4C"


def test_a_hand_of_its_own_is_advised_and_no_other_is_in_the_advice() -> None:
    match = nine(HANDS)
    advice = ask(p9.CardTable(match, seat=0))["advice"]
    assert {*match.options} < {*advice["options"]}
    assert "survives" in advice["options"]["play 7H"][3]
    other = ask(p9.CardTable(hidden_elsewhere(match, 3, seat=0), seat=0))["advice"]
    assert text({**advice, "revision": 0}) == text({**other, "revision": 0})
    assert "advice" not in ask(p9.CardTable(match, seat=1))


def test_behind_the_curtain_nothing_is_advised_until_it_is_open() -> None:
    there = p9.CardTable(nine(HANDS))
    assert not {"advice", "odds"} & {*ask(there), *ask(there, of="odds")}
    there.open_hand(0)
    assert "advice" in ask(there)
    there.act("play 7H")
    assert "advice" not in there.panel


def test_what_has_no_review_says_so() -> None:
    there = p9.CardTable(nine(HANDS), seat=0)
    assert "review" not in ask(there, of="review")
    assert "no review for" in there.notice["text"]


def test_a_message_that_asks_for_anything_else_is_refused() -> None:
    there = table()
    assert "advice" not in ask(there, of="cards")
    assert there.notice["text"]


def test_the_review_of_a_match_lies_in_a_panel() -> None:
    match = p9.Match(players=["bot:novice", "bot:novice"], seed=9, holes=1)
    match.play_bots()
    there = p9.CardTable(match)
    review = ask(there, of="review")["review"]
    assert review["heads"][1:] == ["Novice", "Novice 2"]
    before, _ = review["worst"][0]
    there.goto(before)
    assert there.match.to_act is not None
    assert "review" not in there.panel
