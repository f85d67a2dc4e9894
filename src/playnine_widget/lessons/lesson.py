"""A lesson: what a learner is shown, step by step, as frozen data."""

import re
from collections.abc import Iterable, Mapping
from copy import copy
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from playnine_widget.engine.dealer import seeded
from playnine_widget.engine.errors import BadSetting, PlayNineError, UnknownName
from playnine_widget.engine.language import language
from playnine_widget.engine.message import Message
from playnine_widget.engine.reading import nearest, text_of, whole
from playnine_widget.lessons.checking import walked
from playnine_widget.lessons.showing import Shown
from playnine_widget.lessons.step import Step, actions_of, as_step, at, one_line, paragraphs
from playnine_widget.words.catalogue import say

if TYPE_CHECKING:
    from playnine_widget.lessons.document import Reading
    from playnine_widget.lessons.progress import Progress
    from playnine_widget.lessons.study import Study
    from playnine_widget.match.chronicle import Chronicle
    from playnine_widget.match.match import Match

HEADS = ("title", "chapter", "game", "rules", "others", "seed", "name", "opening")


class Lesson(Shown):
    """A lesson: a title and steps, each a `Step` or a mapping with its keys, in the notation of lesson files.

    Everything is checked when it is made: positions parse, what is accepted, answered and solved is offered there,
    what is played afterwards applies. Raises `BadLesson` naming the step and the key. Nothing in it changes.

    ``game`` is for positions that name none; ``rules`` are keys of the rule book that are shown on demand; ``others``
    is the bot that plays for the others where a task is longer than a turn; the same ``seed`` gives the same cards.

    >>> lesson = Lesson(
    ...     title="Draw or take",
    ...     steps=[{
    ...         "position": "Ann: 5 9 ? 12 / ? 9 ? 8; Ben: 5 3 ? ? / ? ? ? ?; discard: 12",
    ...         "task": "Two 12s in a column cancel. Get the second one.",
    ...         "accept": "take",
    ...         "wrong": {"draw": "A card from the draw pile is any card. The 12 lies open."},
    ...     }],
    ... )
    >>> lesson, lesson.steps[0].solution
    (<Lesson draw_or_take: Draw or take, 1 step>, ('take',))
    """

    title: str
    steps: tuple[Step, ...]

    def __init__(  # noqa: PLR0913  (a lesson's headers)
        self,
        title: str,
        steps: Iterable[Step | Mapping[str, Any]],
        *,
        name: str = "",
        chapter: str = "",
        opening: str = "",
        game: str = "",
        rules: str | Iterable[str] = (),
        others: str = "",
        seed: int = 1,
        lang: str = "en",
    ) -> None:
        made = self.__dict__
        heads = {"title": title, "chapter": chapter, "game": game, "others": others, "name": name}
        for key, value in heads.items():
            made[key] = _checked(key, one_line, value)
        if not self.title:
            raise at(0, "title", Message("error.lesson.title"))
        made["name"] = self.name or named_after(self.title)
        made["opening"] = _checked("opening", paragraphs, opening)
        made["rules"] = tuple(_checked("rules", actions_of, rules))
        made["seed"] = _checked("seed", seeded, seed)
        made["lang"], made["home"], made["progress"] = language(lang), None, None
        if not isinstance(steps, Iterable):
            raise at(0, "steps", Message("error.lesson.steps"))
        written = [as_step(step, number) for number, step in enumerate(steps, 1)]
        if not written:
            raise at(0, "steps", Message("error.lesson.steps"))
        walks = walked(self, written)
        made["steps"] = tuple(walk.step for walk in walks)
        made["_starts"] = tuple(walk.start for walk in walks)
        made["rules"] = tuple(self._rule(key) for key in self.rules)

    name: str
    chapter: str
    opening: str
    game: str
    rules: tuple[str, ...]
    others: str
    seed: int
    lang: str
    home: Path | None
    progress: "Progress | None"
    _starts: tuple["Match", ...]

    # ---- where it comes from

    @classmethod
    def read(cls, path: str | Path, lang: str = "en") -> "Lesson":
        """Return the lesson in a Markdown file, with the texts of a language where there are some.

        They lie in the folder of the language beside the file's own, under the same name, or beside the file as
        ``name.fr.md``. What a language does not have is said in the nearest, then as the file has it.
        Raises `BadLesson` naming file, line and key, `OSError` where there is no file.
        """
        from playnine_widget.lessons import reading  # noqa: PLC0415  (it makes lessons)

        return reading.read(path, lang)

    @classmethod
    def from_match(cls, match: "Chronicle", title: str = "", lang: str = "en") -> "Lesson":
        """Return a lesson of a match: every decision with a comment becomes a step. See `lessons.recording`."""
        from playnine_widget.lessons import recording  # noqa: PLC0415  (it makes lessons)

        return recording.recorded(match, title, lang)

    def into(self, lang: str) -> "Lesson":
        """Return the same lesson in a language, as far as it has texts in it. Raises `UnknownName` for no language."""
        if language(lang) == self.lang:
            return self
        if lang not in self._spoken:
            from playnine_widget.lessons import reading  # noqa: PLC0415  (it makes lessons)

            self._spoken[lang] = reading.translated(self, lang)
        return self._spoken[lang]

    @cached_property
    def _spoken(self) -> dict[str, "Lesson"]:
        """This lesson in the languages in which it was asked for."""
        return {}

    def but(self, **changes: Any) -> Self:
        """Return a lesson with other texts or another progress; nothing is checked anew."""
        made = copy(self)
        made.__dict__.pop("_spoken", None)
        made.__dict__.update(changes)
        return made

    # ---- what a learner needs

    def start(self, step: int) -> Any:
        """Return a new match at the beginning of a step (from 0), as one comes there by the solutions.

        Raises `BadSetting` for a step that there is not.
        """
        number, last = whole(step), len(self._starts) - 1
        if number is None or not 0 <= number <= last:
            raise BadSetting("error.unknown.step", step=text_of(step), last=last)
        return self._starts[number].branch()

    def rule(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Return the rules that it teaches, from the rule book of its game: (title, paragraphs)."""
        lang = self.lang
        return tuple(
            (say(lang, title.key, **title.values), tuple(say(lang, one.key, **one.values) for one in chosen))
            for title, told in self._book()
            for chosen in [[one for one in told if {_short(title.key), _short(one.key)} & set(self.rules)]]
            if chosen
        )

    def _book(self) -> list[list[Any]]:
        match = self._starts[0]
        book: list[list[Any]] = match.game.words(match.variant)["rules"]
        return book

    def _rule(self, written: str) -> str:
        key = _short("_".join(written.casefold().split()))
        known = [_short(message.key) for title, told in self._book() for message in (title, *told)]
        if key not in known:
            why = {"name": written, "nearest": nearest(key, known), "known": tuple(known)}
            raise at(0, "rules", Message("error.unknown.name", why))
        return key

    # ---- a learner's results

    def keep(self, student: str | None = None, folder: str | Path | None = None, key: object = None) -> Self:
        """Return this lesson with the progress of a student, kept in a folder, signed with a key (see `Progress`).

        ``folder="."`` keeps it beside the notebook, so that it is handed in with it. Raises `BadSetting` for no name
        or no key.
        """
        from playnine_widget.lessons.progress import Progress  # noqa: PLC0415  (it knows lessons)

        return self.but(progress=Progress(student, folder, key))

    def study(self, progress: "Progress | None" = None) -> "Study":
        """Return a study of this lesson that keeps its progress, and goes on where the learner left off.

        ``progress`` is whose and where; None: that of `keep` or of its course, else of who is logged in.
        """
        from playnine_widget.lessons import progressing  # noqa: PLC0415  (it makes studies)

        return progressing.study(self, self.progress if progress is None else progress)

    def assert_passed(self, progress: "Progress | None" = None) -> None:
        """Raise `NotPassed`, an `AssertionError`, unless the learner has solved every step, now or earlier.

        For the cell of an autograder: results are kept on disk, so it holds after "restart and run all". They are
        signed: that protects from a result that is typed or edited by hand. It does not protect from who reads the key
        out of the package (or, with a key of the teacher's, out of the notebook), hands in another's file, or does
        the lesson by a script.
        """
        from playnine_widget.lessons import progressing  # noqa: PLC0415  (it makes studies)

        progressing.assert_passed(self, self.progress if progress is None else progress)

    # ---- to be read

    def text(self) -> "Reading":
        """Return the whole lesson to be read at once, solutions included; in a notebook with pictures."""
        from playnine_widget.lessons import document  # noqa: PLC0415  (loaded by who reads)

        return document.lesson(self)

    def source(self) -> str:
        """Return the lesson as a file has it, which `Lesson.read` reads back.

        Raises `BadLesson` for a lesson with a goal that is a function.
        """
        from playnine_widget.lessons import writing  # noqa: PLC0415  (loaded by who writes)

        return writing.written(self)

    # ---- a value

    def _key(self) -> tuple[object, ...]:
        return tuple(getattr(self, key) for key in (*HEADS, "steps", "lang"))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Lesson) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse every change."""
        raise AttributeError(f"{name} cannot be set: a lesson never changes")

    def __str__(self) -> str:
        return self.text()

    def _repr_html_(self) -> str:
        return self.text()._repr_html_()

    def __repr__(self) -> str:
        return f"<Lesson {self.name}: {self.title}, {say('en', 'lesson.steps', n=len(self.steps))}>"


def _short(key: str) -> str:
    """Return the key of a rule as lessons write it: what stands after ``rules.`` in the catalogue."""
    return key.rpartition("rules.")[2]


def named_after(title: str) -> str:
    """Return the name of a lesson that has only a title.

    >>> named_after("Draw, or take?"), named_after("À vous !")
    ('draw_or_take', 'à_vous')
    """
    return "_".join(re.findall(r"\w+", title.casefold())) or "lesson"


def _checked(key: str, reader: Any, value: object) -> Any:
    try:
        return reader(value)
    except UnknownName:
        raise
    except PlayNineError as error:
        raise at(0, key, Message(error.key, error.values)) from error
