"""Files of progress: where they lie, written whole or not at all, one writer at a time, nothing ever lost."""

import json
import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import blake2s
from pathlib import Path
from time import monotonic, sleep
from typing import IO, Any

from playnine_widget.engine.errors import BadRecord
from playnine_widget.engine.reading import text_of, whole
from playnine_widget.engine.record import freeze, parsed, thaw
from playnine_widget.lessons.signing import KEY
from playnine_widget.match.replacing import replace
from playnine_widget.match.saving import free

FORMAT, VERSION = "playnine-progress", 1
ENDING = ".playnine-progress.json"
OVERRIDE = "PLAYNINE_PROGRESS"
"""The environment variable that names another folder."""
PATIENCE, PAUSE = 3.0, 0.01
"""Seconds to wait for a file that another process holds, and between two looks at it."""


class NewerFile(BadRecord):
    """A file of a later version of this package: nothing is wrong with it, so it is left where and as it is."""


def folder() -> Path:
    """Return the folder where progress is kept: ``$PLAYNINE_PROGRESS``, else the platform's for a user's data."""
    named = os.environ.get(OVERRIDE)
    if named:
        return Path(named).expanduser()
    try:
        home = Path.home()
    except RuntimeError:  # a user whom the system does not know
        home = Path.cwd()
    if sys.platform == "win32":
        base = Path(os.environ.get("APPDATA") or home / "AppData" / "Roaming")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "playnine_widget"


def file_of(student: str, key: bytes = KEY) -> str:
    """Return the name of a student's file; names that look alike to a disk have different ones, and so have keys.

    >>> file_of("ann"), file_of("Ann")
    ('ann.playnine-progress.json', 'ann-304dcaf6.playnine-progress.json')
    """
    plain = "-".join(re.findall(r"[a-z0-9]+", student.casefold()))[:40]
    if plain != student or key != KEY:
        digest = blake2s(student.encode(), key=blake2s(key).digest(), digest_size=4).hexdigest()
        plain = f"{plain or 'student'}-{digest}"
    return f"{plain}{ENDING}"


def load(path: Path, student: str | None = None) -> dict[str, Any]:
    """Return what a file of progress holds. Raises `BadRecord` where it is none, or is of another than this student.

    Raises `NewerFile` where a later version of this package wrote it, `OSError` where it cannot be read.
    """
    try:
        content: Any = thaw(freeze(parsed(path.read_text(encoding="utf-8"))))
    except BadRecord:
        raise
    except (ValueError, RecursionError) as error:  # no JSON, no UTF-8
        raise BadRecord("error.file.unreadable", file=path.name, why=text_of(error)) from None
    has = content.get if isinstance(content, dict) else {}.get
    if has("format") == FORMAT and (whole(has("version")) or 0) > VERSION:
        raise NewerFile("error.progress.newer", file=path.name)
    fits = has("format") == FORMAT and has("version") == VERSION
    if not fits or not isinstance(has("lessons"), dict) or not isinstance(has("student"), str):
        raise BadRecord("error.progress.format", file=path.name, format=FORMAT, version=VERSION)
    if student not in {None, content["student"]}:
        raise BadRecord("error.progress.other", file=path.name, student=content["student"])
    found: dict[str, Any] = content
    return found


def store(path: Path, content: dict[str, Any]) -> None:
    """Write a file of progress; what stood there before stays until all is written."""
    replace(path, lambda file: json.dump(content, file, ensure_ascii=False, indent=1))


def set_aside(path: Path) -> Path:
    """Give a damaged file another name beside its own, which is then free. Returns that name."""
    stem = path.name.removesuffix(ENDING)
    other = free(path.with_name(f"{stem}.damaged.json"))
    path.replace(other)
    return other


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Hold a file against other processes and threads while it is read, changed and written.

    Raises `OSError` where the folder cannot be written, and where another holds the file for longer than it takes to
    write it (a process that was stopped): a table must not wait for it for ever. Where a system has no locks, as in a
    browser, none is held: there is only one process then.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.with_name(f"{path.name}.lock").open("a+b") as file:
        release = _locked(file)
        try:
            yield
        finally:
            release()


def _locked(file: IO[bytes]) -> Any:
    """Lock an open file; return how to let go of it."""
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415  (there on Windows alone)

        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)

        def release() -> None:
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)

        return release
    try:
        import fcntl  # noqa: PLC0415  (not there in a browser)

        _taken(lambda: fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB))
    except BlockingIOError:
        raise
    except (ImportError, OSError):  # a browser; a network disk without locks
        return lambda: None
    return lambda: fcntl.flock(file, fcntl.LOCK_UN)


def _taken(take: Callable[[], None]) -> None:
    """Take a lock as soon as it is free. Raises `BlockingIOError` when it is not within `PATIENCE`."""
    late = monotonic() + PATIENCE
    while True:
        try:
            return take()
        except BlockingIOError:
            if monotonic() >= late:
                raise
        sleep(PAUSE)
