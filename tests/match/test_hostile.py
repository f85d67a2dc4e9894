"""Whatever comes in at a public door is taken or refused by a class of our own, in a short sentence."""

from __future__ import annotations

import copy
import json
from typing import TYPE_CHECKING, Any

import pytest

import playnine_widget as p9
from kit.table import at, at_random, play
from playnine_widget.match.match import Match

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

LONGEST_SENTENCE = 1000
TEED = "Ann: 5 9 ? 12 / 5 9 (3) 0; Ben: ? ? 3 8 / ? ? 3 1; discard: 9 4; draw: 7 3"


class Unspeakable:
    """Says nothing, equals nothing and is no number, each with an error of its own."""

    def __str__(self) -> str:
        raise RuntimeError

    def __repr__(self) -> str:
        raise RuntimeError

    def __eq__(self, other: object) -> bool:
        raise RuntimeError

    def __hash__(self) -> int:
        return 1

    def __index__(self) -> int:
        raise RuntimeError


def nested() -> list[Any]:
    deep: list[Any] = []
    for _ in range(5000):
        deep = [deep]
    return deep


def circular() -> list[Any]:
    ring: list[Any] = []
    ring.append(ring)
    return ring


HOSTILE: dict[str, Callable[[], Any]] = {
    "nothing": lambda: None,
    "truth": lambda: True,
    "negative": lambda: -1,
    "huge number": lambda: 10**5000,
    "fraction": lambda: 1.5,
    "no number": lambda: float("nan"),
    "infinite": lambda: float("inf"),
    "empty text": str,
    "giant text": lambda: "x" * 10**6,
    "half a surrogate pair": lambda: "\ud800",
    "empty list": list,
    "empty mapping": dict,
    "list in a list": lambda: [[1]],
    "deep list": nested,
    "circular list": circular,
    "set": lambda: {1, 2},
    "bytes": lambda: b"draw",
    "object": object,
    "unspeakable": Unspeakable,
}


@pytest.fixture(params=HOSTILE, ids=lambda name: name.replace(" ", "-"))
def hostile(request: pytest.FixtureRequest) -> Any:
    return HOSTILE[request.param]()


def refused(door: Callable[[], object], *kinds: type[p9.PlayNineError]) -> None:
    """The door refuses, by one of these classes, in a sentence that can be shown, sent and saved."""
    with pytest.raises(kinds) as error:
        door()
    sentence = str(error.value)
    assert 0 < len(sentence) <= LONGEST_SENTENCE
    assert sentence.encode().decode() == sentence


