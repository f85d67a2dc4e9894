"""A course: lessons by number and name, what is done and what is next, and the results of one and of a class."""

from __future__ import annotations

import json
import os
import shutil
import sys
from typing import TYPE_CHECKING, Any

import pytest

import playnine_widget as p9
from kit.lessons import PAIR, lesson, step
from playnine_widget.engine.errors import BadLesson, BadSetting, UnknownName
from playnine_widget.lessons.courses import Course
from playnine_widget.lessons.playing import deeds
from playnine_widget.lessons.progress import Progress
from playnine_widget.widget.lesson_panel import text_of
from playnine_widget.words.catalogue import shown

if TYPE_CHECKING:
    from pathlib import Path

FILE = f"title: {{title}}\nchapter: {{chapter}}\n---\nposition: {PAIR}\ntask: Take.\naccept: take\nhint: Look.\n"


def course(student: str = "ann", **settings: Any) -> Course:
    """Three lessons in two chapters."""
    lessons = [lesson(title=title, chapter=chapter) for title, chapter in (("A", "1"), ("B", "1"), ("C", "2"))]
    return Course(lessons, Progress(student, **settings))


def files(folder: Path) -> Path:
    """The same three as files of a teacher's, one of them in French too."""
    for number, (title, chapter) in enumerate((("A", "1"), ("B", "1"), ("C", "2")), 1):
        (folder / f"0{number}_{title}.md").write_text(FILE.format(title=title, chapter=chapter), encoding="utf-8")
    (folder / "02_B.fr.md").write_text("title: Bé\n---\ntask: Prenez.\n", encoding="utf-8")
    return folder


def test_a_course_is_a_sequence_and_a_mapping() -> None:
    made = course()
    assert (len(made), made.names, [one.title for one in made]) == (3, ("a", "b", "c"), ["A", "B", "C"])
    assert made["b"] == made[1] == made[-2]
    assert [one.name for one in made[1:]] == ["b", "c"]
    assert list(dict(made)) == ["a", "b", "c"]
    assert ("b" in made, "x" in made, made["b"] in made, lesson() in made) == (True, False, True, False)
    with pytest.raises(UnknownName, match="did you mean b"):
        made["bb"]
    with pytest.raises(IndexError):
        made[3]


def test_two_lessons_of_one_name_are_refused() -> None:
    with pytest.raises(BadLesson, match="Two lessons have the name “take_it”"):
        Course([lesson(), lesson()])


def test_a_course_without_lessons_is_one_but_nothing_can_be_learned() -> None:
    made = Course([])
    assert (len(made), made.next, made.map(), made.results(), str(made)) == (0, None, (), [], "")
    with pytest.raises(BadLesson):
        made.study()


def test_what_is_next_is_the_first_that_is_not_done() -> None:
    made = course()
    assert repr(made) == "<Course of 3 lessons, 0 done, next: a>"
    made.study().act("take")
    learner = made.study("c")
    learner.hint() if "hint" in learner.offers else learner.act("draw")
    assert (made.next_name, [made.state(name) for name in made.names]) == ("b", ["done", "new", "begun"])
    assert [made.stars(name) for name in made.names] == [3, 0, 0]
    made.study("b").act("take")
    assert made.study().lesson.name == "c"
    learner.act("take")
    assert (made.next, made.stars("c")) == (None, 2)
    assert made.study().lesson.name == "a"


def test_the_map_has_chapters_with_titles_stars_and_states() -> None:
    made = course()
    made.study("a").act("take")
    assert made.map() == (("1", (("a", "A", 3, "done"), ("b", "B", 0, "new"))), ("2", (("c", "C", 0, "new"),)))
    html = made._repr_html_()
    assert "★★★" in html
    assert 'aria-label="3 stars of 3"' in html


def test_a_teachers_folder_is_a_course_in_any_language(tmp_path: Path) -> None:
    made = p9.lessons(source=files(tmp_path))
    assert (made.names, made.chapter("C")) == (("A", "B", "C"), "2")
    assert [made.title(name, "fr") for name in made.names] == ["A", "Bé", "C"]
    assert [one.title for one in p9.lessons("fr", tmp_path)] == ["A", "Bé", "C"]


