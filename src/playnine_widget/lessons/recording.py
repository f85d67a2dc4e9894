"""A lesson of a match: every decision with a comment becomes a step, at the position where it was made."""

from typing import Any

from playnine_widget.engine.errors import BadLesson
from playnine_widget.engine.language import language
from playnine_widget.engine.notation import quoted
from playnine_widget.lessons.expecting import expected
from playnine_widget.lessons.lesson import Lesson
from playnine_widget.lessons.step import position_of
from playnine_widget.match import insight
from playnine_widget.match.chronicle import Chronicle
from playnine_widget.match.comments import parted
from playnine_widget.match.handed import match_in
from playnine_widget.words.catalogue import say

POOR = ("?", "??", "?!")
"""The glyphs of a decision that was none of the best."""


def recorded(match: Chronicle, title: str = "", lang: str = "en") -> Lesson:
    """Return the lesson of a match. Raises `BadLesson` for one without comments.

    What was done is what is accepted, and the comment is said after it; then the turn goes on as it did, and the others
    play as they did. A comment that begins with ``?``, ``??`` or ``?!`` is the feedback for a wrong action instead, and
    what the caddie likes best is accepted; where that is the very action, or in a game without a caddie, anything else.
    A step holds the facedown cards and the draw pile, as a record does: it is a file for its owner until the hole is
    over.

    >>> from playnine_widget.match.match import Match
    >>> match = Match.from_position("Ann: 5 9 ? 12 / ? 9 ? 8; Ben: 5 3 ? ? / ? ? ? ?; discard: 12; draw: 4")
    >>> match.act("take", comment="! Two 12s cancel."); match.act("swap D2"); match.act("draw", "swap C1")
    >>> lesson = recorded(match, "Pairs")
    >>> lesson.steps[0].solution, lesson.steps[0].then, lesson.steps[0].done
    (('take', 'swap D2'), (('Ben', ('draw', 'swap C1')),), 'Two 12s cancel.')
    """
    now, said = expected("match", match_in(match), Chronicle, "Match").now, language(lang)
    steps = [_step(now, at, said) for at, step in enumerate(now.steps) if step.event.get("comment")]
    if not steps:
        raise BadLesson("error.lesson.comments")
    return Lesson(title or say(said, "lesson.recorded", players=now.players), steps, lang=lang)


def _step(match: Chronicle, at: int, lang: str) -> dict[str, Any]:
    event, before = match.steps[at].event, match.after(at - 1)
    glyph, comment = parted(event["comment"])
    name = match.players[event["seat"]]
    step: dict[str, Any] = {
        "position": position_of(match.game.full_position(match.steps[at - 1].state)),
        "task": say(lang, "lesson.recorded.task", name=name),
    }
    if glyph not in POOR:
        rest, then = _after(match, at)
        return {**step, "accept": event["action"], "solution": [event["action"], *rest], "then": then, "done": comment}
    wrong = {event["action"]: comment or say(lang, "lesson.recorded.poor")}
    if insight.has_caddie(match.variant) and insight.advise(before)[event["action"]].grade != "best":
        return {**step, "accept": "best", "wrong": wrong}
    return {**step, "accept": [option for option in before.options if option != event["action"]], "wrong": wrong}


def _after(match: Chronicle, at: int) -> tuple[list[str], list[str]]:
    """Return the rest of the turn that a decision is of, and the turns of the others until that seat's next.

    Nothing of another hole, and nothing after a refill of the draw pile, whose order no position holds.
    """
    seat = match.steps[at].event["seat"]
    turns: list[tuple[int, list[str]]] = [(seat, [])]
    for step in match.steps[at + 1 :]:
        if step.event["kind"] != "act":
            break
        actor = step.event["seat"]
        if actor == seat and len(turns) > 1:
            break
        if actor != turns[-1][0]:
            turns.append((actor, []))
        turns[-1][1].append(step.event["action"])
    return turns[0][1], [f"{quoted(match.players[actor], ())}: {', '.join(done)}" for actor, done in turns[1:]]
