"""Whatever is given to a public function of the teaching part, the refusal is one of ours and says what to do."""

from __future__ import annotations

import inspect
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

import playnine_widget as p9
from kit.lessons import lesson
from playnine_widget.lessons.courses import Course, lessons
from playnine_widget.lessons.progress import Progress
from playnine_widget.lessons.quiz import kinds

if TYPE_CHECKING:
    from collections.abc import Callable


class Mute:
    """Somebody's object that cannot even be printed."""

    def __str__(self) -> str:
        raise RuntimeError


WRONG: tuple[Any, ...] = (
    *(None, 5, -1, 3.5, float("nan"), True, 10**5000),
    *("", "nix", "\ud800", "a\0b", b"x", (1, 2), [[]], {1: 2}, Mute()),
)
FITTING: dict[str, Callable[[], Any]] = {
    "action": lambda: "take",
    "at": lambda: 0,
    "deed": lambda: "show",
    "drill": lambda: None,
    "folder": lambda: Progress().path.parent,
    "item": lambda: "take_it",
    "lang": lambda: "en",
    "layout": lambda: "7 7 3 5 / 7 7 2 4",
    "lesson": lesson,
    "lessons": lambda: [lesson()],
    "match": lambda: p9.Match(seed=1),
    "name": lambda: "take_it",
    "of": lambda: p9.Match(seed=1),
    "path": lambda: "there is none.md",
    "right": lambda: True,
    "step": lambda: 0,
    "steps": lambda: lesson().steps,
    "title": lambda: "Take it",
    "value": lambda: 3,
    "watcher": lambda: print,
}
"""What fits where there is no default."""
OF_SEQUENCES = {"index", "count"}
"""What every sequence of Python has and `Course` does not define itself."""
MADE: dict[str, Callable[[], Any]] = {
    "a course": lambda: Course([lesson()]),
    "a lesson": lesson,
    "a study": lambda: lesson().study(),
    "a quiz": lambda: p9.Quiz("count", seed=1),
    "a quiz of chances": lambda: p9.Quiz("odds", seed=1),
    "drills": p9.Drills,
}
DOORS: dict[str, Callable[[], Any]] = {
    "lessons": lambda: lessons,
    "Course": lambda: Course,
    "Course.read": lambda: Course.read,
    "Lesson": lambda: p9.Lesson,
    "Lesson.read": lambda: p9.Lesson.read,
    "Lesson.from_match": lambda: p9.Lesson.from_match,
    "Quiz": lambda: p9.Quiz,
    "kinds": lambda: kinds,
    "Drills": lambda: p9.Drills,
    "Progress": lambda: Progress,
    "rules": lambda: p9.rules,
    "compare_rules": lambda: p9.compare_rules,
    "score": lambda: p9.score,
}


def methods() -> dict[str, Callable[[], Any]]:
    """Return, of every object of the teaching part, each public method, made anew when it is asked for."""
    found: dict[str, Callable[[], Any]] = {}
    for what, make in MADE.items():
        kind = type(make())
        names = [name for name in dir(kind) if not name.startswith("_") and name not in OF_SEQUENCES]
        for name in (*names, *(["__getitem__"] if kind is Course else [])):
            if inspect.isfunction(inspect.getattr_static(kind, name)):
                found[f"{name} of {what}"] = partial(of, make, name)
    return found


def of(make: Callable[[], Any], name: str) -> Any:
    """Return a method of something that is made for it."""
    return getattr(make(), name)


def asked(door: Callable[..., Any]) -> list[inspect.Parameter]:
    fixed = (inspect.Parameter.VAR_KEYWORD, inspect.Parameter.VAR_POSITIONAL)
    return [each for each in inspect.signature(door).parameters.values() if each.kind not in fixed]


ALL = DOORS | methods()
CASES = [(name, each.name) for name, door in ALL.items() for each in asked(door())]


@pytest.mark.filterwarnings("ignore:Your progress cannot be kept")
@pytest.mark.parametrize(("name", "parameter"), CASES, ids=" ".join)
def test_a_wrong_type_raises_nothing_but_an_error_of_ours(
    name: str, parameter: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for wrong in WRONG:
        door = ALL[name]()
        given = {each.name: FITTING[each.name]() for each in asked(door) if each.default is each.empty}
        first = [given.pop(each.name) for each in asked(door) if each.kind is each.POSITIONAL_ONLY]
        with suppress(p9.PlayNineError, FileNotFoundError):
            door(*first, **given | {parameter: wrong})


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (lambda: p9.lessons("en", 5), "source: here belongs list.Lesson., not int"),  # type: ignore[arg-type]
        (lambda: p9.lessons("en", [5]), "source: here belongs Lesson, not int"),  # type: ignore[list-item]
        (lambda: p9.lessons("en", folder=5), "“5” names no file"),  # type: ignore[arg-type]
        (lambda: p9.lessons().study(3.5), r"There is no “3\.5”; did you mean"),  # type: ignore[arg-type]
        (lambda: p9.lessons().study(99), "There is no “99”; did you mean"),
        (lambda: lesson().start(7), "There is no step 7: the steps are numbered from 0 to 0"),
        (lambda: lesson().study(7), "progress: here belongs Progress, not int"),  # type: ignore[arg-type]
        (lambda: p9.Lesson.from_match(7), "match: here belongs Match, not int"),  # type: ignore[arg-type]
        (lambda: p9.Quiz("best", seed=[]), "seed"),  # type: ignore[arg-type]
        (lambda: p9.Quiz(["best"]), "There is no quiz"),  # type: ignore[arg-type]
    ],
)
def test_the_refusal_says_what_belongs_there(call: Callable[[], object], says: str) -> None:
    with pytest.raises(p9.PlayNineError, match=says):
        call()


def test_a_lesson_is_reached_by_its_number_the_first_one_too() -> None:
    course = Course([lesson(title="One"), lesson(title="Two")])
    course.study("one").act("take")
    assert course.study(0).lesson.name == "one"
    assert course.study(-1).lesson.name == "two"
    assert course.state(0) == "done"
    with pytest.raises(IndexError):
        course[2]
