"""Compile the loops: each function anew, in a room where the names it calls are compiled too."""

from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any

from numba import njit

from playnine_widget.bots.loops import columns, decide, expectation, gifts, replies, rules_of_thumb, turn

MODULES = (columns, gifts, expectation, turn, replies, decide, rules_of_thumb)
"""In the order of their imports."""


def compiled(modules: tuple[ModuleType, ...] = MODULES) -> dict[str, Any]:
    """Return everything in the modules by name, their functions compiled, machine code kept on disk.

    No sum is reordered (no fast maths), so the results are those of plain Python, bit for bit.
    """
    room: dict[str, Any] = {"__builtins__": __builtins__}
    for module in modules:
        for name, found in vars(module).items():
            if isinstance(found, FunctionType):
                if found.__module__ == module.__name__:
                    room[name] = _compile(found, room)
            elif not name.startswith("__"):
                room[name] = found
    return room


def _compile(function: Callable[..., Any], room: dict[str, Any]) -> Any:
    again = FunctionType(function.__code__, room, function.__name__, function.__defaults__)
    again.__module__ = function.__module__
    again.__qualname__ = function.__qualname__
    return njit(cache=True)(again)


LOOPS = compiled()
