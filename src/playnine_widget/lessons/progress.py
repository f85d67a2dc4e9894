"""What one learner has done at every lesson, kept on disk: the best result of each, signed, and where one left off."""

import os
import warnings
from collections.abc import Callable, Iterable, Mapping
from getpass import getuser
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from playnine_widget.engine.errors import BadRecord, BadSetting
from playnine_widget.engine.reading import can_be_sent, text_of, whole
from playnine_widget.lessons import keeping
from playnine_widget.lessons.expecting import expected
from playnine_widget.lessons.latest import Latest
from playnine_widget.lessons.result import Result, digest, read, result
from playnine_widget.lessons.signing import holds, key_of, signature
from playnine_widget.lessons.tally import MARKS, Tally
from playnine_widget.match import saving
from playnine_widget.words.catalogue import say

if TYPE_CHECKING:
    from playnine_widget.lessons.learning import Learning
    from playnine_widget.lessons.lesson import Lesson

Entry = dict[str, Any]
Change = Callable[[dict[str, Any]], dict[str, Any]]
NAMES = ("PLAYNINE_STUDENT", "JUPYTERHUB_USER")
"""Environment variables that say who learns here, before the name of the login."""

NEW, BEGUN, DONE = "new", "begun", "done"
"""How a lesson stands."""
BEST = ("best", "signature", "tries")
"""What is kept of the best result of one version of a lesson."""


class Kept(NamedTuple):
    """What is kept of a lesson. ``signed`` says whether the signature of its best result holds.

    ``left`` is the tally of the run that is not over, None where there is none of this version.
    """

    best: Result | None = None
    signed: bool = False
    tries: int = 0
    begun: bool = False
    left: Tally | None = None

    @property
    def state(self) -> str:
        """``new``, ``begun`` or ``done`` (with every step solved, shown or skipped).

        >>> Kept().state, Kept(begun=True).state
        ('new', 'begun')
        """
        return DONE if self.best is not None else BEGUN if self.begun else NEW

    @property
    def stars(self) -> int:
        """The stars of the best result, 0 to 3; none where its signature does not hold."""
        return self.best.stars if self.best is not None and self.signed else 0


class Progress:
    """The progress of a learner, in a file that is looked at each time, so that several kernels see the same.

    ``student`` is who learns (None: ``$PLAYNINE_STUDENT``, the user of the hub, the login); ``folder`` where it is kept
    (None: ``$PLAYNINE_PROGRESS``, else the platform's for a user's data); ``key`` signs results (see `signing`).
    A damaged file is set aside, with a warning. What cannot be written waits in memory, with a warning; the file of a
    later version of this package is never written.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     Progress("ann", folder).path.name
    'ann.playnine-progress.json'
    """

    def __init__(self, student: str | None = None, folder: str | Path | None = None, key: object = None) -> None:
        self.student = _student(student)
        self.key = key_of(key)
        kept_in = saving.folder(keeping.folder() if folder is None else folder)
        self.path = kept_in / keeping.file_of(self.student, self.key)
        self._latest = Latest(self.path)
        self._pending: tuple[Change, ...] = ()
        self._warned = False

    @classmethod
    def of(cls, given: "Progress | None") -> "Progress":
        """Return the progress that was given, None: of who is logged in. Raises `BadSetting` for what is none."""
        return cls() if given is None else expected("progress", given, cls)

    def kept(self, lesson: "Lesson") -> Kept:
        """Return what is kept of a lesson. Results of other versions of it count as none."""
        return kept(self._content()["lessons"], lesson, self.student, self.key)

    def knows(self, name: str) -> bool:
        """Whether anything is kept of a lesson of that name."""
        return name in self._content()["lessons"]

    def left(self, lesson: "Lesson") -> tuple[int, Tally] | None:
        """Return the step where a learner left off and the tally so far; None where there is nothing to resume."""
        entry = self._content()["lessons"].get(lesson.name)
        return _left(entry, lesson) if isinstance(entry, dict) else None

    def note(self, study: "Learning", *, over: bool) -> None:
        """Keep where a study stands; ``over`` says that it has a result, of which the best is kept."""
        lesson, found = study.lesson, result(study.lesson, study.tally)
        at = None if over else {"digest": found.digest, "step": study.at, **study.tally._asdict()}

        def changed(entry: Entry) -> Entry:
            entry = {key: value for key, value in entry.items() if key != "at"} | ({} if at is None else {"at": at})
            if not over:
                return entry
            mine, top = _of(found.digest, entry), _only(entry, BEST)
            old = read(mine.get("best"))
            counts = old is not None and self._holds(old, mine)
            rest = [each for each in _listed(entry.get("former")) if each is not mine]
            if top and (mine is not entry or not counts):
                rest.append(top)
            if old is not None and counts and found.rank <= old.rank:
                new = _only(mine, BEST)
            else:
                plain = found._asdict()
                new = {"best": plain, "signature": signature(plain, self.student, self.key)}
            tries = (whole(mine.get("tries")) or 0) + 1
            return _only(entry, ("at",)) | new | {"tries": tries} | ({"former": rest} if rest else {})

        self._change(lesson.name, changed)

    def part(self, name: str) -> Any:
        """Return what is kept under another name than the lessons (``drills``); None where there is nothing."""
        return self._content().get(name)

    def change_part(self, name: str, changed: Callable[[Any], Any]) -> None:
        """Change what is kept under another name than the lessons, while nobody else does."""
        self._changed(lambda content: {**content, name: changed(content.get(name))})

    def _holds(self, old: Result, entry: Entry) -> bool:
        return holds(old._asdict(), self.student, self.key, entry.get("signature"))

    def _content(self) -> dict[str, Any]:
        """Return the content of the file, a new one where there is none, with what could not be written yet."""
        try:
            return self._with(self._latest.content(), self._pending)
        except FileNotFoundError:
            return self._with(self._new(), self._pending)
        except (OSError, keeping.NewerFile) as error:
            self._warn(error)
            return self._with(self._new(), self._pending)
        except BadRecord:
            return self._changed()  # it is set aside by who holds the file

    def _change(self, name: str, changed: Callable[[Entry], Entry]) -> None:
        def whole_content(content: dict[str, Any]) -> dict[str, Any]:
            entry = content["lessons"].get(name)
            return {
                **content,
                "lessons": {**content["lessons"], name: changed(entry if isinstance(entry, dict) else {})},
            }

        self._changed(whole_content)

    def _changed(self, *changes: Change) -> dict[str, Any]:
        """Read the file, change it and write it, while nobody else does.

        What cannot be written waits: it is done on top of what the file holds then, as soon as that can be written.
        """
        pending = (*self._pending, *changes)
        try:
            with keeping.alone(self.path):
                content = self._with(self._read_or_set_aside(), pending)
                self._latest.store(content)
        except (OSError, keeping.NewerFile) as error:
            self._pending = pending
            self._warn(error)
            return self._with(self._readable(), pending)
        self._pending, self._warned = (), False
        return content

    @staticmethod
    def _with(content: dict[str, Any], changes: Iterable[Change]) -> dict[str, Any]:
        for changed in changes:
            content = changed(content)
        return content

    def _readable(self) -> dict[str, Any]:
        """Return what the file holds as far as it can be read, without setting anything aside."""
        try:
            return keeping.load(self.path, self.student)
        except (OSError, BadRecord):
            return self._new()

    def _read_or_set_aside(self) -> dict[str, Any]:
        try:
            content = keeping.load(self.path, self.student)
        except FileNotFoundError:
            return self._new()
        except keeping.NewerFile:
            raise
        except BadRecord as error:
            other = keeping.set_aside(self.path)
            warnings.warn(say("en", "progress.damaged", why=str(error), file=str(other)), stacklevel=2)
            return self._new()
        return content

    def _warn(self, error: OSError | keeping.NewerFile) -> None:
        """Warn that nothing can be written, once until it can be."""
        if self._warned:
            return
        self._warned = True
        if isinstance(error, OSError):
            text = say("en", "progress.unwritable", folder=str(self.path.parent), why=text_of(error.strerror or error))
        else:
            text = say("en", "progress.newer", why=str(error))
        warnings.warn(text, stacklevel=2)

    def _new(self) -> dict[str, Any]:
        return {"format": keeping.FORMAT, "version": keeping.VERSION, "student": self.student, "lessons": {}}

    def __repr__(self) -> str:
        return f"<Progress of {self.student} in {self.path}>"


