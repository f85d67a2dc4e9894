"""What can be read of a match: who plays what, where it stands, what each seat sees, and its record."""

from pathlib import Path
from typing import Any, NamedTuple

from playnine_widget.engine.game import Game, State
from playnine_widget.engine.seat import number_of
from playnine_widget.match import recording, verifying
from playnine_widget.match.recording import Recorded
from playnine_widget.match.seats import Seat
from playnine_widget.match.timeline import Step
from playnine_widget.match.variations import Variation
from playnine_widget.match.verifying import Seal


class Standing(NamedTuple):
    """Where a match stands: one frozen value, replaced as a whole by every change."""

    recorded: Recorded
    seats: tuple[Seat, ...]
    revision: int


class Chronicle:
    """A match as it can be read; `Match` adds what changes it. Everything handed out is immutable or a copy.

    A running match goes on between two looks at it, in another thread or in a bot; `now` and `after` stand still.
    """

    def __init__(self, standing: Standing, variations: tuple[Variation, ...] = ()) -> None:
        self._standing, self._variations = standing, variations

    # ---- what it is

    @property
    def game(self) -> Game:
        """The rules of the family of games."""
        return self._standing.recorded.game

    @property
    def variant(self) -> Any:
        """The rule choices, frozen."""
        return self._standing.recorded.variant

    @property
    def players(self) -> tuple[str, ...]:
        """The names by seat."""
        return self._standing.recorded.players

    @property
    def seed(self) -> int:
        """What the cards come from."""
        return self._standing.recorded.seed

    @property
    def fair(self) -> bool:
        """Whether undo stops at a reveal, a shuffle and another seat's action."""
        return self._standing.recorded.fair

    @property
    def practice(self) -> bool:
        """Whether an undo has crossed a reveal."""
        return self._standing.recorded.practice

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""
        return self._standing.seats

    # ---- where it stands

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every event so far with the state after it. They hold hidden cards: for the owner's process only."""
        return self._standing.recorded.steps

    @property
    def revision(self) -> int:
        """A number that grows with every change, undo included, and never comes twice."""
        return self._standing.revision

    @property
    def to_act(self) -> int | None:
        """The seat to act, None when the match is over."""
        return self.game.to_act(self._state)

    @property
    def options(self) -> tuple[str, ...]:
        """The legal actions of the seat to act, in fixed order; empty when the match is over."""
        return self.game.options(self._state)

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.to_act is None

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats, empty until the match is over; those level share."""
        return self.game.winners(self._state)

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals by seat, as the game counts (in golf strokes: the lowest wins)."""
        return self.game.totals(self._state)

    @property
    def scorecard(self) -> tuple[tuple[int | None, ...], ...]:
        """``scorecard[hole - 1][seat]`` is the result of a finished hole, None where a position began later."""
        return self.game.scorecard(self._state)

    def view(self, seat: int | None = None) -> Any:
        """Return what a seat may see, None: the public view. Raises `BadSetting` for a seat that there is not.

        >>> from playnine_widget.match.match import Match
        >>> match = Match.from_position("Ann: 5 9 ? 12 / 5 9 (3) 0; Ben: ? ? 3 8 / ? ? 3 1")
        >>> match.view(0).options, match.view(1).options, match.view().layouts[0]["C2"]
        (('draw', 'take'), (), None)
        """
        chosen = None if seat is None else self._seat(seat)
        view = self.game.view(self._state, chosen)
        return view._replace(practice=True) if self.practice else view

    def view_at(self, step: int, seat: int | None = None) -> Any:
        """Return what a seat saw just after a step."""
        return self.after(step).view(seat)

    @property
    def now(self) -> "Chronicle":
        """The match as it stands, to look at several things of one moment; nothing that happens later changes it."""
        return Chronicle(self._standing, self._variations)

    def after(self, step: int) -> "Chronicle":
        """Return the match as it stood just after a step, which stands still like `now`.

        Steps count from 0. Raises `IndexError` for one that there is not.

        >>> from playnine_widget.match.match import Match
        >>> match = Match.from_position("Ann: 5 9 ? 12 / 5 9 ? 0; Ben: ? ? 3 8 / ? ? 3 1; draw: 7")
        >>> match.act("draw", "swap C1")
        >>> match.after(0).options, match.after(1).view().hand, match.now.to_act
        (('draw', 'take'), '7', 1)
        """
        standing = self._standing
        if not 0 <= step < len(standing.recorded.steps):
            raise IndexError(step)
        recorded = standing.recorded._replace(steps=standing.recorded.steps[: step + 1])
        return Chronicle(standing._replace(recorded=recorded))

    def position(self, seat: int | None = None) -> str:
        """Return the position that a seat may see, None: the public one. It can be read back.

        >>> from playnine_widget.match.match import Match
        >>> print(Match.from_position("Ann: 5 9 ? 12 / 5 9 (3) 0; Ben: ? ? 3 8 / ? ? 3 1; discard: 4").position())
        Ann: 5 9 ? 12 / 5 9 ? 0
        Ben: ? ? 3 8 / ? ? 3 1
        discard: 4
        """
        return self.game.position(self.view(seat))

    def record(self) -> dict[str, Any]:
        """Return the match as a JSON-ready dict of the caller's own. It holds the hidden cards.

        >>> from playnine_widget.match.match import Match
        >>> record = Match(players=["Ann", "Ben"], seed=9).record()
        >>> record["format"], record["players"], [event["kind"] for event in record["events"]]
        ('playnine-record', ['Ann', 'Ben'], ['cut', 'deal'])
        """
        return recording.write(self._standing.recorded)

    @property
    def variations(self) -> tuple[Variation, ...]:
        """The branches that were given a name, oldest first: each with the decisions it shares, and the match it is.

        >>> from playnine_widget.match.match import Match
        >>> match = Match(players=["Ann", "Ben"], seed=9)
        >>> match.branch("bold").act("flip B2")
        >>> [(line.name, line.after, line.match.rows()[0]["action"]) for line in match.variations]
        [('bold', 0, 'flip B2')]
        """
        return self._variations

    def transcript(self, *, hidden: bool = False, variations: bool = False) -> str:
        """Return the match for people: headers as in positions, one line a turn; `Match.from_transcript` reads it.

        Of a running hole only what everybody has seen is in it, unless ``hidden`` is True: then the deck too, and the
        seed that the cards come from. With ``variations`` the kept branches stand below the turn that they leave, in
        ``#`` lines, which a reader skips.

        >>> from playnine_widget.match.match import Match
        >>> match = Match.from_position("Ann: 5 9 ? 12 / 5 9 ? 0; draw: 7")
        >>> match.act("draw", "swap D1")
        >>> print(match.transcript().splitlines()[-1])
        1. Ann  draw 7, swap D1 (12)
        """
        from playnine_widget.match import transcript  # noqa: PLC0415  (loaded by who asks for it)

        return transcript.write(self.now, hidden=hidden, variations=variations)

    def save(self, path: str | Path) -> None:
        """Write the record into a file, whole or not at all; it holds the hidden cards. `Match.resume` reads it.

        Raises `OSError` where it cannot be written; what stood there before is still there then.
        """
        from playnine_widget.match import saving  # noqa: PLC0415  (loaded by who asks for it)

        saving.save(path, self.now)

    def prompt(self, seat: int | None = None, lang: str = "en") -> str:
        """Return what a seat (None: the one to act) sees as text, for any program that wants to sit at the table.

        Position, what was said since it last acted, and its options, one of which is the answer.
        Raises `UnknownName` for a language that there is not.

        >>> from playnine_widget.match.match import Match
        >>> print(Match(players=["Ann", "Ben"], seed=9).prompt().splitlines()[0])
        You are Ann, seat 0.
        """
        from playnine_widget.match import prompt  # noqa: PLC0415  (loaded by who asks for it)

        return prompt.prompt(self.now, seat if seat is None else self._seat(seat), lang)

    def rows(self, kind: str = "actions") -> list[dict[str, Any]]:
        """Return the match as rows of plain values: ``actions``, ``holes`` or ``match`` (one a seat), ``variations``.

        Nothing hidden is in them. Raises `UnknownName` for another kind.

        >>> from playnine_widget.match.match import Match
        >>> match = Match(players=["Ann", "Ben"], seed=9)
        >>> match.act("flip A1")
        >>> [(row["n"], row["hole"], row["player"], row["action"]) for row in match.rows()]
        [(1, 1, 'Ann', 'flip A1')]
        """
        from playnine_widget.match import rows  # noqa: PLC0415  (loaded by who asks for it)

        return rows.rows(self.now, kind)

    def frame(self, kind: str = "actions", library: str | None = None) -> Any:
        """Return the rows as a data frame of ``"pandas"`` or ``"polars"``; None takes the one that is there.

        Raises `BadSetting` when it is not installed.
        """
        from playnine_widget.match import rows  # noqa: PLC0415  (loaded by who asks for it)

        return rows.frame(self.rows(kind), kind, library)

    def odds(self, lang: str = "en") -> Any:
        """Return what is unseen: the chance of each card, and of a match for each player. Nothing hidden is used.

        >>> from playnine_widget.match.match import Match
        >>> odds = Match.from_position("Ann: 5 9 ? 12 / ? 9 ? 0; Ben: 5 3 ? ? / ? ? ? ?; discard: 5").odds()
        >>> odds.left["5"], odds.unseen
        (5, 100)
        """
        from playnine_widget.match import insight  # noqa: PLC0415  (loaded by who asks for it)

        return insight.odds(self.view(), lang)

    @property
    def seals(self) -> tuple[Seal, ...]:
        """The seal of every deck that was dealt; deck and salt once its hole is over.

        >>> from playnine_widget.match.match import Match
        >>> [(seal.hole, len(seal.digest), seal.deck) for seal in Match(seed=9).seals]
        [(1, 64, None)]
        """
        return verifying.seals(self.game, self.steps)

    # ---- the rest

    @property
    def _state(self) -> State:
        return self.steps[-1].state

    def _seat(self, seat: int) -> int:
        return number_of(seat, len(self.players))

    def __str__(self) -> str:
        return self.position()

    def __repr__(self) -> str:
        return f"<Match {'; '.join(str(self).splitlines())}>"

    def _repr_svg_(self) -> str:
        return self.game.picture(self.view())
