"""Lessons and courses to be read at once: as text, and as HTML with pictures for a notebook."""

from html import escape
from typing import TYPE_CHECKING

from playnine_widget.lessons import playing
from playnine_widget.lessons.tally import MOST_STARS
from playnine_widget.words.catalogue import say
from playnine_widget.words.series import Series

if TYPE_CHECKING:
    from playnine_widget.lessons.courses import Course, Mark
    from playnine_widget.lessons.lesson import Lesson


class Reading(str):
    """A text that a notebook shows as HTML."""

    __slots__ = ("html",)
    html: str

    def _repr_html_(self) -> str:
        return self.html


def lesson(of: "Lesson") -> Reading:
    """Return a whole lesson: its text, and of each step the position, the task, the solution and what comes of it.

    >>> from playnine_widget.lessons.lesson import Lesson
    >>> step = {"position": "Ann: 5 9 ? 12 / ? 9 ? 8; Ben: 5 3 ? ? / ? ? ? ?; discard: 12", "accept": "take"}
    >>> print(lesson(Lesson("Take it", [{**step, "task": "Get the second 12.", "done": "A pair!"}])))
    Take it
    <BLANKLINE>
    1. Get the second 12.
      Ann: 5 9 ? 12 / ? 9 ? 8
      Ben: 5 3 ? ? / ? ? ? ?
      discard: 12
    Solution: Take the 12
    A pair!
    """
    return _reading("\n".join(_lines(of)), f"<article lang={_quoted(of.lang)}>{_html(of)}</article>")


def course_text(course: "Course") -> Reading:
    """Return a whole course."""
    texts, parts = [], []
    for number, one in enumerate(course, 1):
        head = say(course.lang, "course.lesson", number=number, title=one.title)
        texts.append("\n".join([head, *_lines(one)[1:]]))
        parts.append(f"<section><h2>{escape(head)}</h2>{_html(one, headed=False)}</section>")
    return _reading("\n\n\n".join(texts), f"<article lang={_quoted(course.lang)}>{''.join(parts)}</article>")


def course_map(course: "Course") -> str:
    """Return the map of a course as HTML: chapters, lessons, stars, what is next. No lesson is read for it."""
    lang, following = course.lang, course.next_name
    parts = []
    first = 1
    for chapter, marks in course.map():
        rows = "".join(_row(mark, lang, following) for mark in marks)
        parts.append(f"<h4>{escape(chapter)}</h4><ol start='{first}'>{rows}</ol>")
        first += len(marks)
    return f"<div lang={_quoted(course.lang)}>{''.join(parts)}</div>"


def _row(mark: "Mark", lang: str, following: str | None) -> str:
    label = _quoted(say(lang, "course.stars", n=mark.stars))
    state = say(lang, "course.next" if mark.name == following else f"course.state.{mark.state}")
    stars = f"<span role='img' aria-label={label}>{_stars(mark.stars)}</span>"
    return f"<li>{escape(mark.title)} {stars} <small>{escape(state)}</small></li>"


def _reading(text: str, html: str) -> Reading:
    reading = Reading(text)
    reading.html = html
    return reading


def _lines(of: "Lesson") -> list[str]:
    lang = of.lang
    lines = [of.title, *([""] if of.opening else []), *of.opening.splitlines()]
    for number, step in enumerate(of.steps, 1):
        lines += ["", *([step.text, ""] if step.text else [])]
        lines.append(f"{number}. {step.task}".rstrip())
        lines += [f"  {line}" for line in of.start(number - 1).position().splitlines()]
        if step.solution:
            lines.append(_solution(of, number - 1, lang))
        lines += [step.done] if step.done else []
    return lines


def _html(of: "Lesson", *, headed: bool = True) -> str:
    lang = of.lang
    parts = [f"<h3>{escape(of.title)}</h3>" if headed else "", _paragraphs(of.opening)]
    for number, step in enumerate(of.steps):
        match = of.start(number)
        shown = _solution(of, number, lang) if step.solution else ""
        parts += [
            _paragraphs(step.text),
            f"<p><b>{number + 1}. {escape(step.task)}</b></p>",
            f"<div style='max-width:30em'>{match.game.picture(match.view(), lang)}</div>",
            _paragraphs(f"{shown}\n\n{step.done}"),
        ]
    return "".join(parts)


def _solution(of: "Lesson", step: int, lang: str) -> str:
    deeds = playing.deeds(of.start(step), of.steps[step].solution, of.others)
    return say(lang, "lesson.text.solution", actions=Series(deeds))


def _paragraphs(text: str) -> str:
    return "".join(f"<p>{escape(line)}</p>" for line in text.splitlines() if line.strip())


def _stars(many: int) -> str:
    return "★" * many + "☆" * (MOST_STARS - many)


def _quoted(text: str) -> str:
    return f'"{escape(text, quote=True)}"'
