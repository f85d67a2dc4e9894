"""Lesson files: what they say, in every language, and how they refuse: the file, the line and the key."""

from __future__ import annotations

from contextlib import suppress
from textwrap import dedent
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kit.lessons import PAIR, lesson, long, step
from playnine_widget.engine.errors import BadLesson, BadSetting, PlayNineError, UnknownName
from playnine_widget.lessons.lesson import Lesson
from playnine_widget.lessons.reading import named, parsed

if TYPE_CHECKING:
    from pathlib import Path

FILE = """\
title: Draw or take
chapter: first steps
rules: turn

Each turn begins with a choice
of two piles.

Which one is yours?
---
position: Ann: 5 9 ? 12 / ? 9 ? 8; Ben: 5 3 ? ? / ? ? ? ?;
  discard: 12; draw: 3 7
Two 12s in a column cancel.
task: Get the second one.
accept: turn: take, swap D2
wrong draw, swap A1: No: the 12 lies open.
wrong: Not there.
hint: Look at the discard pile.
hint: Which card pairs with D1?
done: 12 and 12: 0 strokes.
then: Ben: draw, swap A2
---
task: And now?
accept: best within 0.5
"""


def test_a_file_is_read() -> None:
    made = parsed(FILE, "04_draw_or_take.md")
    first, second = made.steps
    assert (made.name, made.title, made.chapter, made.rules) == (
        "draw_or_take",
        "Draw or take",
        "first steps",
        ("turn",),
    )
    assert made.opening == "Each turn begins with a choice of two piles.\n\nWhich one is yours?"
    assert first.position.endswith("? ?; discard: 12; draw: 3 7")
    assert (first.text, first.task) == ("Two 12s in a column cancel.", "Get the second one.")
    assert dict(first.wrong) == {"draw": "No: the 12 lies open.", "swap A1": "No: the 12 lies open.", "*": "Not there."}
    assert (first.hints, first.done) == (
        ("Look at the discard pile.", "Which card pairs with D1?"),
        "12 and 12: 0 strokes.",
    )
    assert (first.then, second.position) == ((("Ben", ("draw", "swap A2")),), "")


@pytest.mark.parametrize("ending", ["\r\n", "\r"])
def test_lines_may_end_as_any_system_ends_them(ending: str, tmp_path: Path) -> None:
    path = tmp_path / "04_draw_or_take.md"
    path.write_bytes(b"\xef\xbb\xbf" + FILE.replace("\n", ending).encode())
    assert Lesson.read(path) == parsed(FILE, path.name)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("chapter:", "chaptre:", "a.md, line 2, chaptre: There is no key “chaptre” here. The nearest is “chapter”"),
        ("title: Draw or take\n", "", "a.md, line 1, title: A lesson needs a title."),
        ("rules: turn", "rules: trun", "a.md, line 3, rules: There is no “trun”; did you mean turn?"),
        ("rules: turn", "rules: turn\nrules: out", "a.md, line 4, rules: "),
        ("rules: turn", "seed: x", "a.md, line 3, seed: "),
        ("9 ? 8;", "9 ?;", "a.md, line 10, position: "),
        ("task: Get", "taks: Get", "a.md, line 13, taks: There is no key “taks” here. The nearest is “task”"),
        ("task: Get", "Taks: Get", "a.md, line 13, Taks: "),
        ("task: Get", "title: Get", "a.md, line 13, title: "),
        ("swap D2", "swap F2", "a.md, line 14, accept: “swap F2” is not offered there"),
        ("turn: take", "trun: take", "a.md, line 14, accept: trun: take"),
        ("draw, swap A1:", "darw, swap A1:", "a.md, line 15, wrong darw, swap A1: “darw” is not offered there"),
        ("wrong: Not", "wrong swap A1: Not", "a.md, line 16, wrong swap A1: "),
        ("wrong: Not", "wrong *: Not\nwrong: Not", "a.md, line 17, wrong *: "),
        ("swap A2", "swap E2", "a.md, line 20, then: "),
        ("Ben: draw, ", "Bob: draw, ", "a.md, line 20, then: "),
        ("best within", "best withn", "a.md, line 23, accept: "),
        ("0.5\n", "0.5\nsolution: take, fly\n", "a.md, line 24, solution: “fly” is not offered there"),
    ],
)
def test_what_cannot_be_is_refused_with_file_line_and_key(old: str, new: str, said: str) -> None:
    assert FILE.count(old) == 1 or old == "swap D2"
    with pytest.raises(BadLesson) as refused:
        parsed(FILE.replace(old, new), "a.md")
    assert str(refused.value).startswith(said)


def test_a_word_with_a_capital_before_a_colon_is_text() -> None:
    made = parsed(FILE.replace("Two 12s in", "Remember: two 12s in"), "a.md")
    assert made.steps[0].text == "Remember: two 12s in a column cancel."


@pytest.mark.parametrize("bad", [b"\xff\xfe", b"title: \xe9"])
def test_a_file_that_is_no_text_is_refused(bad: bytes, tmp_path: Path) -> None:
    path = tmp_path / "bad.md"
    path.write_bytes(bad)
    with pytest.raises(BadLesson, match=r"bad\.md"):
        Lesson.read(path)


