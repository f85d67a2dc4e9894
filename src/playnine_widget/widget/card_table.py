"""The card table: a widget that shows a match and sends back which of the offered actions was picked."""

from collections.abc import Callable, Mapping
from pathlib import Path
from threading import RLock
from typing import Any
from weakref import WeakMethod

import anywidget
from traitlets import Dict, Float, Unicode, observe, validate

from playnine_widget.engine.errors import BotFailed, PlayNineError, StaleRevision
from playnine_widget.engine.message import Message
from playnine_widget.match.announcer import Change
from playnine_widget.match.match import Match
from playnine_widget.widget import seeing
from playnine_widget.widget.asking import answer, raised, redo, report, told, undo
from playnine_widget.widget.labels import labels
from playnine_widget.widget.moment import Moment, Sitting
from playnine_widget.widget.opening import check_language, check_seat, check_speed, is_welcome, open_match
from playnine_widget.widget.remarks import Remarks
from playnine_widget.widget.still import still
from playnine_widget.widget.wire import read

SCRUBBED = frozenset({"undo", "redo", "goto"})  # changes after which the bots wait
STATIC = Path(__file__).parent.parent / "static"


class CardTable(anywidget.AnyWidget):
    """A card table in a notebook cell.

    `game` is the name of a game, a variant, a position or a `Match`; `seats` is a number of people, or a list of names,
    `"bot:novice"`, bots and functions `view -> action` (at a position in the order of its players). `seat` says whose
    table it is: None is everyone at this screen, a number shows the match from there and acts for nobody else. Several
    tables may share one match. `speed` is the pace of the bots (0: no steps). Raises `UnknownName` or `BadSetting` for
    what there is not.

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
        seats: Any = None,
        seed: int | None = None,
        seat: int | None = None,
        *,
        lang: str = "en",
        speed: float = 1.0,
        **rules: Any,
    ) -> None:
        self._sending = RLock()  # taken before the match's lock, never while holding it
        self._remarks = Remarks()
        self._leave: Callable[[], None] = lambda: None
        check_language(lang)
        pace = check_speed(speed)
        self._sitting = Sitting(open_match(game, seats, seed, lang, rules))
        self._seat = check_seat(seat, self.match)
        self._shown: Moment | None = None
        super().__init__(lang=lang, speed=pace)
        self.on_msg(self._on_message)

    @property
    def match(self) -> Match:
        """The match on the table."""
        return self._sitting.match

    def open(self) -> None:
        """Open the line to the browser, with the present moment of the match in its first message."""
        self.sit(self.match)
        super().open()

    def act(self, *actions: str) -> None:
        """Do the actions, as clicks would: all or none; the bots' turns are done when it returns.

        Raises `IllegalAction` for what is none of the options.

        >>> table = CardTable(seats=["Ann", "Ben"], seed=9)
        >>> table.act("flip A1", "flip B1")
        >>> table.match.players[table.match.to_act]
        'Ben'
        """
        self.match.act(*actions)

    def undo(self) -> None:
        """Go back to the last decision of a person at this table; bots wait there until somebody goes on.

        Raises `IllegalAction` when there is none, or when a fair match forbids it.

        >>> table = CardTable(seats=["Ann", "Ben"], seed=9)
        >>> table.act("flip A1"); table.undo()
        >>> table.match.options[0], table.match.practice
        ('flip A1', True)
        """
        undo(self, self.match)

    def redo(self) -> None:
        """Do again what was undone, with the same cards, up to the next decision of a person.

        Raises `IllegalAction` when nothing was undone, or something else was done since.
        """
        redo(self.match)

    def goto(self, n: int) -> None:
        """Go to the moment after the first `n` decisions of the match; what lies ahead can be done again.

        Raises `IllegalAction` where there are fewer, or a fair match forbids it.
        """
        self.match.goto(n)

    def close(self) -> None:
        """Take the table away; the match goes on without it."""
        self._leave()
        super().close()

    def __repr__(self) -> str:
        return f"<CardTable {'; '.join(str(self.match).splitlines())}>"

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        return bundle[0] | still(self.match, self._seat, self.lang), bundle[1]

    # ---- what asking.py needs

    @property
    def place(self) -> seeing.Place:
        """Where this table stands in its match."""
        return seeing.place(self.match, self._seat)

    @property
    def sitting(self) -> Sitting:
        """The match on the table, with the revision of the table that it began after."""
        return self._sitting

    def sit(self, match: Match) -> None:
        """Show a match on this table, from its present moment; the one before is left."""
        self._leave()
        ear = WeakMethod(self._on_change)

        def follow(change: Change) -> None:
            hear = ear()
            if hear is not None:
                hear(change, match)

        with self._sending:
            self._sitting = Sitting(match, self._shown.revision if self._shown else 0)
        self._leave = match.watch(follow)
        self.show()
        self.play_bots()

    def show(self, *, waits: bool = False) -> None:
        """Send the present moment; `waits`: bots do not play on by themselves from here."""
        sitting = self._sitting
        self._show(sitting, sitting.present(waits=waits))

    def play_bots(self) -> None:
        """Let a bot that is to act make its decision; the news of it brings the next one here.

        At a table without people they play when they are asked to (`asking.step`).
        """
        if seeing.people(self.match):
            self.try_bot()

    def try_bot(self) -> None:
        """Let the bot to act make one decision; a failure is shown on the table with a way on, and printed.

        An interrupt while it thinks goes on to the cell that is running.
        """
        match = self.match
        try:
            match.play_bots(1)
        except BotFailed as failure:
            report(failure)
            with self._sending:
                self._remarks.fail(match.to_act, told(failure))
                self._show_remarks()
            if isinstance(failure.__cause__, KeyboardInterrupt):
                raise failure.__cause__ from None

    def notify(self, message: Message, kind: str = "error") -> None:
        """Show a notice (`kind`: error, hint)."""
        with self._sending:
            self._remarks.notify(message, kind)
            self._show_remarks()

    def send_log(self) -> None:
        """Tell what happened up to the moment that is shown; the moments to come bring their own lines."""
        with self._sending:
            if self._shown is not None:
                self.send({"kind": "log", "lines": seeing.log(self._shown.match, self.place, self.lang)})

    # ---- what comes in

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

    def _on_message(self, _table: object, content: object, buffers: object) -> None:
        try:
            answer(self, read(content, buffers))
        except PlayNineError as refusal:
            if isinstance(refusal, StaleRevision):
                self._show_again()
            self.notify(told(refusal))
        except (Exception, SystemExit) as error:  # noqa: BLE001  (whatever a caller's function raises is shown)
            report(error)
            self.notify(raised(error))

    def _on_change(self, change: Change, match: Match) -> None:
        sitting = self._sitting
        if match is not sitting.match:
            return
        news = [sitting.present(waits=change.kind in SCRUBBED)] if change.kind != "events" else sitting.told(change)
        for moment in news:
            self._show(sitting, moment)
        # the news of a later change comes here too, so a bot is asked once for a decision
        if change.kind not in SCRUBBED and change.revision == match.revision:
            self.play_bots()

    # ---- what goes out

    def _show(self, sitting: Sitting, moment: Moment) -> None:
        """Send a moment, unless the table has another match or shows a later moment already."""
        with self._sending, self.hold_sync():
            if sitting is not self._sitting or (self._shown and moment.revision < self._shown.revision):
                return
            self._shown = moment
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
        waits = waits or not seeing.people(match)
        place = seeing.place(match, self._seat)
        self.view = {"revision": revision, **seeing.moment(match, place, self.lang, news=news, waits=waits)}
        if card:
            self.card = seeing.scorecard(match, self.lang)
            self.labels = labels(self.lang, match.game, match.variant)
        self._show_remarks()

    def _show_remarks(self) -> None:
        self.notice, self.panel = self._remarks.notice(self.lang), self._remarks.panel(self.lang)

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
        return check_speed(proposal["value"])
