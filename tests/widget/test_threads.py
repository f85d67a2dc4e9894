"""Clicks may come on another thread than the cell: nothing is lost, doubled, out of order or stuck."""

import random
from collections.abc import Callable
from functools import partial
from threading import Thread
from typing import Any

from playnine_widget.match.match import Match
from widget.conftest import Page, Pages

PATIENCE = 30  # seconds


def run(*jobs: Callable[[], object]) -> None:
    """Run the jobs at the same time; a job that is stuck fails the test."""
    threads = [Thread(target=job, daemon=True) for job in jobs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
        assert not thread.is_alive(), "stuck"


def test_br_019_views_come_in_order_whoever_acts(page: Pages) -> None:
    """BR-019: after clicks from several threads, every table shows the match, and every event came once, in order."""
    match = Match("play nine", ["Ann", "Ben", "bot:novice"], seed=8)
    tables = [page(match), page(match, lang="fr")]
    start = match.revision

    def click(table: Page, seed: int) -> None:
        dice = random.Random(seed)
        for _ in range(60):
            options = match.options
            content = {"kind": "act", "revision": match.revision, "action": dice.choice(options)}
            table.comm.handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})
            if dice.random() < 0.1:
                table.table.lang = dice.choice(["en", "fr"])

    run(*(partial(click, table, seed) for seed, table in enumerate(tables * 2)))
    for table in tables:
        views = [data["state"]["view"]["revision"] for data in table.read() if "view" in data.get("state", {})]
        fresh = [revision for at, revision in enumerate(views) if not at or revision != views[at - 1]]
        assert fresh == sorted(set(fresh))
        assert set(fresh) >= set(range(start + 1, match.revision + 1))
        assert table.views["layouts"] == [str(layout) for layout in match.view().layouts]


def test_two_tables_bots_undo_and_new_matches_from_four_threads(page: Pages) -> None:
    """Whatever comes in between: no thread gets stuck, no revision of a table comes twice or goes back, and in the end
    every table shows its match.
    """

    def fragile(view: Any) -> str:
        if len(view.discard) % 7 == 3:
            raise ZeroDivisionError
        return str(view.options[0])

    match = Match("play nine", ["Ann", "bot:novice", fragile], seed=8)
    tables = [page(match), page(match, lang="fr")]

    def click(table: Page, seed: int) -> None:
        dice = random.Random(seed)
        for _ in range(50):
            sent: dict[str, Any] = {"revision": table.table.view["revision"]}
            options = table.table.view.get("options", [])
            sent |= {"kind": "act", "action": dice.choice(options)} if options else {"kind": "step"}
            if dice.random() < 0.15:
                sent = {"kind": "undo", "revision": sent["revision"]}
            if dice.random() < 0.05:
                settings = {"players": ["Ann", "bot:random"], "holes": 2}
                sent = {"kind": "new", "revision": sent["revision"], "settings": settings}
            table.comm.handle_msg({"content": {"data": {"method": "custom", "content": sent}}, "buffers": []})
            if dice.random() < 0.1:
                table.table.lang = dice.choice(["en", "fr"])

    run(*(partial(click, table, seed) for seed, table in enumerate(tables * 2)))
    for table in tables:
        views = [data["state"]["view"]["revision"] for data in table.read() if "view" in data.get("state", {})]
        assert views == sorted(views)
        shown = table.table.match
        assert table.views["revision"] == table.table.sitting.earlier + shown.revision
        assert table.views["layouts"] == [str(layout) for layout in shown.view().layouts]
        assert table.views["to_act"] == shown.to_act


def test_the_same_click_on_two_threads_is_done_once(page: Pages) -> None:
    match = Match("play nine", ["Ann", "Ben"], seed=8)
    tables = [page(match), page(match)]
    for _ in range(40):
        revision, action = match.revision, match.options[0]
        content: dict[str, Any] = {"kind": "act", "revision": revision, "action": action}
        message = {"content": {"data": {"method": "custom", "content": content}}, "buffers": []}
        run(*(partial(table.comm.handle_msg, message) for table in tables))
        acts = [step for step in match.steps[revision:] if step.event["kind"] == "act"]
        assert len(acts) == 1
