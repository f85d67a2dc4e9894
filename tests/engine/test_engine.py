"""The floor that knows no game: the grammar of positions, errors, frozen values, records."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playnine_widget.engine.errors import BadPosition, BadRecord, IllegalAction, PlayNineError
from playnine_widget.engine.frozen import FrozenMap
from playnine_widget.engine.notation import pairs, quoted
from playnine_widget.engine.reading import nearest, whole
from playnine_widget.engine.record import freeze, thaw


def test_pairs_stand_one_a_line_or_with_semicolons_between_them() -> None:
    found = pairs("hole: 3; players: Ann, Ben\n\n  Ann : 5 ? / 5 0  ;\n")
    assert [(pair.key, pair.value) for pair in found] == [("hole", "3"), ("players", "Ann, Ben"), ("Ann", "5 ? / 5 0")]
    assert [item.text for item in found[1].items] == ["Ann", "Ben"]


@given(st.lists(st.text(min_size=1, max_size=8), min_size=1, max_size=4))
def test_any_names_are_read_back_from_a_list(names: list[str]) -> None:
    (pair,) = pairs(f"players: {', '.join(quoted(name, {'nobody'}) for name in names)}")
    assert [item.text for item in pair.items] == names


@pytest.mark.parametrize("text", ['"Ann: 5', 'players: "Ann, Ben', 'to act: "A\\qnn"', "no colon here"])
def test_an_open_quote_or_a_missing_colon_is_refused_with_the_place(text: str) -> None:
    with pytest.raises(BadPosition):
        pairs(text)


def test_an_error_carries_its_key_and_values_and_speaks_english() -> None:
    error = IllegalAction("error.undo.nothing")
    assert (error.key, error.values, str(error)) == ("error.undo.nothing", {}, "There is nothing to take back.")


def test_errors_are_copied_and_pickled_whole() -> None:
    error = IllegalAction("error.goto", number="9", most=3)
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert (type(again), str(again)) == (IllegalAction, str(error))


def test_every_class_of_error_is_a_play_nine_error() -> None:
    names = "IllegalAction NotYourTurn StaleRevision BadNotation BadPosition BadRecord BadSetting UnknownName BotFailed"
    assert {kind.__name__ for kind in PlayNineError.__subclasses__()} >= set(names.split())


def test_the_nearest_word_is_found_and_numbers_are_taken_whole() -> None:
    assert nearest("discrad", ["discard", "draw"]) == "discard"
    assert nearest(3, []) == ""
    assert [whole(value) for value in (3, True, 2.0, "3", None)] == [3, None, None, None, None]


def test_a_frozen_map_never_changes_and_compares_with_any_mapping() -> None:
    ladder: Any = FrozenMap({2: -10, 3: -15})
    assert ladder == {3: -15, 2: -10}
    assert hash(ladder) == hash(FrozenMap({3: -15, 2: -10}))
    assert pickle.loads(pickle.dumps(ladder)) == copy.deepcopy(ladder) == ladder
    with pytest.raises(TypeError):
        ladder[2] = 0
    with pytest.raises(AttributeError):
        ladder.size = 1


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(json_values)
def test_what_is_frozen_thaws_to_what_it_was(value: Any) -> None:
    assert thaw(freeze(value)) == value


def test_what_json_does_not_hold_is_refused() -> None:
    with pytest.raises(BadRecord, match="no set"):
        freeze({"kind": {1, 2}})
