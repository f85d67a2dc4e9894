"""From a record to the steps of a match: every event is checked, and no card is ever worked out from the seed."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from playnine_widget.cards.card import Card
from playnine_widget.engine.dealer import has_salt, seeded
from playnine_widget.engine.errors import BadRecord, PlayNineError
from playnine_widget.engine.frozen import FrozenMap
from playnine_widget.engine.game import Game, State, Variant
from playnine_widget.engine.message import Message
from playnine_widget.engine.reading import are_names, text_of, whole
from playnine_widget.engine.record import FORMAT, VERSION, entry, events, flag, header, thaw
from playnine_widget.games import catalogue
from playnine_widget.match.timeline import Step
from playnine_widget.version import __version__

KNOWN = ("format", "version", "made_by", "game", "variant", "players", "seed", "events", "fair", "practice")


class Recorded(NamedTuple):
    """What a record holds. ``more`` are the keys that this version does not know: they are kept."""

    game: Game
    variant: Variant
    players: tuple[str, ...]
    seed: int
    steps: tuple[Step, ...]
    fair: bool = False
    practice: bool = False
    more: Mapping[str, Any] = FrozenMap()

    def __repr__(self) -> str:
        return f"<Recorded {self.variant.name}, {len(self.steps)} steps>"

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy finds the rules by the variant: they are a module, and stay where they are."""
        return _again, tuple(self[1:])


def _again(variant: Variant, *rest: Any) -> Recorded:
    return Recorded(catalogue.game_of(variant), variant, *rest)


def write(recorded: Recorded) -> dict[str, Any]:
    """Return the record as a JSON-ready dict of the caller's own."""
    flags = {name: True for name in ("fair", "practice") if getattr(recorded, name)}
    return {
        "format": FORMAT,
        "version": VERSION,
        "made_by": f"playnine_widget {__version__}",
        "game": recorded.variant.name,
        "variant": recorded.game.changes(recorded.variant),
        "players": list(recorded.players),
        "seed": recorded.seed,
        "events": [thaw(step.event) for step in recorded.steps],
        **flags,
        **thaw(recorded.more),
    }


def read(record: object) -> Recorded:
    """Return what a record holds, replayed. Raises `BadRecord` naming the spot."""
    top = header(record)
    try:
        variant: Variant = catalogue.variant(entry(top, "game", str), **entry(top, "variant", Mapping))
        game = catalogue.game_of(variant)
        players = tuple(map(str, entry(top, "players", Sequence)))
        if players != entry(top, "players", Sequence) or not are_names(players):
            raise BadRecord("error.players.distinct", players=players)
        state = game.start(variant, players)
        seed = seeded(entry(top, "seed", int))
    except PlayNineError as error:
        raise _because(error) from error
    return Recorded(
        game=game,
        variant=variant,
        players=players,
        seed=seed,
        steps=_replay(game, state, events(top)),
        fair=flag(top, "fair"),
        practice=flag(top, "practice"),
        more=FrozenMap({key: value for key, value in top.items() if key not in KNOWN}),
    )


def _replay(game: Game, state: State, happened: list[Mapping[str, Any]]) -> tuple[Step, ...]:
    """Return the steps of the events, each checked against the rules."""
    steps: list[Step] = []
    for number, event in enumerate(happened):
        after = happened[number + 1] if number + 1 < len(happened) else {}
        try:
            state = _after(game, state, event, after, first=number == 0)
        except PlayNineError as error:
            raise BadRecord("error.record.at", number=number, why=Message(error.key, error.values)) from error
        steps.append(Step(number, event, state))
    due = game.due(state)
    if due is not None:
        raise BadRecord("error.record.unfinished", due=due.kind)
    return tuple(steps)


def _after(game: Game, state: State, event: Mapping[str, Any], after: Mapping[str, Any], *, first: bool) -> State:
    kind = event["kind"]
    if kind == "set":
        return _set(game, state, event, first=first)
    if kind != "act":
        if kind == "shuffle" and game.needs(state, str(after.get("action"))) is None:
            raise BadRecord("error.record.shuffle")
        if not has_salt(event):
            raise BadRecord("error.record.salt")
        return game.chance(state, event)
    action = event.get("action")
    if whole(event.get("seat")) != game.to_act(state) or game.action(action) != action or not isinstance(action, str):
        raise BadRecord("error.record.act", seat=text_of(event.get("seat")), action=text_of(action))
    if not isinstance(event.get("comment", ""), str):
        raise BadRecord("error.record.entry", field="comment", type=type(event["comment"]).__name__)
    if game.needs(state, action) is not None:
        raise BadRecord("error.record.not_due", kind="act", due="shuffle")
    return game.apply(state, action)


def _set(game: Game, state: State, event: Mapping[str, Any], *, first: bool) -> State:
    """Return the state of a position that a match begins with: everything in it is known, nothing is dealt."""
    if not first or not isinstance(event.get("position"), str):
        raise BadRecord("error.record.set")
    began = game.from_position(event["position"], _nothing_left)
    public = game.view(began, None)
    if (public.players, public.variant) != (game.view(state, None).players, game.view(state, None).variant):
        raise BadRecord("error.record.set")
    return began


def _nothing_left(cards: list[Card]) -> None:
    if cards:
        raise BadRecord("error.record.set")


def _because(error: PlayNineError) -> BadRecord:
    """Return the refusal of something in the head of a record, in the words of what refused it."""
    return error if isinstance(error, BadRecord) else BadRecord(error.key, **error.values)
