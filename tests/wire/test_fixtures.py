"""The fixtures that the front end is tested with are what Python sends today."""

import json
import re

import pytest

from playnine_widget.widget.labels import FIXED
from wire.lines import text
from wire.states import HERE, states, words

WORDS = words()
STATES = {**states(), "labels": WORDS}
FRONT_END = HERE.parent.parent / "js" / "src"


@pytest.mark.parametrize("name", STATES)
def test_the_fixture_is_not_stale(name: str) -> None:
    assert (HERE / f"{name}.json").read_text(encoding="utf-8") == text(STATES[name]), "run: python -m wire.states"


def test_there_is_no_fixture_too_many() -> None:
    assert {path.stem for path in HERE.glob("*.json")} == STATES.keys()


def test_fixtures_are_plain_json() -> None:
    for name, fixture in STATES.items():
        assert json.loads(text(fixture)) == json.loads(json.dumps(fixture)), name


def test_the_front_end_asks_for_no_word_that_is_not_sent() -> None:
    """Every word that `js/src` takes from `labels` is in what Python sends, at a table of some game."""
    asked = {
        name for path in FRONT_END.rglob("*.js") for name in re.findall(r"\blabels\.([a-z_]+)", path.read_text("utf-8"))
    }
    assert asked <= {*WORDS["en"], *WORDS["en ninety"]}
    typed = re.search(r"const WORDS = .*?\[(.*?)\]", (FRONT_END / "wire.js").read_text("utf-8"), re.DOTALL)
    assert typed
    assert set(re.findall(r'"(\w+)"', typed[1])) == set(FIXED)


@pytest.mark.parametrize(("module", "words"), [("golf/golf.js", "en"), ("ninety/ninety.js", "en ninety manual")])
def test_every_letter_that_does_something_is_among_the_keys_that_are_explained(module: str, words: str) -> None:
    """The letters of a verb stand in the drawing module, the others where keys are pressed."""
    drawing, hands = ((FRONT_END / name).read_text("utf-8") for name in (module, "hands.js"))
    verbs = dict(re.findall(r'(\w): "(\w+)"', re.search(r"LETTERS = .*", drawing)[0]))  # type: ignore[index]
    labels = WORDS[words]
    explained = dict(labels["keys"])
    assert {letter.upper(): labels["does"][verb] for letter, verb in verbs.items()}.items() <= explained.items()
    others = re.findall(r'key(?:\.toLowerCase\(\))? === "(.)"', hands)
    assert {"?", "U", "N", "C", "O"} == {key.upper() for key in others if key != " "}
    assert explained.keys() >= {"?", "U", "N", "C", "O"}
