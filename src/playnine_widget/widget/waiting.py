"""Waiting in a cell for the next action at a table; nothing is polled, the kernel's own loop is woken."""

import sys
from collections.abc import Iterable
from contextlib import suppress
from numbers import Real
from threading import Lock
from typing import TYPE_CHECKING

from playnine_widget.engine.errors import BadSetting, IllegalAction, PlayNineError
from playnine_widget.engine.reading import text_of
from playnine_widget.match.timeline import Step

if TYPE_CHECKING:
    import asyncio

Action = tuple[int, str]
OLDEST_KERNEL = 7  # before it, and in a browser, no click arrives while a cell runs


class Waiting:
    """Those who wait for the next action. `tell` may be called on any thread."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._futures: list[asyncio.Future[Action]] = []

    async def next(self, timeout: float | None) -> Action:  # noqa: ASYNC109  (handed on)
        """Return the next action (seat, action). Raises `TimeoutError` after so many seconds."""
        if timeout is not None and (not isinstance(timeout, Real) or isinstance(timeout, bool) or timeout != timeout):  # noqa: PLR0124  (NaN)
            raise BadSetting("error.timeout", value=text_of(timeout))
        import asyncio  # noqa: PLC0415  (a table that nobody waits at does without it)

        future: asyncio.Future[Action] = asyncio.get_running_loop().create_future()
        with self._lock:
            self._futures.append(future)
        try:
            return await asyncio.wait_for(future, timeout)
        finally:
            with self._lock:
                self._futures.remove(future)

    def hear(self, steps: Iterable[Step]) -> None:
        """Take in what has happened."""
        for step in steps:
            if step.event["kind"] == "act":
                self.tell((step.event["seat"], step.event["action"]))

    def tell(self, action: Action | None) -> None:
        """Wake everybody who waits with what was done; None: the table was closed."""
        with self._lock:
            futures = list(self._futures)
        for future in futures:
            with suppress(RuntimeError):  # its loop was closed while it waited: there is nobody to wake
                future.get_loop().call_soon_threadsafe(_wake, future, action)


def _wake(future: "asyncio.Future[Action]", action: Action | None) -> None:
    if future.done():
        return
    if action is None:
        future.set_exception(PlayNineError("error.waiting.closed"))
    else:
        future.set_result(action)


def check_kernel() -> None:
    """Raise `PlayNineError` in a kernel where waiting would wait for ever."""
    if sys.platform == "emscripten":
        raise PlayNineError("error.kernel", kernel="Pyodide")
    kernel = sys.modules.get("ipykernel")
    version = getattr(kernel, "__version__", "")
    major = version.partition(".")[0]
    if major.isdecimal() and int(major) < OLDEST_KERNEL:
        raise PlayNineError("error.kernel", kernel=f"ipykernel {version}")


def check_running(*, over: bool) -> None:
    """Raise `IllegalAction` when there will be no next action."""
    if over:
        raise IllegalAction("error.waiting.over")
