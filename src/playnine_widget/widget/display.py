"""What a table shows: the synced traits, written by Python alone, and what of them the page may set."""

from collections.abc import Mapping
from pathlib import Path
from threading import RLock
from typing import Any, NamedTuple

import anywidget
from traitlets import Dict, Float, Unicode, observe, validate

from playnine_widget.engine.message import Message
from playnine_widget.match.announcer import Change
from playnine_widget.match.chronicle import Chronicle
from playnine_widget.match.match import Match
from playnine_widget.widget import seeing
from playnine_widget.widget.labels import labels, spoken
from playnine_widget.widget.opening import check_language, check_speed, is_welcome
from playnine_widget.widget.sealing import sealed
from playnine_widget.words.catalogue import say

STATIC = Path(__file__).parent.parent / "static"


class Sitting(NamedTuple):
    """The match on a table; `earlier` is the last revision of the table before it, so that none comes twice."""

    match: Match
    earlier: int = 0


class Moment(NamedTuple):
    """What a table shows: the match as it stood, at a revision of the table.

    `news`: its last event is new here; `waits`: bots do not play on until somebody steps.
    """

    match: Chronicle
    revision: int
    news: bool = True
    waits: bool = False


class Display(anywidget.AnyWidget):
    """The showing half of a card table. `CardTable` says which match is shown, and takes what comes in."""

    # As text, not as paths: anywidget would watch the files and so keep every table alive for good.
    _esm = (STATIC / "widget.js").read_text(encoding="utf-8")
    _css = (STATIC / "widget.css").read_text(encoding="utf-8")

    view = Dict().tag(sync=True)
    card = Dict().tag(sync=True)
    labels = Dict().tag(sync=True)
    notice = Dict().tag(sync=True)
    panel = Dict().tag(sync=True)
    lang = Unicode("en").tag(sync=True)
    speed = Float(1.0).tag(sync=True)

    def __init__(self, sitting: Sitting, seat: int | None, **synced: Any) -> None:
        self._sending = RLock()  # taken before the match's lock, never while holding it
        self._sitting, self._seat, self._notices = sitting, seat, 0
        self._noticed: tuple[Message, str] | None = None
        self._failed: tuple[int | None, Message] | None = None
        self._asked: str | None = None
        self._seal: dict[str, str] | None = None
        self._shown: Moment | None = None
        super().__init__(**synced)

    @property
    def match(self) -> Match:
        """The match on the table."""
        return self._sitting.match

    @property
    def place(self) -> seeing.Place:
        """Where this table stands in its match."""
        return seeing.place(self.match, self._seat)

    @property
    def sitting(self) -> Sitting:
        """The match on the table, with the revision of the table that it began after."""
        return self._sitting

    def notify(self, message: Message, kind: str = "error") -> None:
        """Show a notice, numbered as failures are: the same text twice shows twice."""
        with self._sending:
            self._notices += 1
            self._noticed = message, kind
            self._show_notice()

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take from the page what a page may say, and send the true state of everything else back."""
        welcome = {name: value for name, value in sync_data.items() if is_welcome(name, value)}
        with self._sending:
            if welcome:
                super().set_state(welcome)
            refused = [name for name in sync_data if name in self.keys and name not in welcome]
            if refused:
                self.send_state(refused)

    # ---- what goes out

    def _show_events(self, change: Change, match: Match) -> None:
        now, earlier = match.now, self._sitting.earlier
        for at in range(change.first, min(change.last + 1, len(now.steps))):  # fewer if some were undone meanwhile
            then = now.after(at)
            moment = Moment(then, earlier + change.revision - change.last + at)
            self._show(match, moment, card=then.steps[-1].event["kind"] != "act")

    def _show(self, match: Match, moment: Moment, *, card: bool) -> None:
        """Send a moment, unless the table has another match or shows a later moment already."""
        with self._sending, self.hold_sync():
            if match is not self.match or (self._shown and moment.revision < self._shown.revision):
                return
            self._shown = moment
            self._noticed = self._failed = self._asked = None
            self._show_moment(moment, card=card)

    def _show_moment(self, moment: Moment, *, card: bool) -> None:
        match, revision, news, waits = moment
        waits = waits or not seeing.people(match)
        place = seeing.place(match, self._seat)
        self.view = {"revision": revision, **seeing.moment(match, place, self.lang, news=news, waits=waits)}
        if card:
            self.card = seeing.scorecard(match, self.lang)
            self.labels = labels(self.lang, match.game, match.variant)
        if self._noticed or self.notice:
            self._show_notice()
        if card:
            self._seal = sealed(match, self.lang)
        self._show_panel()

    def _show_notice(self) -> None:
        if self._noticed is None:
            self.notice = {}
            return
        message, kind = self._noticed
        self.notice = {"number": self._notices, "text": spoken(self.lang, message), "kind": kind}

    def _show_panel(self) -> None:
        panel = {} if self._seal is None else {"seal": self._seal}
        if self._failed is not None:
            seat, why = self._failed
            text = say(self.lang, "failed.offer", why=why)
            panel["failed"] = {"number": self._notices, "seat": seat, "text": text}
        if self._asked is not None:
            panel["confirm"] = {"number": self._notices, "action": self._asked, "text": self._question(self._asked)}
        if panel != self.panel:
            self.panel = panel

    def _question(self, action: str) -> str:
        verb, *place = action.split(" ", 1)
        deed = " ".join([self.labels["does"].get(verb, verb), *place])
        return say(self.lang, "confirm.offer", action=self.view.get("does", {}).get(verb, deed))

    @observe("lang")
    def _speak(self, _change: object) -> None:
        with self._sending, self.hold_sync():
            if self._shown is not None:
                self._show_moment(self._shown, card=True)

    @validate("lang")
    def _is_language(self, proposal: Mapping[str, Any]) -> str:
        check_language(proposal["value"])
        return str(proposal["value"])

    @validate("speed")
    def _is_speed(self, proposal: Mapping[str, Any]) -> float:
        speed = float(proposal["value"])
        check_speed(speed)
        return speed
