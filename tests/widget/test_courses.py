"""A course on a table: the map, the way on, the end; and its lessons in another language."""

from pathlib import Path
from typing import Any

import pytest

from playnine_widget.engine.errors import BadLesson
from playnine_widget.lessons import keeping
from playnine_widget.lessons.courses import Course
from playnine_widget.lessons.progress import Progress
from widget.conftest import Pages
from widget.learner import ask, said

FRENCH = """title: Piocher ou prendre
chapter: premiers pas

Un tour commence par un choix.
---
task: Prenez le deuxième 12.
wrong draw: Le 12 est à découvert.
hint: Regardez la défausse.
hint: Laquelle fait la paire ?
done: Une paire !
---
task: À vous encore : piochez.
hint: La pile de gauche.
"""
ENGLISH = """title: Draw or take
chapter: first steps

A turn begins with a choice.
---
position: Ann: 5 9 ? 12 / ? 9 ? (8); Ben: 5 3 ? ? / ? ? ? ?; discard: 12; draw: 3 7
task: Get the second 12.
accept: take
wrong draw: The 12 lies open.
hint: Look at the discard pile.
hint: Which one pairs?
solution: take, swap D2
then: Ben: draw, swap A2
done: A pair!
---
task: Your turn again: draw.
accept: draw
hint: The pile on the left.
"""


@pytest.fixture
def course(tmp_path: Path) -> Course:
    (tmp_path / "01_draw.md").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "01_draw.fr.md").write_text(FRENCH, encoding="utf-8")
    (tmp_path / "02_more.md").write_text(ENGLISH.replace("title: Draw or take", "title: More"), encoding="utf-8")
    return Course.read(tmp_path, progress=Progress("ann", tmp_path / "progress"))


def test_the_language_changes_in_place(page: Pages, course: Course) -> None:
    opened = page(course)
    opened.say("act", action="draw")
    before = said(opened), dict(opened.views)
    opened.table.lang = "fr"
    opened.read()
    lesson = said(opened)
    assert (lesson["title"], lesson["said"], lesson["word"]) == (
        "Piocher ou prendre",
        "Le 12 est à découvert.",
        "Pas celle-ci.",
    )
    assert lesson["where"] == "Premiers pas · leçon 1 sur 2"
    assert (lesson["step"][:2], lesson["state"]) == (before[0]["step"][:2], "wrong")
    assert opened.views["revision"] == before[1]["revision"]
    opened.say("act", action="take")
    assert said(opened)["said"] == "Une paire !"


def test_the_map_leads_to_any_lesson_and_the_course_comes_to_an_end(page: Pages, course: Course) -> None:
    opened = page(course)
    assert said(opened)["where"] == "First steps · lesson 1 of 2"
    ask(opened, "map")
    assert said(opened)["map"]["chapters"][0][1][0][:2] == ["draw", "Draw or take"]
    ask(opened, "go", name="more")
    assert said(opened)["title"] == "More"
    for name in ("more", "draw"):
        assert opened.table.taught.lesson.name == name
        for deed in ("take", "next", "draw", "next"):
            ask(opened, deed) if deed == "next" else opened.say("act", action=deed)
        if name == "more":
            assert said(opened)["next"] == ["next", "Next lesson"]
            ask(opened, "next")
    assert (said(opened)["word"], "next" in said(opened)) == ("Course finished.", False)
    assert said(opened)["map"]["note"] == "2 of 2 lessons done · 6 of 6 stars"


def test_a_course_goes_on_where_one_left_off(page: Pages, course: Course) -> None:
    opened = page(course)
    opened.say("act", action="take")
    ask(opened, "next")
    opened.table.close()
    assert said(page(course))["step"][0] == 2


def test_a_lesson_that_there_is_not_is_refused(page: Pages, course: Course) -> None:
    opened = page(course)
    ask(opened, "go", name="nothing")
    assert opened.state["notice"]["kind"] == "error"
    assert said(opened)["title"] == "Draw or take"


def test_a_lesson_with_a_long_name_is_reached_from_the_map(tmp_path: Path, page: Pages) -> None:
    long = "a very long title that says all there is to say of the lesson that it is of"
    for number, title in enumerate(["One", long], 1):
        (tmp_path / f"{number}_{title.replace(' ', '_')}.md").write_text(ENGLISH.replace("Draw or take", title))
    shown = page(Course.read(tmp_path, "en", Progress("ann", tmp_path)))
    ask(shown, "go", name=long.replace(" ", "_"))
    assert said(shown)["title"] == long


def test_a_table_does_not_begin_to_speak_a_language_whose_texts_are_faulty(tmp_path: Path, page: Pages) -> None:
    (tmp_path / "one.md").write_text(ENGLISH)
    (tmp_path / "one.fr.md").write_text("title: Un\n")
    shown = page(Course.read(tmp_path, "en", Progress("ann", tmp_path)))
    with pytest.raises(BadLesson):
        shown.table.lang = "fr"
    assert (shown.table.lang, said(shown)["title"]) == ("en", "Draw or take")


def test_a_click_with_the_map_open_reads_the_progress_once_and_the_map_shows_what_another_kernel_did(
    page: Pages, course: Course, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = page(course)
    ask(opened, "map")
    read, reads = keeping.load, []

    def counted(path: Path, student: str | None = None) -> dict[str, Any]:
        reads.append(path)
        return read(path, student)

    monkeypatch.setattr(keeping, "load", counted)
    opened.say("act", action="draw")
    ask(opened, "hint")
    assert len(reads) == 2
    Course([course["more"]], Progress("ann", course.progress.path.parent)).study("more").skip()
    ask(opened, "hint")
    (_, lessons), *_ = said(opened)["map"]["chapters"]
    assert [entry[3] for entry in lessons] == ["begun", "begun"]
