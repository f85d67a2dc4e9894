"""The review of a match of card golf, from its decisions and results."""

from collections.abc import Mapping, Sequence

from playnine_widget.analysis.review import Review
from playnine_widget.analysis.review import review as accounts
from playnine_widget.analysis.shots import Played, Shot, shots
from playnine_widget.bots.odds import option_values
from playnine_widget.bots.value import Value, value_for
from playnine_widget.games.golf.variant import Variant
from playnine_widget.games.golf.view import Event, View

AGAIN = 24
"""How many decisions are looked at again: more would take longer than one wants to wait for a review."""


def review(
    players: tuple[str, ...],
    variant: Variant,
    decisions: Sequence[tuple[int, View, str, Event]],
    results: Mapping[int, tuple[int | None, ...]],
    lang: str = "en",
) -> Review:
    """Return the review: every decision is judged by the value of the strongest bot, one turn ahead.

    Those that seem worst are looked at again, one turn deeper, where two play: what seems a blunder may be deep.
    """
    judged = shots([Played(*decision) for decision in decisions], value_for(variant))
    if len(players) == 2:
        judged = looked_at_again(judged, value_for(variant, "tour deep"))
    return accounts(players, judged, dict(results), lang)


def looked_at_again(judged: tuple[Shot, ...], value: Value) -> tuple[Shot, ...]:
    """Return the decisions with the `AGAIN` that seem worst judged by a deeper value; their luck stays what it was."""
    worst = sorted((shot for shot in judged if shot.label and not shot.teed), key=lambda shot: -shot.lost)[:AGAIN]
    again = {shot.n: _again(shot, value) for shot in worst}
    return tuple(again.get(shot.n, shot) for shot in judged)


def _again(shot: Shot, value: Value) -> Shot:
    worths = {option: worth.mean for option, worth in option_values(shot.view, value).items()}
    best = min(worths, key=worths.__getitem__)
    chosen = shot.expected + worths[shot.action] - worths[best]
    return shot._replace(best=best, chosen=chosen, after=chosen + shot.luck)
