"""Measure everything and write `results.md`; names of measurements on the command line choose some, and only print."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

from imports import imports
from pairs import HERE, ours, pin, rates
from report import Row, document

if TYPE_CHECKING:
    from collections.abc import Callable

PEERS = ("chess==1.11.2", "open_spiel==2.0.2", "rlcard==1.2.0")
PEER_PYTHON = HERE / ".venv" / "bin" / "python"


def install_peers() -> None:
    """Install the peers in an environment of their own, once."""
    wanted = HERE / ".venv" / "peers.txt"
    if wanted.exists() and wanted.read_text() == " ".join(PEERS):
        return
    subprocess.run([sys.executable, "-m", "venv", str(HERE / ".venv")], check=True)
    pip = (str(PEER_PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    subprocess.run([*pip, *PEERS], check=True, stderr=subprocess.DEVNULL)
    wanted.write_text(" ".join(PEERS))


def rules() -> list[Row]:
    """The rules stepped from Python: options, then apply, on frozen states."""
    install_peers()
    what = "rules stepped from Python, moves per second"
    peers = {
        "step_spiel.py": ("OpenSpiel `crazy_eights`, Python binding", 0.8),
        "step_chess.py": ("python-chess, random games", 8),
        "step_uno.py": ("rlcard `uno`, `env.step`", 4),
    }
    return [
        Row(what, name, rates(ours("step_ours.py"), (str(PEER_PYTHON), script)), bar, +1)
        for script, (name, bar) in peers.items()
    ]


def import_times() -> list[Row]:
    """What it costs to import the package, without and with the widget."""
    alone = imports("import playnine_widget", "import ipywidgets")
    widget = imports("from playnine_widget import CardTable", "import anywidget")
    return [
        Row("`import playnine_widget`, CPU time", "`import ipywidgets`", alone, 0.25, -1),
        Row("`from playnine_widget import CardTable`, CPU time", "`import anywidget`", widget, 1.3, -1),
    ]


MEASUREMENTS: dict[str, Callable[[], list[Row]]] = {"rules": rules, "imports": import_times}


def main() -> None:
    chosen = sys.argv[1:] or list(MEASUREMENTS)
    pin()
    rows = []
    for name in chosen:
        rows += MEASUREMENTS[name]()
        print(*rows[-1:], sep="\n", file=sys.stderr)
    if sys.argv[1:]:
        print(*rows, sep="\n")
    else:
        (HERE / "results.md").write_text(document(rows))


main()
