"""The demo page in Chromium: the built bundle with a model that nobody stands behind."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, BrowserContext, Page

    Open = Callable[..., Page]

ROOT = Path(__file__).parents[2]


class Quiet(SimpleHTTPRequestHandler):
    """Files of the repository, without a line for each request."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 the name is the library's
        """Say nothing."""


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """Where the demo page is served, on this machine only."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(ROOT)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def window(browser: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """The windows that pages are opened in, one for all that ask for the same: it has read once what they read."""
    made: dict[str, BrowserContext] = {}

    def given(**settings: object) -> BrowserContext:
        key = repr(sorted(settings.items()))
        if key not in made:
            made[key] = browser.new_context(**{"viewport": {"width": 1280, "height": 900}, **settings})  # type: ignore[arg-type]
        return made[key]

    yield given
    for context in made.values():
        context.close()


@pytest.fixture
def open_demo(window: Callable[..., BrowserContext], address: str) -> Iterator[Open]:
    """Open the demo page: `open_demo(state="drawn", players=2)`. A page error or a foreign request fails the test."""
    wrong: list[str] = []
    pages: list[Page] = []

    def opened(context: dict[str, Any] | None = None, **query: object) -> Page:
        page = window(**(context or {})).new_page()
        pages.append(page)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("request", lambda asked: None if asked.url.startswith((address, "data:")) else wrong.append(asked.url))
        page.goto(f"{address}/js/demo.html?{urlencode({'shot': '', **query})}")
        page.wait_for_function("window.demo !== undefined")
        return page

    yield opened
    for page in pages:
        page.close()
    assert wrong == []
