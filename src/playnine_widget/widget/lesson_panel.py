"""What a lesson says beside the table, packed for the browser: every sentence ready, in any language."""

from typing import TYPE_CHECKING, Any, NamedTuple

from playnine_widget.lessons import playing
from playnine_widget.lessons.progress import DONE, NEW
from playnine_widget.lessons.tally import MOST_STARS, SHOWN
from playnine_widget.words.catalogue import say
from playnine_widget.words.series import Series

if TYPE_CHECKING:
    from playnine_widget.lessons.courses import Course, Mark
    from playnine_widget.lessons.lesson import Lesson
    from playnine_widget.lessons.study import Study

Deed = list[Any]
KEYS = {"hint": "H", "show": "H", "play out": "W", "again": "A", "back": "B", "skip": "J"}
SHEETS = {"read": "E", "rule": "R", "map": "M"}

SAID = {"better", "shown"}
"""What is said in these states begins with the word for them."""


class Place(NamedTuple):
    """Where a lesson stands in its course: the number and of how many (0: it is alone), and what follows.

    ``ended``: every lesson of the course is done.
    """

    number: int = 0
    lessons: int = 0
    following: str | None = None
    ended: bool = False


def state(study: "Study") -> str:
    """Return how a study stands, as the table says it; the states of the study, and where it was helped.

    ``hint``: open, after a hint; ``read``: there is nothing to do but to read; ``shown``: solved by the table;
    ``out``: the wrong action lies played out on the table.
    """
    if study.aside:
        return "out"
    if study.state == "open" and study.said:
        return "hint"
    if study.state == "good" and study.lesson.steps[study.step].accept is None:
        return "read"
    if study.state == "good" and study.tally.marks[study.step] == SHOWN:
        return "shown"
    return study.state


def packed(study: "Study", place: Place, lang: str) -> dict[str, Any]:
    """Return the present step of a study; what there is none of is empty."""
    told, now = study.told(lang), state(study)
    over = study.over
    text = [] if over else told.text.split("\n\n") if told.text else []
    task = "" if over else told.task
    ended = over and place.ended
    word = say(lang, f"lesson.word.{'ended' if ended else now}") if now not in SAID else ""
    step = say(lang, "lesson.step", number=study.step + 1, steps=study.steps)
    new = not told.said and not over
    heard = [f"{step}.", *text, task] if new else [word, told.said]
    return {
        "title": told.title,
        "where": where(told.chapter, place, lang),
        "step": [study.steps if over else study.step + 1, study.steps, step] if study.steps > 1 else None,
        "stars": [study.stars, MOST_STARS, say(lang, "lesson.stars" if over else "lesson.stars.left", n=study.stars)],
        "text": text,
        "task": task,
        "state": now,
        "word": word,
        "said": told.said,
        "heard": " ".join(filter(None, heard)),
        "deeds": deeds(study, place, lang),
        "next": onward(study, place, lang),
        "heads": {name: say(lang, f"lesson.head.{name}") for name in SHEETS},
        "rule": [[title, list(paragraphs)] for title, paragraphs in told.rule],
    }


def where(chapter: str, place: Place, lang: str) -> str:
    """Return where a lesson stands: its chapter, and its number in the course."""
    if not place.lessons:
        return headed(chapter)
    return say(lang, "lesson.where", chapter=headed(chapter), number=place.number, lessons=place.lessons)


def headed(chapter: str) -> str:
    """Return a chapter as a heading.

    >>> headed("first steps")
    'First steps'
    """
    return chapter[:1].upper() + chapter[1:]


def deeds(study: "Study", place: Place, lang: str) -> list[Deed]:
    """Return what may be asked for, each with its name, its label, its key and whether it is offered now.

    The first is a ladder: a hint, a stronger one, then the solution.
    """
    offers = study.offers
    climbs = "show" if "show" in offers else "hint"
    rung = "stronger" if climbs == "hint" and study.hints else climbs
    row = [[climbs, say(lang, f"lesson.deed.{rung}"), KEYS[climbs], climbs in offers]]
    others = ("play out", "again", "back", "skip")
    row += [[deed, say(lang, f"lesson.deed.{deed}"), KEYS[deed], deed in offers] for deed in others]
    shown = {"read": True, "rule": bool(study.lesson.rules), "map": place.lessons > 0}
    return row + [[name, say(lang, f"lesson.deed.{name}"), key, True] for name, key in SHEETS.items() if shown[name]]


def onward(study: "Study", place: Place, lang: str) -> list[str]:
    """Return what leads on and its label: to the next step, the end, the next lesson; empty where nothing does."""
    if study.over:
        return ["next", say(lang, "lesson.deed.lesson")] if place.following else []
    if "next" not in study.offers:
        return []
    last = study.step + 1 == study.steps
    return ["next", say(lang, "lesson.deed.finish" if last else "lesson.deed.next")]


def prompt(study: "Study", place: Place, lang: str) -> str:
    """Return what to do where no action is asked for: the button by its name, and its key."""
    if study.aside:
        return say(lang, "lesson.ask.again", deed=say(lang, "lesson.deed.again"))
    leads = onward(study, place, lang)
    return say(lang, "lesson.ask.next", deed=leads[1]) if leads else say(lang, "lesson.ask.done")


def text_of(lesson: "Lesson", lang: str) -> list[list[Any]]:
    """Return a whole lesson to be read at once: of each step what it says, what is asked, and how it is solved."""
    told = lesson.into(lang)
    prose: list[list[Any]] = [["", told.opening.split("\n\n")]] if told.opening else []
    for number, step in enumerate(told.steps, 1):
        deeds = playing.deeds(lesson.start(number - 1), step.solution, lesson.others)
        solved = say(lang, "lesson.text.solution", actions=Series(deeds)) if deeds else ""
        title = say(lang, "lesson.step", number=number, steps=len(told.steps))
        prose.append([title, [*filter(None, [*step.text.split("\n\n"), step.task, solved, step.done])]])
    return prose


def way(course: "Course", here: str, lang: str) -> dict[str, Any]:
    """Return the map of a course: its chapters, and of each lesson the title, the stars and how it stands."""
    chapters = course.map(lang)
    marks = [mark for _, lessons in chapters for mark in lessons]
    following = next((mark.name for mark in marks if mark.state != DONE), "")
    known = [[headed(title), [_entry(mark, following, lang) for mark in lessons]] for title, lessons in chapters]
    done, stars = sum(mark.state == DONE for mark in marks), sum(mark.stars for mark in marks)
    note = say(lang, "lesson.map.note", done=done, lessons=len(marks), n=stars, most=MOST_STARS * len(marks))
    return {"name": here, "note": note, "chapters": known}


def _entry(mark: "Mark", following: str, lang: str) -> list[Any]:
    """Return a lesson on the map: name, title, stars (None before it is begun), how it stands, and that in words."""
    stands = "next" if mark.name == following and mark.state == NEW else mark.state
    stars = None if mark.state == NEW else [mark.stars, MOST_STARS, say(lang, "lesson.stars", n=mark.stars)]
    return [mark.name, mark.title, stars, stands, say(lang, f"lesson.map.{stands}")]
