"""Matches in files: written whole or not at all, read with the spot named where one is damaged."""

import json
import os
from itertools import count, takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playnine_widget.bots.bot import PREFIX, bots
from playnine_widget.engine.errors import BadRecord, BadSetting
from playnine_widget.engine.reading import text_of
from playnine_widget.engine.record import parsed
from playnine_widget.match.replacing import replace

if TYPE_CHECKING:
    from playnine_widget.match.chronicle import Chronicle

ENDING = ".playnine.json"


def save(path: str | Path, match: "Chronicle") -> None:
    """Write a match's record, and which seats are bots by name. What stood there before stays until all is written.

    Raises `OSError` where the file cannot be written, `BadSetting` for what names no file; nothing has changed then.
    """
    replace(place(path), lambda file: file.write(_written(match)))  # in no variable: a traceback may show those


def place(path: object) -> Path:
    """Return the file that is meant. Raises `BadSetting` for what names no file anywhere.

    >>> place("evening.json").name
    'evening.json'
    """
    found = folder(path)
    if not found.name:
        raise BadSetting("error.file.path", path=text_of(path))
    return found


def folder(path: object) -> Path:
    """Return the folder that is meant, which need not have a name of its own. Raises `BadSetting` for what is no path.

    >>> folder(".") == Path()
    True
    """
    try:
        found = Path(path).expanduser()  # type: ignore[arg-type]  # whatever a caller gives
        os.fsencode(found)
    except (TypeError, ValueError, RuntimeError):  # no path, half a character, a home that nobody has
        found = None
    if found is None or "\0" in str(found):
        raise BadSetting("error.file.path", path=text_of(path))
    return found


def _written(match: "Chronicle") -> str:
    seats = [f"{PREFIX}{seat.label}" if seat.kind == "bot" else None for seat in match.seats]
    return json.dumps({**match.record(), "seats": seats}, ensure_ascii=False, separators=(",", ":"))


def load(path: str | Path) -> tuple[dict[str, Any], dict[int, str]]:
    """Return the record in a file, and the seats of bots that there are here by their names.

    Raises `BadRecord` where the file is no JSON, naming line and column where they are known. Nothing is written.
    """
    source = place(path)
    try:
        record = parsed(source.read_text(encoding="utf-8"))
    except json.JSONDecodeError as error:
        raise BadRecord(
            "error.file.damaged", file=source.name, line=error.lineno, column=error.colno, why=error.msg
        ) from None
    except UnicodeDecodeError as error:
        raise BadRecord("error.file.text", file=source.name, byte=error.start) from None
    except ValueError as error:
        raise BadRecord("error.file.unreadable", file=source.name, why=text_of(error)) from None
    if not isinstance(record, dict):
        return record, {}
    seats, players = record.pop("seats", []), record.get("players")
    if not isinstance(seats, list) or (isinstance(players, list) and len(seats) > len(players)):
        raise BadRecord("error.record.entry", field="seats", type=type(seats).__name__)
    known = {f"{PREFIX}{name}" for name in bots()}
    return record, {seat: bot for seat, bot in enumerate(seats) if isinstance(bot, str) and bot in known}


def holds_another(path: Path, match: "Chronicle") -> bool:
    """Whether writing this match there would lose something: another match that was played, or a file that is none."""
    if not path.is_file() or not path.stat().st_size:
        return False
    try:
        events: Any = load(path)[0]["events"]
    except (BadRecord, LookupError, TypeError):
        return True
    if not isinstance(events, list):
        return True
    return len(events) > len(_beginning(events)) and _beginning(events) != _beginning(match.record()["events"])


def _beginning(events: list[Any]) -> list[Any]:
    """Return the events before the first decision: with their salt they are a match's own."""
    return list(takewhile(lambda event: not isinstance(event, dict) or event.get("kind") != "act", events))


def free(path: Path) -> Path:
    """Return this name, or the first numbered one beside it that no file has."""
    stem, ending = (path.name[: -len(ENDING)], ENDING) if path.name.endswith(ENDING) else (path.stem, path.suffix)
    names = (f"{stem}{ending}" if number == 1 else f"{stem}-{number}{ending}" for number in count(1))
    return next(found for name in names if not (found := path.with_name(name)).exists())


def beside_the_notebook() -> Path:
    """Return a file name that is still free in the folder where the kernel runs, after the notebook's own name."""
    notebook = os.environ.get("JPY_SESSION_NAME", "")
    stem = Path(notebook).stem if notebook.endswith(".ipynb") else "match"
    return free(Path.cwd() / f"{stem}{ENDING}")
