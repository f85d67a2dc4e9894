"""Records: written strictly, read strictly, replayed without a random number."""

from __future__ import annotations

import copy
import json
from typing import TYPE_CHECKING, Any

import pytest

import playnine_widget as p9
from kit.table import NAMES, at, at_random, kinds, play, preferring
from playnine_widget.cards import shuffle
from playnine_widget.match.match import Match

if TYPE_CHECKING:
    from collections.abc import Callable

Record = dict[str, Any]


@pytest.fixture
def record() -> Record:
    match = Match(players=["Ann", "Ben"], seed=9)
    match.act("flip A1", "flip B1", "flip A1", "flip B1", "draw", "swap C1")
    return match.record()


def test_the_form_of_a_record(record: Record) -> None:
    assert list(record) == ["format", "version", "made_by", "game", "variant", "players", "seed", "events"]
    assert (record["format"], record["version"]) == ("playnine-record", 1)
    assert record["made_by"] == f"playnine_widget {p9.__version__}"
    assert (record["game"], record["variant"], record["players"], record["seed"]) == (
        "play nine",
        {},
        ["Ann", "Ben"],
        9,
    )
    cut, deal, *acts = record["events"]
    assert [seat for seat, _ in cut["cards"]] == [0, 1]
    assert (len(deal["deck"]), len(deal["salt"])) == (108, 32)
    assert acts[-1] == {"kind": "act", "seat": acts[-2]["seat"], "action": "swap C1"}
    assert json.loads(json.dumps(record)) == record


def test_the_salt_of_a_deal_never_comes_from_the_seed() -> None:
    one, other = Match(seed=9).record()["events"][-1], Match(seed=9).record()["events"][-1]
    assert one["deck"] == other["deck"]
    assert one["salt"] != other["salt"]


def test_only_what_differs_from_the_named_game_is_written() -> None:
    match = Match("play nine", holes=18, decks={6: 2}, seed=1)
    assert match.record()["variant"] == {"decks": {"6": 2}, "holes": 18}
    assert Match.from_record(match.record()).variant == match.variant


def test_a_record_replays_without_random_numbers(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shuffle.Stream, "shuffle", lambda *_: pytest.fail("a record needs no random numbers"))
    assert Match.from_record(record).record() == record


def test_cards_come_from_the_record_and_are_never_compared_with_the_seed(record: Record) -> None:
    record["events"] = record["events"][:2]
    record["events"][1]["deck"].sort()
    record["seed"] = 1
    match = Match.from_record(record)
    assert match.steps[-1].state.cells[0] == "-5"


@pytest.mark.parametrize("players", [2, 4, 6])
def test_br_017_a_match_goes_on_from_its_record_just_as_it_would_have(players: int) -> None:
    """BR-017: a restored state has forgotten whose turn it is; later refills have to be the same too."""
    match = Match(players=NAMES[:players], seed=players, holes=3, no_progress_rounds=12)
    hand = preferring("flip", "draw")
    for number, _ in enumerate(play(match, at_random(players) if players == 6 else hand)):
        if number % 17:
            continue
        again = Match.from_record(json.loads(json.dumps(match.record())))
        assert (again.to_act, again.options, again.view()) == (match.to_act, match.options, match.view())
    again = Match.from_record(match.record())
    assert again.steps == match.steps


def test_br_017_refills_after_reading_a_record_are_the_same() -> None:
    """BR-017."""
    match = Match(players=6, seed=3)
    stay = preferring("flip", "draw", "swap")
    for _ in play(match, stay, most=60):
        pass
    again = Match.from_record(match.record())
    for _ in range(800):
        if match.over:
            break
        action = stay(match)
        match.act(action)
        again.act(action)
    assert [step.state for step in again.steps] == [step.state for step in match.steps]


def test_a_match_from_a_position_begins_with_every_card_known() -> None:
    match = at("Ann: 5 9 ? 12 / 5 9 (3) 0; Ben: ? ? 3 8 / ? ? 3 1; discard: 9 4; draw: 7 3")
    (event,) = match.record()["events"]
    assert event["kind"] == "set"
    assert "?" not in event["position"]
    assert "(3)" in event["position"]
    assert Match.from_record(match.record()).steps == match.steps


def test_what_this_version_does_not_know_is_kept(record: Record) -> None:
    record["place"] = {"club": "Augusta", "tags": [1, None]}
    record["events"][-1]["comment"] = "bold"
    assert Match.from_record(record).record() == record


