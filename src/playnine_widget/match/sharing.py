"""A match as a short text to paste: seed, variant, players and actions, packed; a checksum guards it.

Cards that the seed gives are left out. Those of a rigged match, of a branch or of a position stand in it.
"""

import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import TYPE_CHECKING, Any

from playnine_widget.engine.dealer import happen, refill
from playnine_widget.engine.errors import BadRecord, PlayNineError
from playnine_widget.engine.game import Chance, Game, State
from playnine_widget.engine.record import FORMAT, VERSION, thaw
from playnine_widget.engine.seal import sealed
from playnine_widget.games import catalogue

if TYPE_CHECKING:
    from playnine_widget.match.chronicle import Chronicle

MARK = "playnine1:"
LARGEST = 1_000_000  # characters that a shared text may unpack to
UNKEPT = {"salt", "seal"}


def share(match: "Chronicle") -> str:
    """Return the match as a short text; `Match.from_share` reads it. Whoever has it can work out the cards to come.

    >>> from playnine_widget.match.match import Match
    >>> share(Match(seed=9)).startswith("playnine1:")
    True
    """
    record = match.now.record()
    content = [record["game"], record["variant"], record["players"], record["seed"], *_played(match.now)]
    content.append([name for name in ("fair", "practice") if record.get(name)])
    packed = zlib.compress(json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode(), 9)
    return MARK + urlsafe_b64encode(packed).decode().rstrip("=")


def _played(match: "Chronicle") -> tuple[str, dict[str, Any], dict[str, str]]:
    """Return the number of each option that was taken, the chance events that the seed does not give, the comments."""
    game, seed = match.game, match.seed
    state = game.start(match.variant, match.players)
    taken, given, comments = list[str](), dict[str, Any](), dict[str, str]()
    for step in match.steps:
        event = step.event
        if event["kind"] == "act":
            if event.get("comment"):
                comments[str(len(taken))] = event["comment"]
            taken.append(format(game.options(state).index(event["action"]), "x"))
        elif event["kind"] == "set" or not _follows(game, state, event, seed):
            given[str(step.number)] = {key: value for key, value in thaw(event).items() if key not in UNKEPT}
        state = step.state
    return _digits(taken), given, comments


def _follows(game: Game, state: State, event: Any, seed: int) -> bool:
    """Whether the seed gives the very same event, salt and seal aside."""
    dealt = happen(game, state, _chance(game, state, event["kind"]), seed).event
    return all(thaw(event).get(key) == value for key, value in _plain(dealt).items() if key not in UNKEPT)


def _plain(event: dict[str, Any]) -> Any:
    """Return an event as JSON would give it back."""
    return json.loads(json.dumps(event))


def _chance(game: Game, state: State, kind: str) -> Chance:
    chance = refill(game, state) if kind == "shuffle" else game.due(state)
    if chance is None:
        raise BadRecord("error.record.not_due", kind=kind, due="act")
    return chance


def read(text: str) -> dict[str, Any]:
    """Return the record of a shared text. Raises `BadRecord` when it is none, is damaged, or cannot be."""
    content = _unpacked(text)
    try:
        game, variant, players, seed, taken, given, comments, flags = content
        chosen = catalogue.variant(game, **variant)
        events = _events(catalogue.game_of(chosen), chosen, tuple(players), seed, (taken, given, comments))
    except (ValueError, TypeError, AttributeError, LookupError, PlayNineError) as error:
        raise BadRecord("error.share.damaged") from error
    head = {"format": FORMAT, "version": VERSION, "game": game, "variant": variant, "players": players, "seed": seed}
    return {**head, "events": events, **dict.fromkeys(flags, True)}


def _unpacked(text: str) -> Any:
    """Return what a shared text holds; blanks and line breaks that a mail has put in do no harm."""
    written = re.sub(r"\s", "", str(text))
    if not written.startswith(MARK):
        raise BadRecord("error.share.none", mark=MARK)
    packed = written.removeprefix(MARK)
    try:
        inflate = zlib.decompressobj()
        raw = urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
        plain = inflate.decompress(raw, LARGEST)
        if not inflate.eof or inflate.unused_data or urlsafe_b64encode(raw).decode().rstrip("=") != packed:
            raise BadRecord("error.share.damaged")
        return json.loads(plain)
    except (ValueError, zlib.error) as error:
        raise BadRecord("error.share.damaged") from error


def _events(game: Game, variant: Any, players: tuple[str, ...], seed: int, played: Any) -> list[dict[str, Any]]:
    """Return the events of a match: chance by the seed unless it is given, and the options taken."""
    (taken, given, comments), events = played, list[dict[str, Any]]()
    state = game.start(variant, players)

    def chance(due: Chance | None) -> State:
        event = given.get(str(len(events)))
        if event is None and due is not None:
            event, after = happen(game, state, due, seed)
        else:
            event = sealed(event, event["deck"]) if event["kind"] == "deal" else event
            after = game.chance(state, event)
        events.append(event)
        return after

    if given.get("0", {}).get("kind") == "set":
        events.append(given["0"])
        state = game.from_position(given["0"]["position"], list.clear)
    for number, digit in enumerate(_numbers(taken)):
        while (due := game.due(state)) is not None:
            state = chance(due)
        action = game.options(state)[digit]
        if (needed := game.needs(state, action)) is not None:
            state = chance(needed)
        comment = {"comment": comments[str(number)]} if str(number) in comments else {}
        events.append({"kind": "act", "seat": game.to_act(state), "action": action, **comment})
        state = game.apply(state, action)
    while (due := game.due(state)) is not None:
        state = chance(due)
    return events


def _digits(taken: list[str]) -> str:
    """Write numbers as one hexadecimal digit each, longer ones in round brackets."""
    return "".join(number if len(number) == 1 else f"({number})" for number in taken)


def _numbers(text: str) -> list[int]:
    return [int(number.strip("()"), 16) for number in re.findall(r"\([0-9a-f]+\)|[0-9a-f]", text)]
