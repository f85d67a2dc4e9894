"""A match in which one can go back, forward and aside."""

from typing import Any, Self

from playnine_widget.engine.dealer import seeded
from playnine_widget.engine.errors import IllegalAction
from playnine_widget.engine.frozen import FrozenMap
from playnine_widget.engine.reading import text_of, whole
from playnine_widget.match.acting import Acting, as_steps
from playnine_widget.match.chronicle import Standing
from playnine_widget.match.comments import written
from playnine_widget.match.timeline import Step, actors, crosses, decisions, length_after, running
from playnine_widget.match.variations import Variation


class Travelling(Acting):
    """A match with its time: what is taken back can be done again, as long as nothing else is done."""

    def undo(self, n: int = 1) -> None:
        """Take the last ``n`` decisions back, with what chance did after them; all or none.

        What crosses a reveal marks the match *practice*; in a fair match that is refused, and so is what crosses a
        shuffle or another seat's action. Raises `IllegalAction` where that is not allowed, or where there are fewer.

        >>> from playnine_widget.match.match import Match
        >>> match = Match(seed=9)
        >>> match.act("flip A1", "flip B1"); match.undo(2); match.redo()
        >>> match.options[0], match.practice
        ('flip B1', True)
        """
        with self._lock:
            made = decisions(self.steps)
            self._go("undo", made - self._number(n, made, ("error.undo.nothing", "error.undo.number")))
        self._announcer.announce()

    def redo(self, n: int = 1) -> None:
        """Do the next ``n`` undone decisions again, with the same cards. Raises `IllegalAction` if there are fewer.

        >>> from playnine_widget.match.match import Match
        >>> match = Match(seed=9)
        >>> match.act("flip A1"); match.undo(); match.can_redo, match.options[0]
        (True, 'flip A1')
        >>> match.redo(); match.can_redo, match.options[0]
        (False, 'flip B1')
        """
        with self._lock:
            number = self._number(n, decisions(self._undone), ("error.redo.nothing", "error.redo.number"))
            self._go("redo", decisions(self.steps) + number)
        self._announcer.announce()

    @staticmethod
    def _number(n: object, most: int, keys: tuple[str, str]) -> int:
        number = whole(n)
        if not most:
            raise IllegalAction(keys[0])
        if number is None or not 1 <= number <= most:
            raise IllegalAction(keys[1], number=text_of(n), most=most)
        return number

    @property
    def can_redo(self) -> bool:
        """Whether something was undone and nothing else done since."""
        return bool(self._undone)

    def goto(self, n: int, *, revision: int | None = None) -> None:
        """Go to the moment after the first ``n`` decisions, back or forward; what lies ahead can be done again.

        Raises `IllegalAction` where there are fewer or a fair match forbids it, `StaleRevision` as `act` does.

        >>> from playnine_widget.match.match import Match
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

    def branch(self, name: str | None = None, *, same_cards: bool = True, seed: int | None = None) -> Self:
        """Return an independent match with the same past and the same seats; nothing done in either concerns the other.

        With a name the match keeps it among its `variations`; a name used again is the newer branch.

        With ``same_cards`` the cards to come are the same too. Without, all that no seat has seen is shuffled again by
        ``seed`` (None draws one), and so are the holes to come.

        >>> from playnine_widget.match.match import Match
        >>> match = Match.from_position("Ann: 5 9 ? 12 / 5 9 3 0; discard: 4; draw: 7 3", seed=1)
        >>> one, other = match.branch(), match.branch(same_cards=False, seed=2)
        >>> one.act("draw"); other.act("draw")
        >>> one.view().hand, other.view().hand == "7", match.view().hand
        ('7', False, None)
        """
        recorded = self._standing.recorded
        if not same_cards:
            from playnine_widget.match.unseen import rearranged  # noqa: PLC0415  (loaded by who asks for it)

            steps, drawn = recorded.steps, seeded(seed)
            first = running(self.game, steps)
            began = steps[first - 1].state if first else self.game.start(self.variant, self.players)
            happened = rearranged(self.game, began, steps[first:], drawn)
            steps = (*steps[:first], *as_steps(happened, first))
            recorded = recorded._replace(steps=steps, seed=drawn)
        match = self._another(Standing(recorded, self.seats, len(recorded.steps)))
        if name is not None:
            kept = Variation(str(name), decisions(recorded.steps), match)
            with self._lock:
                self._variations = (*(other for other in self._variations if other.name != kept.name), kept)
        return match

    def __copy__(self) -> Self:
        """Return an independent match, with what was undone; hooks and listeners stay with this one."""
        with self._lock:
            copy = self._another(self._standing)
            copy._undone, copy._variations = self._undone, self._variations  # noqa: SLF001  (it is one of ours)
        return copy

    def __deepcopy__(self, _memo: object) -> Self:
        """Return the same as a copy: all that a match consists of is frozen."""
        return self.__copy__()

    def __getstate__(self) -> tuple[Standing, tuple[Step, ...], tuple[Variation, ...]]:
        """Return what a file or another process gets. It holds the hidden cards, as a record does."""
        with self._lock:
            return self._standing, self._undone, self._variations

    def __setstate__(self, state: tuple[Standing, tuple[Step, ...], tuple[Variation, ...]]) -> None:
        Acting.__init__(self, state[0])
        _, self._undone, self._variations = state

    @classmethod
    def _another(cls, standing: Standing) -> Self:
        """Return a match that stands there."""
        match = cls.__new__(cls)
        Acting.__init__(match, standing)
        return match

    def comment(self, text: str, n: int | None = None) -> None:
        """Write a comment on the ``n``-th decision, from 1; None: the last one. No text takes the comment away.

        It stands in the record and in the transcript; one that begins with ``!``, ``?``, ``!!``, ``??``, ``!?`` or
        ``?!`` has that as its ``glyph`` in the rows. Raises `IllegalAction` where there is no such decision,
        and for a text that no file can keep.

        >>> from playnine_widget.match.match import Match
        >>> match = Match(seed=9)
        >>> match.act("flip A1"); match.comment("bold"); match.rows()[0]["comment"]
        'bold'
        """
        with self._lock:
            acts = [step.number for step in self.steps if step.event["kind"] == "act"]
            number = self._number(
                len(acts) if n is None else n, len(acts), ("error.comment.nothing", "error.comment.number")
            )
            self._change("comment", self._undone, steps=_commented(self.steps, acts[number - 1], written(text)))
        self._announcer.announce()


def _commented(steps: tuple[Step, ...], at: int, text: str) -> tuple[Step, ...]:
    """Return the steps with another comment on one of them."""
    event: dict[str, Any] = {key: value for key, value in steps[at].event.items() if key != "comment"}
    event |= {"comment": text} if text else {}
    return (*steps[:at], steps[at]._replace(event=FrozenMap(event)), *steps[at + 1 :])
