"""The protocol of a game: pure functions on frozen states. Match, dealer and table know a game by this alone."""

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from playnine_widget.cards.card import Card
from playnine_widget.engine.message import Message

if TYPE_CHECKING:
    from playnine_widget.engine.exercise import Below, Exercise, Wager
    from playnine_widget.engine.ruling import Ruling, Section

State = Any
"""A game's own frozen state: opaque above floor 2. It never reaches a bot, a widget or a saved notebook."""

EventRecord = Mapping[str, Any]
"""One event of a record: ``kind`` and what the kind needs, JSON-ready."""


class Chance(NamedTuple):
    """Something that the engine does and no seat decides: ``cut``, ``deal``, ``shuffle`` or ``score``.

    ``cards`` are to be shuffled, in an order that tells nothing. ``hole`` and ``nth`` (which of its kind in the hole,
    from 0) key the stream of random numbers, so the cards do not depend on what anybody does.
    """

    kind: str
    hole: int
    nth: int = 0
    cards: tuple[Card, ...] = ()


class Variant(Protocol):
    """The rule choices of a game, as data: frozen, comparable, hashable. ``name`` is the game named in records."""

    @property
    def name(self) -> str:
        """The game of which this is a variant."""

    @property
    def most_players(self) -> int:
        """How many can play with the decks there are."""

    def but(self, /, **rules: object) -> "Variant":
        """Return another variant with these rules changed; a contradiction is refused with `BadSetting`."""

    def ending(self) -> "Variant":
        """Return these rules so that every hole ends whatever the players do, as bots alone need it (rule book 5.3)."""


