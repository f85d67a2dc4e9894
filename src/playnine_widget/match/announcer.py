"""Telling listeners what changed: in order, and never while the match's lock is held."""

from collections import deque
from collections.abc import Callable
from threading import Lock
from typing import Any, NamedTuple


class Change(NamedTuple):
    """What changed in a match.

    ``kind``: ``events`` (the steps ``first`` to ``last`` are new), ``undo``, ``redo``, ``goto`` (``last`` is now the
    last step), ``comment``, ``seats``, or ``trouble``: nothing has changed, but a listener raised ``error``, which is
    about to be raised where the match was changed. ``revision`` is the match's, after the change.
    """

    kind: str
    first: int
    last: int
    revision: int
    error: Exception | None = None
    then: Any = None
    """The match as it stood after the change (`Chronicle`); since then it may have gone on, or back."""


Listener = Callable[[Change], object]


class Announcer:
    """Calls listeners one change after the other. A listener that itself changes the match is told of it later.

    >>> heard = []
    >>> announcer = Announcer()
    >>> unwatch = announcer.watch(heard.append)
    >>> announcer.add(Change("undo", 0, 3, 5)); announcer.announce()
    >>> heard[0].kind, unwatch()
    ('undo', None)
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._listeners: tuple[Listener, ...] = ()
        self._waiting: deque[Change] = deque()
        self._speaking = False

    def watch(self, listener: Listener) -> Callable[[], None]:
        """Call the listener from now on; the same one twice is called once. Returns how to stop it."""
        with self._lock:
            self._listeners = (*(other for other in self._listeners if other != listener), listener)

        def unwatch() -> None:
            with self._lock:
                self._listeners = tuple(other for other in self._listeners if other != listener)

        return unwatch

    def add(self, change: Change) -> None:
        """Put a change in the queue; called while the match's lock is held, so the order is that of the match."""
        self._waiting.append(change)

    def announce(self) -> None:
        """Tell the listeners all that waits, unless somebody is telling already (who then tells this too).

        Nobody waits here for another thread, so a listener may act, and hold locks of its own. Every listener hears
        every change; the first error that one of them raised (an interrupt too) is told to all as trouble, and raised
        at the end.
        """
        error, last = self._tell_all()
        if isinstance(error, Exception) and last is not None:
            self.add(last._replace(kind="trouble", error=error))
            self._tell_all()
        if error is not None:
            raise error

    def _tell_all(self) -> tuple[BaseException | None, Change | None]:
        """Tell all that waits; return the first error and the last change told."""
        error: BaseException | None = None
        last: Change | None = None
        while (change := self._next()) is not None:
            last = change
            try:
                error = self._tell(change, error)
            finally:  # an interrupt may come at any time, and must not silence the match for good
                with self._lock:
                    self._speaking = False
        return error, last

    def _tell(self, change: Change, error: BaseException | None) -> BaseException | None:
        """Call every listener; return the first error, which may be an earlier one."""
        for listener in self._listeners:
            try:
                listener(change)
            except BaseException as raised:  # noqa: BLE001  (a caller's function; the others are still told)
                error = error or raised
        return error

    def _next(self) -> Change | None:
        with self._lock:
            if self._speaking or not self._waiting:
                return None
            self._speaking = True
            return self._waiting.popleft()
