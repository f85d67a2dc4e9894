"""The public doors to the caddie and the odds: from a match or a view, of any game that has them."""

from importlib import import_module
from types import ModuleType
from typing import Any

from playnine_widget.engine.errors import BadSetting
from playnine_widget.engine.language import language
from playnine_widget.engine.message import Message
from playnine_widget.engine.reading import text_of
from playnine_widget.games.catalogue import game_of
from playnine_widget.match.chronicle import Chronicle
from playnine_widget.match.handed import match_in

CADDIES = {
    "golf": "playnine_widget.analysis.caddie",
    "ninety": "playnine_widget.analysis.ninety_nine.caddie",
}
COUNTERS = {
    "golf": "playnine_widget.analysis.counting",
    "ninety": "playnine_widget.analysis.ninety_nine.counting",
}
"""Where each family of games has its caddie (``advise``) and its count of the unseen cards (``odds``)."""

GLANCES = {"golf": "playnine_widget.analysis.caddie"}
"""Where a family that counts in strokes has its quick worth of every option (``glance``)."""

PACKERS = {
    "advice": "playnine_widget.analysis.advice_panel",
    "odds": "playnine_widget.analysis.unseen",
    "review": "playnine_widget.analysis.review_panel",
}
"""Where each thing that is found out is packed for a table."""


def advise(of: Any, lang: str = "en") -> Any:
    """Return the caddie's advice for the seat to act: for each option its worth, its error, its chances, its reason.

    ``of`` is a view with options or a match, of which nothing is used but what the seat to act may see. ``.best`` is
    the best option, ``.options`` are all, ``.why_not("swap B2")`` compares. A table that shows a match will do as well.
    Raises `BadSetting` when nobody is to act, for a game that has no caddie, and for what is no view; `UnknownName` for
    a language that there is not, as all of these do; `BadSetting` too for a view that no match can show.

    >>> from playnine_widget.match.match import Match
    >>> match = Match.from_position("Ann: 5 9 ? 12 / ? 9 ? 8; Ben: 5 3 ? ? / ? ? ? ?; discard: 12")
    >>> advice = advise(match)
    >>> advice.best.action, advice.why()
    ('take', 'Puts a 12 at D2: makes a pair at D1 and D2: −20')
    """
    of = match_in(of)
    view = of.view(of.to_act) if isinstance(of, Chronicle) else of
    caddie = _of_the_game(CADDIES, view)
    if view.to_act is not None and view.options and not _can_be(view):
        raise BadSetting("error.advise.impossible")
    return caddie.advise(view, language(lang))


def odds(view: Any, lang: str = "en") -> Any:
    """Return the odds of the next unseen card, from what a view shows. Raises `BadSetting` for a game without them."""
    return _of_the_game(COUNTERS, view).odds(view, language(lang))


def reason(view: Any, action: str, lang: str = "en") -> str:
    """Return in words what speaks for an option of a view, or against it. Raises `BadSetting` as `advise` does."""
    text: str = _of_the_game(CADDIES, view).reason(view, action, language(lang))
    return text


def because(view: Any, action: str) -> Message:
    """Return the same as a message, to be said in any language."""
    message: Message = _of_the_game(CADDIES, view).because(view, action)
    return message


def glance(view: Any) -> dict[str, float]:
    """Return what each option is worth at a glance, one turn ahead: the expected margin in strokes, low is good.

    Some ten times quicker than `advise`, and off by half a stroke. Raises `BadSetting` as `advise` does.

    >>> from playnine_widget.match.match import Match
    >>> match = Match.from_position("Ann: 5 9 ? 12 / ? 9 ? 8; Ben: 5 3 ? ? / ? ? ? ?; discard: 12")
    >>> worth = glance(match.view())
    >>> min(worth, key=worth.__getitem__)
    'take'
    """
    worth: dict[str, float] = _of_the_game(GLANCES, view).glance(view)
    return worth


def has_glance(variant: Any) -> bool:
    """Whether a game's options have a worth in strokes at a glance.

    >>> from playnine_widget.games.catalogue import variant
    >>> has_glance(variant("six card")), has_glance(variant("ninety nine"))
    (True, False)
    """
    return game_of(variant).name in GLANCES


def has_caddie(variant: Any) -> bool:
    """Whether a game has a caddie.

    >>> from playnine_widget.games.catalogue import variant
    >>> has_caddie(variant("ninety nine"))
    True
    """
    return game_of(variant).name in CADDIES


def packed(name: str, found: Any) -> dict[str, Any]:
    """Return what was found out (``advice``, ``odds``, ``review``) packed for a table, in its own language."""
    panel: dict[str, Any] = import_module(PACKERS[name]).packed(found)
    return panel


def _can_be(view: Any) -> bool:
    """Whether there is a state that looks just like this."""
    game = game_of(view.variant)
    try:
        seen = game.view(game.imagine(view, list.sort), view.seat)
        return bool(seen == view._replace(practice=seen.practice))
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError):  # it was made by hand, of anything
        return False


def _of_the_game(modules: dict[str, str], view: Any) -> ModuleType:
    chosen = getattr(view, "variant", None)
    if chosen is None or not hasattr(view, "to_act"):
        raise BadSetting("error.advise.none", of=text_of(view))
    family = game_of(chosen).name
    if family not in modules:
        raise BadSetting("error.advise.game", game=chosen.name)
    return import_module(modules[family])
