"""A match: the one mutable object. It holds the steps so far, lets chance happen, and tells listeners what changed."""

import sys
from collections.abc import Callable, Iterable
from threading import RLock
from typing import Any

from playnine_widget.cards.shuffle import Stream
from playnine_widget.engine.dealer import Happened, happen, seeded, settle
from playnine_widget.engine.errors import IllegalAction, NotYourTurn, StaleRevision
from playnine_widget.engine.game import State, Variant
from playnine_widget.engine.reading import nearest, text_of, whole
from playnine_widget.engine.record import freeze
from playnine_widget.games import catalogue
from playnine_widget.match import recording
from playnine_widget.match.announcer import Announcer, Change, Listener
from playnine_widget.match.chronicle import Chronicle, Standing
from playnine_widget.match.recording import Recorded
from playnine_widget.match.seats import Seat, people, seat_for, seated
from playnine_widget.match.timeline import Step, actors, crosses, decisions, length_after

PATIENCE_OF_BOTS = 10
"""Rounds without progress after which a hole of bots alone ends (rule book 5.3)."""
MOST_DECISIONS = 5_000
"""The most that one `Match.play_bots` decides where no rule ends a hole: one without people may have no end."""


class Match(Chronicle):
    """A match of any game, without a screen.

    ``game`` is a name or a variant, ``rules`` change it (section 7 of the rule book). ``players`` is a number, or a
    list of names, ``"bot:novice"``, bots and functions ``view -> action``. The same ``seed`` (0 to 2^53 - 1, None draws
    one) gives the same cards. In a ``fair`` match no undo crosses a reveal, a shuffle or another seat's action.
    Raises `UnknownName` or `BadSetting` for what there is not or cannot be.

    Everything handed out is immutable or a copy. Seats count from 0. It may be played from several threads: each
    decision is done whole or not at all, and listeners are told without the lock (a listener may act).

    >>> match = Match("play nine", ["Ann", "Ben"], seed=9)
    >>> match.players[match.to_act], match.options[:2]
    ('Ann', ('flip A1', 'flip B1'))
    >>> match.act("flip A1", "flip B1")
    >>> match.players[match.to_act]
    'Ben'
    """

    def __init__(
        self,
        game: str | Variant = catalogue.DEFAULT,
        players: object = 2,
        seed: int | None = None,
        *,
        fair: bool = False,
        **rules: object,
    ) -> None:
        variant: Variant = catalogue.variant(game, **rules)
        seats = seated(players, variant)
        if variant.no_progress_rounds is None and not any(seat.kind == "person" for seat in seats):
            variant = variant.but(no_progress_rounds=PATIENCE_OF_BOTS)
        family, names = catalogue.game_of(variant), tuple(seat.name for seat in seats)
        start, drawn = family.start(variant, names), seeded(seed)
        steps = _steps(settle(family, start, drawn))
        self._begin(Recorded(family, variant, names, drawn, steps, fair=fair), seats)

    def _begin(self, recorded: Recorded, seats: tuple[Seat, ...]) -> "Match":
        super().__init__(Standing(recorded, seats, len(recorded.steps)))
        self._lock, self._announcer = RLock(), Announcer()
        self._undone: tuple[Step, ...] = ()
        return self

    @classmethod
    def from_position(cls, text: str, seed: int | None = None, *, fair: bool = False) -> "Match":
        """Return a match that begins with a position, all seats people; what it leaves open is dealt by the seed.

        Raises `BadPosition` with one sentence that says what cannot be, and where.

        >>> match = Match.from_position("Ann: 5 9 ? 12 / 5 9 (3) 0; Ben: ? ? 3 8 / ? ? 3 1; discard: 9 4; draw: 7 3")
        >>> match.act("draw")
        >>> match.view().hand
        '7'
        """
        game, drawn = catalogue.game_at(text), seeded(seed)
        state = game.from_position(text, Stream(drawn, 0, "set", 0).shuffle)
        view = game.view(state, None)
        began = Happened({"kind": "set", "position": game.full_position(state)}, state)
        steps = _steps([began, *settle(game, state, drawn)])
        recorded = Recorded(game, view.variant, view.players, drawn, steps, fair=fair)
        return cls.__new__(cls)._begin(recorded, people(view.players))  # noqa: SLF001  (its own other door)

    @classmethod
    def from_record(cls, record: object) -> "Match":
        """Return the match of a record, in the very same state; all its seats are people.

        Cards are taken from the record, never from the seed. Raises `BadRecord` naming the spot.

        >>> match = Match(seed=9)
        >>> Match.from_record(match.record()).position() == match.position()
        True
        """
        recorded = recording.read(record)
        return cls.__new__(cls)._begin(recorded, people(recorded.players))  # noqa: SLF001

    # ---- what is done

    def act(self, *actions: str, seat: int | None = None, revision: int | None = None) -> None:
        """Do the actions one after the other, all or none, and what chance has to do after each.

        With ``seat`` given it has to be to act each time, else `NotYourTurn`; with ``revision`` given it has to be the
        present one, else `StaleRevision`. Raises `IllegalAction` for what is none of the options.

        >>> match = Match.from_position("Ann: 5 9 ? 12 / 5 9 ? 0; Ben: ? ? 3 8 / ? ? 3 1; draw: 7")
        >>> match.act("draw", "swap D1")
        >>> print(match.view().layouts[0])
        5 9 ? 7 / 5 9 ? 0
        """
        with self._lock:
            self._expect(revision)
            actor = None if seat is None else self._seat(seat)
            happened: list[Happened] = []
            for action in actions:
                happened += self._decide(happened[-1][1] if happened else self._state, action, actor)
            if happened:
                steps = (*self.steps, *_steps(happened, len(self.steps)))
                self._change("events", steps=steps)
        self._announcer.announce()

    def _expect(self, revision: int | None) -> None:
        """Raise `StaleRevision` unless the match stands at that revision; None: anywhere."""
        if revision is not None and whole(revision) != self.revision:
            raise StaleRevision("error.stale", revision=text_of(revision), now=self.revision)

    def _decide(self, state: State, action: object, actor: int | None) -> list[Happened]:
        game, seat = self.game, self.game.to_act(state)
        if seat is None:
            winners = tuple(self.players[winner] for winner in game.winners(state))
            raise IllegalAction("error.over", action=text_of(action), n=len(winners), winners=winners)
        if actor not in {None, seat}:
            raise NotYourTurn("error.turn", player=self.players[actor or 0], other=self.players[seat])
        written, options = game.action(action), game.options(state)
        if written is None:
            near = nearest(action, options)
            raise IllegalAction("error.action.unknown", action=text_of(action), nearest=near, options=options)
        needed = game.needs(state, written)
        happened = [] if needed is None else [happen(game, state, needed, self.seed)]
        state = game.apply(happened[-1][1] if happened else state, written)
        happened.append(Happened({"kind": "act", "seat": seat, "action": written}, state))
        return happened + settle(game, state, self.seed)

    def undo(self) -> None:
        """Take the last decision back, with what chance did after it. Raises `IllegalAction` where that is not allowed.

        What crosses a reveal marks the match *practice*; in a fair match it is refused.

        >>> match = Match(seed=9)
        >>> match.act("flip A1"); match.undo()
        >>> match.options[0], match.practice
        ('flip A1', True)
        """
        with self._lock:
            made = decisions(self.steps)
            if not made:
                raise IllegalAction("error.undo.nothing")
            self._go("undo", made - 1)
        self._announcer.announce()

    def redo(self) -> None:
        """Do the next undone decision again, with the same cards. Raises `IllegalAction` when there is none.

        >>> match = Match(seed=9)
        >>> match.act("flip A1"); match.undo(); match.redo()
        >>> match.options[0]
        'flip B1'
        """
        with self._lock:
            if not self.can_redo:
                raise IllegalAction("error.redo.nothing")
            self._go("redo", decisions(self.steps) + 1)
        self._announcer.announce()

    @property
    def can_redo(self) -> bool:
        """Whether something was undone and nothing else done since."""
        return bool(self._undone)

    def goto(self, n: int, *, revision: int | None = None) -> None:
        """Go to the moment after the first ``n`` decisions, back or forward; what lies ahead can be done again.

        Raises `IllegalAction` where there are fewer or a fair match forbids it, `StaleRevision` as `act` does.

        >>> match = Match(seed=9)
        >>> match.act("flip A1", "flip B1"); match.goto(1)
        >>> match.options[0], match.can_redo
        ('flip B1', True)
        """
        number = whole(n)
        with self._lock:
            self._expect(revision)
            most = decisions((*self.steps, *self._undone))
            if number is None or not 0 <= number <= most:
                raise IllegalAction("error.goto", number=text_of(n), most=most)
            self._go("goto", number)
        self._announcer.announce()

    def _go(self, kind: str, n: int) -> None:
        line = (*self.steps, *self._undone)
        length = length_after(line, n)
        dropped = self.steps[length:]
        crossing = crosses(self.game, dropped)
        if self.fair and (crossing or len(actors(dropped)) > 1):
            raise IllegalAction("error.undo.fair")
        self._change(kind, line[length:], steps=line[:length], practice=self.practice or crossing)

    def sit(self, seat: int, player: object = None) -> None:
        """Give a seat to a bot (``"bot:novice"``), a function of the view, or a person (None); the name stays.

        Raises `BadSetting` for a seat that there is not or what cannot play, `UnknownName` for an unknown bot.

        >>> match = Match(players=["Ann", "Ben"], seed=9)
        >>> match.sit(1, "bot:novice")
        >>> match.seats[1].name, match.seats[1].label
        ('Ben', 'novice')
        """
        sitting = Seat("", "person") if player is None else seat_for(player)
        with self._lock:
            at = self._seat(seat)
            seats = list(self.seats)
            seats[at] = sitting._replace(name=self.players[at])
            self._standing = self._standing._replace(seats=tuple(seats))
            self._change("seats", self._undone)
        self._announcer.announce()

    def play_bots(self, limit: int | None = None) -> None:
        """Let bots and functions decide until a person is to act or the match is over, at most ``limit`` times.

        Raises `BotFailed` when one raises, is interrupted or answers no option: the match then stands where it stood
        before that decision. A bot thinks without holding the lock; if the match goes on meanwhile, it is asked again.

        >>> match = Match(players=["bot:novice", "bot:random"], seed=9, holes=1)
        >>> match.play_bots()
        >>> match.over
        True
        """
        if limit is None:
            limit = MOST_DECISIONS if self.variant.no_progress_rounds is None else sys.maxsize
        for _ in range(limit):
            now = self.now
            at = now.to_act
            if at is None or now.seats[at].kind == "person":
                return
            action = now.seats[at].decide(self.game, now.view(at))
            try:
                self.act(action, seat=at, revision=now.revision)
            except StaleRevision:
                continue

    def watch(self, listener: Listener) -> Callable[[], None]:
        """Call ``listener(change)`` after every change, in order, without the lock. Returns how to stop it.

        What a listener raises is raised by what made the change, once all have been told.

        >>> match, heard = Match(seed=9), []
        >>> stop = match.watch(heard.append)
        >>> match.act("flip A1"); stop()
        >>> heard[0].kind, heard[0].revision == match.revision
        ('events', True)
        """
        return self._announcer.watch(listener)

    def _change(self, kind: str, undone: tuple[Step, ...] = (), **recorded: Any) -> None:
        """Replace what is recorded, count the revision on, and put the news in the queue; the lock is held."""
        before, first = self._standing, len(self.steps) if kind == "events" else 0
        after = before.recorded._replace(**recorded)
        revision = before.revision + (len(after.steps) - first if kind == "events" else 1)
        self._standing, self._undone = before._replace(recorded=after, revision=revision), undone
        self._announcer.add(Change(kind, first, len(after.steps) - 1, revision))


def _steps(happened: Iterable[Happened], first: int = 0) -> tuple[Step, ...]:
    """Return what happened as frozen steps, numbered from ``first``."""
    return tuple(Step(number, freeze(event), state) for number, (event, state) in enumerate(happened, first))
