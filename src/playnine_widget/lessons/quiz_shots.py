"""Questions about good and bad shots, graded by the caddie: the best action, and the referee of a bot's shot."""

from collections.abc import Mapping
from math import exp
from typing import Any, NamedTuple

from playnine_widget.cards.shuffle import Stream
from playnine_widget.engine.message import Message
from playnine_widget.games.catalogue import game_of
from playnine_widget.lessons.question import Choice, Question
from playnine_widget.lessons.quiz_positions import best_at_a_glance, played
from playnine_widget.lessons.quiz_rulings import picked, rulings, told
from playnine_widget.match.insight import advise, because, glance
from playnine_widget.match.match import Match
from playnine_widget.words.numbers import Figure

SHARPNESS = 0.25
"""A choice that costs so many strokes scores e^(-SHARPNESS × strokes), as in the accuracy of a review."""
BLUNDER, FINE = 4.0, 0.3
"""Strokes lost: from where on a shot is a blunder, and up to where nothing is said against it."""
COSTS = {1: 10.0, 2: 8.0, 3: 6.5, 4: 5.0, 5: 4.0}
"""About how much a planted blunder costs, by level: the harder, the less."""
GAPS = {1: 6.0, 2: 4.0, 3: 2.5, 4: 1.8, 5: 1.2}
"""About how much the second best costs, by level."""
LOOKS = 6
"""Positions of which the one that suits a level best is taken."""
GOOD, FAULT, COSTLY = "fine", "fault", "costly"


class Slip(NamedTuple):
    """An action that costs much, what would have been best, and the strokes that it costs against that."""

    action: str
    best: str
    lost: float


def best(variant: Any, level: int, chance: Stream) -> Question | None:
    """Return a position of which the best action is asked; None where all are too close to call.

    Right is what the caddie calls best, or too close to the best to call; the rest scores by what it costs.

    >>> from playnine_widget.games.catalogue import variant
    >>> asked = best(variant("play nine"), 1, Stream(1))
    >>> asked is None or asked.answer in asked.match.options
    True
    """
    match = played(variant, 8 + chance.below(6), chance)
    found = min(_moments(match), key=lambda moment: abs(_gap(moment) - GAPS[level]), default=None)
    if found is None:
        return None
    return graded(found, level)


def graded(match: Match, level: int, kind: str = "best") -> Question | None:
    """Return what the best action of a position is as a question; None where all are too close to call."""
    advice = advise(match)
    ties = {option.action for option in advice.ties}
    if len(ties) == len(advice):
        return None
    right, view = advice.best, match.view(match.to_act)
    deeds = {option: match.game.deed(view, option) for option in match.options}
    scores = {option.action: 1.0 if option.action in ties else exp(-SHARPNESS * option.lost) for option in advice}
    return Question(
        kind=kind,
        shape=f"{right.action.partition(' ')[0]} {view.phase}",
        level=level,
        ask=Message("quiz.best", {"name": match.players[match.to_act or 0]}),
        match=match,
        seat=match.to_act,
        form="choice",
        answer=right.action,
        why=_why(right),
        choices=tuple(Choice(option, deeds[option]) for option in match.options),
        scores=scores,
        remarks={option.action: _lost(option, deeds) for option in advice if option.action not in ties},
    )


def _why(best: Any) -> Message:
    """Return why an option is the best, and how sure that is."""
    if best.proved:
        return Message("quiz.best.proved", {"why": best.why})
    return Message("quiz.best.why", {"why": best.why, "error": Figure(best.error)})


def _lost(option: Any, deeds: Mapping[str, Message]) -> Message:
    """Return what an option costs against the best, and why."""
    return Message("quiz.best.lost", {"action": deeds[option.action], "lost": Figure(option.lost), "why": option.why})


def _moments(match: Match) -> list[Match]:
    """Return the moments of the next turns, played by the caddie's glance."""
    found = []
    for _ in range(LOOKS):
        if match.view().phase != "tee off":
            found.append(match)
        match = match.branch()
        match.act(best_at_a_glance(match.view(match.to_act)))
        if len(match.scorecard):
            break
    return found


def _gap(match: Match) -> float:
    """Return what the second best costs, at a glance; equals do not count."""
    worth = sorted(glance(match.view()).values())
    return next((value - worth[0] for value in worth if value - worth[0] > FINE), 0.0)


def slip(view: Any, cost: float) -> Slip | None:
    """Return the blunder whose cost is next to this, at a glance; None where nothing costs so much.

    >>> match = Match.from_position("Ann: 5 9 ? 12 / ? 9 ? 8; Ben: 5 3 ? ? / ? ? ? ?; discard: 12")
    >>> slip(match.view(), 6)[:2]
    ('draw', 'take')
    """
    worth = glance(view)
    right = min(worth, key=worth.__getitem__)
    bad = [Slip(action, right, value - worth[right]) for action, value in worth.items()]
    return min((each for each in bad if each.lost >= BLUNDER), key=lambda each: abs(each.lost - cost), default=None)


def referee(variant: Any, level: int, chance: Stream) -> Question | None:
    """Return a shot to be judged: fine, against the rules, or a blunder; None where the chance gives no such shot.

    >>> from playnine_widget.games.catalogue import variant
    >>> asked = referee(variant("play nine"), 1, Stream(2))
    >>> asked is None or asked.answer in {"fine", "fault", "costly"}
    True
    """
    match = played(variant, 6 + 5 * level + chance.below(8), chance)
    if match.view().phase == "tee off":
        return None
    shot = {GOOD: _fine, FAULT: _fault, COSTLY: _costly}
    verdict = tuple(shot)[chance.below(len(shot))]
    found = shot[verdict](match, level, chance)
    if found is None:
        return None
    action, why, kind = found
    announced = match.game.ruling(match.view(match.to_act), action).announced
    return Question(
        kind="referee",
        shape=f"{verdict} {kind}",
        level=level,
        ask=Message("quiz.referee", {"name": match.players[match.to_act or 0], "action": announced}),
        match=match,
        seat=match.to_act,
        form="choice",
        answer=verdict,
        why=why,
        called="",
        action=action,
        choices=tuple(Choice(each, Message(f"quiz.referee.{each}")) for each in shot),
    )


Shot = tuple[str, Message, str]
"""An announced action, why it is to be judged so, and of what sort it is."""


def _fine(match: Match, _level: int, _chance: Stream) -> Shot | None:
    view = match.view()
    action = best_at_a_glance(view)
    return action, Message("quiz.referee.why.fine", {"why": because(view, action)}), action.partition(" ")[0]


def _fault(match: Match, _level: int, chance: Stream) -> Shot | None:
    ruling = picked(rulings(match), chance, allowed=False)
    return None if ruling.allowed else (ruling.action, told(ruling), ruling.because.key)


def _costly(match: Match, level: int, _chance: Stream) -> Shot | None:
    view = match.view()
    bad = slip(view, COSTS[level])
    return None if bad is None else (bad.action, costs(view, bad), bad.action.partition(" ")[0])


def costs(view: Any, bad: Slip) -> Message:
    """Return what a slip costs and why, and what would have been better."""
    deed = game_of(view.variant).deed
    better = {"best": deed(view, bad.best), "better": because(view, bad.best)}
    worse = {"action": deed(view, bad.action), "why": because(view, bad.action)}
    return Message("quiz.costs", {"lost": Figure(bad.lost), **worse, **better})
