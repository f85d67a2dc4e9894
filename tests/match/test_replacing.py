"""A file is written whole or not at all, by however many at once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import TYPE_CHECKING, TextIO

import pytest

from playnine_widget.lessons import keeping
from playnine_widget.match.replacing import replace

if TYPE_CHECKING:
    from pathlib import Path


def test_two_threads_that_write_one_file_at_the_same_moment_both_write_it_whole(tmp_path: Path) -> None:
    file, open_together = tmp_path / "file.txt", Barrier(2, timeout=10)

    def write(text: str) -> None:
        def both(part: TextIO) -> None:
            part.write(text[:500])
            open_together.wait()
            part.write(text[500:])

        replace(file, both)

    with ThreadPoolExecutor(2) as threads:
        list(threads.map(write, ("a" * 1000, "b" * 1000)))
    assert file.read_text() in {"a" * 1000, "b" * 1000}
    assert list(tmp_path.iterdir()) == [file]


def test_a_link_stays_a_link_and_its_file_is_written(tmp_path: Path) -> None:
    file, link = tmp_path / "elsewhere" / "file.txt", tmp_path / "link.txt"
    file.parent.mkdir()
    file.write_text("old")
    link.symlink_to(file)
    replace(link, lambda part: part.write("new"))
    assert link.is_symlink()
    assert file.read_text() == "new"


def test_what_breaks_off_changes_nothing_and_leaves_nothing_behind(tmp_path: Path) -> None:
    file = tmp_path / "file.json"
    keeping.store(file, {"whole": True})
    before = file.read_text()
    with pytest.raises(TypeError):
        keeping.store(file, {"whole": object()})
    assert file.read_text() == before
    assert list(tmp_path.iterdir()) == [file]
