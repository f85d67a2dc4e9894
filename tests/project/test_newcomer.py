"""What a newcomer types and runs, as the README and the Makefile say it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from jupyterlab.commands import get_app_dir

from project.repository import ROOT


def test_the_lines_of_the_readme_run_one_after_the_other() -> None:
    blocks = re.findall(
        r"^```python\n(.*?)^```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    assert len(blocks) > 1
    exec("\n".join(blocks), {})


def test_make_play_keeps_the_box_about_news_off_the_cards() -> None:
    """JupyterLab asks every new user, in a box over the lower right of the first table."""
    planned = subprocess.run(
        ["make", "--dry-run", "--always-make", "play"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout
    settings = (Path(get_app_dir()) / "settings" / "overrides.json").relative_to(sys.prefix)
    assert re.search(rf"\"fetchNews\": \"false\".*> \.venv/{settings}$", planned, re.MULTILINE)
