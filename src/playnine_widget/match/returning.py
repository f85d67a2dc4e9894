"""Back to a person's decision, and on to the next: those of bots and functions on the way are passed over."""

from collections.abc import Collection

from playnine_widget.engine.errors import IllegalAction
from playnine_widget.match.chronicle import Chronicle
from playnine_widget.match.travelling import Travelling


def people(match: Chronicle) -> frozenset[int]:
    """Return the seats of people; bots and functions play by themselves.

    >>> from playnine_widget.match.match import Match
    >>> people(Match(players=["Ann", "bot:novice", "Ben"], seed=9))
    frozenset({0, 2})
    """
    return frozenset(at for at, who in enumerate(match.seats) if who.kind == "person")


def back(match: Travelling, seats: Collection[int], n: int = 1, revision: int | None = None) -> None:
    """Go back to the ``n``-th last decision of these seats. Raises `IllegalAction` when there are fewer.

    >>> from playnine_widget.match.match import Match
    >>> match = Match(players=["Ann", "bot:novice"], seed=9)
    >>> match.play_bots(); match.act("flip A1", "flip B1"); match.play_bots()
    >>> back(match, {0}, n=2); match.options[0]
    'flip A1'
    """
    actors = [step.event["seat"] for step in match.steps if step.event["kind"] == "act"]
    own = [at for at, seat in enumerate(actors) if seat in seats]
    if not 1 <= n <= len(own):
        raise IllegalAction("notice.nothing_to_undo")
    match.goto(own[-n], revision=revision)


def onward(match: Travelling) -> None:
    """Do again what was undone, up to the next decision of a person. Raises `IllegalAction` when nothing was."""
    persons = people(match)
    match.redo()
    while match.can_redo and match.to_act not in persons:
        match.redo()