def spots(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every entry of a record, of long lists to the first and the last."""
    if path:
        yield path
    if isinstance(value, dict):
        for key in value:
            yield from spots(value[key], (*path, key))
    if isinstance(value, list):
        for number in sorted({*range(len(value))[:2], *range(len(value))[-1:]}):
            yield from spots(value[number], (*path, number))


def put(record: dict[str, Any], path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    """The record with another value there."""
    changed = copy.deepcopy(record)
    spot: Any = changed
    for part in path[:-1]:
        spot = spot[part]
    spot[path[-1]] = value
    return changed


def records() -> list[dict[str, Any]]:
    played = Match(players=3, seed=9, holes=1, no_progress_rounds=2)
    for _ in play(played, at_random(1)):
        pass
    placed = at(TEED)
    placed.act("draw", "swap C1")
    return [played.record(), placed.record()]


@pytest.mark.parametrize("record", records(), ids=["played", "placed"])
def test_a_record_with_anything_anywhere_is_refused_or_read_and_can_be_written(
    record: dict[str, Any], hostile: Any
) -> None:
    for path in spots(record):
        changed = put(record, path, hostile)
        try:
            match = Match.from_record(changed)
        except p9.BadRecord:
            refused(lambda changed=changed: Match.from_record(changed), p9.BadRecord)  # type: ignore[misc]
            continue
        written = json.loads(json.dumps(match.record(), allow_nan=False))
        assert Match.from_record(written).record() == written, path


@pytest.mark.parametrize("record", records(), ids=["played", "placed"])
def test_what_a_record_needs_is_missed_by_name(record: dict[str, Any]) -> None:
    for key in ("format", "version", "game", "variant", "players", "seed", "events"):
        refused(lambda key=key: Match.from_record({k: v for k, v in record.items() if k != key}), p9.BadRecord)  # type: ignore[misc]


def test_what_is_no_record_is_refused(hostile: Any) -> None:
    refused(lambda: Match.from_record(hostile), p9.BadRecord)


def test_what_is_no_position_is_refused(hostile: Any) -> None:
    refused(lambda: Match.from_position(hostile), p9.BadPosition)


def test_what_is_no_layout_is_refused(hostile: Any) -> None:
    refused(lambda: p9.score(hostile), p9.BadNotation)
    refused(lambda: p9.score([hostile, [1, 2, 3, 4]]), p9.BadNotation)
    if hostile is not None:  # no card: it lies facedown
        refused(lambda: p9.score([[hostile, 2, 3, 4], [1, 2, 3, 4]]), p9.BadNotation)


def test_what_is_no_game_no_rule_and_no_number_of_it_is_refused(hostile: Any) -> None:
    refused(lambda: p9.variant(hostile), p9.UnknownName)
    refused(lambda: p9.score("1 2 3 4 / 5 6 7 8", hostile), p9.UnknownName)
    refused(lambda: Match(hostile), p9.UnknownName)
    for rule in ("holes", "bonus_adjacency", "start_flips", "decks", "skip_one_facedown"):
        if rule != "skip_one_facedown" or hostile is not True:
            refused(lambda rule=rule: p9.variant(**{rule: hostile}), p9.BadSetting)  # type: ignore[misc]
    for key, value in ((hostile, 2), (6, hostile)):
        if isinstance(key, str | int | float | bytes | None):
            refused(lambda key=key, value=value: p9.variant(decks={key: value}), p9.BadSetting)  # type: ignore[misc]


def test_players_and_seeds_that_cannot_be_are_refused(hostile: Any) -> None:
    refused(lambda: Match(players=hostile), p9.BadSetting)
    if not isinstance(hostile, str) or len(hostile) < 10:  # a long name is a name
        refused(lambda: Match(players=["Ann", hostile]), p9.BadSetting)
    if hostile is not None:  # draws one
        refused(lambda: Match(seed=hostile), p9.BadSetting)


def test_whatever_is_tried_in_a_match_is_refused_and_changes_nothing(hostile: Any) -> None:
    match = at(TEED)
    before = match.steps
    refused(lambda: match.act(hostile), p9.IllegalAction)
    refused(lambda: match.act("draw", hostile), p9.IllegalAction)
    refused(lambda: match.goto(hostile), p9.IllegalAction)
    if hostile is not None:
        refused(lambda: match.act("draw", seat=hostile), p9.BadSetting)
        refused(lambda: match.act("draw", revision=hostile), p9.StaleRevision)
        refused(lambda: match.view(hostile), p9.BadSetting)
        refused(lambda: match.position(hostile), p9.BadSetting)
    refused(lambda: match.sit(hostile, "bot:novice"), p9.BadSetting)
    assert match.steps == before


def test_whatever_a_bot_answers_or_raises_it_has_failed(hostile: Any) -> None:
    class Upset(Exception):
        def __str__(self) -> str:
            return hostile  # type: ignore[no-any-return]  # an error if it is no text

    def answers(_view: Any) -> Any:
        return hostile

    def raises(_view: Any) -> Any:
        raise Upset

    for bot in (answers, raises):
        match = Match(players=[bot, bot], seed=1)
        before = match.record()
        refused(match.play_bots, p9.BotFailed)
        assert match.record() == before


def test_a_record_or_a_state_at_the_wrong_door_tells_nothing_hidden() -> None:
    """Rule book 5.19: an error shows in the notebook and is saved with it."""
    match = Match(players=2, seed=9)
    for secret in (match.record(), match.record()["events"], match.steps[-1].state, match.steps[-1]):
        doors: tuple[Callable[[Any], object], ...] = (
            Match,
            p9.variant,
            Match.from_position,
            match.act,
            match.goto,
            match.view,
            p9.score,
            lambda secret: Match(players=secret),
            lambda secret: Match(players=["Ann", secret]),
            lambda secret: Match(seed=secret),
            lambda secret: p9.variant(holes=secret),
            lambda secret: Match(players=[lambda view: secret] * 2, seed=9).play_bots(),  # noqa: ARG005
        )
        for door in doors:
            with pytest.raises(p9.PlayNineError) as error:
                door(secret)
            assert all(word not in str(error.value) for word in ("'seed'", "'deck'", "salt", "Hole(")), door


def test_a_crowd_is_refused_before_it_is_seated() -> None:
    refused(lambda: Match(players=10**12), p9.BadSetting)
    refused(lambda: p9.variant(decks={6: 10**12}), p9.BadSetting)
    refused(lambda: Match.from_position(f"rules: decks=2:999999999; {TEED}"), p9.BadPosition)
    refused(lambda: p9.variant(match_bonus={1: -5}), p9.BadSetting)


def test_players_stand_in_an_order_of_their_own() -> None:
    refused(lambda: Match(players={"Ann", "Ben"}), p9.BadSetting)
    refused(lambda: Match(players={"Ann": 1, "Ben": 2}), p9.BadSetting)
    assert Match(players=(name for name in ("Ann", "Ben"))).players == ("Ann", "Ben")


@pytest.mark.parametrize("number", ["1_0", "٣", "1e3", "0x1", "9" * 10, "9" * 5000, "+", "1.0"])
def test_numbers_in_a_position_are_plain_digits(number: str) -> None:
    refused(lambda: Match.from_position(f"{TEED}; scores: {number}, 1"), p9.BadPosition)
    refused(lambda: Match.from_position(f"{TEED}; hole: {number}"), p9.BadPosition)


def test_an_open_bracket_is_no_riddle() -> None:
    refused(lambda: p9.score("(" + " " * 100_000 + "3 2 3 4 / 5 6 7 8"), p9.BadNotation)
    assert p9.score("(  3 ) 2 3 4 / 3 2 ( 3) 4").total == 6
