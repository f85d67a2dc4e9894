"""A match that is played: decisions are done whole or not at all, chance follows, and listeners are told."""

import sys
from collections.abc import Callable, Iterable
from threading import RLock
from typing import TYPE_CHECKING, Any

from playnine_widget.engine.dealer import Happened, happen, settle
from playnine_widget.engine.errors import IllegalAction, NotYourTurn, PlayNineError, StaleRevision
from playnine_widget.engine.game import State
from playnine_widget.engine.reading import nearest, text_of, whole
from playnine_widget.engine.record import freeze
from playnine_widget.match.announcer import Announcer, Change, Listener
from playnine_widget.match.chronicle import Chronicle, Standing
from playnine_widget.match.comments import written
from playnine_widget.match.seats import Seat, seat_for
from playnine_widget.match.timeline import Step

if TYPE_CHECKING:
    from playnine_widget.engine.ruling import Ruling

MOST_DECISIONS = 5_000
"""The most that one `Match.play_bots` decides where no rule ends a hole: one without people may have no end."""


class Acting(Chronicle):
    """A match in which decisions are made. It may be played from several threads."""

    def __init__(self, standing: Standing) -> None:
        super().__init__(standing)
        self._lock, self._announcer = RLock(), Announcer()
        self._undone: tuple[Step, ...] = ()

    def act(
        self, *actions: str, seat: int | None = None, revision: int | None = None, comment: str | None = None
    ) -> None:
        """Do the actions one after the other, all or none, and what chance has to do after each.

        A ``comment`` stands in the record with the last of them. With ``seat`` given it has to be to act each time,
        else `NotYourTurn`; with ``revision`` given it has to be the present one, else `StaleRevision`. Raises
        `IllegalAction` for what is none of the options, and for a comment that no file can keep.

        >>> from playnine_widget.match.match import Match
        >>> match = Match.from_position("Ann: 5 9 ? 12 / 5 9 ? 0; Ben: ? ? 3 8 / ? ? 3 1; draw: 7")
        >>> match.act("draw", "swap D1")
        >>> print(match.view().layouts[0])
        5 9 ? 7 / 5 9 ? 0
        """
        with self._lock:
            self._expect(revision)
            actor, said = None if seat is None else self._seat(seat), written(comment or "")
            happened: list[Happened] = []
            for action in actions:
                state = happened[-1].state if happened else self._state
                try:
                    happened += self._decide(state, action, actor)
                except (IllegalAction, NotYourTurn) as refusal:
                    raise self._explained(refusal, state, action, actor, later=bool(happened)) from None
            if happened and said:
                last = max(at for at, (event, _) in enumerate(happened) if event["kind"] == "act")
                happened[last] = happened[last]._replace(event={**happened[last].event, "comment": said})
            if happened:
                steps = (*self.steps, *as_steps(happened, len(self.steps)))
                self._change("events", steps=steps)
        self._announcer.announce()

    def why(self, action: str, seat: int | None = None) -> "Ruling":
        """Return whether an action is allowed now, why or why not, and by which rule of the game; any text will do.

        ``str`` of it is English, ``.why("fr")`` says it in a language. With ``seat`` it is asked for that seat, else
        for the one to act. What it says of a private hand is for the owner of the hand.

        >>> from playnine_widget.match.match import Match
        >>> match = Match.from_position("Ann: 5 9 ? 12 / 5 9 ? 0; Ben: ? ? 3 8 / ? ? 3 1; hand: 7")
        >>> ruling = match.why("skip")
        >>> ruling.allowed, ruling.rule.source
        (False, 'rule 20')
        >>> print(str(match.why("skip")).splitlines()[0])
        Not allowed: skipping takes exactly one card facedown, and here there are 2.
        """
        view = self.view(self.to_act if seat is None else seat)
        return self.game.ruling(view, text_of(action))

    def _explained(
        self, refusal: PlayNineError, state: State, action: str, actor: int | None, *, later: bool
    ) -> PlayNineError:
        """Return a refusal with what the rules say of it, without the options where they would tell a private hand.

        Those of a bot are nobody's to read, nor is what a hand would be after an action that is not done either.
        """
        seat = self.game.to_act(state)
        private = self.game.private_hands and (later or self.seats[seat or 0].kind != "person")
        if private and "options" in refusal.values:
            return IllegalAction("error.action.covered")
        asking = seat if actor is None else actor
        return refusal.because(self.game.ruling(self.game.view(state, asking), text_of(action)))

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
        option, options = game.action(action), game.options(state)
        if option is None:
            near = nearest(action, options)
            raise IllegalAction("error.action.unknown", action=text_of(action), nearest=near, options=options)
        needed = game.needs(state, option)
        happened = [] if needed is None else [happen(game, state, needed, self.seed)]
        state = game.apply(happened[-1].state if happened else state, option)
        happened.append(Happened({"kind": "act", "seat": seat, "action": option}, state))
        return happened + settle(game, state, self.seed)

    def sit(self, seat: int, player: object = None) -> None:
        """Give a seat to a bot (``"bot:novice"``), a function of the view, or a person (None); the name stays.

        Raises `BadSetting` for a seat that there is not or what cannot play, `UnknownName` for an unknown bot.

        >>> from playnine_widget.match.match import Match
        >>> match = Match(players=["Ann", "Ben"], seed=9)
        >>> match.sit(1, "bot:novice")
        >>> match.seats[1].name, match.seats[1].label
        ('Ben', 'novice')
        """
        sitting = Seat("", "person") if player is None else seat_for(player, self.variant)
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

        >>> from playnine_widget.match.match import Match
        >>> match = Match(players=["bot:novice", "bot:random"], seed=9, holes=1)
        >>> match.play_bots()
        >>> match.over
        True
        """
        if limit is None:
            limit = sys.maxsize if self.variant == self.variant.ending() else MOST_DECISIONS
        for _ in range(limit):
            now = self.now
            at = now.to_act
            if at is None or now.seats[at].kind == "person":
                return
            action, reason = now.seats[at].decide(self.game, now.view(at))
            try:
                self.act(action, seat=at, revision=now.revision, comment=reason)
            except StaleRevision:
                continue

    def watch(self, listener: Listener) -> Callable[[], None]:
        """Call ``listener(change)`` after every change, in order, without the lock. Returns how to stop it.

        What a listener raises is raised by what made the change, once all have been told.

        >>> from playnine_widget.match.match import Match
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
        self._announcer.add(Change(kind, first, len(after.steps) - 1, revision, then=self.now))


def as_steps(happened: Iterable[Happened], first: int = 0) -> tuple[Step, ...]:
    """Return what happened as frozen steps, numbered from ``first``."""
    return tuple(Step(number, freeze(event), state) for number, (event, state) in enumerate(happened, first))
