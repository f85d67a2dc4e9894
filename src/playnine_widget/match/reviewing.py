"""The public door to the review: from a match or a record, of any game that has one."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from playnine_widget.engine.errors import BadSetting
from playnine_widget.engine.language import language
from playnine_widget.match.chronicle import Chronicle
from playnine_widget.match.handed import match_in

REVIEWERS = {"golf": "playnine_widget.analysis.reviewing"}
"""Where each family of games has its ``review(players, variant, decisions, results, lang)``."""


def review(of: Any, lang: str = "en") -> Any:
    """Return the review of a match, or of a record: strokes gained and luck apart, labels, the worst shots.

    A running match is reviewed as far as it has come; a table that shows a match will do as well. Raises `BadSetting`
    for a game that has no review, `BadRecord` for a record that cannot be replayed, `UnknownName` for a language that
    there is not.

    >>> from playnine_widget.match.match import Match
    >>> match = Match(players=["bot:random", "bot:novice"], seed=9, holes=1)
    >>> match.play_bots()
    >>> found = review(match)
    >>> found.of(0).strokes == match.totals[0], found.worst()[0].label
    (True, 'blunder')
    """
    from playnine_widget.match.match import Match  # noqa: PLC0415  (it uses none of this)

    of, lang = match_in(of), language(lang)
    match = of if isinstance(of, Chronicle) else Match.from_record(of)
    now = match.now
    family = now.game.name
    if family not in REVIEWERS:
        raise BadSetting("error.review.game", game=now.variant.name)
    reviewer: Callable[..., Any] = import_module(REVIEWERS[family]).review
    return reviewer(now.players, now.variant, _decisions(now), _results(now), lang)


def _decisions(match: Chronicle) -> list[tuple[int, Any, str, Any]]:
    """Return each decision: its number from 1, the public view before it, the action, the event that it was."""
    found: list[tuple[int, Any, str, Any]] = []
    for before, step in zip(match.steps, match.steps[1:], strict=False):
        if step.event["kind"] == "act":
            view, after = match.game.view(before.state, None), match.game.view(step.state, None)
            found.append((len(found) + 1, view, step.event["action"], after.last))
    return found


def _results(match: Chronicle) -> Mapping[int, tuple[int | None, ...]]:
    """Return the result of each hole that was finished in this match."""
    scored = [step for step in match.steps if step.event["kind"] == "score"]
    return {match.game.hole(step.state): match.game.scorecard(step.state)[-1] for step in scored}
