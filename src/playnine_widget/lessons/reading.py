"""Lesson files: ``key: value`` headers, then steps between lines of ``---``. Every refusal names file, line and key."""

import re
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NamedTuple

from playnine_widget.engine.errors import BadLesson
from playnine_widget.engine.frozen import FrozenMap
from playnine_widget.engine.message import Message
from playnine_widget.engine.reading import nearest, number_in, text_of, whole
from playnine_widget.lessons.lesson import Lesson
from playnine_widget.lessons.step import Step, actions_of, as_step, paragraphs
from playnine_widget.match.saving import place
from playnine_widget.words.languages import chain

HEAD = ("title", "chapter", "game", "rules", "others", "seed", "name")
BODY = ("position", "task", "accept", "wrong", "hint", "solution", "then", "done")
TEXTS = ("title", "chapter", "task", "wrong", "hint", "done")
"""The keys that a file in another language may have: the rest is in the file that it translates."""

RULE = "---"
_KEY = re.compile(r"\s*((?i:wrong)\s+[^:\s][^:]*|[^\W\d_]+(?: [^\W\d_]+)?)\s*:(?:\s+(.*)|)$")
_SINGLE = ("position", "task", "accept", "solution", "done")
_IN_FILES = {"hints": "hint", "opening": "title"}
CLOSE = 0.75
"""From how like a key on a word with a capital is taken for one that was mistyped."""


class Entry(NamedTuple):
    """One key with its value, and the line that it stands on (from 1)."""

    key: str
    value: str
    line: int


class Block(NamedTuple):
    """The headers or a step: its keys, its paragraphs, and the line that it begins on."""

    entries: list[Entry]
    text: str
    line: int


def read(path: str | Path, lang: str = "en") -> Lesson:
    """Return the lesson in a file, in a language. Raises `BadLesson` naming file, line and key."""
    home = place(path)
    lesson = parsed(_content(home), home.name).but(home=home)
    return lesson.into(lang)


def parsed(text: str, file: str = "", lang: str = "en") -> Lesson:
    """Return the lesson that a text holds.

    >>> lesson = parsed('''title: Take it
    ... ---
    ... position: Ann: 5 9 ? 12 / ? 9 ? 8; discard: 12
    ... task: Get the second 12.
    ... accept: take
    ... ''', "take.md")
    >>> lesson.name, lesson.steps[0].task
    ('take', 'Get the second 12.')
    """
    blocks = _blocks(text, file)
    head, *steps = blocks
    made: dict[str, Any] = {"name": named(file)} | {entry.key: entry.value for entry in _once(head, HEAD, file)}
    if "seed" in made:
        number = number_in(made["seed"])
        made["seed"] = made["seed"] if number is None else number  # what is no number is refused as it is written
    written: list[Step] = []
    try:
        for number, block in enumerate(steps, 1):
            written.append(as_step(_step(block, file), number))
        return Lesson(**{"title": "", **made}, opening=head.text, steps=written, lang=lang)
    except BadLesson as error:
        raise _placed(error, blocks, file) from error


def heads(home: Path, lang: str) -> tuple[str, str]:
    """Return the title and the chapter of a file in a language; nothing else of it is read or checked."""
    found = {"title": "", "chapter": ""}
    for file in filter(None, [home, *(translation(home, one) for one in reversed(chain(lang)[:-1]))]):
        head = _blocks(_content(file).split(f"\n{RULE}", 1)[0], file.name)[0]
        found |= {entry.key: " ".join(entry.value.split()) for entry in head.entries if entry.key in found}
    return found["title"], found["chapter"]


def named(file: str) -> str:
    """Return the name of the lesson in a file: what stands before the ending, without a number before it.

    >>> named("01_cards.md"), named("99.md"), named("my lesson.fr.md")
    ('cards', '99', 'my_lesson')
    """
    stem = file.split(".", maxsplit=1)[0]
    return "_".join((re.sub(r"^\d+[ _-]+", "", stem) or stem).split())


def is_key(line: str) -> bool:
    """Whether a line may be read as a key of a lesson file.

    >>> is_key("task: Draw."), is_key("Two 12s cancel.")
    (True, False)
    """
    return _KEY.match(line) is not None


def translated(lesson: Lesson, lang: str) -> Lesson:
    """Return a lesson with the texts of a language, of the nearest where it has none, else with its own."""
    found = lesson.but(lang=lang)
    for one in reversed(chain(lang)[:-1]):
        file = translation(lesson.home, one)
        if file is not None:
            found = _overlaid(found, _blocks(_content(file), file.name), file.name)
    return found


def translation(home: Path | None, lang: str) -> Path | None:
    """Return the file with the texts of a language, None where there is none."""
    if home is None:
        return None
    beside = home.with_name(f"{home.stem}.{lang}{home.suffix}")
    folder = home.parent.parent / lang / home.name
    return next((file for file in (beside, folder) if file.is_file() and file != home), None)


