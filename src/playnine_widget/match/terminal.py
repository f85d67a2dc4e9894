"""A match in a terminal: ``python -m playnine_widget``. Typed lines come in, sentences go out.

Where hands are private, several people hand the keyboard on: the screen is emptied, and the next opens its own hand.
"""

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from io import TextIOWrapper
from pathlib import Path

from playnine_widget.engine.errors import PlayNineError
from playnine_widget.engine.reading import number_in
from playnine_widget.games import catalogue
from playnine_widget.match.curtain import away, is_covered
from playnine_widget.match.json_lines import talk
from playnine_widget.match.match import Match
from playnine_widget.match.refusing import refused
from playnine_widget.match.returning import back, onward, people
from playnine_widget.words.catalogue import say, shown
from playnine_widget.words.languages import languages

Write = Callable[[str], object]
_JSON = (
    "lines of JSON, for other programs: each answer holds what the seat to act may see, its private hand included, and "
    "no other hand; there is no curtain, so who shows it to several people shows each only their own"
)


def main(words: Sequence[str] | None = None, lines: Iterable[str] | None = None, write: Write | None = None) -> int:
    """Play a match from lines of text; return 0, or 2 when it could not begin.

    >>> told = []
    >>> main(["--seed", "9", "Ann", "Ben"], ["flip A1", "quit"], told.append)
    0
    >>> told[-1]
    'Goodbye.'
    """
    asked = _asked(words)
    out = write or _print
    for stream in (sys.stdin, sys.stdout):  # a name that the terminal cannot show, or bytes that are no text
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        match = Match.resume(asked.resume) if asked.resume else _begun(asked)
    except (PlayNineError, OSError) as refusal:
        out(refused(refusal, asked.lang))
        return 2
    typed = sys.stdin if lines is None else lines
    try:
        if asked.json:
            talk(match, asked.lang, typed, out)
            return 0
        return Terminal(match, asked.lang, out).play(typed)
    except BrokenPipeError:  # who listened has heard enough; what is still to be written must not be tried again
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        out(f"\n{say(asked.lang, 'terminal.bye')}")
        return 0


def _begun(asked: argparse.Namespace) -> Match:
    return Match(asked.game, asked.players or [say(asked.lang, "name.player"), "bot:novice"], seed=asked.seed)


def _asked(words: Sequence[str] | None) -> argparse.Namespace:
    lessons = "lessons are written and checked with: python -m playnine_widget lesson --help"
    parser = argparse.ArgumentParser(
        prog="python -m playnine_widget", description="a match in a terminal", epilog=lessons
    )
    parser.add_argument("players", nargs="*", help="names, or bot:novice and the like")
    parser.add_argument("--game", default=catalogue.DEFAULT)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--lang", choices=tuple(languages()), default="en")
    parser.add_argument("--json", action="store_true", help=_JSON)
    parser.add_argument("--resume", metavar="FILE", default="")
    return parser.parse_args(words)


def _print(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


class Terminal:
    """One sitting: shows what the seat to act may see, reads a line, does it."""

    def __init__(self, match: Match, lang: str, write: Write) -> None:
        self.match, self.lang, self.write = match, lang, write
        self.told = 0
        self.opened: int | None = None

    def play(self, lines: Iterable[str]) -> int:
        """Play until the match is over, the lines end or somebody quits; return 0."""
        self._go_on()
        for line in lines:
            if self.match.over or not self._do(" ".join(line.split())):
                break
        if self.match.over:
            names = tuple(self.match.players[seat] for seat in self.match.winners)
            self.write(say(self.lang, "terminal.winners", n=len(names), winners=names))
        self.write(say(self.lang, "terminal.bye"))
        return 0

    def _do(self, line: str) -> bool:
        """Do what a line says; False ends the sitting."""
        word, _, rest = line.partition(" ")
        try:
            if word.casefold() in {"quit", "exit"}:
                return False
            command = _COMMANDS.get(word.casefold())
            if command is not None:
                command(self, rest)
            elif is_covered(self.match, self.opened):
                self._open(line)
            elif line:
                self.match.act(line)
                self._go_on()
        except (PlayNineError, OSError) as refusal:
            self.write(refused(refusal, self.lang))
        return True

    def _go_on(self) -> None:
        """Let the bots play, tell the news, show the board and ask."""
        self.match.play_bots()
        self._cover()
        self._news()
        self._board()

    def _cover(self) -> None:
        """Take the last hand off the screen when somebody else is to act."""
        if self.opened is not None and is_covered(self.match, self.opened):
            self.opened = None
            self.write(away(sys.stdout))

    def _open(self, line: str) -> None:
        """Show the covered hand on an empty line; any other is not for who sits there yet."""
        if not line:
            self.opened = self.match.to_act
        self._board()

    def _news(self) -> None:
        now = self.match.now
        for at in range(min(self.told, len(now.steps)), len(now.steps)):
            for _, message in now.game.tell(now.view_at(at)):
                self.write(shown(self.lang, message))
        self.told = len(now.steps)

    def _board(self) -> None:
        match, covered = self.match, is_covered(self.match, self.opened)
        view = match.view(None if covered else match.to_act)
        self.write(f"\n{match.game.described(view, self.lang)}")
        if covered:
            self.write(say(self.lang, "terminal.pass", name=match.players[match.to_act or 0]))
        elif view.options:
            self.write(shown(self.lang, match.game.ask(view, match.to_act)))
            self.write(f"> {', '.join(view.options)}")

    def undo(self, rest: str) -> None:
        """Go back to the last decision of a person, or to the n-th from the end."""
        back(self.match, people(self.match), (number_in(rest) or 0) if rest else 1)
        self._stand()

    def redo(self, _rest: str) -> None:
        """Do again what was undone, up to the next decision of a person."""
        onward(self.match)
        self._stand()

    def _stand(self) -> None:
        self.told = len(self.match.steps)
        self._cover()
        self._board()

    def save(self, rest: str) -> None:
        """Save the match in the file that is named."""
        path = Path(rest or "match.playnine.json")
        self.match.save(path)
        self.write(say(self.lang, "terminal.saved", file=str(path)))


_COMMANDS: dict[str, Callable[[Terminal, str], object]] = {
    "help": lambda self, _: self.write(say(self.lang, "terminal.help")),
    "undo": Terminal.undo,
    "redo": Terminal.redo,
    "save": Terminal.save,
    "transcript": lambda self, _: self.write(self.match.transcript()),
    "view": lambda self, _: self._board(),
}
