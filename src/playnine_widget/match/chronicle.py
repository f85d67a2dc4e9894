"""What can be read of a match: who plays what, where it stands, what each seat sees, and its record."""

from typing import Any

from playnine_widget.engine.errors import BadSetting
from playnine_widget.engine.game import Game, State
from playnine_widget.engine.reading import whole
from playnine_widget.match import recording
from playnine_widget.match.recording import Recorded
from playnine_widget.match.seats import Seat
from playnine_widget.match.timeline import Step


class Chronicle:
    """A match as it can be read; `Match` adds what changes it. Everything handed out is immutable or a copy.

    What it stands on is one frozen value that is replaced as a whole, so reading needs no lock.
    """

    _recorded: Recorded
    _seats: tuple[Seat, ...]
    _revision: int

    # ---- what it is

    @property
    def game(self) -> Game:
        """The rules of the family of games."""
        return self._recorded.game

    @property
    def variant(self) -> Any:
        """The rule choices, frozen."""
        return self._recorded.variant

    @property
    def players(self) -> tuple[str, ...]:
        """The names by seat."""
        return self._recorded.players

    @property
    def seed(self) -> int:
        """What the cards come from."""
        return self._recorded.seed

    @property
    def fair(self) -> bool:
        """Whether undo stops at a reveal, a shuffle and another seat's action."""
        return self._recorded.fair

    @property
    def practice(self) -> bool:
        """Whether an undo has crossed a reveal."""
        return self._recorded.practice

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""
        return self._seats

    # ---- where it stands

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every event so far with the state after it. They hold hidden cards: for the owner's process only."""
        return self._recorded.steps

    @property
    def revision(self) -> int:
        """A number that grows with every change, undo included, and never comes twice."""
        return self._revision

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
        """The totals by seat."""
        return self.game.totals(self._state)

    @property
    def scorecard(self) -> tuple[tuple[int | None, ...], ...]:
        """The result of each finished hole by seat, None where a position began later."""
        return self.game.scorecard(self._state)

    def view(self, seat: int | None = None) -> Any:
        """Return what a seat may see, None: the public view. Raises `BadSetting` for a seat that there is not."""
        return self.view_at(len(self.steps) - 1, seat)

    def view_at(self, step: int, seat: int | None = None) -> Any:
        """Return what a seat saw just after a step."""
        chosen = None if seat is None else self._seat(seat)
        view = self.game.view(self.steps[step].state, chosen)
        return view._replace(practice=True) if self.practice else view

    def position(self, seat: int | None = None) -> str:
        """Return the position that a seat may see, None: the public one. It can be read back."""
        return self.game.position(self.view(seat))

    def record(self) -> dict[str, Any]:
        """Return the match as a JSON-ready dict of the caller's own. It holds the hidden cards."""
        return recording.write(self._recorded)

    # ---- the rest

    @property
    def _state(self) -> State:
        return self.steps[-1].state

    def _seat(self, seat: int) -> int:
        number = whole(seat)
        if number is None or not 0 <= number < len(self.players):
            raise BadSetting("error.seat", value=str(seat), last=len(self.players) - 1)
        return number

    def __str__(self) -> str:
        return self.position()

    def __repr__(self) -> str:
        return f"<Match {'; '.join(str(self).splitlines())}>"

    def _repr_svg_(self) -> str:
        return self.game.picture(self.view())
