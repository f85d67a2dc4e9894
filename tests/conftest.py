"""What every kind of test shares: the browser, the order of the suite, and who failed."""

from __future__ import annotations

import itertools
import os
import random
import shutil
from typing import TYPE_CHECKING
from unittest import mock

import pytest
from hypothesis import settings

from playnine_widget.bots import bot as registry

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from playwright.sync_api import Browser

# A busy machine is slow, and that is no fault. Nothing lands by luck: --hypothesis-profile=exploring looks further.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.register_profile("exploring", deadline=None)
settings.load_profile("steady")

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
NUMBERS = itertools.count()
WITH_BROWSER = ("tests/page/", "tests/lab/")


def chromium() -> str:
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if not found:
        pytest.fail("Chromium is needed: install it, or set CHROMIUM to its path.", pytrace=False)
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for the whole session, shared by the page tests and the JupyterLab tests."""
    from playwright.sync_api import expect, sync_playwright  # noqa: PLC0415 the fast tests do without it

    expect.set_options(timeout=10_000)
    with sync_playwright() as driver:
        opened = driver.chromium.launch(executable_path=chromium(), args=list(QUIET))
        yield opened
        opened.close()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--picture", action="store_true", help="take the README's picture anew")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests go last: while Playwright runs, its event loop is in everybody's way."""
    items.sort(key=lambda item: item.nodeid.startswith(WITH_BROWSER))
    for item in items:
        for folder in ("page", "lab", "project"):
            if item.nodeid.startswith(f"tests/{folder}/"):
                item.add_marker(folder)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """A match without a seed draws the same one in every run of a test, in doctests too."""
    if settings.get_current_profile_name() == "exploring":
        return (yield)
    with mock.patch("secrets.randbelow", random.Random(item.nodeid).randrange):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Leave `item.failed` behind, so that a fixture may keep a screenshot."""
    report = yield
    item.failed = getattr(item, "failed", False) or report.failed  # type: ignore[attr-defined]
    return report


@pytest.fixture(autouse=True, scope="session")
def progress_of_kernels(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What is started once for all tests, a server of notebooks, keeps progress in a folder of its own too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PLAYNINE_PROGRESS", str(tmp_path_factory.getbasetemp() / "progress"))
        yield


@pytest.fixture(autouse=True)
def progress_of_its_own(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test reads or writes the progress of who runs the suite, or of another test."""
    folder = tmp_path_factory.getbasetemp() / f"progress-{next(NUMBERS)}"
    monkeypatch.setenv("PLAYNINE_PROGRESS", str(folder))
    monkeypatch.setenv("PLAYNINE_STUDENT", "ann")


@pytest.fixture(autouse=True)
def no_bots_of_other_tests() -> Iterator[None]:
    """Before too: the examples in docstrings make bots of their own."""
    registry._own.clear()
    yield
    registry._own.clear()
