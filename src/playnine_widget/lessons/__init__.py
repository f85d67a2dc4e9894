"""Lessons and quizzes: a position with a task, one learner at it, the course, and what comes of it as data.

The package can be called: `playnine_widget.lessons()` is the course, and this package has the same name.
"""

import sys
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playnine_widget.lessons.courses import Course


class _Lessons(ModuleType):
    def __call__(self, lang: str = "en", source: Any = None, **settings: Any) -> "Course":
        """Return the course in a language, or one of lessons of your own (`courses.lessons`)."""
        from playnine_widget.lessons.courses import lessons  # noqa: PLC0415  (the package itself loads no lesson)

        return lessons(lang, source, **settings)


sys.modules[__name__].__class__ = _Lessons
