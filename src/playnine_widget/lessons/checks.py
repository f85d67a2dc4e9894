"""What can be wrong with a lesson that can be read: solutions that are not accepted, feedback for what is accepted.

The caddie and the functions of goals are asked here, which takes a moment and is not done when a lesson is made.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from playnine_widget.lessons.accepting import WRONG
from playnine_widget.lessons.learning import OPEN
from playnine_widget.lessons.study import Study
from playnine_widget.words.catalogue import say

if TYPE_CHECKING:
    from playnine_widget.lessons.lesson import Lesson


def faults(lesson: "Lesson") -> tuple[str, ...]:
    """Return a sentence for each fault, in the lesson's language.

    >>> from playnine_widget.lessons.lesson import Lesson
    >>> at = "Ann: 5 9 ? 12 / ? 9 ? 8; Ben: 5 3 ? ? / ? ? ? ?; discard: 12"
    >>> step = {"position": at, "task": "Get the 12.", "accept": "best", "wrong": {"take": "No."}}
    >>> faults(Lesson("Take it", [step]))
    ('Step 1: “take” has feedback as a wrong action, and is accepted.',)
    """
    return tuple(fault for step in range(len(lesson.steps)) for fault in _of(lesson, step))


def _of(lesson: "Lesson", number: int) -> Iterator[str]:
    step, lang = lesson.steps[number], lesson.lang
    if step.accept is None:
        return
    if not step.task:
        yield say(lang, "lesson.fault.task", number=number + 1)
    study = Study(lesson, number)
    for action in step.solution:
        if study.state != OPEN:
            break
        study.act(action)
    if step.solution and study.state in {OPEN, WRONG}:
        yield say(lang, "lesson.fault.solution", number=number + 1, actions=step.solution, said=study.said)
    for action in step.wrong:
        study = Study(lesson, number)
        if action in study.match.options:
            study.act(action)
            if study.state not in {OPEN, WRONG}:
                yield say(lang, "lesson.fault.wrong", number=number + 1, action=action)
