"""What others may watch: a study, a quiz. Each watcher is told, whatever another does."""

from collections.abc import Callable
from typing import Any


class Watched:
    """Something that tells who watches it that it has changed.

    >>> seen = []
    >>> quiz = Watched()
    >>> stop = quiz.watch(seen.append)
    >>> quiz._tell(); stop(); quiz._tell()
    >>> seen == [quiz]
    True
    """

    _watchers: tuple[Callable[[Any], object], ...] = ()

    def watch(self, watcher: Callable[[Any], object]) -> Callable[[], None]:
        """Call ``watcher`` with this after every change, without a lock. Returns how to stop it."""
        self._watchers = (*self._watchers, watcher)

        def stop() -> None:
            self._watchers = tuple(each for each in self._watchers if each is not watcher)

        return stop

    def _tell(self) -> None:
        """Tell all; what the first of them raised is raised afterwards, so that none keeps the news from the rest."""
        failed: list[Exception] = []
        for watcher in self._watchers:
            try:
                watcher(self)
            except Exception as error:  # noqa: BLE001  (a caller's function)
                failed.append(error)
        if failed:
            raise failed[0]
