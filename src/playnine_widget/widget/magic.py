"""The cell magic: ``%load_ext playnine_widget``, then ``%%playnine`` draws the position in the cell's body.

Under a line of dashes stand actions, parted by commas or lines, which are played from there.
"""

import argparse
import re
import shlex
from collections.abc import Iterator
from keyword import iskeyword
from typing import Any, NoReturn

from IPython.core.error import UsageError

from playnine_widget.engine.errors import PlayNineError
from playnine_widget.match.match import Match
from playnine_widget.widget.card_table import CardTable
from playnine_widget.words.catalogue import say
from playnine_widget.words.languages import languages

_DASHES = re.compile(r"^\s*-{2,}\s*$", re.MULTILINE)
_SPOTS = ("text", "where", "card", "action", "name", "rule", "player")


class _Words(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Refuse a line in one sentence, without leaving the kernel."""
        raise UsageError(message)


def register(shell: Any) -> None:
    """Make ``%%playnine`` known to a notebook's shell."""
    shell.register_magic_function(lambda line, cell: playnine(line, cell, shell), "cell", "playnine")


def playnine(line: str, cell: str, shell: Any = None) -> Match | CardTable:
    r"""Return the match of a cell: its position, and what is played under a line of dashes.

    The line may say ``--seed 9``, ``--table`` (a live table in place of a picture), ``--lang fr``, and the name of a
    variable that takes the match. A refusal is one sentence that points at the word.

    >>> playnine("", "Ann: 5 9 ? 12 / 5 9 ? 0; draw: 7\n---\ndraw, swap C1").options
    ('draw', 'take')
    """
    asked = _asked(line)
    parts = _DASHES.split(cell, maxsplit=1)
    try:
        match = Match.from_position(parts[0], seed=asked.seed)
    except PlayNineError as refusal:
        raise UsageError(pointed(refusal, parts[0], asked.lang)) from None
    for action in _actions(parts[1] if len(parts) > 1 else ""):
        try:
            match.act(action)
        except PlayNineError as refusal:
            raise UsageError(pointed(refusal, parts[1], asked.lang, word=action)) from None
    if asked.name and shell is not None:
        shell.push({asked.name: match})
    return CardTable(match, lang=asked.lang) if asked.table else match


def _asked(line: str) -> argparse.Namespace:
    words = _Words(prog="%%playnine", add_help=False)
    words.add_argument("name", nargs="?", default="")
    words.add_argument("--seed", type=int, default=None)
    words.add_argument("--lang", choices=tuple(languages()), default="en")
    words.add_argument("--table", action="store_true")
    try:
        asked = words.parse_args(shlex.split(line))
    except ValueError as error:  # a quote that is never closed
        words.error(str(error))
    if asked.name and (not asked.name.isidentifier() or iskeyword(asked.name)):
        words.error(f"{asked.name!r}")
    return asked


def _actions(text: str) -> Iterator[str]:
    """Return the actions, parted by commas and lines; what stands behind a ``#`` is left out."""
    for line in text.splitlines():
        yield from filter(None, map(str.strip, line.partition("#")[0].split(",")))


def pointed(refusal: PlayNineError, text: str, lang: str, word: str = "") -> str:
    """Return a refusal as a sentence, with the line that it is about and a mark under the word.

    >>> refusal = PlayNineError("error.card", card="77", known=("0", "1"))
    >>> print(pointed(refusal, "Ann: 5 77 / 3 1", "en").splitlines()[-1])
           ^^
    """
    sentence = say(lang, refusal.key, **refusal.values)
    for spot in [word] if word else [*_spots(refusal)]:
        found = re.search(rf"(?<![\w-]){re.escape(spot)}(?!\w)", text, re.IGNORECASE)
        if found:
            start = text.rfind("\n", 0, found.start()) + 1
            line = text[start:].partition("\n")[0]
            mark = " " * (found.start() - start) + "^" * len(spot)
            return f"{sentence}\n{line}\n{mark}"
    return sentence


def _spots(refusal: Any) -> Iterator[str]:
    """Return the words that a refusal names, those of its cause first."""
    why = refusal.values.get("why")
    if hasattr(why, "values"):
        yield from _spots(why)
    for name in _SPOTS:
        value = refusal.values.get(name)
        if isinstance(value, str) and value.strip():
            yield value
