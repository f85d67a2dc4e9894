"""Records for other languages: `docs/record.schema.json` says what they hold."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from kit.table import at, at_random, play
from playnine_widget.games.catalogue import variants
from playnine_widget.match.match import Match

SCHEMA: dict[str, Any] = json.loads((Path(__file__).parents[2] / "docs" / "record.schema.json").read_text("utf-8"))
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)


@pytest.mark.parametrize("game", variants())
def test_a_record_of_every_game_is_as_the_schema_says(game: str) -> None:
    match = Match(game, seed=4)
    for number, _ in enumerate(play(match, at_random(4)), 1):
        if number == 300:
            break
    match.comment("so")
    VALIDATOR.validate(match.record())


def test_a_record_that_begins_with_a_position_is_as_the_schema_says() -> None:
    VALIDATOR.validate(at("Ann: 5 9 ? 12 / 5 9 ? 0").record())


@pytest.mark.parametrize(
    ("where", "wrong"),
    [
        (("version",), 2),
        (("seed",), -1),
        (("events", 1, "kind"), "trick"),
        (("events", 1, "deck", 0), "seven"),
        (("events", 1, "salt"), "pepper"),
        (("events", 1, "dealer"), "Ann"),
        (("players",), ["Ann"]),
    ],
)
def test_the_schema_refuses_what_is_no_record(where: tuple[Any, ...], wrong: object) -> None:
    record = Match(players=["Ann", "Ben"], seed=9).record()
    spot: Any = record
    for key in where[:-1]:
        spot = spot[key]
    spot[where[-1]] = wrong
    assert not VALIDATOR.is_valid(record)
