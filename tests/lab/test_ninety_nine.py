"""99 in a real JupyterLab: whole matches by clicks and by keys, and hands that reach nobody else's browser."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from lab.ninety import KEYS, MOUSE, NinetyTable, play_to_the_end
from playnine_widget import Match

if TYPE_CHECKING:
    from lab.frames import Recorder
    from lab.notebook import Notebook

SHOW = "from playnine_widget import CardTable\ntable = CardTable('ninety nine', {arguments})\ntable"
END = """
import json
match = table.match
print(json.dumps([match.players, match.scorecard, match.view().tokens, match.over, match.winners]))
"""
TWO_TABLES = """
from playnine_widget import CardTable, Match
match = Match("ninety nine", ["Ann", "Ben"], seed=4)
ann = CardTable(match, seat=0)
ann
"""
RECORD = "import json\nprint(json.dumps([{tables}, {match}.record()]))"
OFFERED = ".pn-held button:is(.pn-offered, .pn-way-to):visible"
CARD = re.compile(r"\b(?:10|[2-9AJQK])[SHDC]\b")


def _check_the_tokens(notebook: Notebook, table: NinetyTable) -> None:
    players, rounds, tokens, over, winners = json.loads(notebook.run(1))
    assert over
    assert table.tokens() == tokens
    kept = {player: [left[seat] for left in rounds] + [tokens[seat]] for seat, player in enumerate(players)}
    assert table.scorecard() == kept
    assert [seat for seat, left in enumerate(tokens) if left] == winners
    for seat in winners:
        expect(table.root.locator(".pn-places h3")).to_have_text(f"{players[seat]} wins")


def test_a_whole_match_by_clicks(notebook: Notebook) -> None:
    notebook.open(SHOW.format(arguments="['Ann', 'bot:random', 'bot:random'], seed=5"), END)
    notebook.run(0)
    table = NinetyTable(notebook.table(0))
    assert play_to_the_end(table, MOUSE) > 8
    _check_the_tokens(notebook, table)


def test_a_whole_match_by_keys_alone(notebook: Notebook) -> None:
    notebook.open(SHOW.format(arguments="['Ann', 'bot:random'], seed=6"), END)
    notebook.run(0)
    table = NinetyTable(notebook.table(0))
    table.ready()
    for _ in range(40):
        if table.root.evaluate("(root) => root.querySelector('.pn-green').contains(document.activeElement)"):
            break
        notebook.page.keyboard.press("Tab")
    assert play_to_the_end(table, KEYS) > 6
    _check_the_tokens(notebook, table)


def _told(recorder: Recorder, model: str) -> list[dict[str, Any]]:
    """Everything that a table's page was told of the match, message by message: its view, its notices, its log."""
    told = []
    for frame in recorder.frames:
        data = frame.content.get("data")
        if frame.way == "in" and frame.content.get("comm_id") == model and isinstance(data, dict):
            state = {name: value for name, value in frame.state.items() if name in ("view", "notice", "panel")}
            told.append({**state, "custom": data.get("content")})
    return told


def _names(match: Match) -> dict[str, str]:
    """The cards by the names that sentences have for them."""
    signs = {"S": ("♠", "spades"), "H": ("♥", "hearts"), "D": ("♦", "diamonds"), "C": ("♣", "clubs")}
    ranks = {"A": "ace", "K": "king", "Q": "queen", "J": "jack"}
    cards = {str(card) for card in match.variant.deck}
    return {
        name: card
        for card in cards
        for sign, suit in [signs[card[-1]]]
        for name in (card[:-1] + sign, f"{ranks.get(card[:-1], card[:-1])} of {suit}")
    }


def _cards_in(told: object, names: dict[str, str]) -> set[str]:
    """Every card that is named in what was told, in notation or in words."""
    text = json.dumps(told, ensure_ascii=False)
    found = {card for name, card in names.items() if re.search(rf"(?<!\w){re.escape(name)}", text, re.IGNORECASE)}
    return found | set(CARD.findall(text))


def _check_the_secrets(told: list[dict[str, Any]], match: Match, hidden: list[int]) -> int:
    """No view of a running round names a card that one of those seats held then; gives how many views there were."""
    names, views = _names(match), 0
    for message in told:
        view = message.get("view") or {}
        if not view or view["phase"].endswith("over"):
            continue
        views += 1
        held = {str(card) for seat in hidden for card in match.view_at(view["revision"] - 1, seat).hand or ()}
        assert held
        assert not _cards_in(message, names) & held
    return views


def test_no_hand_of_another_seat_reaches_the_browser(notebook: Notebook, recorder: Recorder) -> None:
    """Two tables of one match, a seat each: what either page is told holds no card of the other's hand."""
    record = RECORD.format(tables="[ann.model_id, ben.model_id]", match="match")
    notebook.open(TWO_TABLES, "ben = CardTable(match, seat=1)\nben", record)
    notebook.run(0)
    notebook.run(1)
    tables = [NinetyTable(notebook.table(0)), NinetyTable(notebook.table(1))]
    logs = [table.root.locator(".pn-log:not([aria-busy]) li") for table in tables]
    for told in range(2, 8):  # after the cut and the deal
        for log in logs:
            expect(log).to_have_count(told)
        (table,) = (table for table in tables if table.root.locator(".pn-own.pn-plays").count())
        lowest, _ = min(table.see().plays, key=lambda play: play[1])
        MOUSE.play(table, lowest)
    models, events = json.loads(notebook.run(2))
    match = Match.from_record(events)
    for seat, model in enumerate(models):
        assert _check_the_secrets(_told(recorder, model), match, [1 - seat]) > 6


def test_at_one_screen_a_hand_is_told_only_when_it_is_opened(notebook: Notebook, recorder: Recorder) -> None:
    record = RECORD.format(tables="[table.model_id]", match="table.match")
    notebook.open(SHOW.format(arguments="['Ann', 'Ben'], seed=8"), record)
    notebook.run(0)
    table = NinetyTable(notebook.table(0))
    covered = table.root.locator(".pn-own .pn-back")
    for _ in range(4):
        expect(covered).to_have_count(3)
        (button,) = table.see().buttons
        assert re.fullmatch("Show (Ann|Ben)’s hand", button)
        MOUSE.press(table, button)
        expect(covered).to_have_count(0)
        table.do(table.root.locator(OFFERED).first.click)
    (model,), events = json.loads(notebook.run(1))
    told = _told(recorder, model)
    match = Match.from_record(events)
    curtained = [message for message in told if (message.get("view") or {}).get("curtain")]
    assert len(curtained) >= 5
    assert _check_the_secrets(curtained, match, [0, 1]) == len(curtained)
    opened = [message for message in told if (message.get("view") or {}).get("hand")]
    assert len(opened) >= 4
    for message in opened:
        assert _check_the_secrets([message], match, [1 - message["view"].get("near", 0)]) == 1
