"""Lessons and quizzes as the browser gets them; made for the fixtures, so that no change of the course changes them."""

from __future__ import annotations

from typing import Any

from playnine_widget.lessons.courses import Mark
from playnine_widget.lessons.lesson import Lesson, named_after
from playnine_widget.lessons.quiz import Quiz
from playnine_widget.lessons.study import Study
from playnine_widget.widget.card_table import CardTable
from playnine_widget.widget.studying import Studying

TRAITS = ("view", "card", "notice", "panel", "lang", "speed")
LESSON = Lesson(
    "Draw or take",
    [
        {
            "position": "Ann: 5 9 ? 12 / ? 9 ? 8; Ben: 5 3 ? ? / ? ? ? ?; discard: 12; draw: 3 7",
            "text": "Each turn begins with a choice of two piles: one is open, the other a surprise.",
            "task": "Two 12s in a column cancel. Get the second one.",
            "accept": "take",
            "wrong": {"draw": "A card from the draw pile is any card. The 12 lies open, and it cancels that of D1."},
            "hints": ["Look at the discard pile.", "Which card pairs with D1?"],
            "solution": "take, swap D2",
            "then": "Ben: draw, swap A2",
            "done": "12 and 12 make a pair: 0 strokes for both.",
        },
        {"task": "Your turn again: draw.", "accept": "draw", "hints": ["The pile on the left."]},
    ],
    chapter="first steps",
    rules="turn",
)
RIVALS = [f"{name}: {at} ? ? ? / ? {at} ? ?" for at, name in enumerate(["Ben", "Cy", "Dee", "Eli", "Fay"])]


def crowd(players: int) -> Lesson:
    """A lesson with more than two at the table."""
    position = "; ".join(["Ann: 5 9 ? 12 / ? 9 ? 8", *RIVALS[: players - 1], "discard: 12"])
    return Lesson("A crowd", [{"position": position, "task": "Take the 12.", "accept": "take"}])


NINETY = Lesson(
    "The ten goes down",
    [
        {
            "position": "game: ninety nine; total: 93; tokens: 3, 3; Ann: 5H 3D 10C; Ben: ? ? ?; played: 4C",
            "task": "The total is 93. Leave Ben as little room as you can.",
            "accept": "play 5H",
            "wrong": {"play": "There is a card that brings the total closer to 99."},
            "hints": ["A ten takes ten off."],
        }
    ],
    chapter="ninety nine",
)
CHAPTERS = {
    "First steps": ("Cards", "The table", "Tee off", "Draw or take", "Swap", "Turn one up", "Skip"),
    "Columns that match": ("A pair", "Four of a kind", "Six and eight of a kind", "Hole-in-One"),
    "The end of a hole": ("Putting out", "The last shot", "Reading the scorecard"),
}


class Way:
    """A course as the map needs it: the first three lessons are done, the fifth is begun."""

    names = tuple(named_after(title) for titles in CHAPTERS.values() for title in titles)
    next_name = "draw_or_take"

    def map(self, _lang: str) -> list[tuple[str, list[Mark]]]:
        return [(chapter, [self._mark(title) for title in titles]) for chapter, titles in CHAPTERS.items()]

    def _mark(self, title: str) -> Mark:
        at = self.names.index(named_after(title))
        state = "done" if at < 3 else "begun" if at == 4 else "new"
        return Mark(named_after(title), title, max(3 - at, 0), state)


def studied(lesson: Lesson, *deeds: str) -> Study:
    """A study after these deeds and actions, with hints and wrong tries as they come."""
    study = Study(lesson)
    for deed in deeds:
        (study.do if deed in study.offers else study.act)(deed)
    return study


def shown(taught: Any, lang: str = "en", labels: str = "", course: Any = None) -> dict[str, Any]:
    """All traits of a table that shows it, its labels by their name."""
    table = CardTable(taught, lang=lang)
    if course is not None and isinstance(table.teaching, Studying):
        table.teaching.course = course
        table.teaching.ask_for("map")
    state = {name: getattr(table, name) for name in TRAITS} | {"labels": labels or lang}
    table.close()
    return state


def answered(kind: str, *answers: object, questions: int = 4) -> Quiz:
    quiz = Quiz(kind, seed=3, questions=questions)
    for number, answer in enumerate(answers):
        if number:
            quiz.next()
        quiz.answer(answer)
    return quiz


def states() -> dict[str, dict[str, Any]]:
    """Every fixture by name."""
    lessons: dict[str, tuple[str, ...]] = {
        "open": (),
        "hint": ("hint",),
        "wrong": ("draw",),
        "out": ("draw", "play out"),
        "good": ("take",),
        "over": ("take", "next", "draw", "next"),
    }
    legal = answered("legal")
    return {
        **{name: shown(studied(LESSON, *deeds)) for name, deeds in lessons.items()},
        "map": shown(studied(LESSON, "draw"), course=Way()),
        "fr_wrong": shown(studied(LESSON, "draw"), "fr"),
        "three": shown(studied(crowd(3))),
        "six": shown(studied(crowd(6))),
        "ninety": shown(studied(NINETY, "play 3D"), labels="en ninety"),
        "quiz_count": shown(answered("count")),
        "quiz_best": shown(answered("best")),
        "quiz_blunder": shown(answered("blunder")),
        "quiz_judged": shown(answered("best", "swap D2")),
        "quiz_legal": shown(answered("legal", legal.question.answer)),
        "quiz_odds": shown(answered("odds")),
        "quiz_told": shown(answered("odds", "50%")),
        "quiz_end": shown(answered("odds", "50%", "20%", "80%", "30%")),
    }
