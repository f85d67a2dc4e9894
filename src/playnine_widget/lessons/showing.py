"""How lessons and quizzes are shown in a notebook: they do not know, the widget says it when it is imported."""

from collections.abc import Callable
from typing import Any, ClassVar


class Shown:
    """What a table can show. Without the widget it has its text, and no other display."""

    table: ClassVar[Callable[[Any], Any] | None] = None
    """Makes the table that shows it; the widget sets it when it is imported."""

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        make = Shown.table
        return None if make is None else make(self)._repr_mimebundle_(**kwargs)
