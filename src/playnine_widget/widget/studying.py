"""A lesson on a table: one learner's study of it, alone or as a part of a course."""

from typing import TYPE_CHECKING, Any

from playnine_widget.engine.errors import IllegalAction
from playnine_widget.lessons.progress import DONE
from playnine_widget.lessons.study import Study
from playnine_widget.widget.lesson_panel import Place, deeds, packed, prompt, state, text_of, way
from playnine_widget.widget.teaching import Keyed, Teaching

if TYPE_CHECKING:
    from collections.abc import Callable

    from playnine_widget.lessons.courses import Course
    from playnine_widget.match.match import Match
    from playnine_widget.widget.wire import Request


class Studying(Teaching):
    """A lesson on a table, and the course that it belongs to where there is one."""

    hides = ("undo", "caddie", "new")

    def __init__(self, study: Study, course: "Course | None" = None) -> None:
        super().__init__()
        self.course = course
        self._map = self._text = False  # what was asked for
        self._leave: Callable[[], None] = lambda: None
        self._take(study)

    @property
    def match(self) -> "Match":
        """The match of the step, or the branch on which something is played out."""
        return self.study.match

    @property
    def seat(self) -> int | None:
        """The learner's seat."""
        return self.study.learner

    @property
    def asks(self) -> bool:
        """Whether the learner is to act: until the step is solved, and not while something is played out."""
        return state(self.study) in {"open", "hint", "wrong"}

    @property
    def subject(self) -> Study:
        """The study."""
        return self.study

    @property
    def lang(self) -> str:
        """The language of the lesson, as the table can speak it."""
        return self.study.lesson.lang

    def act(self, *actions: str) -> None:
        """Take in actions: each is judged, and played where the lesson accepts it."""
        for action in actions:
            with self.taking_in():
                self.study.act(action)
            self._hear(self.study)

    def do(self, request: "Request") -> None:
        """Do a deed of the study's, go to a lesson of the course, or show the map or the whole lesson."""
        deed = request.deed
        if deed == "go":
            self.go(request.name)
        elif deed == "next" and self.study.over:
            self.go(self._following)
        elif deed in {"map", "read"}:
            self.ask_for(deed)
        else:
            with self.taking_in():
                self.study.do(deed)
            self._hear(self.study)

    def ask_for(self, sheet: str) -> None:
        """Show the map of the course from now on, or the whole of this lesson (`sheet`: map, read)."""
        self._map, self._text = self._map or sheet == "map", self._text or sheet == "read"
        self.changed()

    def go(self, name: str | None) -> None:
        """Go to a lesson of the course, where one left off in it. Raises `UnknownName` for one that there is not."""
        if self.course is None or name is None:
            raise IllegalAction("notice.lesson")
        self._text = False
        self._take(self.course.study(name))
        self.changed()

    def said(self, lang: str) -> tuple[str, dict[str, Any]]:
        """Return what stands beside the table."""
        said = packed(self.study, self._place, lang)
        if self._map and self.course is not None:
            said["map"] = way(self.course, self.study.lesson.name, lang)
        if self._text:
            said["read"] = text_of(self.study.lesson, lang)
        return "lesson", said

    def keys(self, lang: str) -> Keyed:
        """Return the keys of the deeds."""
        return [[key, label] for _, label, key, _ in deeds(self.study, self._place, lang) if key]

    def summary(self, lang: str) -> list[str]:
        """Return title, place, text and task of the step."""
        told, said = self.study.told(lang), packed(self.study, self._place, lang)
        return [told.title, said["where"], *said["text"], said["task"], said["said"]]

    def check_language(self, lang: str) -> None:
        """Raise `BadLesson` where this lesson, or another of the course, has faulty texts in a language."""
        self.study.told(lang)
        if self.course is not None:
            self.course.map(lang)

    def waiting(self, lang: str) -> str:
        """Return what to do where no action is asked for."""
        return "" if self.acting else prompt(self.study, self._place, lang)

    def leave(self) -> None:
        """Hear no more of the study."""
        self._leave()

    @property
    def _place(self) -> Place:
        if self.course is None:
            return Place()
        names = self.course.names
        place = Place(names.index(self.study.lesson.name) + 1, len(names))
        if not self.study.over:
            return place  # what follows is asked for at the end: it is read from the disk
        return place._replace(following=self._following, ended=self.course.next_name is None)

    @property
    def _following(self) -> str | None:
        """The lesson that comes next: after this one the first that is not done, else the first of all that is not."""
        if self.course is None:
            return None
        names, after = self.course.names, self.course.names.index(self.study.lesson.name) + 1
        return next((name for name in (*names[after:], *names[:after]) if self.course.state(name) != DONE), None)

    def _take(self, study: Study) -> None:
        self._leave()
        self.study = study
        self._leave = study.watch(self._hear)

    def _hear(self, study: Study) -> None:
        if study is self.study and not self.acting:
            self.changed()
