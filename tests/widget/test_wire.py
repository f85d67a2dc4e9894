"""What the browser may say: the shapes that are read, and that everything else is refused."""

import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playnine_widget.widget.wire import LARGEST, LONGEST_TEXT, MOST_SETTINGS, MessageRefused, read

GOOD: list[dict[str, Any]] = [
    {"kind": "act", "revision": 12, "action": "swap B2"},
    {"kind": "undo", "revision": 0},
    {"kind": "redo", "revision": LARGEST},
    {"kind": "goto", "revision": 1, "n": 0},
    {"kind": "advise", "revision": 1},
    {"kind": "open", "revision": 1},
    {"kind": "step", "revision": 1},
    {"kind": "step", "revision": 1, "by": "bot:novice"},
    {
        "kind": "new",
        "revision": 1,
        "settings": {"players": ["Ann", "bot:novice"], "holes": 9, "skip_one_facedown": True},
    },
    {"kind": "log"},
    {"kind": "lesson", "number": 3, "deed": "play out"},
    {"kind": "lesson", "number": 3, "deed": "go", "name": "draw_or_take"},
    {"kind": "answer", "number": 3, "value": -5},
    {"kind": "answer", "number": 3, "value": "not allowed"},
]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=80),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
KINDS = [good["kind"] for good in GOOD]


@pytest.mark.parametrize("content", GOOD, ids=lambda content: str(content["kind"]))
def test_each_kind_of_message_is_read(content: dict[str, Any]) -> None:
    request = read(content)
    assert {name: getattr(request, name) for name in content} == content


@pytest.mark.parametrize("content", GOOD, ids=lambda content: str(content["kind"]))
def test_a_field_too_many_or_too_few_is_refused(content: dict[str, Any]) -> None:
    for name in content.keys() - {"by", "name"}:
        with pytest.raises(MessageRefused):
            read({key: value for key, value in content.items() if key != name})
    with pytest.raises(MessageRefused):
        read({**content, "more": 1})
    with pytest.raises(MessageRefused):
        read(content, buffers=[b"x"])


@pytest.mark.parametrize("value", [None, True, -1, 1.0, 12.5, math.nan, math.inf, "12", [12], {}, 2**53, 10**400])
def test_a_revision_is_a_whole_number(value: object) -> None:
    with pytest.raises(MessageRefused):
        read({"kind": "act", "revision": value, "action": "draw"})
    with pytest.raises(MessageRefused):
        read({"kind": "goto", "revision": 1, "n": value})


@pytest.mark.parametrize("value", [None, True, 3, ["draw"], {"draw": 1}, "x" * (LONGEST_TEXT + 1), "x" * 10**6])
def test_an_action_is_a_short_text(value: object) -> None:
    with pytest.raises(MessageRefused):
        read({"kind": "act", "revision": 1, "action": value})


@pytest.mark.parametrize(
    "settings",
    [
        None,
        [],
        {"players": []},
        {"players": "Ann"},
        {"players": ["Ann", 3]},
        {"players": ["Ann"] * 17},
        {"players": ["x" * (LONGEST_TEXT + 1)]},
        {"holes": 1.5},
        {"holes": math.nan},
        {"holes": [9]},
        {"holes": -1},
        {"x" * 100: 1},
        {str(number): 1 for number in range(MOST_SETTINGS + 1)},
    ],
)
def test_settings_are_few_and_flat(settings: object) -> None:
    with pytest.raises(MessageRefused):
        read({"kind": "new", "revision": 1, "settings": settings})


@pytest.mark.parametrize("value", [None, True, 1.5, math.nan, 2**53, -(2**53), "x" * (LONGEST_TEXT + 1), [3], {"a": 1}])
def test_an_answer_is_a_whole_number_or_a_short_text(value: object) -> None:
    with pytest.raises(MessageRefused):
        read({"kind": "answer", "number": 1, "value": value})


@pytest.mark.parametrize("deed", [None, 1, "", "restart", "__init__", ["hint"], {"hint": 1}, "x" * 10**6])
def test_a_deed_is_one_of_those_that_there_are(deed: object) -> None:
    with pytest.raises(MessageRefused):
        read({"kind": "lesson", "number": 1, "deed": deed})


@pytest.mark.parametrize("by", ["bot:random", "novice", None, 1, ["bot:novice"]])
def test_only_novice_takes_over(by: object) -> None:
    with pytest.raises(MessageRefused):
        read({"kind": "step", "revision": 1, "by": by})


@given(JSON)
def test_any_other_json_is_refused(content: object) -> None:
    with pytest.raises(MessageRefused):
        read(content)


@given(
    st.fixed_dictionaries(
        {"kind": st.sampled_from(KINDS)},
        optional=dict.fromkeys(["revision", "action", "n", "by", "settings", "number", "deed", "value"], JSON),
    )
)
def test_a_message_of_a_known_kind_is_read_or_refused_and_nothing_else(content: dict[str, Any]) -> None:
    try:
        request = read(content)
    except MessageRefused:
        return
    assert request.kind == content["kind"]
    assert request.revision is None or (type(request.revision) is int and 0 <= request.revision <= LARGEST)
    assert len(request.action) <= LONGEST_TEXT
