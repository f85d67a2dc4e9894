"""``python -m playnine_widget lesson new my_lesson.md`` and ``lesson check file.md``: for who writes lessons."""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from playnine_widget.engine.errors import PlayNineError
from playnine_widget.lessons.checks import faults
from playnine_widget.lessons.lesson import Lesson
from playnine_widget.lessons.reading import named
from playnine_widget.match.refusing import refused
from playnine_widget.match.saving import place
from playnine_widget.words.catalogue import say
from playnine_widget.words.languages import languages

Write = Callable[[str], object]
COMMANDS = ("new", "check")

TEMPLATE = """\
title: {title}
chapter: my lessons
game: play nine
rules: turn

One or two sentences that open the lesson: what it is about, and why that is worth a minute.
---
position: Ann: 5 9 ? 12 / ? 9 ? 8; Ben: 5 3 ? ? / ? ? ? ?; discard: 12; draw: 3 7
task: Two 12s in a column cancel. Get the second one.
accept: take
wrong draw: A card from the draw pile is any card. The 12 lies open.
hint: Look at the discard pile.
hint: Which card pairs with D1?
solution: take
done: It is in your hand.
---
This step has no position: it goes on from where the last one ended.
task: Now put it where it cancels.
accept: swap D2
wrong swap D1: That puts a 12 in the place of a 12.
wrong *: The other 12 lies at D1, so the place for this one is below it.
hint: A column is two cards, one above the other.
solution: swap D2
then: Ben: draw, swap A2
done: 12 and 12 are a pair: 0 strokes for both.
---
Here the caddie judges: what is at most half a stroke worse than the best is accepted.
position: Ann: 5 9 ? 12 / 5 9 ? 8; Ben: 5 3 ? ? / ? ? ? ?; discard: 1; draw: 7
task: Which pile would you rather have?
accept: best within 0.5
done: A low card that lies open is a sure thing.
"""


def main(words: Sequence[str] | None = None, write: Write | None = None) -> int:
    r"""Write or check a lesson file; return 0, or 2 where that cannot be done, or the lesson has a fault.

    >>> from tempfile import TemporaryDirectory
    >>> told = []
    >>> with TemporaryDirectory() as folder:
    ...     main(["new", f"{folder}/my_lesson.md"], told.append), main(["check", f"{folder}/my_lesson.md"], told.append)
    (0, 0)
    >>> told[-1]
    'my_lesson.md holds the lesson “My lesson”: 3 steps, no fault.'
    """
    asked, out = _asked(words), write or _print
    try:
        return _new(asked.file, asked.lang, out) if asked.command == "new" else _check(asked.file, asked.lang, out)
    except (PlayNineError, OSError) as refusal:
        out(refused(refusal, asked.lang))
    return 2


def _new(file: str, lang: str, out: Write) -> int:
    path = place(file)
    path = path if path.suffix else path.with_suffix(".md")
    title = named(path.name).replace("_", " ")
    with path.open("x", encoding="utf-8") as target:
        target.write(TEMPLATE.format(title=title[:1].upper() + title[1:]))
    out(say(lang, "lesson.new", file=str(path)))
    return 0


def _check(file: str, lang: str, out: Write) -> int:
    lesson = Lesson.read(file, lang)
    out(lesson.text())
    out("")
    found = faults(lesson)
    for fault in found:
        out(fault)
    if found:
        return 2
    out(say(lang, "lesson.checked", file=Path(file).name, title=lesson.title, n=len(lesson.steps)))
    return 0


def _asked(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m playnine_widget lesson", description=__doc__)
    parser.add_argument("command", choices=COMMANDS, help="write a template, or check a lesson and print it")
    parser.add_argument("file", help="a Markdown file")
    parser.add_argument("--lang", choices=languages(), default="en")
    return parser.parse_args(words)


def _print(text: str) -> None:
    sys.stdout.write(f"{text}\n")