def test_no_file_is_an_error_of_the_system_and_no_path_one_of_ours(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Lesson.read(tmp_path / "none.md")
    with pytest.raises(BadSetting):
        Lesson.read("\0")


@given(st.text(alphabet=st.sampled_from("ab:;,\"'\\-\n *?/#\x00\u2028é12"), max_size=60))
def test_no_text_breaks_the_reader(text: str) -> None:
    for written in (text, f"title: A\n---\n{text}", f"title: A\n{text}\n---\nposition: {PAIR}\naccept: {text}"):
        with suppress(PlayNineError):
            parsed(written, "a.md")


TEXTS = st.text(max_size=40).filter(
    lambda text: "\0" not in text and not any("\ud800" <= sign <= "\udfff" for sign in text)
)
TRICKY = st.sampled_from(["---", "\\", "\\---", "task: no", "wrong *: a", "a:", "  indented", "  a: b", "- a\n\n\n---"])


@given(title=TEXTS, texts=st.lists(TEXTS | TRICKY, min_size=6, max_size=6))
def test_every_lesson_comes_back_from_the_file_that_it_writes(title: str, texts: list[str]) -> None:
    keys = dict(zip(("text", "task", "hints", "done"), texts, strict=False))
    steps = [step(**keys, wrong={"draw": texts[4]}, solution="take, swap D2", then="Ben: draw, swap A2")]
    made = lesson(*steps, title=f"A{title}", opening=texts[5], chapter=title, seed=7)
    assert parsed(made.source(), "a.md") == made


def test_a_lesson_of_every_kind_comes_back_but_a_goal_that_is_a_function() -> None:
    with pytest.raises(BadLesson, match="The goal reached is a function"):
        long().source()
    steps = [one for one in long().steps if not callable(getattr(one.accept, "reached", None))]
    made = Lesson("Long", steps, others="club")
    assert parsed(made.source(), "a.md") == made


@pytest.mark.parametrize(
    ("file", "name"),
    [("01_cards.md", "cards"), ("99.md", "99"), ("7 my lesson.fr.md", "my_lesson"), ("plain.md", "plain")],
)
def test_a_lesson_is_named_after_its_file(file: str, name: str) -> None:
    assert named(file) == name


FRENCH = """\
title: Piocher ou prendre
---
task: Prenez le second.
wrong draw, swap A1: Non.
hint: Regardez la défausse.
---
Un texte.
"""


def write(folder: Path, **files: str) -> Path:
    """Lesson files by language, each in the folder of its language; returns the English one."""
    for lang, text in files.items():
        (folder / lang).mkdir(exist_ok=True)
        (folder / lang / "a.md").write_text(dedent(text), encoding="utf-8")
    return folder / "en" / "a.md"


def test_texts_of_another_language_lie_over_the_lesson_and_what_is_missing_stays(tmp_path: Path) -> None:
    english = Lesson.read(write(tmp_path, en=FILE, fr=FRENCH))
    french = english.into("fr")
    first, second = french.steps
    assert french == Lesson.read(tmp_path / "en" / "a.md", "fr")
    assert (french.lang, french.title, french.chapter) == ("fr", "Piocher ou prendre", "first steps")
    assert (first.task, first.hints, first.wrong["draw"]) == ("Prenez le second.", ("Regardez la défausse.",), "Non.")
    assert (first.wrong["*"], first.done, second.text, second.task) == (
        *("Not there.", "12 and 12: 0 strokes.", "Un texte.", "And now?"),
    )
    assert (first.position, first.accept) == (english.steps[0].position, english.steps[0].accept)


def test_breton_is_read_in_french_where_it_is_missing_then_in_english(tmp_path: Path) -> None:
    breton = "title: Tapout\n---\n---\ntask: Ha bremañ?\n"
    found = Lesson.read(write(tmp_path, en=FILE, fr=FRENCH, br=breton), "br")
    assert (found.title, found.steps[0].task, found.steps[1].task, found.chapter) == (
        *("Tapout", "Prenez le second.", "Ha bremañ?", "first steps"),
    )


def test_a_translation_may_lie_beside_the_file(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text(FILE, encoding="utf-8")
    (tmp_path / "a.fr.md").write_text(FRENCH, encoding="utf-8")
    assert Lesson.read(tmp_path / "a.md", "fr").title == "Piocher ou prendre"
    assert Lesson.read(tmp_path / "a.md").title == "Draw or take"


@pytest.mark.parametrize(
    ("french", "said"),
    [
        ("title: A\n---\n", "a.md has 1 step, and the lesson that it translates has 2."),
        ("title: A\n---\naccept: take\n---\n", "a.md, line 3, accept: A file in another language has only the texts"),
        ("title: A\n---\nwrong tkae: Non.\n---\n", "a.md, line 3, wrong tkae: There is no key “wrong tkae” here."),
        ("title: A\n---\ntaks: Non.\n---\n", "a.md, line 3, taks: There is no key “taks” here. The nearest is “task”"),
    ],
)
def test_a_translation_that_does_not_fit_is_refused_with_its_line(french: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(BadLesson) as refused:
        Lesson.read(write(tmp_path, en=FILE, fr=french), "fr")
    assert str(refused.value).startswith(said)


def test_a_language_that_there_is_not_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnknownName):
        Lesson.read(write(tmp_path, en=FILE), "tlh")


def test_a_text_of_a_translation_that_cannot_be_kept_names_its_line(tmp_path: Path) -> None:
    (tmp_path / "one.md").write_text(f"title: One\n---\nposition: {PAIR}\naccept: take\n")
    (tmp_path / "one.fr.md").write_text("title: Un\n---\ntask: a\0b\n")
    with pytest.raises(BadLesson, match=r"one\.fr\.md, line 3, task"):
        Lesson.read(tmp_path / "one.md", "fr")
