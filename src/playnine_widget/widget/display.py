"""What a table shows: the synced traits, written by Python alone, and what of them the page may set."""

from collections.abc import Mapping
from pathlib import Path
from threading import RLock
from typing import Any

import anywidget
from traitlets import Dict, Float, Unicode, observe, validate

from playnine_widget.engine.errors import NotYourTurn
from playnine_widget.engine.language import language
from playnine_widget.engine.message import Message
from playnine_widget.match.match import Match
from playnine_widget.match.returning import people
from playnine_widget.widget import seeing
from playnine_widget.widget.advising import advised
from playnine_widget.widget.labels import labels
from playnine_widget.widget.moment import Moment, Sitting
from playnine_widget.widget.opening import check_speed, is_welcome
from playnine_widget.widget.remarks import Remarks
from playnine_widget.widget.sealing import sealed
from playnine_widget.widget.teaching import Teaching

STATIC = Path(__file__).parent.parent / "static"


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

    reasons = False
    """Whether the log says why each bot did what it did; what a function says of itself is always told."""
    teaching: Teaching | None = None
    """The lesson or the quiz on the table."""

    def __init__(self, sitting: Sitting, seat: int | None, **synced: Any) -> None:
        self._sending = RLock()  # taken before the match's lock, never while holding it
        self._sitting, self._seat, self._remarks = sitting, seat, Remarks()
        self._shown: Moment | None = None
        self._opened: int | None = None  # whose hand is open at a table for several people; never a trait
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

    @property
    def _telling(self) -> seeing.Telling:
        return seeing.Telling(self.lang, self.reasons)

    def notify(self, message: Message, kind: str = "error") -> None:
        """Show a notice (`kind`: error, hint)."""
        with self._sending:
            self._remarks.notify(message, kind)
            self._show_remarks()

    def send_log(self) -> None:
        """Tell what happened up to the moment that is shown; the moments to come bring their own lines."""
        with self._sending:
            if self._shown is not None:
                self.send({"kind": "log", "lines": seeing.log(self._shown.match, self.place, self._telling)})

    def advise(self, of: str = "") -> None:
        """Show the caddie's advice for the seat to act, or what else it knows (`of`: odds, review).

        Raises `NotYourTurn` where no seat of this table is to act, `BadSetting` for a game without a caddie.
        """
        moment = self._shown
        if moment is None:
            return
        match = moment.match
        if seeing.is_covered(match, self.place, self._opened):  # advice would tell what lies behind the curtain
            raise NotYourTurn("notice.covered", name=match.players[match.to_act or 0])
        found = advised(match, self.place, of)
        with self._sending:
            if moment is self._shown:
                self._remarks.insight.keep(moment.revision, found)
                self._show_remarks()

    def show_what_is_new(self) -> None:
        """Say what is new in the lesson or the quiz on the table; the moment of the match stays as it is."""
        with self._sending, self.hold_sync():
            if self.teaching is not None and self._shown is not None:
                self.teaching.number += 1
                self._remarks.clear()
                self._show_moment(self._shown, card=False)

    def open_hand(self, seat: int) -> None:
        """Show the hand of the seat that is to act, until its decision is done.

        The state of the table alone: nothing is recorded, and an undo, a jump or a new match covers the hand again.
        """
        with self._sending:
            if self._shown is not None and self._shown.match.to_act == seat:
                self._opened, self._shown = seat, self._shown._replace(news=False)
                with self.hold_sync():
                    self._show_moment(self._shown, card=False)

    @property
    def opened(self) -> int | None:
        """The seat whose hand is open at a table for several people."""
        return self._opened

    def ask(self, option: str, deed: Message) -> None:
        """Ask whether this option is wanted, before it is done; `deed` says what it does."""
        with self._sending:
            self._remarks.ask(option, deed)
            self._show_remarks()

    def set_state(self, sync_data: Any) -> None:
        """Take from the page what a page may say, and send the true state of everything else back."""
        if not isinstance(sync_data, dict):
            self.notify(Message("notice.refused"))
            return
        welcome = {name: value for name, value in sync_data.items() if is_welcome(name, value)}
        with self._sending:
            if welcome:
                super().set_state(welcome)
            refused = [name for name in sync_data if name in self.keys and name not in welcome]
            if refused:
                self.send_state(refused)

    # ---- what goes out

    def _show(self, sitting: Sitting, moment: Moment) -> None:
        """Send a moment, unless the table has another match or shows a later moment already."""
        with self._sending, self.hold_sync():
            if sitting is not self._sitting or (self._shown and moment.revision < self._shown.revision):
                return
            self._shown = moment
            self._opened = self._opened if moment.news else None
            self._remarks.clear()
            self._show_moment(moment, card=moment.turns_the_card)

    def _show_again(self) -> None:
        """Send all of the present moment, to a page that may have missed some: a server drops what comes too fast."""
        with self._sending:
            if self._shown is not None:
                self._shown = self._shown._replace(news=False)
                with self.hold_sync():
                    self._show_moment(self._shown, card=True)
                self.send_state(["view", "card", "labels"])

    def _show_moment(self, moment: Moment, *, card: bool) -> None:
        match, revision, news, waits = moment
        if match.to_act != self._opened:
            self._opened = None
        waits = waits or not people(match)
        place, taught = seeing.place(match, self._seat), self.teaching
        view = seeing.moment(match, place, self._telling, news=news, waits=waits, opened=self._opened)
        self.view = {"revision": revision, **(taught.fitted(view, self.lang) if taught else view)}
        if card:
            words = labels(self.lang, match.game, match.variant)
            self.card = seeing.scorecard(match, self.lang)
            self.labels = taught.words(words, self.lang) if taught else words
            self._remarks.seal = {} if taught else sealed(match, self.lang)
        self._show_remarks()

    def _show_remarks(self) -> None:
        said = self.teaching.panel(self.lang) if self.teaching else {}
        self.notice, self.panel = self._remarks.notice(self.lang), self._remarks.panel(self.lang) | said

    @observe("lang")
    def _speak(self, _change: object) -> None:
        with self._sending, self.hold_sync():
            if self._shown is not None:
                self._show_moment(self._shown, card=True)

    @validate("lang")
    def _is_language(self, proposal: Mapping[str, Any]) -> str:
        language(proposal["value"])
        if self.teaching is not None:
            self.teaching.check_language(proposal["value"])
        return str(proposal["value"])

    @validate("speed")
    def _is_speed(self, proposal: Mapping[str, Any]) -> float:
        return check_speed(proposal["value"])
