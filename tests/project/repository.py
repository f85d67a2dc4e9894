"""The repository as the tests of the project see it: the files that are in Git, and those about to be."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "playnine_widget"
BINARY = {".mo", ".png"}


def files(*patterns: str) -> list[Path]:
    """The files of the repository that match, new ones included, ignored ones not."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", "--", *patterns],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return [ROOT / name for name in sorted(set(listed.split("\0"))) if name and (ROOT / name).is_file()]


def texts(*patterns: str) -> dict[str, str]:
    """Name and text of the files that match, pictures and compiled catalogues left out."""
    found = (path for path in files(*patterns) if path.suffix not in BINARY)
    return {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in found}
