"""The card table: a widget that shows a match and sends back which of the offered actions was picked."""

import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from threading import RLock
from typing import Any, NamedTuple
from weakref import WeakMethod

import anywidget
from traitlets import Dict, Float, Unicode, observe, validate

from playnine_widget.engine.errors import BotFailed, PlayNineError
from playnine_widget.engine.message import Message
from playnine_widget.match.announcer import Change
from playnine_widget.match.match import Match
from playnine_widget.widget import seeing
from playnine_widget.widget.asking import answer, raised, redo, told, undo
from playnine_widget.widget.labels import labels, spoken
from playnine_widget.widget.opening import check_language, check_seat, check_speed, is_welcome, open_match
from playnine_widget.widget.still import still
from playnine_widget.widget.wire import read
from playnine_widget.words.catalogue import say

SCRUBBED = frozenset({"undo", "redo", "goto"})  # changes after which the bots wait
STATIC = Path(__file__).parent.parent / "static"


class Moment(NamedTuple):
    """What a table shows: the match after its event number `at`, at this revision; `waits`: until somebody steps."""

    at: int
    revision: int
    waits: bool = False


class CardTable(anywidget.AnyWidget):
    """A card table in a notebook cell.

    `game` is the name of a game, a variant, a position or a `Match`; `seats` are names of people, `"bot:novice"`, bots
    or functions `view -> action`. `seat` says whose table it is: None is everyone at this screen, a number shows the
    match from there and acts for nobody else. Several tables may share one match. `speed` is the pace of the bots
    (0: no steps). Raises `UnknownName` or `BadSetting` for what there is not.

    A new match from the browser replaces `table.match`; other tables keep the match they had.

    >>> table = CardTable("play nine", ["Ann", "Ben"], seed=9)
    >>> table.match.players
    ('Ann', 'Ben')
    """

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

    def __init__(
        self,
        game: Any = "play nine",
        seats: Sequence[Any] | None = None,
        seed: int | None = None,
        seat: int | None = None,
        *,
        lang: str = "en",
        speed: float = 1.0,
        **rules: Any,
    ) -> None:
        self._sending = RLock()  # taken before the match's lock, never while holding it
        self._seat, self._notices = seat, 0
        self._leave: Callable[[], None] = lambda: None
        self._noticed: tuple[Message, str] | None = None
        self._failed: tuple[int | None, Message] | None = None
        check_language(lang)
        self._match = open_match(game, seats, seed, lang, rules)
        check_seat(seat, self._match)
        self._shown: Moment | None = None
        super().__init__(lang=lang, speed=speed)
        self.on_msg(self._on_message)

    @property
    def match(self) -> Match:
        """The match on the table."""
        return self._match

    def open(self) -> None:
        """Open the line to the browser, with the present moment of the match in its first message."""
        self.sit(self._match)
        super().open()

    def act(self, *actions: str) -> None:
        """Do the actions, as clicks would; the bots' turns are done when it returns."""
        self._match.act(*actions)

    def undo(self) -> None:
        """Go back to the last decision of a person at this table."""
        undo(self)

    def redo(self) -> None:
        """Do again what was undone, up to the next decision of a person."""
        redo(self)

    def goto(self, n: int) -> None:
        """Go to the moment after the first `n` decisions of the match."""
        self._match.goto(n)

    def close(self) -> None:
        """Take the table away; the match goes on without it."""
        self._leave()
        super().close()

    def __repr__(self) -> str:
        return f"<CardTable {'; '.join(str(self._match).splitlines())}>"

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        return bundle[0] | still(self._match, self._seat, self.lang), bundle[1]

    # ---- what asking.py needs

    @property
    def place(self) -> seeing.Place:
        """Where this table stands in its match."""
        return seeing.place(self._match, self._seat)

    def sit(self, match: Match) -> None:
        """Show a match on this table, from its present moment; the one before is left."""
        self._leave()
        ear = WeakMethod(self._on_change)

        def follow(change: Change) -> None:
            hear = ear()
            if hear is not None:
                hear(change, match)

        self._match, self._leave = match, match.watch(follow)
        self.show()
        self.play_bots()

    def show(self, *, waits: bool = False) -> None:
        """Send the present moment; `waits`: bots do not play on by themselves from here."""
        with self._match.lock:
            moment = Moment(len(self._match.steps) - 1, self._match.revision, waits=waits)
        self._show(moment, card=True)

    def play_bots(self) -> None:
        """Let the bots play until a person is to act; what goes wrong is shown on the table and printed.

        At a table without people they play one decision at a time, when they are asked to (`asking.step`).
        """
        if not seeing.people(self._match):
            return
        self.try_bots(None)

    def try_bots(self, limit: int | None) -> None:
        """Let the bots make so many decisions; a failure is shown with a way on, and printed."""
        try:
            self._match.play_bots(limit)
        except BotFailed as failure:
            traceback.print_exception(failure, file=sys.stderr)
            with self._sending:
                self._failed = self._match.to_act, told(failure)
                self._show_failure()

    def notify(self, message: Message, kind: str = "error") -> None:
        """Show a notice; the same text twice shows twice."""
        with self._sending:
            self._notices += 1
            self._noticed = message, kind
            self._show_notice()

    # ---- what comes in

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take from the page what a page may say, and send the true state of everything else back."""
        welcome = {name: value for name, value in sync_data.items() if is_welcome(name, value)}
        with self._sending:
            if welcome:
                super().set_state(welcome)
            refused = [name for name in sync_data if name in self.keys and name not in welcome]
            if refused:
                self.send_state(refused)

    def _on_message(self, _table: object, content: object, buffers: object) -> None:
        try:
            answer(self, read(content, buffers))
        except PlayNineError as refusal:
            self.notify(told(refusal))
        except Exception as error:  # noqa: BLE001  (whatever a caller's function raises is shown)
            traceback.print_exception(error, file=sys.stderr)
            self.notify(raised(error))

    def _on_change(self, change: Change, match: Match) -> None:
        if match is not self._match:
            return
        if change.kind != "events":
            self.show(waits=change.kind in SCRUBBED)
        for at in range(change.first, change.last + 1) if change.kind == "events" else ():
            self._show(Moment(at, change.revision - change.last + at))
        if change.kind not in SCRUBBED:
            self.play_bots()

    # ---- what goes out

    def _show(self, moment: Moment, *, card: bool = False) -> None:
        with self._sending, self.hold_sync():
            if moment.at >= len(self._match.steps):
                return  # undone by somebody in the meantime; the news of that follows
            self._shown = moment
            self._noticed = self._failed = None
            self._show_moment(moment, card=card or self._match.steps[moment.at].event["kind"] != "act")

    def _show_moment(self, moment: Moment, *, card: bool) -> None:
        match, (at, revision, waits) = self._match, moment
        waits = waits or not seeing.people(match)
        self.view = {"revision": revision, **seeing.moment(match, self.place, at, self.lang, waits=waits)}
        if card:
            self.card = seeing.scorecard(match, at, self.lang)
            self.labels = labels(self.lang, match.game, match.variant)
        if self._noticed or self.notice:
            self._show_notice()
        if self._failed or self.panel:
            self._show_failure()

    def _show_notice(self) -> None:
        if self._noticed is None:
            self.notice = {}
            return
        message, kind = self._noticed
        self.notice = {"number": self._notices, "text": spoken(self.lang, message), "kind": kind}

    def _show_failure(self) -> None:
        if self._failed is None:
            self.panel = {}
            return
        seat, why = self._failed
        self.panel = {"failed": {"seat": seat, "text": say(self.lang, "failed.offer", why=why)}}

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
