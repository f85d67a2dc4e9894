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
        """Save this match from now on; a second one goes into a file of its own beside the first."""
        self.stop()
        if self.where is False:
            return
        from playnine_widget.match.saving import beside_the_notebook, free  # noqa: PLC0415  (tables that save)

        if self.where is True:
            self.path = beside_the_notebook()
        else:
            first = Path(self.where).expanduser()
            self.path = first if self.path is None else free(first)
        self.stop = match.autosave(self.path)
