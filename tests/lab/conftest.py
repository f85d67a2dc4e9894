"""One server, one browser and one JupyterLab page for the session; a notebook with its own kernel for each test."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from lab.frames import Recorder
from lab.notebook import Notebook, ready
from lab.server import TOKEN, Server, jupyter

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

ARTEFACTS = Path(__file__).parents[2] / "artefacts"
AT_HOME = re.compile(r"(https?|wss?)://127\.0\.0\.1|data:|blob:")


def _elsewhere(url: str) -> list[str]:
    return [] if AT_HOME.match(url) else [f"a request to {url}"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with jupyter(tmp_path_factory.mktemp("notebooks")) as running:
        yield running


@pytest.fixture(scope="session")
def url(server: Server) -> str:
    return f"{server.base}/lab?token={TOKEN}"


@pytest.fixture(scope="session")
def problems() -> list[str]:
    """What went wrong in the page: its own errors, and requests that left this machine."""
    return []


@pytest.fixture(scope="session")
def lab(browser: Browser, url: str, problems: list[str]) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 1000}, reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(10_000)
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("request", lambda asked: problems.extend(_elsewhere(asked.url)))
    page.goto(f"{url}&reset")
    ready(page)
    yield page
    context.close()


@pytest.fixture
def recorder(lab: Page) -> Iterator[Recorder]:
    listening = Recorder(lab)
    yield listening
    listening.stop()


@pytest.fixture
def notebook(
    lab: Page, server: Server, problems: list[str], recorder: Recorder, request: pytest.FixtureRequest
) -> Iterator[Notebook]:
    """A notebook to `open(...)`. Afterwards the page must be without errors and must have asked nobody outside."""
    del recorder  # listens before the notebook's kernel is connected
    problems.clear()
    opened = Notebook(lab, server.root)
    yield opened
    if getattr(request.node, "failed", False):
        ARTEFACTS.mkdir(exist_ok=True)
        name = re.sub(r"\W+", "-", request.node.name)
        lab.screenshot(path=ARTEFACTS / f"{name}.png")
        shutil.copy(server.log, ARTEFACTS / f"{name}.log")
    opened.close()
    assert problems == []
