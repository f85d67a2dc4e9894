"""The results of a course as rows: of one learner, or of a whole class from the files that were handed in."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from playnine_widget.engine.errors import BadRecord, BadSetting
from playnine_widget.engine.reading import sendable, text_of
from playnine_widget.lessons import keeping
from playnine_widget.lessons.progress import BEGUN, Kept, kept
from playnine_widget.lessons.progressing import lacking
from playnine_widget.lessons.result import result
from playnine_widget.match.refusing import refused
from playnine_widget.match.rows import Row, framed
from playnine_widget.words.catalogue import say

if TYPE_CHECKING:
    from playnine_widget.lessons.courses import Course
    from playnine_widget.lessons.lesson import Lesson

OWN = (
    *("student", "chapter", "number", "lesson", "title", "state", "passed", "stars"),
    *("solved", "steps", "hints", "wrong", "shown", "tries", "when", "signed"),
)
"""The columns of one's own results; ``when`` is the time of the best one in UTC, or nothing.

What is counted is the best one's; while there is none, that of the run which is not over.
"""

CLASS = (*OWN, "file", "problem")
"""The columns of a class."""


def own(course: "Course") -> list[Row]:
    """Return one row a lesson of who learns here."""
    progress = course.progress
    return [_row(number, lesson, progress.student, progress.kept(lesson)) for number, lesson in enumerate(course, 1)]


def collected(course: "Course", folder: Path) -> list[Row]:
    """Return one row a student and lesson. Of several files of one name the better result counts, lesson by lesson.

    That there are several is told: two students may have one login. Raises `BadSetting` where there is no such folder.
    """
    if not folder.is_dir():
        raise BadSetting("error.collect.folder", folder=text_of(folder))
    found: dict[tuple[str, str], Row] = {}
    handed: dict[str, list[str]] = {}
    for path in _handed_in(folder):
        file = sendable(path.relative_to(folder).as_posix())
        for row in _of_file(course, path, file):
            who = row["student"], row["lesson"]
            handed.setdefault(row["student"], []).append(file)
            if who not in found or _rank(row) > _rank(found[who]):
                found[who] = row
    for row in found.values():
        several = tuple(dict.fromkeys(handed[row["student"]]))
        if several[1:] and not row["problem"]:
            row["problem"] = say(course.lang, "course.several", student=row["student"], files=several)
    return sorted(found.values(), key=lambda row: (row["student"].casefold(), row["student"], row["number"]))


def _handed_in(folder: Path) -> list[Path]:
    """Return the files of a folder and of those inside, but nothing hidden, like ``.ipynb_checkpoints``."""
    files = (path for path in folder.rglob("*.json") if path.is_file())
    return sorted(path for path in files if not any(part.startswith(".") for part in path.relative_to(folder).parts))


def table(rows: list[Row], frame: object) -> Any:
    """Return the rows, or a data frame of them."""
    if frame is None:
        return rows
    columns = CLASS if rows and "file" in rows[0] else OWN
    return framed(rows, columns, frame if isinstance(frame, str) else text_of(frame))


def _of_file(course: "Course", path: Path, file: str) -> list[Row]:
    """Return the rows of a file; one that cannot be read is a student of its name who has passed nothing."""
    lang = course.lang
    try:
        content = keeping.load(path)
    except (BadRecord, OSError) as error:
        student = sendable(path.name).removesuffix(keeping.ENDING).removesuffix(".json")
        why = refused(error, lang)
        return [{**row, "file": file, "problem": why} for row in _rows(course, student, {})]
    return [{**row, "file": file} for row in _rows(course, content["student"], content["lessons"])]


def _rows(course: "Course", student: str, lessons: dict[str, Any]) -> list[Row]:
    rows = []
    for number, lesson in enumerate(course, 1):
        what = kept(lessons, lesson, student, course.progress.key)
        unsigned = what.best is not None and not what.signed
        problem = say(course.lang, "lesson.lacks.signature") if unsigned else ""
        rows.append({**_row(number, lesson, student, what), "file": "", "problem": problem})
    return rows


def _row(number: int, lesson: "Lesson", student: str, what: Kept) -> Row:
    best = what.best
    counted = best or (result(lesson, what.left) if what.left else None)
    counts = {key: getattr(counted, key) if counted else 0 for key in ("solved", "hints", "wrong", "shown")}
    row: Row = {
        "student": student,
        "chapter": lesson.chapter,
        "number": number,
        "lesson": lesson.name,
        "title": lesson.title,
        "state": what.state,
        "passed": lacking(lesson, what) is None,
        "stars": what.stars,
        **counts,
        "steps": len(lesson.steps),
        "tries": what.tries,
        "when": best.when if best else "",
        "signed": what.signed,
    }
    return {column: row[column] for column in OWN}


def _rank(row: Row) -> tuple[Any, ...]:
    return row["passed"], row["signed"], row["solved"], row["stars"], row["state"] == BEGUN, not row["problem"]
