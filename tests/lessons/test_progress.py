"""Progress on disk: it survives the kernel, the damage of a file and another kernel, and cannot simply be typed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import playnine_widget as p9
from kit.lessons import lesson, step
from playnine_widget.engine.errors import BadSetting
from playnine_widget.lessons import keeping
from playnine_widget.lessons.progress import Progress

if TYPE_CHECKING:
    from playnine_widget.lessons.lesson import Lesson

TWO = [step(hints="Look."), step(position="", accept="swap D2", wrong={"*": "No."})]


def passed(taught: Lesson, progress: Progress) -> None:
    """A learner does it all."""
    learner = taught.study(progress)
    while not learner.over:
        learner.act(learner.lesson.steps[learner.step].solution[0])
        learner.next()


def in_a_kernel(code: str, *words: str) -> subprocess.Popen[bytes]:
    """Another process that runs this, as a kernel would."""
    head = "import sys; from kit.lessons import lesson; from playnine_widget.lessons.progress import Progress\n"
    return subprocess.Popen([sys.executable, "-c", head + code, *words], cwd=Path(__file__).parents[1])


def content(progress: Progress) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(progress.path.read_text(encoding="utf-8"))
    return found


def change(progress: Progress, **best: Any) -> None:
    """Somebody edits the best result by hand."""
    written = content(progress)
    written["lessons"]["take_it"]["best"] |= best
    progress.path.write_text(json.dumps(written), encoding="utf-8")


def test_a_passed_lesson_stays_passed_in_another_kernel() -> None:
    passed(lesson(), Progress("Ann"))
    lesson().assert_passed(Progress("Ann"))
    assert in_a_kernel("lesson().assert_passed(Progress('Ann'))").wait() == 0


def test_what_is_not_passed_says_which_lesson_and_what_to_do() -> None:
    with pytest.raises(p9.NotPassed) as refused:
        lesson().assert_passed()
    assert str(refused.value) == (
        "The lesson “Take it” is not passed by ann. Nothing of it is done yet. "
        "Show it with CardTable(lesson), solve every step, then run this cell again."
    )
    assert isinstance(refused.value, AssertionError)


def test_it_is_said_in_the_language_of_the_lesson() -> None:
    with pytest.raises(p9.NotPassed, match=r"n’est pas réussie par ann\. Rien n’en est fait\."):
        lesson().into("fr").assert_passed()


def test_begun_skipped_and_shown_are_not_passed() -> None:
    progress, taught = Progress(), lesson(*TWO)
    learner = taught.study()
    learner.act("take")
    with pytest.raises(p9.NotPassed, match="begun and not finished"):
        taught.assert_passed(progress)
    learner.next()
    learner.show()
    learner.next()
    with pytest.raises(p9.NotPassed, match="1 of 2 steps is solved; one that was skipped or only shown"):
        taught.assert_passed(progress)
    learner.back()
    learner.act("swap D2")
    taught.assert_passed(progress)
    assert progress.kept(taught).best is not None


def test_a_study_goes_on_where_one_left_off_with_what_it_has_cost() -> None:
    taught = lesson(*TWO)
    learner = taught.study()
    learner.hint()
    learner.act("take")
    learner.next()
    learner.act("swap A1")
    again = taught.study()
    assert (again.step, again.state, again.tally, again.view().hand) == (1, "open", learner.tally, "12")


def test_the_best_result_is_kept_and_tries_are_counted() -> None:
    progress, taught = Progress(), lesson(step(hints="Look."))
    for hints in (1, 0, 1):
        learner = taught.study(progress)
        for _ in range(hints):
            learner.hint()
        learner.act("take")
    kept = progress.kept(taught)
    assert kept.best is not None
    assert (kept.best.stars, kept.best.hints, kept.tries, kept.signed) == (3, 0, 3, True)


@pytest.mark.parametrize("best", [{"stars": 2}, {"hints": 1}, {"when": "2020-01-01T00:00:00Z"}])
def test_an_edited_result_does_not_hold(best: dict[str, Any]) -> None:
    progress = Progress()
    passed(lesson(), progress)
    change(progress, **best)
    with pytest.raises(p9.NotPassed, match="changed by hand"):
        lesson().assert_passed(progress)
    passed(lesson(), progress)
    lesson().assert_passed(progress)
    edited = content(progress)["lessons"]["take_it"]["former"][0]["best"]
    assert edited | best == edited


def test_a_result_of_another_name_or_another_key_does_not_hold() -> None:
    ann, ben, keyed = Progress("Ann"), Progress("Ben"), Progress("Ann", key="autumn")
    passed(lesson(), ann)
    assert len({ann.path, ben.path, keyed.path}) == 3
    for other in (ben, keyed):
        other.path.write_text(json.dumps(content(ann) | {"student": other.student}), encoding="utf-8")
        with pytest.raises(p9.NotPassed, match="not signed by this course"):
            lesson().assert_passed(other)


def test_a_result_counts_for_what_was_asked_in_whatever_language() -> None:
    passed(lesson(), Progress())
    lesson(step(task="Another sentence.")).assert_passed()
    with pytest.raises(p9.NotPassed):
        lesson(step(accept="draw, take")).assert_passed()


@pytest.mark.parametrize("damage", ["", "{", "[]", '{"format": "playnine-progress"}', "\x00\x01", '{"a":' * 5000, "7"])
def test_a_damaged_file_is_set_aside_said_and_lost_to_nobody(damage: str) -> None:
    progress = Progress()
    progress.path.parent.mkdir(parents=True)
    progress.path.write_text(damage, encoding="utf-8")
    with pytest.warns(UserWarning, match=r"begun anew; the old file is kept as .*ann\.damaged\.json"):
        assert progress.kept(lesson()).best is None
    assert progress.path.with_name("ann.damaged.json").read_text(encoding="utf-8") == damage
    passed(lesson(), progress)
    lesson().assert_passed(progress)


def test_the_second_damaged_file_does_not_overwrite_the_first() -> None:
    progress = Progress()
    progress.path.parent.mkdir(parents=True)
    for text in ("one", "two"):
        progress.path.write_text(text, encoding="utf-8")
        with pytest.warns(UserWarning, match="begun anew"):
            passed(lesson(), progress)
    kept = {path.read_text(encoding="utf-8") for path in progress.path.parent.glob("*damaged*")}
    assert kept == {"one", "two"}


@pytest.mark.parametrize(
    "entry", [7, [], {"best": 7}, {"best": {"stars": 3}}, {"at": {"step": 99}}, {"at": 7}, {"tries": "many"}]
)
def test_a_damaged_entry_counts_as_nothing_and_the_others_stay(entry: object) -> None:
    progress, other = Progress(), lesson(title="Other")
    passed(other, progress)
    written = content(progress)
    written["lessons"]["take_it"] = entry
    written["more"] = "of a later version"
    progress.path.write_text(json.dumps(written), encoding="utf-8")
    assert progress.kept(lesson()).best is None
    assert lesson().study(progress).step == 0
    passed(lesson(), progress)
    lesson().assert_passed(progress)
    other.assert_passed(progress)
    assert content(progress)["more"] == "of a later version"


def test_where_nothing_can_be_written_progress_lasts_as_long_as_the_kernel(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    progress = Progress(folder=tmp_path / "file" / "inside")
    with pytest.warns(UserWarning, match="until the kernel ends it waits"):
        passed(lesson(), progress)
    lesson().assert_passed(progress)


def test_two_kernels_at_once_lose_nothing_of_each_other() -> None:
    code = "for number in range(20):\n    lesson(title=f'{sys.argv[1]} {number}').study(Progress('ann')).act('take')\n"
    kernels = [in_a_kernel(code, name) for name in ("one", "two")]
    assert [kernel.wait() for kernel in kernels] == [0, 0]
    for name in ("one", "two"):
        for number in range(20):
            lesson(title=f"{name} {number}").assert_passed(Progress("ann"))
    assert [path.name for path in Progress("ann").path.parent.iterdir() if path.suffix == ".part"] == []


@pytest.mark.parametrize(
    ("platform", "variables", "ends"),
    [
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/playnine_widget"),
        ("linux", {}, "/ann/.local/share/playnine_widget"),
        ("darwin", {}, "/ann/Library/Application Support/playnine_widget"),
        ("win32", {"APPDATA": "/roaming"}, "/roaming/playnine_widget"),
        ("linux", {"PLAYNINE_PROGRESS": "/mine"}, "/mine"),
    ],
)
def test_the_folder_is_the_platforms_unless_another_is_named(
    platform: str, variables: dict[str, str], ends: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("PLAYNINE_PROGRESS", "XDG_DATA_HOME", "APPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in {"HOME": "/ann", **variables}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert keeping.folder().as_posix() == ends


def test_a_lone_lesson_may_be_kept_beside_the_notebook(tmp_path: Path) -> None:
    kept = lesson().keep("Zoë", tmp_path, key="autumn")
    kept.study().act("take")
    lesson().keep("Zoë", tmp_path, key="autumn").into("fr").assert_passed()
    assert [path.suffix for path in sorted(tmp_path.iterdir())] == [".json", ".lock"]


@pytest.mark.parametrize("student", ["", " ", "\ud800", "a\0b", 7])
def test_who_learns_has_a_name(student: Any) -> None:
    with pytest.raises(BadSetting):
        Progress(student)


@pytest.mark.parametrize("student", ["../../etc/passwd", "CON", "a" * 300, "Zoë", "王", "a/b", "."])
def test_whatever_the_name_the_file_lies_in_the_folder(student: str, tmp_path: Path) -> None:
    progress = Progress(student, tmp_path)
    passed(lesson(), progress)
    assert progress.path.parent == tmp_path
    lesson().assert_passed(Progress(student, tmp_path))


def refuse(*_: object) -> None:
    """A disk without room."""
    raise OSError(28, "No space left on device")


@pytest.mark.filterwarnings("ignore:Your progress cannot be kept")
def test_what_was_kept_still_counts_while_nothing_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed(lesson(), Progress("ann", tmp_path))
    progress, other = Progress("ann", tmp_path), lesson(title="Other")
    monkeypatch.setattr(keeping, "store", refuse)
    passed(other, progress)
    lesson().assert_passed(progress)
    other.assert_passed(progress)
    with pytest.raises(p9.NotPassed):
        other.assert_passed(Progress("ann", tmp_path))


@pytest.mark.filterwarnings("ignore:Your progress cannot be kept")
def test_what_could_not_be_written_is_written_with_the_next_change(tmp_path: Path) -> None:
    progress, first, second = Progress("ann", tmp_path), lesson(), lesson(title="Second")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(keeping, "store", refuse)
        passed(first, progress)
    passed(lesson(title="Elsewhere"), Progress("ann", tmp_path))
    passed(second, progress)
    for each in (first, second, lesson(title="Elsewhere")):
        each.assert_passed(Progress("ann", tmp_path))


def test_that_nothing_can_be_written_is_said_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    progress = Progress("ann", tmp_path)
    monkeypatch.setattr(keeping, "store", refuse)
    with pytest.warns(UserWarning, match="cannot be kept") as said:
        passed(lesson(*TWO), progress)
    assert len(said) == 1


def test_two_lessons_of_one_name_keep_their_results_apart(tmp_path: Path) -> None:
    progress = Progress("ann", tmp_path)
    first, second = lesson(), lesson(step(accept="draw"))
    for each in (first, second, first):
        passed(each, progress)
    first.assert_passed(progress)
    second.assert_passed(progress)
    assert (progress.kept(first).tries, progress.kept(second).tries) == (2, 1)


def newer(progress: Progress) -> str:
    """A later version of the package has written the file; what it holds."""
    passed(lesson(), progress)
    text = json.dumps(content(progress) | {"version": keeping.VERSION + 1, "lessons": ["in another shape"]})
    progress.path.write_text(text, encoding="utf-8")
    return text


def test_a_file_of_a_newer_version_is_left_untouched_and_that_is_said_once(tmp_path: Path) -> None:
    written = newer(Progress("ann", tmp_path))
    progress, other = Progress("ann", tmp_path), lesson(title="Other")
    with pytest.warns(UserWarning, match="newer playnine_widget, and was left as it is: nothing in it is lost") as said:
        passed(other, progress)
    assert len(said) == 1
    assert progress.kept(lesson()).best is None
    progress.change_part("drills", lambda _: {"more": 1})
    other.assert_passed(progress)  # as long as the kernel lives
    assert progress.part("drills") == {"more": 1}
    assert progress.path.read_text(encoding="utf-8") == written
    assert sorted(path.suffix for path in tmp_path.iterdir()) == [".json", ".lock"]


@pytest.mark.parametrize(("lang", "says"), [("en", "by a newer"), ("fr", "plus récente"), ("es", "más reciente")])
def test_a_class_says_which_file_a_newer_version_wrote(tmp_path: Path, lang: str, says: str) -> None:
    written = newer(Progress("ann", tmp_path))
    course = p9.lessons(lang, [lesson()], folder=tmp_path / "mine")
    assert [says in row["problem"] and not row["passed"] for row in course.collect(tmp_path)] == [True]
    assert Progress("ann", tmp_path).path.read_text(encoding="utf-8") == written


def test_a_best_result_with_fields_of_a_newer_version_stays_in_the_file_beside_ones_own(tmp_path: Path) -> None:
    progress = Progress("ann", tmp_path)
    passed(lesson(), progress)
    change(progress, pace="quick")
    later = content(progress)["lessons"]["take_it"]["best"]
    passed(lesson(), progress)
    lesson().assert_passed(progress)
    assert content(progress)["lessons"]["take_it"]["former"][0]["best"] == later


def test_a_file_that_another_process_never_lets_go_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    progress, taught = Progress("ann", tmp_path), lesson(*TWO)
    monkeypatch.setattr(keeping, "PATIENCE", 0.0)
    with keeping.alone(progress.path), pytest.warns(UserWarning, match="cannot be kept"):
        passed(taught, progress)
    assert progress.kept(taught).signed
    progress.note(taught.study(progress), over=False)
    assert Progress("ann", tmp_path).kept(taught).signed
