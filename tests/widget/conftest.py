"""Plays the browser without one: a comm that records what Python sends, and a page that answers."""

from collections.abc import Callable, Iterator
from typing import Any, ClassVar

import comm
import pytest
from comm.base_comm import BaseComm

from playnine_widget.widget.card_table import CardTable

FLIP = 8  # the first option after the eight swaps; otherwise it is a draw
TRAITS = {"view", "card", "labels", "notice", "panel", "lang", "speed"}


class RecordingComm(BaseComm):
    """Records every message that would go to the browser."""

    sent: ClassVar[list[tuple[BaseComm, str, dict[str, Any]]]] = []

    def publish_msg(self, msg_type: str, data: dict[str, Any] | None = None, *_others: Any, **_more: Any) -> None:
        assert data is not None
        RecordingComm.sent.append((self, msg_type, data))


class Page:
    """One table as a browser sees it: its state, and the messages that came since it was last read."""

    def __init__(self, *settings: Any, **options: Any) -> None:
        before = len(RecordingComm.sent)
        self.table = CardTable(*settings, **options)
        self.comm = self.table.comm
        opened = [data for line, kind, data in RecordingComm.sent[before:] if line is self.comm and kind == "comm_open"]
        self.state: dict[str, Any] = dict(opened[0]["state"])
        self._read = before
        self.read()

    def read(self) -> list[dict[str, Any]]:
        """The messages since the last reading; updates are taken into the state."""
        news = [
            data for line, kind, data in RecordingComm.sent[self._read :] if line is self.comm and kind == "comm_msg"
        ]
        self._read = len(RecordingComm.sent)
        for data in news:
            if data["method"] == "update":
                self.state.update(data["state"])
        return news

    def raw(self, data: dict[str, Any]) -> list[dict[str, Any]]:
        """Send comm data as it is; the answer."""
        self.comm.handle_msg({"content": {"data": data}, "buffers": []})
        return self.read()

    def say(self, kind: str, revision: int | None = None, **fields: Any) -> list[dict[str, Any]]:
        """Send one message of the table, with the revision on the screen."""
        self.read()
        revision = self.state["view"]["revision"] if revision is None else revision
        content = {"kind": kind, **({} if kind == "log" else {"revision": revision}), **fields}
        return self.raw({"method": "custom", "content": content})

    @property
    def views(self) -> dict[str, Any]:
        """The view on the screen."""
        view: dict[str, Any] = self.state["view"]
        return view

    def pick(self, number: int = 0) -> list[dict[str, Any]]:
        """Click one of the offered options."""
        self.read()
        options = self.views["options"]
        return self.say("act", action=options[number % len(options)])


Pages = Callable[..., Page]


def updates(news: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The traits of each update among the messages."""
    return [data["state"] for data in news if data["method"] == "update"]


def two(page: Pages, **options: Any) -> Page:
    """Ann and Ben at one screen."""
    return page("play nine", ["Ann", "Ben"], seed=9, **options)


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[BaseComm, str, dict[str, Any]]]]:
    RecordingComm.sent = []
    monkeypatch.setattr(comm, "create_comm", RecordingComm)
    yield RecordingComm.sent
    CardTable.close_all()


@pytest.fixture
def page(wire: object) -> Callable[..., Page]:
    assert wire is not None
    return Page
