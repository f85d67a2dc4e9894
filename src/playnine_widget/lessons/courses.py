"""A course: lessons in order, by chapters, with what a learner has done at each."""

from collections.abc import Iterable, Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple, overload

from playnine_widget.engine.errors import BadLesson, UnknownName
from playnine_widget.engine.language import language
from playnine_widget.engine.reading import nearest, text_of, whole
from playnine_widget.lessons import classroom
from playnine_widget.lessons.document import Reading, course_map, course_text
from playnine_widget.lessons.expecting import expected
from playnine_widget.lessons.lesson import Lesson
from playnine_widget.lessons.progress import DONE, Kept, Progress
from playnine_widget.lessons.progressing import study
from playnine_widget.lessons.reading import heads, named
from playnine_widget.lessons.showing import Shown
from playnine_widget.lessons.study import Study
from playnine_widget.match import saving
from playnine_widget.words.catalogue import say


class NoLesson(UnknownName, IndexError):
    """A lesson that is not in a course; a number, too, is refused as a sequence refuses it."""


class Mark(NamedTuple):
    """A lesson on the map: its state is ``new``, ``begun`` or ``done``."""

    name: str
    title: str
    stars: int
    state: str


class Course(Shown, Sequence[Lesson]):
    r"""Lessons in order. A lesson is reached by its number from 0 or its name; names count as being in it.

    ``progress`` is whose it is, None: of who is logged in. A path stands for the lesson in that file, which is read
    when it is wanted. Raises `BadLesson` when two lessons have one name.

    >>> from tempfile import TemporaryDirectory
    >>> step = {"position": "Ann: 5 9 ? 12 / ? 9 ? 8; Ben: 5 3 ? ? / ? ? ? ?; discard: 12", "accept": "take"}
    >>> with TemporaryDirectory() as folder:
    ...     course = Course([Lesson("Take it", [step]), Lesson("Again", [step])], Progress("ann", folder))
    ...     course.study("take_it").act("take")
    ...     print(repr(course), repr(course.next), course.state("take_it"), course.stars("take_it"), sep="\n")
    <Course of 2 lessons, 1 done, next: again>
    <Lesson again: Again, 1 step>
    done
    3
    """

    def __init__(self, lessons: Iterable[Lesson | Path], progress: Progress | None = None, lang: str = "en") -> None:
        self.progress, self.lang = Progress.of(progress), language(lang)
        self._lessons: dict[str, Lesson | Path] = {}
        self._read_heads: dict[tuple[str, str], tuple[str, str]] = {}  # of lessons that are not read yet
        for lesson in expected("source", lessons, Iterable, "list[Lesson]"):  # type: ignore[type-abstract]
            if not isinstance(lesson, Path):
                expected("source", lesson, Lesson)
            name = named(lesson.name) if isinstance(lesson, Path) else lesson.name
            if name in self._lessons:
                raise BadLesson("error.lesson.twice", name=name)
            self._lessons[name] = lesson if isinstance(lesson, Path) else self._own(lesson)

    @classmethod
    def read(cls, folder: str | Path, lang: str = "en", progress: Progress | None = None) -> "Course":
        """Return the course of the lesson files in a folder, in the order of their names.

        Raises `BadLesson` naming file, line and key.
        """
        return cls((Lesson.read(file, lang) for file in _files(saving.folder(folder))), progress, lang)

    def _own(self, lesson: Lesson) -> Lesson:
        """Return a lesson in the language of the course, with its progress."""
        return lesson.into(self.lang).but(progress=self.progress)

    def _lesson(self, name: str) -> Lesson:
        found = self._lessons[name]
        if isinstance(found, Path):
            found = self._lessons[name] = self._own(Lesson.read(found, self.lang))
        return found

    # ---- a sequence, and a mapping by name

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the lessons, in order."""
        return tuple(self._lessons)

    @overload
    def __getitem__(self, at: int | str) -> Lesson: ...
    @overload
    def __getitem__(self, at: slice) -> "Course": ...
    def __getitem__(self, at: int | str | slice) -> "Lesson | Course":
        """Return a lesson, or a part of the course.

        Raises `UnknownName` with the nearest, which is an `IndexError` too, for what is no lesson's name or number.
        """
        if isinstance(at, slice):
            return Course([self._lessons[name] for name in self.names[at]], self.progress, self.lang)
        return self._lesson(self._name(at))

    def _name(self, at: object) -> str:
        """Return the name of a lesson that is meant by its name or number."""
        number = whole(at)
        if isinstance(at, str) and at in self._lessons:
            return at
        if number is not None and -len(self) <= number < len(self):
            return self.names[number]
        raise NoLesson("error.unknown.name", name=text_of(at), nearest=nearest(at, self.names), known=self.names)

    def __len__(self) -> int:
        return len(self._lessons)

    def __iter__(self) -> Iterator[Lesson]:
        return map(self._lesson, self.names)

    def __contains__(self, item: object) -> bool:
        return item in self._lessons if isinstance(item, str) else item in [*self]

    def keys(self) -> tuple[str, ...]:
        """Return the names, as a mapping has it: ``dict(course)`` is the lessons by name."""
        return self.names

    # ---- what a map shows

    def title(self, name: int | str, lang: str | None = None) -> str:
        """Return the title of a lesson in a language."""
        return self._heads(name, lang)[0]

    def chapter(self, name: int | str, lang: str | None = None) -> str:
        """Return the chapter of a lesson in a language."""
        return self._heads(name, lang)[1]

    def _heads(self, name: int | str, lang: str | None) -> tuple[str, str]:
        own, lang = self._name(name), self.lang if lang is None else language(lang)
        found = self._lessons[own]
        if not isinstance(found, Path):
            lesson = found.into(lang)
            return lesson.title, lesson.chapter
        if (own, lang) not in self._read_heads:
            self._read_heads[own, lang] = heads(found, lang)
        return self._read_heads[own, lang]

    def stars(self, name: int | str) -> int:
        """Return the most stars that a lesson was done with, 0 to 3."""
        return self._kept(name).stars

    def state(self, name: int | str) -> str:
        """Return ``new``, ``begun`` or ``done`` (with all steps solved, shown or skipped)."""
        return self._kept(name).state

    def _kept(self, name: int | str) -> Kept:
        own = self._name(name)
        unread = isinstance(self._lessons[own], Path) and not self.progress.knows(own)
        return Kept() if unread else self.progress.kept(self._lesson(own))

    @property
    def next_name(self) -> str | None:
        """The name of the first lesson that is not done, None when all are."""
        return next((name for name in self.names if self.state(name) != DONE), None)

    @property
    def next(self) -> Lesson | None:
        """The first lesson that is not done, None when all are."""
        name = self.next_name
        return None if name is None else self[name]

    def map(self, lang: str | None = None) -> tuple[tuple[str, tuple[Mark, ...]], ...]:
        """Return the chapters in order, each with its lessons: name, title, stars, state."""
        chapters: dict[str, list[Mark]] = {}
        for name in self.names:
            kept, (title, chapter) = self._kept(name), self._heads(name, lang)
            chapters.setdefault(chapter, []).append(Mark(name, title, kept.stars, kept.state))
        return tuple((chapter, tuple(marks)) for chapter, marks in chapters.items())

    # ---- learning

    def study(self, name: int | str | None = None) -> Study:
        """Return a study of a lesson by its name or number, None: of the next.

        It goes on where one left off, and keeps its progress. Raises `UnknownName` for a lesson that there is not,
        `BadLesson` for a course without lessons.
        """
        chosen = (self.next_name or next(iter(self.names), None)) if name is None else self._name(name)
        if chosen is None:
            raise BadLesson("error.lesson.course")
        return study(self[chosen], self.progress)

    def results(self, frame: object = None) -> Any:
        """Return one row a lesson: chapter, number, name, title, state, passed, stars, slips, tries, when, signed.

        A list of dicts; with ``frame="pandas"`` or ``"polars"`` a data frame.
        """
        return classroom.table(classroom.own(self), frame)

    def collect(self, folder: str | Path, frame: object = None) -> Any:
        """Return the results of a whole class: one row a student and lesson, of the files handed in to a folder.

        The files are those of `Progress.path`; folders inside are searched too, but nothing hidden: the copies in
        ``.ipynb_checkpoints`` are passed over. What does not hold says why in ``problem`` and counts as not passed.
        Results are signed with the key of this course's progress; what that protects and what not: see
        `Lesson.assert_passed`.
        """
        return classroom.table(classroom.collected(self, saving.folder(folder)), frame)

    # ---- to be read

    def text(self) -> Reading:
        """Return the whole course to be read at once; in a notebook with pictures."""
        return course_text(self)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        done, following = sum(self.state(name) == DONE for name in self.names), self.next
        after = "" if following is None else f", next: {following.name}"
        return f"<Course of {say('en', 'course.lessons', n=len(self))}, {done} done{after}>"

    def _repr_html_(self) -> str:
        return course_map(self)


def lessons(
    lang: str = "en",
    source: str | Path | Iterable[Lesson] | None = None,
    *,
    student: str | None = None,
    folder: str | Path | None = None,
    key: object = None,
) -> Course:
    """Return the course in a language, or one of your own: the lesson files in a folder, or lessons.

    ``student``, ``folder`` and ``key`` say whose progress it keeps, where, and how it is signed (see `Progress`).

    >>> lessons("fr").lang
    'fr'
    """
    progress = Progress(student, folder, key)
    if isinstance(source, str | Path):
        return Course.read(source, lang, progress)
    if source is not None:
        return Course(source, progress, lang)
    return Course(_files(Path(str(files("playnine_widget.lessons"))) / "course" / "en"), progress, lang)


def _files(folder: Path) -> list[Path]:
    """Return the lesson files of a folder by their names, without hidden ones and those in another language."""
    found = sorted(file for file in folder.glob("*.md") if not file.name.startswith("."))
    known = {file.name for file in found}
    return [file for file in found if f"{file.name.split('.')[0]}.md" not in known - {file.name}]