def _content(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadLesson("error.file.text", file=path.name, byte=error.start) from None


def _overlaid(lesson: Lesson, blocks: list[Block], file: str) -> Lesson:
    """Return a lesson with the texts of a file of another language over its own."""
    head, *steps = blocks
    if len(steps) != len(lesson.steps):
        raise BadLesson("error.lesson.count", file=file, n=len(steps), right=len(lesson.steps))
    for block in blocks:
        for entry in block.entries:
            if entry.key.split(" ")[0] not in TEXTS:
                raise _refused(file, entry, Message("error.lesson.translated", {"known": TEXTS}))
    heads = {entry.key: " ".join(entry.value.split()) for entry in _once(head, HEAD, file)}
    opening = {"opening": head.text} if head.text else {}
    pairs = enumerate(zip(lesson.steps, steps, strict=True), 1)
    try:
        said = tuple(_said(step, block, file, number) for number, (step, block) in pairs)
    except BadLesson as error:
        raise _placed(error, blocks, file) from error
    return lesson.but(**heads, **opening, steps=said)


def _said(step: Step, block: Block, file: str, number: int) -> Step:
    entries = [entry for entry in block.entries if entry.key.startswith("wrong ")]
    said = as_step(_step(block, file), number)
    for entry in entries:
        for action in entry.key.removeprefix("wrong ").split(","):
            known = {key.casefold() for key in step.wrong}
            if " ".join(action.split()).casefold() not in known:
                near = nearest(action, step.wrong)
                why = Message(
                    "error.lesson.key", {"word": entry.key, "nearest": f"wrong {near}", "known": tuple(step.wrong)}
                )
                raise _refused(file, entry, why)
    spelled = {key.casefold(): key for key in step.wrong}
    wrong = {**step.wrong, **{spelled[key.casefold()]: text for key, text in said.wrong.items()}}
    return Step(
        position=step.position,
        text=said.text or step.text,
        task=said.task or step.task,
        accept=step.accept,
        wrong=FrozenMap(wrong),
        hints=said.hints or step.hints,
        solution=step.solution,
        then=step.then,
        done=said.done or step.done,
    )


def _blocks(text: str, file: str) -> list[Block]:
    """Cut a file into its headers and steps."""
    blocks = [_Cutter(1, HEAD, file)]
    for number, line in enumerate(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"), 1):
        if line.rstrip() == RULE:
            blocks.append(_Cutter(number + 1, BODY, file))
        else:
            blocks[-1].add(line, number)
    return [block.block for block in blocks]


class _Cutter:
    """Reads a block line by line."""

    def __init__(self, line: int, known: tuple[str, ...], file: str) -> None:
        self._line, self._known, self._file = line, known, file
        self._entries: list[Entry] = []
        self._loose: list[str] = []
        self._continues = False

    @property
    def block(self) -> Block:
        """What was read."""
        return Block(self._entries, paragraphs("\n".join(self._loose)), self._line)

    def add(self, line: str, number: int) -> None:
        """Read a line: a key, the continuation of one, or text."""
        if self._continues and line.startswith("  ") and line.strip():
            self._entries[-1] = self._entries[-1]._replace(value=f"{self._entries[-1].value} {line.strip()}")
            return
        entry = self._entry(line, number)
        self._continues = entry is not None
        if entry is not None:
            self._entries.append(entry)
            self._loose.append("")
        else:
            self._loose.append(line.removeprefix("\\"))

    def _entry(self, line: str, number: int) -> Entry | None:
        """Return the key on a line, None for text. A word with a small letter before a colon has to be a key."""
        found = _KEY.match(line)
        if found is None:
            return None
        word = " ".join(found[1].split())
        key = word.casefold().removesuffix(" *") if word.casefold() in {"wrong", "wrong *"} else word.casefold()
        if key.split(" ")[0] == "wrong" and "wrong" in self._known:
            return Entry("wrong *" if key == "wrong" else f"wrong {word[5:].strip()}", found[2] or "", number)
        if key in self._known:
            return Entry(key, found[2] or "", number)
        near = nearest(word, self._known)
        if word[0].islower() or get_close_matches(key, self._known, 1, CLOSE):
            why = Message("error.lesson.key", {"word": word, "nearest": near, "known": self._known})
            raise _refused(self._file, Entry(word, "", number), why)
        return None


def _once(block: Block, known: tuple[str, ...], file: str) -> list[Entry]:
    """Return the keys of a block of which each may come once."""
    found: dict[str, Entry] = {}
    for entry in block.entries:
        if entry.key in known and entry.key in found:
            raise _refused(file, entry, Message("error.lesson.repeated", {"word": entry.key}))
        if entry.key in known:
            found[entry.key] = entry
    return list(found.values())


def _step(block: Block, file: str) -> dict[str, Any]:
    """Return the keys of a step as `as_step` takes them."""
    made: dict[str, Any] = {entry.key: entry.value for entry in _once(block, _SINGLE, file)}
    wrong: dict[str, str] = {}
    for entry in block.entries:
        for action in actions_of(entry.key.removeprefix("wrong ")) if entry.key.startswith("wrong ") else ():
            if action in wrong:
                raise _refused(file, entry, Message("error.lesson.repeated", {"word": action}))
            wrong[action] = entry.value
    many = {key: [entry.value for entry in block.entries if entry.key == key] for key in ("hint", "then")}
    return {**made, "text": block.text, "wrong": wrong, "hints": many["hint"], "then": many["then"]}


def _placed(error: BadLesson, blocks: list[Block], file: str) -> BadLesson:
    """Return the refusal of a lesson with its line in the file."""
    number, where = whole(error.values.get("number")), text_of(error.values.get("where", ""))
    why = error.values.get("why")
    if number is None or not isinstance(why, Message) or number >= len(blocks):
        return error
    block, key = blocks[number], _IN_FILES.get(where, where)
    named = [entry for entry in block.entries if entry.key == key] or [
        entry
        for entry in block.entries
        if key.startswith("wrong") and entry.key.startswith("wrong") and key[6:] in entry.key
    ]
    return _refused(file, named[0] if named else Entry(key, "", block.line), why)


def _refused(file: str, entry: Entry, why: Message) -> BadLesson:
    return BadLesson("error.lesson.file", file=file, line=entry.line, where=entry.key, why=why)
