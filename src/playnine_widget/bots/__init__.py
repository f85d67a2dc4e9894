"""Bots: each gets a view and gives an action. A bot never sees a state; the only one it holds is one it imagined.

The package can be called: `playnine_widget.bots()` is the public list of bots, and this package has the same name.
"""

import sys
from collections.abc import Mapping
from types import ModuleType
from typing import Any


class _Bots(ModuleType):
    def __call__(self, game: Any = None) -> Mapping[str, Any]:
        """Return the bots by name (`bot.bots`), with ``game`` only those that play it."""
        from playnine_widget.bots.bot import bots  # noqa: PLC0415  (the package itself loads no bot)

        return bots(game)


sys.modules[__name__].__class__ = _Bots