def test_lessons_of_ones_own_are_a_course() -> None:
    made = p9.lessons("fr", [lesson(title="A"), lesson(title="B")], student="Zoë")
    assert (made.names, made[0].lang, made.progress.student) == (("a", "b"), "fr", "Zoë")


def test_a_damaged_lesson_of_a_folder_is_refused_at_once(tmp_path: Path) -> None:
    (files(tmp_path) / "04_D.md").write_text("title: D\n---\ntask: No.\naccept: take\n", encoding="utf-8")
    with pytest.raises(BadLesson, match=r"04_D\.md, line 3, position"):
        p9.lessons(source=tmp_path)


def test_the_course_of_the_package_is_read_lesson_by_lesson() -> None:
    made = p9.lessons("fr")
    assert made.state(made.names[-1]) == "new"
    assert all(title and chapter for chapter, marks in made.map() for _, title, _, _ in marks)
    assert made[0].lang == "fr"
    assert made.study().lesson == made[0]


def test_results_are_rows_of_plain_values() -> None:
    made = course()
    learner = made.study("b")
    learner.act("draw")
    learner.act("take")
    row = made.results()[1]
    assert row["when"].endswith("Z")
    assert {**row, "when": ""} == {
        "student": "ann",
        "chapter": "1",
        "number": 2,
        "lesson": "b",
        "title": "B",
        "state": "done",
        "passed": True,
        "stars": 2,
        "solved": 1,
        "steps": 1,
        "hints": 0,
        "wrong": 1,
        "shown": 0,
        "tries": 1,
        "when": "",
        "signed": True,
    }


def test_who_is_still_thinking_has_the_wrong_tries_so_far_and_a_result_takes_their_place() -> None:
    made = course()
    learner = made.study("a")
    learner.act("draw")
    row = made.results()[0]
    assert (row["state"], row["wrong"], row["stars"], row["passed"]) == ("begun", 1, 0, False)
    learner.act("take")
    made.study("a").act("draw")
    row = made.results()[0]
    assert (row["state"], row["wrong"], row["solved"], row["stars"]) == ("done", 1, 1, 2)


@pytest.mark.parametrize("library", ["pandas", "polars"])
def test_results_are_a_frame_of_the_library_that_is_asked_for(library: str) -> None:
    frame = course().results(frame=library)
    assert type(frame).__module__.startswith(library)
    assert list(frame["lesson"]) == ["a", "b", "c"]
    assert list(Course([]).results(frame=library).columns) == list(frame.columns)


def test_another_library_is_refused() -> None:
    with pytest.raises(BadSetting):
        course().results(frame="excel")


def hand_in(into: Path, student: str, *done: str, **settings: Any) -> Path:
    """The file of a student who has done these lessons, handed in under a name of its own."""
    made = course(student, **settings)
    for name in done:
        made.study(name).act("take")
    into.mkdir(exist_ok=True)
    file = into / f"{len([*into.iterdir()])} {student}.json"
    shutil.copy(made.progress.path, file)
    return file


def test_a_class_is_collected_one_row_a_student_and_lesson(tmp_path: Path) -> None:
    hand_in(tmp_path / "in", "Ben", "a", "b")
    hand_in(tmp_path / "in", "Ann", "a")
    rows = course().collect(tmp_path / "in")
    assert [(row["student"], row["lesson"], row["passed"]) for row in rows] == [
        *(("Ann", "a", True), ("Ann", "b", False), ("Ann", "c", False)),
        *(("Ben", "a", True), ("Ben", "b", True), ("Ben", "c", False)),
    ]
    assert {row["problem"] for row in rows} == {""}
    assert list(course().collect(tmp_path / "in", frame="polars")["stars"]) == [3, 0, 0, 3, 3, 0]


