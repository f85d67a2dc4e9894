"""Measure everything and write `results.md`; names of measurements on the command line choose some, and only print."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

from imports import imports
from paint import click_to_paint
from pairs import HERE, Pair, ours, rates
from report import Row, document
from update import sizes

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


def updates() -> list[Row]:
    """What one move sends, and what it costs to send it."""
    weighed = sizes()
    bytes_, messages = (Pair(number, number, number) for number in weighed)
    cost = rates(ours("update.py", "naive"), ours("update.py", "packed"))
    return [
        Row("content of one update, six players, median", "", bytes_, 900, -1, " bytes"),
        Row("messages of one move, most", "", messages, 1, -1, ""),
        Row("CPU time of one update: view, encode, send", "the naive dict of the whole view", cost, 0.6, -1),
    ]


def clicks() -> list[Row]:
    """From a click to the painted answer, bots not counted."""
    against = "a bare anywidget counter on the same page"
    return [Row("click to painted answer in JupyterLab", against, click_to_paint(), 1.5, -1)]


MEASUREMENTS: dict[str, Callable[[], list[Row]]] = {
    "rules": rules,
    "imports": import_times,
    "updates": updates,
    "clicks": clicks,
}


def main() -> None:
    chosen = sys.argv[1:] or list(MEASUREMENTS)
    rows = []
    for name in chosen:
        rows += MEASUREMENTS[name]()
        print(*rows[-1:], sep="\n", file=sys.stderr)
    if sys.argv[1:]:
        print(*rows, sep="\n")
    else:
        (HERE / "results.md").write_text(document(rows))


main()
