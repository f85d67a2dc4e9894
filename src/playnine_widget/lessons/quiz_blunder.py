"""Find the blunder: a hole played well but for one shot of one player, which was planted."""

from typing import Any, NamedTuple

from playnine_widget.cards.shuffle import Stream
from playnine_widget.engine.message import Message
from playnine_widget.lessons.question import Choice, Question
from playnine_widget.lessons.quiz_positions import begun, best_at_a_glance
from playnine_widget.lessons.quiz_shots import COSTS, Slip, costs, slip
from playnine_widget.match.match import Match

MOST = 150
"""Decisions after which a hole is given up: nobody would end it."""
FEWEST, LATEST = 3, 6
"""The fewest turns that make a question, and the turn up to which the blunder is planted."""


class Turn(NamedTuple):
    """A turn of the player: what was said of it, where it began, and the slip in it with where that was made."""

    told: Message
    begun: Match
    slip: Slip | None
    shot: Match


def blunder(variant: Any, level: int, chance: Stream) -> Question | None:
    """Return a hole with one blunder to be found; None where the hole gives no chance for one.

    Every other decision was the best at a glance, so the planted one is the only one that cost much.

    >>> from playnine_widget.games.catalogue import variant
    >>> asked = blunder(variant("play nine"), 1, Stream(1))
    >>> asked is None or int(asked.answer) <= len(asked.choices)
    True
    """
    seat = chance.below(2)
    start = _teed(begun(variant, chance))
    line, turns = _played(start, seat, 1 + chance.below(LATEST), COSTS[level])
    at = next((number for number, turn in enumerate(turns) if turn.slip), None)
    if at is None or len(turns) < FEWEST:
        return None
    found = turns[at]
    if found.slip is None:
        return None
    return Question(
        kind="blunder",
        shape=f"{found.slip.action.partition(' ')[0]} {found.slip.best.partition(' ')[0]}",
        level=level,
        ask=Message("quiz.blunder", {"name": start.players[seat]}),
        match=start,
        seat=None,
        form="choice",
        answer=str(at + 1),
        why=costs(found.shot.view(seat), found.slip),
        called=Message("quiz.blunder.turn", {"number": at + 1}),
        choices=tuple(Choice(str(number), turn.told) for number, turn in enumerate(turns, 1)),
        line=line,
        moments=tuple(turn.begun for turn in turns),
        shot=found.shot,
    )


def _teed(match: Match) -> Match:
    """Return the match after its tee-off."""
    while match.view().phase == "tee off":
        match.act(best_at_a_glance(match.view(match.to_act)))
    return match


def _played(start: Match, seat: int, at: int, cost: float) -> tuple[Match, list[Turn]]:
    """Play the hole out; from its turn number ``at`` on the seat makes the first blunder that offers itself."""
    match, turns = start.branch(), list[Turn]()
    first, bad, shot = None, None, start
    for _ in range(MOST):
        actor, view, before = match.to_act, match.view(match.to_act), len(match.steps)
        action = best_at_a_glance(view)
        if actor == seat:
            first = first or match.branch()
            if len(turns) + 1 >= at and not any(turn.slip for turn in turns) and bad is None:
                shot, bad = match.branch(), slip(view, cost)
                action = bad.action if bad else action
        match.act(action)
        told = _told(match, before)
        if actor == seat and told is not None:
            turns.append(Turn(told, first or match, bad, shot))
            first, bad = None, None
        if len(match.scorecard) > len(start.scorecard):
            return match, turns
    return match, []


def _told(match: Match, before: int) -> Message | None:
    """Return what is said of the decision after so many steps; None where its turn goes on."""
    step = next(at for at in range(before, len(match.steps)) if match.steps[at].event["kind"] == "act")
    told = match.game.tell(match.view_at(step))
    return told[0][1] if told else None