def test_an_edited_file_a_damaged_one_and_one_of_another_key_are_told_and_do_not_count(tmp_path: Path) -> None:
    edited = hand_in(tmp_path, "Ann", "a")
    written = json.loads(edited.read_text(encoding="utf-8"))
    written["lessons"]["a"]["best"]["hints"] = 7
    edited.write_text(json.dumps(written), encoding="utf-8")
    hand_in(tmp_path, "Ben", "a", key="another")
    (tmp_path / "Cy.json").write_text("{", encoding="utf-8")
    rows = {row["student"]: row for row in course().collect(tmp_path) if row["lesson"] == "a"}
    assert [(rows[name]["passed"], rows[name]["stars"]) for name in ("Ann", "Ben", "Cy")] == [(False, 0)] * 3
    assert "not signed by this course" in rows["Ann"]["problem"]
    assert "not signed by this course" in rows["Ben"]["problem"]
    assert "Cy.json" in rows["Cy"]["problem"]


def test_a_course_with_a_key_of_the_teachers_collects_what_was_signed_with_it(tmp_path: Path) -> None:
    hand_in(tmp_path, "Ann", "a", key="autumn")
    assert [row["passed"] for row in course(key="autumn").collect(tmp_path)] == [True, False, False]


def test_of_several_files_of_one_student_the_better_result_counts(tmp_path: Path) -> None:
    hand_in(tmp_path / "in", "Ann", "a", folder=tmp_path / "one")
    hand_in(tmp_path / "in", "Ann", "b", folder=tmp_path / "two")
    rows = course().collect(tmp_path / "in")
    assert [row["passed"] for row in rows] == [True, True, False]
    assert {row["problem"] for row in rows} == {"Several files have the name Ann: 0 Ann.json and 1 Ann.json."}


def test_copies_in_hidden_folders_and_hidden_files_are_not_handed_in(tmp_path: Path) -> None:
    into = tmp_path / ".hidden" / "in"  # what lies above the folder does not matter
    into.parent.mkdir()
    file = hand_in(into, "Ann", "a")
    for copy in (into / ".ipynb_checkpoints" / file.name, into / "ann" / ".old" / file.name, into / ".ann.json"):
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, copy)
    rows = course().collect(into)
    assert {(row["file"], row["problem"]) for row in rows} == {(file.name, "")}


def test_no_folder_no_class(tmp_path: Path) -> None:
    with pytest.raises(BadSetting):
        course().collect(tmp_path / "none")


def test_the_whole_course_is_read_at_once() -> None:
    made = course()
    assert str(made).startswith("Lesson 1: A\n")
    assert str(made).count("Solution: Take the 12") == 3
    assert made.text()._repr_html_().count("<svg") == 3


@pytest.mark.skipif(sys.platform != "linux", reason="only there a file's name may be any bytes")
def test_rows_of_a_class_can_be_saved_whatever_the_files_are_called(tmp_path: Path) -> None:
    (tmp_path / os.fsdecode(b"bad\xff.json")).write_text("rubbish")
    rows = Course([lesson()], Progress("ann", tmp_path / "own")).collect(tmp_path)
    assert json.dumps(rows, ensure_ascii=False).encode()
    assert [row["file"] for row in rows] == ["bad?.json"]


@pytest.mark.parametrize(("lang", "apart"), [("en", "; "), ("fr", "\u202f; "), ("es", "; "), ("br", "\u202f; ")])
def test_several_actions_are_set_apart_as_the_language_does(lang: str, apart: str) -> None:
    taught = lesson(step(hints=(), solution="take, swap D2")).into(lang)
    both = apart.join(shown(lang, deed) for deed in deeds(taught.start(0), ("take", "swap D2")))
    learner = taught.study()
    learner.show()
    panel = text_of(taught, lang)[-1][1]
    assert [both in text for text in (str(taught), taught._repr_html_(), learner.said, "\n".join(panel))] == [True] * 4


def test_a_course_of_files_that_were_edited_has_their_new_titles(tmp_path: Path) -> None:
    file = tmp_path / "take.md"
    for title in ("Take it", "Take the 12"):
        file.write_text(f"title: {title}\n---\nposition: {PAIR}\naccept: take\n", encoding="utf-8")
        course = Course([file], Progress("ann", tmp_path))
        assert (course.title("take"), [mark.title for _, marks in course.map() for mark in marks]) == (title, [title])
