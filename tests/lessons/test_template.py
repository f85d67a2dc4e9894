"""``python -m playnine_widget lesson``: a template that is a lesson, and a check that says what a learner would see."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import playnine_widget as p9
from playnine_widget.__main__ import begin
from playnine_widget.lessons.checks import faults
from playnine_widget.lessons.lesson import Lesson
from playnine_widget.lessons.reading import parsed
from playnine_widget.lessons.study import Study
from playnine_widget.lessons.template import main
from playnine_widget.words.catalogue import say
from playnine_widget.words.languages import languages


def told(*words: str) -> tuple[int, str]:
    """What a command ends with, and what it says."""
    said: list[str] = []
    return main(words, said.append), "\n".join(said)


@pytest.mark.parametrize("lang", languages())
def test_the_template_is_a_lesson_without_a_fault_in_every_language(tmp_path: Path, lang: str) -> None:
    path = tmp_path / "my_lesson.md"
    assert told("new", str(path), "--lang", lang) == (0, say(lang, "lesson.new", file=str(path)))
    lesson = Lesson.read(path, lang)
    assert (lesson.title, len(lesson.steps), faults(lesson)) == ("My lesson", 3, ())
    learner = Study(lesson)
    while not learner.over:
        for action in lesson.steps[learner.step].solution or ("take",):
            learner.act(action)
        learner.next()
    assert learner.stars == 3


def test_the_template_has_its_texts_in_the_language_and_its_keys_as_the_format_has_them(tmp_path: Path) -> None:
    written = {}
    for lang in languages():
        told("new", str(tmp_path / f"{lang}.md"), "--lang", lang)
        written[lang] = (tmp_path / f"{lang}.md").read_text(encoding="utf-8").splitlines()[1:]  # without the title
    assert written["fr"][0] == "chapter: mes leçons"
    assert "task: Pon" in "\n".join(written["es"])
    for lang in ("fr", "es"):
        same = [line for line, english in zip(written[lang], written["en"], strict=True) if line == english]
        assert [line for line in same if line.startswith(("task", "hint", "done", "wrong", "chapter"))] == []
        assert [line.partition(":")[0] for line in written[lang] if line.split(" ")[0].endswith(":")] == [
            line.partition(":")[0] for line in written["en"] if line.split(" ")[0].endswith(":")
        ]


def test_the_check_prints_what_a_learner_would_see(tmp_path: Path) -> None:
    told("new", str(tmp_path / "my_lesson"))
    code, said = told("check", str(tmp_path / "my_lesson.md"))
    assert code == 0
    assert "1. Two 12s in a column cancel. Get the second one." in said
    assert said.endswith("my_lesson.md holds the lesson “My lesson”: 3 steps, no fault.")


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "mine.md"
    path.write_text("mine", encoding="utf-8")
    code, said = told("new", str(path))
    assert (code, path.read_text(encoding="utf-8")) == (2, "mine")
    assert said == f"“{path}” is there already, and was left as it is. Choose another name."


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("accept: take\n", "accept: tkae\n", "my_lesson.md, line 10, accept: “tkae” is not offered there."),
        ("solution: take\n", "solution: draw\n", "my_lesson.md, line 14, solution: "),
        ("task: Which pile would you rather have?\n", "", "Step 3 has no task."),
        ("accept: best within 0.5\n", "accept: best\nsolution: draw\n", "Step 3: the solution draw is not accepted."),
        (
            "accept: best within 0.5\n",
            "accept: best\nwrong take: No.\n",
            "Step 3: “take” has feedback as a wrong action",
        ),
    ],
)
def test_a_fault_is_said_and_ends_the_check_with_2(old: str, new: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "my_lesson.md"
    told("new", str(path))
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    code, heard = told("check", str(path))
    assert code == 2
    assert said in heard


def test_no_file_is_said_in_the_language_that_is_asked_for(tmp_path: Path) -> None:
    code, said = told("check", str(tmp_path / "none.md"), "--lang", "fr")
    assert code == 2
    assert said == f"Il n’y a pas de fichier «\N{NO-BREAK SPACE}{tmp_path / 'none.md'}\N{NO-BREAK SPACE}»."


def test_the_examples_for_teachers_are_lessons_without_a_fault() -> None:
    page = (Path(__file__).parents[2] / "docs" / "lessons.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```(\w*)\n(.*?)```", page, re.DOTALL)
    written = next(parsed(text) for _, text in blocks if text.startswith("title:"))
    made = next(text for language, text in blocks if language == "python" and "p9.Lesson(" in text)
    names: dict[str, Any] = {"p9": p9}
    exec(made, names)
    assert (faults(written), faults(names["lesson"])) == ((), ())
    assert written.steps[0].then == names["lesson"].steps[0].then


def test_the_program_knows_lessons_and_still_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert begin(["lesson", "new", str(tmp_path / "a.md")]) == 0
    assert "a.md is written" in capsys.readouterr().out
    for words, said in ((["--help"], "--resume"), (["lesson", "--help"], "check")):
        with pytest.raises(SystemExit):
            begin(words)
        assert said in capsys.readouterr().out
