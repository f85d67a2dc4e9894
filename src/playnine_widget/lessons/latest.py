"""What a file of progress holds now: read again only when another file lies there, or it was changed."""

import os
from pathlib import Path
from typing import Any

from playnine_widget.engine.record import freeze, thaw
from playnine_widget.lessons import keeping

Stamp = tuple[int, ...]


class Latest:
    """The content of one file. It is asked of the disk each time whether it is still the same file.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     path = Path(folder) / "ann.json"
    ...     keeping.store(path, {"format": keeping.FORMAT, "version": 1, "student": "ann", "lessons": {}})
    ...     latest = Latest(path)
    ...     latest.content() is latest.content()
    True
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._known: tuple[Stamp, dict[str, Any]] | None = None

    def content(self) -> dict[str, Any]:
        """Return what the file holds, to be looked at only. Raises `BadRecord` and `OSError` as `keeping.load` does."""
        stamp, known = self._stamp(), self._known
        if known is None or known[0] != stamp:
            known = self._known = stamp, keeping.load(self.path)
        return known[1]

    def store(self, content: dict[str, Any]) -> None:
        """Write the file; it need not be read to know what it holds then. Raises `OSError` as `keeping.store` does.

        Nobody else may write meanwhile: see `keeping.alone`.
        """
        self._known = None
        keeping.store(self.path, content)
        self._known = self._stamp(), thaw(freeze(content))

    def _stamp(self) -> Stamp:
        """Return what tells a file from what lay there before: who writes one puts another in its place."""
        with self.path.open("rb") as file:  # opened: a network disk then looks whether what it knows is still true
            found = os.fstat(file.fileno())
        return found.st_dev, found.st_ino, found.st_mtime_ns, found.st_ctime_ns, found.st_size
