"""A limit of time for a caller's function, so that a slow or endless one does not hang the notebook.

A second thread asks Python to raise `TooSlow` in the one that runs the function. Python does so between two steps of
Python code, so an endless loop ends. What it cannot stop is one long step: a wait in C code (`time.sleep`, a request, a
large sum in numpy) ends first, and then the function does; and a function that catches everything, `BaseException`
included, goes on. Where there are no threads (Pyodide) nothing is stopped.
"""

import sys
from collections.abc import Callable
from threading import TIMEOUT_MAX, Lock, Timer, get_ident
from typing import Any

SECONDS = 10.0
"""How long a function of the view may think, unless it has a `limit` of its own."""


STEPS = 10_000
"""Steps of Python code within which an exception that was asked for arrives."""


class TooSlow(BaseException):
    """A function has not answered in its time."""


def within(seconds: float, function: Callable[[Any], object], view: Any) -> object:
    """Return what the function answers. Raises `TooSlow` when it takes longer, and what it raises itself.

    >>> within(1.0, len, "ann")
    3
    """
    if sys.platform == "emscripten":
        return function(view)
    import ctypes  # noqa: PLC0415  (it is large: who only imports a table need not wait for it)

    thread, lock = get_ident(), Lock()
    done = fired = arrived = False

    def stop() -> None:
        nonlocal fired
        with lock:
            if not done:
                fired = True
                ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(TooSlow))

    timer = Timer(seconds, stop)
    timer.daemon = True
    timer.start()
    try:
        return function(view)
    except TooSlow:
        arrived = True
        raise
    finally:
        with lock:
            done = True
        timer.cancel()
        if fired and not arrived:  # it is on its way, and must not arrive later, somewhere else
            for _ in range(STEPS):
                pass


def limit_of(player: object) -> float:
    """Return how many seconds a bot or a function may think: its own `limit` where that is above 0, else `SECONDS`.

    A bot without one has that of its function.

    No limit is longer than a clock can wait for: infinity is about that long.

    >>> from types import SimpleNamespace as Player
    >>> limit_of(Player(limit=2)), limit_of(Player(limit="2")), limit_of(Player(limit=float("nan")))
    (2.0, 10.0, 10.0)
    """
    limit = getattr(player, "limit", None)
    if limit is None:
        limit = getattr(getattr(player, "play", None), "limit", None)
    return float(min(limit, TIMEOUT_MAX)) if isinstance(limit, int | float) and limit > 0 else SECONDS
