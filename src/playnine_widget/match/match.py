"""A match: the one mutable object. How it begins, is kept and is followed; playing and time are its other floors."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

from playnine_widget.cards.shuffle import Stream
from playnine_widget.engine.dealer import Happened, seeded, settle
from playnine_widget.engine.errors import BadSetting
from playnine_widget.engine.game import Variant
from playnine_widget.engine.reading import text_of
from playnine_widget.games import catalogue
from playnine_widget.match import recording
from playnine_widget.match.acting import as_steps
from playnine_widget.match.announcer import Change
from playnine_widget.match.chronicle import Standing
from playnine_widget.match.hooks import Hook, Hooks
from playnine_widget.match.recording import Recorded
from playnine_widget.match.seats import Seat, seated, seats_for_people
from playnine_widget.match.travelling import Travelling


class Match(Travelling):
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
        if not any(seat.kind == "person" for seat in seats):
            variant = variant.ending()
        family, names = catalogue.game_of(variant), tuple(seat.name for seat in seats)
        start, drawn = family.start(variant, names), seeded(seed)
        steps = as_steps(settle(family, start, drawn))
        super().__init__(_standing(Recorded(family, variant, names, drawn, steps, fair=fair), seats))

    @classmethod
    def from_position(cls, text: str, seed: int | None = None, *, fair: bool = False) -> Self:
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
        steps = as_steps([began, *settle(game, state, drawn)])
        recorded = Recorded(game, view.variant, view.players, drawn, steps, fair=fair)
        return cls._another(_standing(recorded, seats_for_people(view.players)))

    @classmethod
    def from_record(cls, record: object) -> Self:
        """Return the match of a record, in the very same state; all its seats are people.

        Cards are taken from the record, never from the seed. Raises `BadRecord` naming the spot.

        >>> match = Match(seed=9)
        >>> Match.from_record(match.record()).position() == match.position()
        True
        """
        recorded = recording.read(record)
        return cls._another(_standing(recorded, seats_for_people(recorded.players)))

    @classmethod
    def from_transcript(cls, text: str, seed: int | None = None) -> Self:
        """Return the match of a transcript; what it leaves out is dealt by the seed, consistent with what was shown.

        All its seats are people. Raises `BadRecord` naming the line, and what cannot be in it.

        >>> match = Match(players=["Ann", "Ben"], seed=9)
        >>> match.act("flip A1", "flip B1")
        >>> again = Match.from_transcript(match.transcript())
        >>> str(again) == str(match)
        True
        """
        from playnine_widget.match import transcript  # noqa: PLC0415  (loaded by who asks for it)

        return cls.from_record(transcript.read(text, seed))

    @classmethod
    def from_share(cls, text: str) -> Self:
        """Return the match of a text made by `share`. Raises `BadRecord` when it is damaged.

        >>> from playnine_widget.match.sharing import share
        >>> Match.from_share(share(Match(players=["Ann", "Ben"], seed=9))).players
        ('Ann', 'Ben')
        """
        from playnine_widget.match import sharing  # noqa: PLC0415  (loaded by who asks for it)

        return cls.from_record(sharing.read(text))

    @classmethod
    def resume(cls, path: str | Path) -> Self:
        """Return the match that was saved in a file, with the built-in bots in their seats.

        The file is only read. Raises `BadRecord` naming the spot where it is damaged, `OSError` where there is none.

        >>> from tempfile import TemporaryDirectory
        >>> match = Match(players=["Ann", "bot:novice"], seed=9)
        >>> with TemporaryDirectory() as folder:
        ...     match.save(f"{folder}/match.playnine.json")
        ...     again = Match.resume(f"{folder}/match.playnine.json")
        >>> str(again) == str(match), again.seats[1].label
        (True, 'novice')
        """
        from playnine_widget.match import saving  # noqa: PLC0415  (loaded by who asks for it)

        record, seats = saving.load(path)
        match = cls.from_record(record)
        for seat, bot in seats.items():
            match.sit(seat, bot)
        return match

    def autosave(self, path: str | Path) -> Callable[[], None]:
        """Save the match in a file now and after every change. Returns how to stop it.

        Raises `OSError` where the file cannot be written: now, and later where the match was changed.

        >>> from tempfile import TemporaryDirectory
        >>> match = Match(seed=9)
        >>> with TemporaryDirectory() as folder:
        ...     stop = match.autosave(f"{folder}/match.playnine.json")
        ...     match.act("flip A1")
        ...     stop()
        ...     Match.resume(f"{folder}/match.playnine.json").position() == match.position()
        True
        """
        self.save(path)
        return self.watch(lambda _change: self.save(path))

    def on_action(self, function: Callable[[Any], object]) -> Hook:
        """Call ``function(view)`` after every action, with the public view; ``view.last`` says what was done.

        A decorator or a call. A function of the same name takes the place of the old one, so that a cell can be run
        again; ``.remove()`` ends it. It is called without the match's lock and may act. What it raises is raised where
        the action was done and shown by the tables; the match goes on.

        >>> match, heard = Match(seed=9), []
        >>> @match.on_action
        ... def listen(view):
        ...     heard.append(view.last.place)
        >>> match.act("flip A1"); listen.remove(); match.act("flip B1")
        >>> heard
        ['A1']
        """
        with self._lock:
            if self._hooks is None:
                self._hooks = Hooks()
                self.watch(self._call_hooks)
        return self._hooks.add(function)

    _hooks: Hooks | None = None

    def _call_hooks(self, change: Change) -> None:
        if self._hooks is not None and change.kind == "events":
            self._hooks.call(change.then, change.first, change.last)


def _standing(recorded: Recorded, seats: tuple[Seat, ...]) -> Standing:
    if not isinstance(recorded.fair, bool):
        raise BadSetting("error.yes_or_no", name="fair", value=text_of(recorded.fair))
    return Standing(recorded, seats, len(recorded.steps))
