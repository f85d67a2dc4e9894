"""The file of progress: one that a newer version wrote is left alone, and what lies on the disk is always seen."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

import playnine_widget as p9
from kit.lessons import lesson
from lessons.test_progress import TWO, change, content, in_a_kernel, passed
from playnine_widget.lessons import keeping
from playnine_widget.lessons.progress import Progress

if TYPE_CHECKING:
    from pathlib import Path


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


def test_what_another_process_wrote_is_seen_at_once(tmp_path: Path) -> None:
    here, there, names = Progress("ann", tmp_path), Progress("ann", tmp_path), ("One", "Two", "Six")
    for name in names:
        assert here.kept(lesson(title=name)).best is None
        passed(lesson(title=name), there)
        assert here.kept(lesson(title=name)).signed
        assert here.knows(name.casefold())
        passed(lesson(title=f"{name} too"), here)
        assert there.kept(lesson(title=f"{name} too")).signed
    here.path.unlink()
    assert not here.knows("one")
    code = "lesson().study(Progress('ann', sys.argv[1])).act('take')"
    assert in_a_kernel(code, str(tmp_path)).wait() == 0
    assert here.kept(lesson()).signed


def test_what_was_written_is_known_as_it_would_be_read(tmp_path: Path) -> None:
    progress, taught = Progress("ann", tmp_path), lesson(*TWO)
    learner = taught.study(progress)
    learner.act("take")
    for known in (progress, Progress("ann", tmp_path)):
        assert known.left(taught) == (1, learner.tally)


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