class View(Protocol):
    """What one seat may see; a game adds its own fields. ``str`` prints the position, the same for equal views."""

    @property
    def players(self) -> tuple[str, ...]:
        """The names by seat."""

    @property
    def seat(self) -> int | None:
        """Whose view it is, None for the public one."""

    @property
    def to_act(self) -> int | None:
        """The seat to act, None while chance acts and when the match is over."""

    @property
    def options(self) -> tuple[str, ...]:
        """The actions that are legal now; empty unless ``seat`` is to act (a game may have them in its public view)."""

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals by seat."""

    @property
    def practice(self) -> bool:
        """Whether an undo has crossed a reveal."""


class Game(Hashable, Protocol):
    """The rules of one family of games. Every method is a pure function; states are frozen values."""

    @property
    def name(self) -> str:
        """The family's name (which drawing module the table uses)."""

    @property
    def variants(self) -> Mapping[str, Variant]:
        """The games of the family by name."""

    @property
    def private_hands(self) -> bool:
        """Whether a seat sees cards that the others may not see: its view, its options and what it says hold them.

        A table for several people then covers the hand between two turns.
        """

    def changes(self, variant: Any) -> dict[str, Any]:
        """Return what differs from the game of the variant's name, by rule, JSON-ready."""

    def read_rules(self, items: Iterable[str]) -> dict[str, object]:
        """Return rules written as positions write them (``holes=18``), each value of the kind that its rule has.

        Raises `BadSetting` where no ``=`` stands, `UnknownName` for a rule that there is not.
        """

    def start(self, variant: Any, players: tuple[str, ...]) -> State:
        """Return the state before anything has happened. The number of players is checked (`BadSetting`)."""

    def due(self, state: State) -> Chance | None:
        """Return what chance has to do before anybody can act; None when a seat is to act or the match is over."""

    def needs(self, state: State, action: str) -> Chance | None:
        """Return what chance has to do right before this action (a refill of the draw pile), mostly None."""

    def event(self, state: State, chance: Chance, cards: tuple[Card, ...]) -> dict[str, Any]:
        """Return the record of that chance with the shuffled ``cards``."""

    def chance(self, state: State, event: EventRecord) -> State:
        """Return the state after a chance event of a record; what cannot be is refused with `BadRecord`.

        Cards that are given as cards are kept as the very objects, so that a card can be followed through a hole.
        """

    def to_act(self, state: State) -> int | None:
        """Return the seat to act."""

    def options(self, state: State) -> tuple[str, ...]:
        """Return the legal actions of the seat to act, in a fixed order; empty when chance is due or all is over."""

    def apply(self, state: State, action: str) -> State:
        """Return the state after an action; anything but an option is refused with `IllegalAction`."""

    def reveals(self, state: State) -> bool:
        """Whether the last event turned up something that nobody had seen, or shuffled."""

    def hole(self, state: State) -> int:
        """Return the number of the hole (round), from 1."""

    def scorecard(self, state: State) -> tuple[tuple[int | None, ...], ...]:
        """Return the result of each finished hole by seat, None where a position began later."""

    def totals(self, state: State) -> tuple[int, ...]:
        """Return the totals by seat."""

    def winners(self, state: State) -> tuple[int, ...]:
        """Return the winning seats once the match is over, else nothing."""

    def view(self, state: State, seat: int | None) -> Any:
        """Return what ``seat`` may see (None: the public view)."""

    def imagine(self, view: Any, shuffle: Callable[[list[Card]], object]) -> State:
        """Return a state that may be behind the view: what is unseen is shuffled by ``shuffle`` (in place)."""

    def position(self, view: Any) -> str:
        """Return the view as a position that parses."""

    def full_position(self, state: State) -> str:
        """Return the state as a position with every facedown card and the order of the draw pile: for records only."""

    def from_position(self, text: str, shuffle: Callable[[list[Card]], object]) -> State:
        """Read a position; what it leaves open is filled with unseen cards. Raises `BadPosition`, `BadNotation`."""

    def action(self, text: object) -> str | None:
        """Return an action as it is written in options, None when the text is no action of this game."""

    def remark(self, view: Any) -> str:
        """Return what the last action showed, as a transcript adds it: a card, in round brackets if it is not in hand.

        Nothing after an action that shows nothing. ``(9)`` reads back as the card that was turned up or replaced.
        """

    def plain(self, view: Any) -> dict[str, Any]:
        """Return the view packed for the wire, JSON-ready."""

    def tell(self, view: Any) -> tuple[tuple[int | None, Message], ...]:
        """Return sentences about what just happened (``view.last``), each with the seat that it is about."""

    def ask(self, view: Any, reader: int | None) -> Message:
        """Return the prompt: what is asked of the seat to act, worded for ``reader``."""

    def deed(self, view: Any, option: str) -> Message:
        """Return what an option of the view does, as a button says it: "Turn B2 up"."""

    def card(self, view: Any) -> dict[str, Any]:
        """Return what changes only once a hole (round), packed for the wire."""

    def offers(self) -> dict[str, Any]:
        """Return what a new match may be, as messages: its games, and the switches that may be asked for.

        ``games``: [name, title, one line, most players, {rule: value}];
        ``fields``: [rule, its name, [[value, what that means], ...]].
        """

    def words(self, variant: Any) -> dict[str, Any]:
        """Return the fixed words of a variant as messages: cards, places, verbs, phases, rules."""

    def picture(self, view: Any, lang: str = "en") -> str:
        """Return the view as a picture (SVG) for reprs, saved notebooks and exports."""

    def sheet(self, view: Any, lang: str = "en") -> str:
        """Return the view as HTML tables, for notebooks that clean away everything else."""

    def described(self, view: Any, lang: str = "en") -> str:
        """Return the view in words, for readers who see no picture."""

    def rulebook(self, variant: Any) -> "tuple[Section, ...]":
        """Return the rules of a variant, section by section, each with its source: what `words` shows is made of it."""

    def examples(self, variant: Any, key: str) -> tuple[tuple[Any, Message], ...]:
        """Return worked examples of a rule: views that show it, each with what comes of it, worked out by the engine.

        Empty where the rule has nothing to be shown on a table.
        """

    def ruling(self, view: Any, action: str) -> "Ruling":
        """Return what the rules say of an action, in the view of the seat that tries it; any text may be asked about.

        Where the seat is not to act, that is what the ruling says.
        """

    def tries(self, view: Any) -> tuple[str, ...]:
        """Return every action that somebody in the seat of the view may think of, allowed or not."""

    def exercise(self, variant: Any, level: int, below: "Below") -> "Exercise":
        """Return something to count, from level 1 (easy) to 5; the same for the same chance."""

    def wagers(self, view: Any) -> "tuple[Wager, ...]":
        """Return what may be asked about the next unseen card."""
