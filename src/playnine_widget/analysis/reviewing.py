"""The review of a match of card golf, from its decisions and results."""

from collections.abc import Mapping, Sequence

from playnine_widget.analysis.review import Review
from playnine_widget.analysis.review import review as accounts
from playnine_widget.analysis.shots import Played, shots
from playnine_widget.bots.value import value_for
from playnine_widget.games.golf.variant import Variant
from playnine_widget.games.golf.view import Event, View


def review(
    players: tuple[str, ...],
    variant: Variant,
    decisions: Sequence[tuple[int, View, str, Event]],
    results: Mapping[int, tuple[int | None, ...]],
    lang: str = "en",
) -> Review:
    """Return the review: every decision is judged by the value of the strongest bot, one turn ahead."""
    judged = shots([Played(*decision) for decision in decisions], value_for(variant))
    return accounts(players, judged, dict(results), lang)
