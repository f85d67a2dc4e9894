"""What can be taught on a table: which teaching belongs to a lesson, a study, a course, a quiz."""

from typing import Any

from playnine_widget.engine.errors import BadSetting
from playnine_widget.lessons.showing import Shown
from playnine_widget.widget.teaching import Teaching


def teaching_of(game: Any) -> Teaching | None:
    """Return the teaching for what is given to a table; None for a game, a match, a position.

    >>> teaching_of("play nine") is None
    True
    """
    if not isinstance(game, Shown):
        return None
    from playnine_widget.lessons.asking import Asking  # noqa: PLC0415  (a table that only plays does without lessons)
    from playnine_widget.lessons.courses import Course  # noqa: PLC0415
    from playnine_widget.lessons.lesson import Lesson  # noqa: PLC0415
    from playnine_widget.lessons.study import Study  # noqa: PLC0415
    from playnine_widget.widget.quizzing import Quizzing  # noqa: PLC0415
    from playnine_widget.widget.studying import Studying  # noqa: PLC0415

    if isinstance(game, Asking):
        return Quizzing(game)
    if isinstance(game, Lesson):
        return Studying(game.study())
    if isinstance(game, Course):
        return Studying(game.study(), game)
    return Studying(game) if isinstance(game, Study) else None


def check_alone(*settings: Any) -> None:
    """Raise `BadSetting` for settings of a match: a lesson and a quiz bring their own seats, cards and rules."""
    if any(setting is not None and setting is not False and setting != {} for setting in settings):
        raise BadSetting("error.rules_of_lesson")
