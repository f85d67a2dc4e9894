"""Questions about the rules: is this allowed now?"""

from typing import Any

from playnine_widget.cards.shuffle import Stream
from playnine_widget.engine.message import Message
from playnine_widget.engine.ruling import Ruling, cited
from playnine_widget.lessons.question import Choice, Question
from playnine_widget.lessons.quiz_positions import played
from playnine_widget.match.match import Match

YES, NO = "legal", "illegal"


def legal(variant: Any, level: int, chance: Stream) -> Question:
    """Return an action that may be allowed or not: one or the other is as likely, and so is each reason for it.

    >>> from playnine_widget.games.catalogue import variant
    >>> legal(variant("ninety nine"), 1, Stream(1)).answer in {"legal", "illegal"}
    True
    """
    match = played(variant, 2 + 6 * level + chance.below(8), chance)
    ruling = picked(rulings(match), chance, allowed=chance.below(2) == 1)
    return Question(
        kind="legal",
        shape=ruling.because.key,
        level=level,
        ask=Message("quiz.legal", {"name": match.players[match.to_act or 0], "action": ruling.announced}),
        match=match,
        seat=match.to_act,
        form="choice",
        answer=YES if ruling.allowed else NO,
        why=told(ruling),
        called="",
        action=ruling.action,
        choices=(Choice(YES, Message("quiz.legal.yes")), Choice(NO, Message("quiz.legal.no"))),
    )


def rulings(match: Match) -> list[Ruling]:
    """Return what the rules say of everything that the seat to act may think of."""
    view = match.view(match.to_act)
    return [match.game.ruling(view, action) for action in match.game.tries(view)]


def picked(known: list[Ruling], chance: Stream, *, allowed: bool) -> Ruling:
    """Return one that is allowed or not, where there is one: each reason is as likely as another."""
    those = [ruling for ruling in known if ruling.allowed is allowed] or known
    reasons = sorted({ruling.because.key for ruling in those})
    reason = reasons[chance.below(len(reasons))]
    alike = [ruling for ruling in those if ruling.because.key == reason]
    return alike[chance.below(len(alike))]


def told(ruling: Ruling) -> Message:
    """Return why an action is allowed or not, and by which rule, as one message."""
    verdict = Message(f"ruling.{'yes' if ruling.allowed else 'no'}", {"because": ruling.because})
    return Message(
        "quiz.legal.why", {"verdict": verdict, "rule": ruling.rule.text, "source": cited(ruling.rule.source)}
    )
