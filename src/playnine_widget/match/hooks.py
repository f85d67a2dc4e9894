"""Functions that are called after every action, each once, however often its cell is run."""

from collections.abc import Callable
from typing import Any

from playnine_widget.engine.errors import BadSetting
from playnine_widget.engine.reading import text_of
from playnine_widget.match.chronicle import Chronicle

Function = Callable[[Any], object]


class Hook:
    """A function that is called after every action, until `remove`; it can be called like the function itself."""

    def __init__(self, function: Function, hooks: "Hooks") -> None:
        self.function, self._hooks = function, hooks
        self.__name__ = str(getattr(function, "__name__", type(function).__name__))
        self.__doc__ = function.__doc__

    def __call__(self, view: Any) -> object:
        """Call the function."""
        return self.function(view)

    def remove(self) -> None:
        """Call it no more; once is enough, twice does no harm."""
        self._hooks.drop(self)

    def __repr__(self) -> str:
        return f"<Hook {self.__name__}>"


class Hooks:
    """The hooks of a match, in the order in which they were first put up.

    >>> hooks = Hooks()
    >>> def tell(view): ...
    >>> hooks.add(tell), hooks.add(tell), len(hooks)
    (<Hook tell>, <Hook tell>, 1)
    """

    def __init__(self) -> None:
        self._hooks: dict[object, Hook] = {}

    def __len__(self) -> int:
        return len(self._hooks)

    def add(self, function: Function) -> Hook:
        """Put a function up; one with the same name (for a lambda: from the same line) goes."""
        inner = function.function if isinstance(function, Hook) else function
        if not callable(inner):
            raise BadSetting("error.hook", value=text_of(inner))
        hook = Hook(inner, self)
        self._hooks = {**self._hooks, _key(inner): hook}
        return hook

    def drop(self, hook: Hook) -> None:
        """Take a hook away, unless another has taken its place."""
        self._hooks = {key: other for key, other in self._hooks.items() if other is not hook}

    def call(self, match: Chronicle, first: int, last: int) -> None:
        """Call every hook for each action among the steps ``first`` to ``last``; the first error is raised."""
        errors: list[Exception] = []
        acts = [step.number for step in match.steps[first : last + 1] if step.event["kind"] == "act"]
        for view in map(match.view_at, acts):
            for hook in self._hooks.values():
                try:
                    hook(view)
                except Exception as error:  # noqa: BLE001  (a caller's function; the others are still called)
                    errors.append(error)
        if errors:
            raise errors[0]


def _key(function: Function) -> object:
    """What makes a function the same one in a cell that is run again."""
    name = getattr(function, "__qualname__", None)
    if name is None or getattr(function, "__self__", None) is not None:
        return function if getattr(type(function), "__hash__", None) else id(function)
    if "<lambda>" not in name:
        return (function.__module__, name)
    code = getattr(function, "__code__", None)
    return (function.__module__, name, code and (code.co_filename, code.co_firstlineno))