def kept(lessons: Mapping[str, Any], lesson: "Lesson", student: str, key: bytes) -> Kept:
    """Return what the lessons of a file of progress say of one."""
    entry = lessons.get(lesson.name)
    if not isinstance(entry, dict):
        return Kept()
    mine = _of(digest(lesson), entry)
    best = read(mine.get("best"))
    if best is not None and best.lesson != lesson.name:
        best = None
    signed = best is not None and holds(best._asdict(), student, key, mine.get("signature"))
    left = _left(entry, lesson)
    tally = None if left is None else left[1]
    return Kept(best, signed, max(0, whole(mine.get("tries")) or 0), "at" in entry, tally)


def _left(entry: Entry, lesson: "Lesson") -> tuple[int, Tally] | None:
    at = entry.get("at")
    if not isinstance(at, dict) or at.get("digest") != digest(lesson):
        return None
    step, tally = whole(at.get("step")), _tally(at, len(lesson.steps))
    return None if tally is None or step is None or not 0 <= step < len(lesson.steps) else (step, tally)


def _of(asked: str, entry: Entry) -> Entry:
    """Return the part of an entry that is of one version of a lesson: two lessons may have one name."""
    for part in (entry, *reversed(_listed(entry.get("former")))):
        best = read(part.get("best")) if isinstance(part, dict) else None
        if best is not None and best.digest == asked:
            found: Entry = part
            return found
    return {}


def _only(entry: Entry, keys: tuple[str, ...]) -> Entry:
    return {key: entry[key] for key in keys if key in entry}


def _tally(at: Mapping[str, Any], steps: int) -> Tally | None:
    marks, counts = at.get("marks"), [whole(at.get(key)) for key in ("hints", "wrong", "shown")]
    if not isinstance(marks, list) or len(marks) != steps or any(mark not in MARKS for mark in marks):
        return None
    if any(count is None or count < 0 for count in counts):
        return None
    return Tally(tuple(marks), *(count or 0 for count in counts))


def _listed(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _student(name: object) -> str:
    """Return who learns. Raises `BadSetting` for what is no name."""
    if name is None:
        name = next(filter(None, map(os.environ.get, NAMES)), None) or _login()
    if not isinstance(name, str) or not name.strip() or not can_be_sent(name) or "\0" in name:
        raise BadSetting("error.student", name=text_of(name))
    return " ".join(name.split())


def _login() -> str:
    try:
        return getuser()
    except (OSError, KeyError, ImportError):  # a container without users; a browser
        return "student"
