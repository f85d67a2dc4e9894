"""What the caddie says at a table: worked out from what its own seat may see, and packed in the table's language."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from playnine_widget.engine.errors import NotYourTurn
from playnine_widget.match import insight
from playnine_widget.match.reviewing import review

if TYPE_CHECKING:
    from playnine_widget.match.chronicle import Chronicle
    from playnine_widget.widget.seeing import Place


def advised(match: "Chronicle", where: "Place", of: str) -> dict[str, Any]:
    """Return what a table asked its caddie for, by the name of its panel: the advice, the odds or the review.

    Advice is given for the seat to act, and only where this table acts for it. Raises `NotYourTurn` elsewhere.
    """
    if of == "odds":
        return {of: insight.odds(match.view(where.seat))}
    if of == "review":
        return {of: review(match)}
    seat = match.to_act
    if seat is not None and seat not in where.own:
        raise NotYourTurn("notice.waiting", name=match.players[seat])
    return {"advice": insight.advise(match)}


class Insight:
    """What the caddie has said at one moment of a table, by the name of its panel."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Forget it: the match has gone on."""
        self._revision = -1
        self._kept: dict[str, Any] = {}

    def keep(self, revision: int, found: dict[str, Any]) -> None:
        """Keep what was found out about the moment at that revision of the table."""
        self._revision = revision
        self._kept |= found

    def panel(self, lang: str) -> dict[str, Any]:
        """Return the panels for the browser, each with the revision that it is about."""
        packed = {name: insight.packed(name, replace(found, lang=lang)) for name, found in self._kept.items()}
        return {name: {"revision": self._revision, **panel} for name, panel in packed.items()}
