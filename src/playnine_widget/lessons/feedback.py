"""What is said to a learner: the lesson's own words where it has some, else the caddie's, in any language.

Each is a function of the lesson, so that it can be said again when the language changes.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from playnine_widget.engine.errors import PlayNineError
from playnine_widget.engine.message import Message
from playnine_widget.lessons.step import OTHER, Step
from playnine_widget.lessons.tally import MOST_STARS, Tally
from playnine_widget.match import insight
from playnine_widget.words.catalogue import say
from playnine_widget.words.series import Series

if TYPE_CHECKING:
    from playnine_widget.lessons.lesson import Lesson
    from playnine_widget.match.match import Match

Saying = Callable[["Lesson"], str]


def nothing(_lesson: "Lesson") -> str:
    """Say nothing."""
    return ""


def done(step: int) -> Saying:
    """Say that a step is solved."""
    return lambda lesson: lesson.steps[step].done or say(lesson.lang, "lesson.said.good")


def read(step: int) -> Saying:
    """Say what there is to say after a step that is only read."""
    return lambda lesson: lesson.steps[step].done


def over(tally: Tally) -> Saying:
    """Say what the lesson was worth, and how more of it may be had."""
    key = "lesson.said.over" if tally.stars == MOST_STARS else "lesson.said.over.more"
    return lambda lesson: say(lesson.lang, key, n=tally.stars, most=MOST_STARS)


def hint(step: int, number: int) -> Saying:
    """Say a hint, from 0."""
    return lambda lesson: lesson.steps[step].hints[number]


def solution(step: int, deeds: tuple[Message, ...]) -> Saying:
    """Say the solution, and what it comes to."""

    def saying(lesson: "Lesson") -> str:
        lang, after = lesson.lang, lesson.steps[step].done
        key = "lesson.said.shown.done" if after else "lesson.said.shown"
        return say(lang, key, actions=Series(deeds), done=after)

    return saying


def better(advice: Any, action: str) -> Saying:
    """Say that an action passes, and what is better, with the numbers."""
    return lambda lesson: say(lesson.lang, "lesson.said.better", why=_in(advice, lesson).why_not(action))


def wrong(step: int, action: str, advice: Any) -> Saying:
    """Say what is wrong with an action: the lesson's own words for it, else the caddie's, else that it is not asked."""

    def saying(lesson: "Lesson") -> str:
        own = own_words(lesson.steps[step], action)
        if own:
            return own
        lang = lesson.lang
        if advice is None or advice[action].grade == "best":
            return say(lang, "lesson.said.wrong")
        against: str = _in(advice, lesson).why_not(action)
        return against

    return saying


def own_words(step: Step, action: str) -> str:
    """Return what a step says of a wrong action: by its name, by its verb, or of any other."""
    said = step.wrong
    return said.get(action) or said.get(action.partition(" ")[0]) or said.get(OTHER) or ""


def played_out(match: "Match", first: int, saying: Saying) -> Saying:
    """Say what comes of a wrong action: all that happened since a step of the match, after what is wrong with it."""

    def said(lesson: "Lesson") -> str:
        lang = lesson.lang
        happened = [
            say(lang, message.key, **message.values)
            for at in range(first, len(match.steps))
            if match.steps[at].event["kind"] in {"act", "score"}
            for _, message in match.game.tell(match.view_at(at))
        ]
        return say(lang, "lesson.said.out", why=saying(lesson), happened=" ".join(happened))

    return said


def advised(match: "Match") -> Any:
    """Return the caddie's advice for the seat to act, None for a game that has none."""
    try:
        return insight.advise(match)
    except PlayNineError:
        return None


def _in(advice: Any, lesson: "Lesson") -> Any:
    return replace(advice, lang=lesson.lang)
