"""A file is replaced as a whole, or stays as it was."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import TextIO


def replace(path: Path, write: Callable[[TextIO], object]) -> None:
    """Write a file of text by ``write``; what stood there before stays until all is written, and a link stays a link.

    Raises `OSError` where the file cannot be written, and what ``write`` raises; nothing has changed then, and nothing
    is left behind. Who writes at the same time, in this process or another, writes into a file of its own.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     replace(Path(folder) / "a.txt", lambda file: file.write("new"))
    ...     [(path.name, path.read_text()) for path in Path(folder).iterdir()]
    [('a.txt', 'new')]
    """
    from secrets import token_hex  # noqa: PLC0415  (it loads OpenSSL: who only imports a table need not wait for it)

    target = Path(os.path.realpath(path))
    part = target.with_name(f".playnine-{token_hex(8)}.part")
    try:
        with part.open("x", encoding="utf-8") as file:
            write(file)
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
