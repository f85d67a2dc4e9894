"""``python -m playnine_widget lesson new my_lesson.md`` and ``lesson check file.md``: for who writes lessons."""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from string import Formatter

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
chapter: {chapter}
game: play nine
rules: turn

{opening}
---
position: Ann: 5 9 ? 12 / ? 9 ? 8; Ben: 5 3 ? ? / ? ? ? ?; discard: 12; draw: 3 7
task: {get}
accept: take
wrong draw: {get_wrong}
hint: {get_hint}
hint: {get_stronger}
solution: take
done: {get_done}
---
{put_text}
task: {put}
accept: swap D2
wrong swap D1: {put_wrong}
wrong *: {put_other}
hint: {put_hint}
solution: swap D2
then: Ben: draw, swap A2
done: {put_done}
---
{best_text}
position: Ann: 5 9 ? 12 / 5 9 ? 8; Ben: 5 3 ? ? / ? ? ? ?; discard: 1; draw: 7
task: {best}
accept: best within 0.5
done: {best_done}
"""
"""What stands in braces are the texts, which the catalogue has in every language (`template.…`)."""


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
        target.write(_template(lang, title[:1].upper() + title[1:]))
    out(say(lang, "lesson.new", file=str(path)))
    return 0


def _template(lang: str, title: str) -> str:
    """Return the template with its texts in a language; the keys are the format's own in every language."""
    names = [name for _, name, _, _ in Formatter().parse(TEMPLATE) if name and name != "title"]
    return TEMPLATE.format(title=title, **{name: say(lang, f"template.{name}") for name in names})


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
