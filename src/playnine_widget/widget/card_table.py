"""The card table: a widget that shows a match and sends back which of the offered actions was picked."""

from pathlib import Path
from typing import TYPE_CHECKING, Any
from weakref import WeakMethod

from playnine_widget.engine.errors import BotFailed, IllegalAction, PlayNineError, StaleRevision
from playnine_widget.engine.language import language
from playnine_widget.lessons.showing import Shown
from playnine_widget.match.announcer import Change
from playnine_widget.match.match import Match
from playnine_widget.match.returning import back, onward, people
from playnine_widget.widget.asking import answer, kind, raised, report, told, trace
from playnine_widget.widget.autosaving import Autosave
from playnine_widget.widget.display import Display
from playnine_widget.widget.moment import Sitting
from playnine_widget.widget.opening import check_seat, check_speed, open_match
from playnine_widget.widget.still import still
from playnine_widget.widget.taught import check_alone, teaching_of
from playnine_widget.widget.waiting import Waiting, check_kernel, check_running
from playnine_widget.widget.wire import read

if TYPE_CHECKING:
    from collections.abc import Callable

DEFAULT_LANGUAGE = "en"
WAITS = frozenset({"undo", "redo", "goto", "comment"})  # changes after which the bots wait


class CardTable(Display):
    """A card table in a notebook cell.

    `game` is the name of a game, a variant, a position or a `Match`. `seats` is a number of people, or a list of names,
    `"bot:novice"`, bots and functions `view -> action` (at a position in the order of its players). `seat` says whose
    table it is: None is everyone at this screen, a number shows the match from there and acts for nobody else. Several
    tables may share one match. `speed` is the pace of the bots (0: no steps). With `confirm` a click is asked about
    before it is done. With `reasons` the log says why each bot did what it did. `autosave` is a file that every change
    is saved in; True takes a free name next to the notebook, and where another match lies already the file is numbered
    (`autosaved` says which). Raises `UnknownName` or `BadSetting` for what there is not.

    A `Lesson`, a `Study`, a `Course` and a `Quiz` are shown too: `taught` is then the study or the quiz, `act` acts in
    it, and it brings all settings but `lang` and `speed` itself.

    A new match from the browser replaces `table.match`; other tables keep the match they had.

    >>> table = CardTable("play nine", ["Ann", "Ben"], seed=9)
    >>> table.match.players
    ('Ann', 'Ben')
    """

    def __init__(  # noqa: PLR0913  (all that a caller may choose, by name)
        self,
        game: Any = "play nine",
        seats: Any = None,
        seed: int | None = None,
        seat: int | None = None,
        *,
        lang: str | None = None,
        speed: float = 1.0,
        confirm: bool = False,
        reasons: bool = False,
        autosave: str | Path | bool = False,
        **rules: Any,
    ) -> None:
        self._leave: Callable[[], None] = lambda: None
        self._troubled: Exception | None = None
        self._waiting, self._saving = Waiting(), Autosave(autosave)
        self.confirm, self.reasons = confirm, reasons
        self.teaching = teaching_of(game)
        lang = lang or (self.teaching.lang if self.teaching else DEFAULT_LANGUAGE)
        language(lang)
        pace = check_speed(speed)
        if self.teaching is None:
            match = open_match(game, seats, seed, lang, rules)
        else:
            check_alone(seats, seed, seat, autosave, rules)
            match, seat = self.teaching.match, self.teaching.seat
            self.teaching.follow(WeakMethod(self._learn))
        super().__init__(Sitting(match), check_seat(seat, match), lang=lang, speed=pace)
        self.on_msg(self._on_message)

    def open(self) -> None:
        """Open the line to the browser, with the present moment of the match in its first message."""
        self.sit(self.match)
        super().open()

    def act(self, *actions: str) -> None:
        """Do the actions, as clicks would: all or none (one by one in a lesson); the bots' turns are done then.

        Raises `IllegalAction` for what is none of the options.

        >>> table = CardTable(seats=["Ann", "Ben"], seed=9)
        >>> table.act("flip A1", "flip B1")
        >>> table.match.players[table.match.to_act]
        'Ben'
        """
        try:
            if self.teaching is None:
                self.match.act(*actions, seat=self._seat)
            else:
                self.teaching.act(*actions)
        except IllegalAction as refusal:
            said = told(refusal, self._seen)
            raise IllegalAction(said.key, **said.values) from None

    def undo(self, n: int = 1) -> None:
        """Go back to the `n`-th last decision of a person at this table; bots wait there until somebody goes on.

        Raises `IllegalAction` when there are fewer, or when a fair match forbids it.

        >>> table = CardTable(seats=["Ann", "Ben"], seed=9)
        >>> table.act("flip A1"); table.undo()
        >>> table.match.options[0], table.match.practice
        ('flip A1', True)
        """
        self._check("undo")
        back(self.match, self.place.own, n)

    def redo(self, n: int = 1) -> None:
        """Do again what was undone, with the same cards, up to the next decision of a person; `n` times.

        Raises `IllegalAction` when nothing was undone, or something else was done since.

        >>> table = CardTable(seats=["Ann", "Ben"], seed=9)
        >>> table.act("flip A1"); table.undo(); table.redo()
        >>> table.match.options[0]
        'flip B1'
        """
        self._check("redo")
        for _ in range(n):
            onward(self.match)

    def goto(self, n: int) -> None:
        """Go to the moment after the first `n` decisions of the match; what lies ahead can be done again.

        Raises `IllegalAction` where there are fewer, or a fair match forbids it.

        >>> table = CardTable(seats=["Ann", "Ben"], seed=9)
        >>> table.act("flip A1", "flip B1"); table.goto(1)
        >>> table.match.options[0]
        'flip B1'
        """
        self._check("goto")
        self.match.goto(n)

    @property
    def taught(self) -> Any:
        """The `Study` or the `Quiz` on this table, None where nothing is taught."""
        return None if self.teaching is None else self.teaching.subject

    async def next_action(self, timeout: float | None = None) -> tuple[int, str]:  # noqa: ASYNC109  (a public name)
        """Wait for the next action at this table, whoever's it is; the answer is (seat, action).

        `timeout` is in seconds, None waits for good. Raises `TimeoutError`, `IllegalAction` when the match is over, and
        `PlayNineError` in kernels where no click arrives while a cell runs (ipykernel before 7, Pyodide).
        """
        check_kernel()
        check_running(over=self.match.over)
        return await self._waiting.next(timeout)

    def prompt(self) -> str:
        """Return what this table's seat (at everyone's table the one to act) sees as text, for any program that plays.

        >>> print(CardTable(seats=["Ann", "Ben"], seed=9).prompt().splitlines()[0])
        You are Ann, seat 0.
        """
        match, seat = self.match.now, self._seat
        if seat is None and match.to_act not in self.place.own:  # what a bot holds is not for who plays it
            seat = self.place.reader
        return match.prompt(seat, self.lang)

    def save(self, path: str | Path) -> None:
        """Save the match in a file; `Match.resume(path)` reads it. Raises `OSError` where it cannot be written."""
        self.match.save(path)

    @property
    def autosaved(self) -> Path | None:
        """The file that every change is saved in."""
        return self._saving.path

    def close(self) -> None:
        """Take the table away; the match goes on without it."""
        self._leave()
        if self.teaching is not None:
            self.teaching.leave()
        self._saving.stop()
        self._waiting.tell(None)
        super().close()

    def __repr__(self) -> str:
        return f"<CardTable {'; '.join(str(self.match).splitlines())}>"

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        return bundle[0] | still(self.match, self._seat, self.lang, self.teaching), bundle[1]

    # ---- what asking.py needs

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
        self._saving.follow(match)
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
        if people(self.match):
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
                self._remarks.fail(match.to_act, told(failure), trace(failure, private_hands=match.game.private_hands))
                self._show_remarks()
            if isinstance(failure.__cause__, KeyboardInterrupt):
                raise failure.__cause__ from None

    # ---- what comes in

    def _check(self, kind: str) -> None:
        """Raise `IllegalAction` for what a table does not do while it teaches."""
        if self.teaching is not None:
            self.teaching.check(kind)

    def _learn(self) -> None:
        """Show what is new in the lesson or the quiz, with another match where it has gone on to one."""
        if self.teaching is None or self.teaching.match is self.match:
            self.show_what_is_new()
        else:
            self.teaching.number += 1
            self._seat = self.teaching.seat
            self.sit(self.teaching.match)

    def _on_message(self, _table: object, content: object, buffers: object) -> None:
        try:
            answer(self, read(content, buffers))
        except PlayNineError as refusal:
            if isinstance(refusal, StaleRevision):
                self._show_again()
            if refusal is not self._troubled:
                self.notify(told(refusal, self._seen), kind(refusal))
        except (Exception, SystemExit) as error:  # noqa: BLE001  (whatever a caller's function raises is shown)
            report(error)
            if error is not self._troubled:
                self.notify(raised(error))

    @property
    def _seen(self) -> list[str] | None:
        """The options that this table shows, where hands are private: no sentence may tell any others."""
        return self.view.get("options", []) if self.match.game.private_hands else None

    def _on_change(self, change: Change, match: Match) -> None:
        sitting = self._sitting
        if match is not sitting.match:
            return
        if change.error is not None:
            self._troubled = change.error
            error = change.error
            self.notify(told(error, self._seen) if isinstance(error, PlayNineError) else raised(error))
            return
        news = [sitting.present(waits=change.kind in WAITS)] if change.kind != "events" else sitting.told(change)
        for moment in news:
            self._show(sitting, moment)
        if change.kind == "events":
            self._waiting.hear(change.then.steps[change.first : change.last + 1])
        # the news of a later change comes here too, so a bot is asked once for a decision
        if change.kind not in WAITS and change.revision == match.revision:
            self.play_bots()


Shown.table = CardTable
