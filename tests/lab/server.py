"""A Jupyter server of our own: on loopback, with a fixed token and no settings but those given here."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

TOKEN = "t0ken"
SILENCE = {"fetchNews": "false", "checkForUpdates": False, "doNotDisturbMode": True}
NOTIFICATIONS = "@jupyterlab/apputils-extension:notification"


@dataclass(frozen=True)
class Server:
    """Where a running server answers, where its notebooks lie, and where it logs."""

    base: str
    root: Path
    log: Path


@contextlib.contextmanager
def jupyter(root: Path, settings: Mapping[str, object] | None = None) -> Iterator[Server]:
    """Run JupyterLab over the folder `root` until the block ends. `settings` are Lab's user settings by plugin."""
    state = Path(tempfile.mkdtemp(prefix="jupyter-"))
    _write_settings(state / "settings", {NOTIFICATIONS: SILENCE, **(settings or {})})
    server = Server(f"http://127.0.0.1:{_free_port()}", root, state / "server.log")
    with server.log.open("wb") as log:
        process = subprocess.Popen(
            _command(server), env=_environment(state), stdout=log, stderr=subprocess.STDOUT, start_new_session=True
        )
        try:
            _wait_until_it_answers(server, process)
            yield server
        finally:
            _stop(process)


def _command(server: Server) -> list[str]:
    return [
        *(sys.executable, "-m", "jupyter", "lab", "--no-browser", "--allow-root", "--ip=127.0.0.1"),
        *(f"--port={server.base.rpartition(':')[2]}", "--ServerApp.port_retries=0"),
        *(f"--IdentityProvider.token={TOKEN}", f"--ServerApp.root_dir={server.root}"),
        *("--LabApp.expose_app_in_browser=True", "--LabApp.news_url=None"),
    ]


def _environment(state: Path) -> dict[str, str]:
    return {
        **os.environ,
        "JUPYTER_CONFIG_DIR": str(state / "config"),
        "JUPYTER_DATA_DIR": str(state / "data"),
        "JUPYTER_RUNTIME_DIR": str(state / "runtime"),
        "IPYTHONDIR": str(state / "ipython"),
        "JUPYTERLAB_SETTINGS_DIR": str(state / "settings"),
        "JUPYTERLAB_WORKSPACES_DIR": str(state / "workspaces"),
        "JUPYTER_PREFER_ENV_PATH": "1",
        "PYDEVD_DISABLE_FILE_VALIDATION": "1",
    }


def _write_settings(folder: Path, settings: Mapping[str, object]) -> None:
    for plugin, values in settings.items():
        package, _, name = plugin.rpartition(":")
        file = folder / package / f"{name}.jupyterlab-settings"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(values))


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_until_it_answers(server: Server, process: subprocess.Popen[bytes]) -> None:
    """Ask until the server answers; a second process has no other way to tell us that it is ready."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        if process.poll() is not None:
            raise RuntimeError(f"the server ended with {process.returncode}:\n{server.log.read_text()[-3000:]}")
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{server.base}/api/status?token={TOKEN}", timeout=2):
            return
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(0.1)
    raise TimeoutError(f"no answer from {server.base}:\n{server.log.read_text()[-3000:]}")


def _stop(process: subprocess.Popen[bytes]) -> None:
    """End the group that we started: the server shuts its kernels down on SIGTERM."""
    os.killpg(process.pid, signal.SIGTERM)
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait(10)