def change(where: str, value: Any, /) -> Callable[[Record], None]:
    """Put a value at a path such as ``events/1/dealer``."""

    def apply(record: Record) -> None:
        *path, last = [int(part) if part.isdigit() else part for part in where.split("/")]
        spot: Any = record
        for part in path:
            spot = spot[part]
        spot[last] = value

    return apply


def drop(at_event: int) -> Callable[[Record], None]:
    return lambda record: record["events"].pop(at_event)


def add(event: Any) -> Callable[[Record], None]:
    return lambda record: record["events"].append(event)


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (change("version", 2), "version 2; this program reads version 1"),
        (change("version", 1.0), "version 1.0"),
        (change("format", "pgn"), "its format is “pgn”"),
        (change("game", "play nin"), "did you mean play nine"),
        (change("game", None), "“game”"),
        (change("variant", {"hols": 3}), "did you mean holes"),
        (change("variant", {"name": "x"}), "no rule “name”"),
        (change("variant", {"self": 1}), "no rule “self”"),
        (change("variant", []), "“variant”"),
        (change("players", ["Ann", "Ann"]), "a name of their own"),
        (change("players", ["Ann", 3]), "a name of their own"),
        (change("players", "Ann"), "“players”"),
        (change("players", ["Ann"]), "takes 2 to 6 players"),
        (change("seed", None), "“seed”"),
        (change("seed", -3), "The seed -3"),
        (change("seed", "9"), "“seed”"),
        (change("events", {}), "“events”"),
        (change("events/3", "draw"), "event 3 of the unknown kind “None”"),
        (change("events/3/kind", "zap"), "event 3 of the unknown kind “zap”"),
        (change("events/0/cards", [[0, "7"]]), "at event 0: “cards”"),
        (change("events/0/cards", 7), "at event 0: “cards”"),
        (change("events/0/cards/0/1", "13"), "at event 0: “cards”"),
        (change("events/1/deck/0", "13"), "at event 1: “deck”"),
        (change("events/1/deck", None), "at event 1: “deck”"),
        (change("events/1/dealer", 5), "at event 1: the dealer"),
        (change("events/2/seat", 5), "at event 2: seat 5"),
        (change("events/2/action", "FLIP A1"), "at event 2: seat"),
        (change("events/2/action", "draw"), "at event 2: "),
        (change("events/2/action", None), "at event 2: "),
        (drop(0), "at event 0: “deal” is not due; “cut” is"),
        (drop(1), "at event 1: seat"),
        (add({"kind": "shuffle", "pile": []}), "at event 8: a refill stands right before the draw"),
        (add({"kind": "score", "strokes": [1, 2]}), "at event 8: “score” is not due; “act” is"),
        (add({"kind": "set", "position": "Ann: ? ? ? ? / ? ? ? ?"}), "at event 8: “set” begins a match"),
        (lambda record: record.update(events=record["events"][:1]), "breaks off: “deal” is due"),
        (lambda record: record.update(events=[]), "breaks off: “cut” is due"),
    ],
)
def test_a_damaged_record_is_refused_and_the_spot_named(
    record: Record, damage: Callable[[Record], Any], says: str
) -> None:
    damage(record)
    damaged = copy.deepcopy(record)
    with pytest.raises(p9.BadRecord) as refused:
        Match.from_record(record)
    assert says in str(refused.value)
    assert record == damaged


@pytest.mark.parametrize("record", [None, [], "{}", 7])
def test_what_is_no_record_at_all_is_refused(record: Any) -> None:
    with pytest.raises(p9.BadRecord, match="A record is a mapping"):
        Match.from_record(record)


def test_a_wrong_score_and_a_refill_that_is_missing_are_found() -> None:
    match = Match(players=6, seed=1, holes=1)
    for _ in play(match, at_random(2)):
        pass
    record = match.record()
    record["events"][-1]["strokes"][0] += 1
    with pytest.raises(p9.BadRecord, match="the strokes of the hole are"):
        Match.from_record(record)


def test_a_position_in_a_record_leaves_nothing_open(record: Record) -> None:
    match = at("Ann: 5 9 ? 12 / 5 9 (3) 0")
    record = match.record()
    record["events"][0]["position"] = record["events"][0]["position"].replace("(", "").replace(")", "")
    with pytest.raises(p9.BadRecord):
        Match.from_record({**record, "events": [{"kind": "set", "position": "Ann: 5 9 ? 12 / 5 9 (3) 0"}]})
    with pytest.raises(p9.BadRecord):
        Match.from_record(record)


def test_the_kinds_of_events_are_those_of_the_design() -> None:
    match = Match(players=6, seed=1)
    for _ in play(match, preferring("flip", "draw")):
        pass
    assert set(kinds(match)) <= {"cut", "deal", "act", "shuffle", "score"}
