"""Why a bot did what it did, as a line of the log: its own words, else what the caddie says of its choice."""

from typing import TYPE_CHECKING, Any

from playnine_widget.engine.errors import BadSetting
from playnine_widget.engine.reading import text_of
from playnine_widget.match import insight
from playnine_widget.words.catalogue import say

if TYPE_CHECKING:
    from playnine_widget.match.chronicle import Chronicle

Line = list[Any]


def why(match: "Chronicle", lang: str, *, every: bool) -> list[Line]:
    """Return the reason of the last decision as lines of the log, none where a person made it.

    A function says its own; with ``every`` the caddie says it for the bots that say none. Where a seat sees what others
    do not (its hand), its own words are kept back: they might tell. The caddie knows the public view alone.
    """
    event, before = match.steps[-1].event, match.after(max(len(match.steps) - 2, 0))
    if event["kind"] != "act" or match.seats[event["seat"]].kind == "person":
        return []
    seat = event["seat"]
    own = text_of(event.get("comment", ""))
    if own and before.position(seat) == before.position():
        return [[seat, say(lang, "log.why", why=own)]]
    return [[seat, say(lang, "log.why", why=reason)] for reason in _judged(before, event["action"], lang) if every]


def _judged(match: "Chronicle", action: str, lang: str) -> list[str]:
    """Return what the caddie says of an action, nothing of a draw (its card tells) and of games without a caddie."""
    if action in {"draw", "take"}:
        return []
    try:
        return [insight.reason(match.view(), action, lang)]
    except BadSetting:
        return []
