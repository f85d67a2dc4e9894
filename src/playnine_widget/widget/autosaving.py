"""A table that saves itself: one file a match, and none is overwritten by another match."""

from pathlib import Path
from typing import TYPE_CHECKING

from playnine_widget.match.match import Match

if TYPE_CHECKING:
    from collections.abc import Callable


class Autosave:
    """Saves the match of a table after every change. `where` is a file, True (next to the notebook) or False."""

    def __init__(self, where: str | Path | bool) -> None:  # noqa: FBT001  (a choice of the caller's, as it was given)
        self.where = where
        self.path: Path | None = None
        self.stop: Callable[[], None] = lambda: None

    def follow(self, match: Match) -> None:
        """Save this match from now on; another one goes into a file of its own beside what is there."""
        self.stop()
        if self.where is False:
            return
        from playnine_widget.match.saving import beside_the_notebook, free, holds_another, place  # noqa: PLC0415  (who saves)

        if self.where is True:
            self.path = beside_the_notebook()
        else:
            first = place(self.where)
            self.path = free(first) if self.path is not None or holds_another(first, match) else first
        self.stop = match.autosave(self.path)
