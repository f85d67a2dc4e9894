"""A card table for Play Nine and its card-golf relatives that lives in a notebook cell.

>>> import playnine_widget as p9
>>> match = p9.Match("play nine", ["Ann", "bot:novice"], seed=9)
>>> p9.score("7 7 3 5 / 7 7 2 4").total
4

Everything public is reached from here and loaded when it is first asked for: `import playnine_widget` itself loads
neither the widget nor numpy.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from playnine_widget.version import __version__ as __version__

if TYPE_CHECKING:
    from playnine_widget.bots.bot import bot, bots
    from playnine_widget.engine.errors import (
        BadLesson,
        BadNotation,
        BadPosition,
        BadRecord,
        BadSetting,
        BotFailed,
        IllegalAction,
        NotPassed,
        NotYourTurn,
        PlayNineError,
        StaleRevision,
        UnknownName,
    )
    from playnine_widget.games.catalogue import variant, variants
    from playnine_widget.games.golf.comparing import compare_rules
    from playnine_widget.games.golf.tally import score
    from playnine_widget.games.rule_sheet import rules
    from playnine_widget.lessons.courses import lessons
    from playnine_widget.lessons.drills import Drills
    from playnine_widget.lessons.lesson import Lesson
    from playnine_widget.lessons.quiz import Quiz
    from playnine_widget.match.deals import Deal, daily
    from playnine_widget.match.insight import advise
    from playnine_widget.match.match import Match
    from playnine_widget.match.reviewing import review
    from playnine_widget.match.sharing import share
    from playnine_widget.match.verifying import verify
    from playnine_widget.simulation.league import league
    from playnine_widget.widget.card_table import CardTable

__all__ = [
    "BadLesson",
    "BadNotation",
    "BadPosition",
    "BadRecord",
    "BadSetting",
    "BotFailed",
    "CardTable",
    "Deal",
    "Drills",
    "IllegalAction",
    "Lesson",
    "Match",
    "NotPassed",
    "NotYourTurn",
    "PlayNineError",
    "Quiz",
    "StaleRevision",
    "UnknownName",
    "advise",
    "bot",
    "bots",
    "compare_rules",
    "daily",
    "league",
    "lessons",
    "review",
    "rules",
    "score",
    "share",
    "variant",
    "variants",
    "verify",
]

_HOMES = {
    "CardTable": "widget.card_table",
    "Deal": "match.deals",
    "Drills": "lessons.drills",
    "Lesson": "lessons.lesson",
    "Match": "match.match",
    "Quiz": "lessons.quiz",
    "advise": "match.insight",
    "bot": "bots.bot",
    "compare_rules": "games.golf.comparing",
    "daily": "match.deals",
    "review": "match.reviewing",
    "league": "simulation.league",
    "rules": "games.rule_sheet",
    "score": "games.golf.tally",
    "share": "match.sharing",
    "variant": "games.catalogue",
    "variants": "games.catalogue",
    "verify": "match.verifying",
}


def __getattr__(name: str) -> object:
    """Load a public name when it is first asked for (PEP 562)."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if name in {"bots", "lessons"}:
        return import_module(f"{__name__}.{name}")  # the package can be called
    found = getattr(import_module(f"{__name__}.{_HOMES.get(name, 'engine.errors')}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return [*__all__, "__version__"]


def load_ipython_extension(shell: object) -> None:
    """Make the cell magic ``%%playnine`` known: ``%load_ext playnine_widget``."""
    import_module(f"{__name__}.widget.magic").register(shell)
