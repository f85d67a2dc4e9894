"""Studies that keep their progress, and what an autograder asks of it."""

from typing import TYPE_CHECKING

from playnine_widget.engine.errors import NotPassed
from playnine_widget.engine.message import Message
from playnine_widget.lessons.learning import Learning
from playnine_widget.lessons.progress import Kept, Progress
from playnine_widget.lessons.study import Study

if TYPE_CHECKING:
    from playnine_widget.lessons.lesson import Lesson
    from playnine_widget.lessons.tally import Tally


def study(lesson: "Lesson", progress: Progress | None = None) -> Study:
    """Return a study that goes on where the learner left off and keeps its progress after every deed.

    >>> from tempfile import TemporaryDirectory
    >>> from playnine_widget.lessons.lesson import Lesson
    >>> step = {"position": "Ann: 5 9 ? 12 / ? 9 ? 8; Ben: 5 3 ? ? / ? ? ? ?; discard: 12", "accept": "take"}
    >>> lesson = Lesson("Take it", [step])
    >>> with TemporaryDirectory() as folder:
    ...     progress = Progress("ann", folder)
    ...     study(lesson, progress).act("take")
    ...     lesson.assert_passed(progress)
    ...     progress.kept(lesson).best.stars
    3
    """
    progress = Progress.of(progress)
    left = progress.left(lesson)
    learner = Study(lesson) if left is None else Study(lesson, *left)
    learner.watch(_Keeper(progress))
    return learner


def assert_passed(lesson: "Lesson", progress: Progress | None = None) -> None:
    """Raise `NotPassed` unless the best result of a lesson is signed and has every step solved."""
    progress = Progress.of(progress)
    why = lacking(lesson, progress.kept(lesson))
    if why is not None:
        raise NotPassed("error.lesson.not_passed", lesson.lang, title=lesson.title, student=progress.student, why=why)


def lacking(lesson: "Lesson", kept: Kept) -> Message | None:
    """Return what a lesson lacks to be passed and what to do, None when it is passed."""
    if kept.best is None:
        return Message("lesson.lacks.begun" if kept.begun else "lesson.lacks.all", {"name": lesson.name})
    if not kept.signed:
        return Message("lesson.lacks.signature")
    if not kept.best.passed:
        return Message("lesson.lacks.steps", {"n": kept.best.solved, "steps": kept.best.steps})
    return None


class _Keeper:
    """Keeps the progress of one study: a result each time that it has another, else where it stands."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress
        self._result: Tally | None = None

    def __call__(self, learner: Learning) -> None:
        tally = learner.tally
        if not tally.finished:
            self._progress.note(learner, over=False)
        elif tally != self._result:
            self._result = tally
            self._progress.note(learner, over=True)
