"""Sealed decks: the promise made at each deal, opened when the hole is over, and checked."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from playnine_widget.engine.errors import BadRecord, BadSetting
from playnine_widget.engine.game import Game
from playnine_widget.engine.reading import text_of
from playnine_widget.engine.seal import seal
from playnine_widget.match import recording
from playnine_widget.match.timeline import Step


class Seal(NamedTuple):
    """The seal of one hole's deck: SHA-256 in hex. Deck (in deal order) and salt are None until the hole is over."""

    hole: int
    digest: str
    deck: tuple[str, ...] | None = None
    salt: str | None = None


def seals(game: Game, steps: tuple[Step, ...]) -> tuple[Seal, ...]:
    """Return the seal of every deck that was dealt with a salt, opened where the hole is over."""
    found: list[Seal] = []
    for step in steps:
        event = step.event
        if event["kind"] == "deal" and isinstance(event.get("salt"), str):
            deck = tuple(map(str, event["deck"]))
            found.append(Seal(game.hole(step.state), seal(deck, event["salt"]), deck, event["salt"]))
    over = steps[-1].event["kind"] == "score"
    return tuple(each if over or each is not found[-1] else Seal(each.hole, each.digest) for each in found)


def verify(record: object, seen: Any = ()) -> tuple[Seal, ...]:
    """Check that every deck of a record is the one that was sealed, and return the seals.

    The record is replayed, so each deck is a whole pack dealt by the rules. ``seen`` are seals (or their digits, or how
    these begin) noted from the table while it was played, in order. A running hole is checked too, and stays closed.
    Raises `BadRecord` naming the hole where a deck is not the one that was sealed, or has no seal, and where more seals
    were noted than there are; `BadSetting` where ``seen`` is no list of seals.

    >>> from playnine_widget.match.match import Match
    >>> match = Match(seed=9)
    >>> [seal.digest for seal in verify(match.record())] == [seal.digest for seal in match.seals]
    True
    """
    recorded = recording.read(record)
    game, steps = recorded.game, recorded.steps
    checked = seals(game, steps)
    found = iter(checked)
    for step in steps:
        if step.event["kind"] != "deal":
            continue
        hole = game.hole(step.state)
        if not isinstance(step.event.get("salt"), str) or "seal" not in step.event:
            raise BadRecord("error.seal.none", hole=hole)
        if step.event["seal"] != next(found).digest:
            raise BadRecord("error.seal.broken", hole=hole)
    if isinstance(seen, str) or not isinstance(seen, Iterable):
        raise BadSetting("error.seal.seen", value=text_of(seen))
    noted_seals = tuple(seen)
    if len(noted_seals) > len(checked):
        raise BadRecord("error.seal.more", n=len(noted_seals), sealed=len(checked))
    for noted, each in zip(noted_seals, checked, strict=False):
        digest = noted.digest if isinstance(noted, Seal) else noted
        begins = digest.strip().casefold() if isinstance(digest, str) else ""
        if not begins or not each.digest.startswith(begins):
            raise BadRecord("error.seal.other", hole=each.hole, noted=text_of(digest), digest=each.digest)
    return checked
