"""A notebook open in JupyterLab, driven as a person drives it."""

from __future__ import annotations

import itertools
import json
import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Locator, Page

NUMBER = itertools.count(1)
CURRENT = "window.jupyterapp.shell.currentWidget"
KERNEL = {"display_name": "Python 3", "language": "python", "name": "python3"}
# A server cannot end a kernel that it is restarting, so it is asked again when the kernel is a step further. A notebook
# that is not saved (a cell still prints) would ask what to do, with a question that lies over the next test's notebook.
CLOSE = f"""async () => {{
  const open = {CURRENT};
  const context = open?.sessionContext;
  const step = () => new Promise((done) => context.statusChanged.connect(done));
  const end = () => context.shutdown().catch(() => step().then(end));
  for (const button of document.querySelectorAll(".jp-Dialog .jp-mod-reject")) button.click();
  if (!context) return;
  await end();
  open.context.model.dirty = false;
  open.close();
}}"""


def as_notebook(*sources: str) -> str:
    """The text of a notebook file with these code cells."""
    cells: list[dict[str, object]] = [
        {"cell_type": "code", "id": f"c{i}", "execution_count": None, "metadata": {}, "outputs": [], "source": source}
        for i, source in enumerate(sources)
    ]
    metadata = {"kernelspec": KERNEL, "language_info": {"name": "python"}}
    return json.dumps({"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5})


class Notebook:
    """One notebook with its own kernel. Cells are counted from 0."""

    def __init__(self, page: Page, root: Path) -> None:
        self.page = page
        self.path = root / f"test{next(NUMBER)}.ipynb"

    def open(self, *sources: str) -> Notebook:
        """Write a notebook of these cells, open it and wait for its kernel. Nothing is run yet."""
        self.path.write_text(as_notebook(*sources))
        self.page.evaluate(
            "(path) => jupyterapp.commands.execute('docmanager:open', { path, factory: 'Notebook' }).then(() => null)",
            self.path.name,
        )
        self._wait_for_the_file()
        return self

    def _wait_for_the_file(self) -> None:
        opened = f"(path) => {CURRENT}?.context?.path === path && {CURRENT}.content.widgets.length > 0"
        self.page.wait_for_function(opened, arg=self.path.name)
        self.idle()

    def idle(self) -> None:
        """Wait until the kernel has nothing to do."""
        status = f"() => {CURRENT}.sessionContext.session?.kernel?.status === 'idle'"
        self.page.wait_for_function(status, timeout=60_000)

    @property
    def panel(self) -> Locator:
        return self.page.locator(".jp-NotebookPanel:visible")

    def cell(self, number: int) -> Locator:
        return self.panel.locator(".jp-CodeCell").nth(number)

    def table(self, number: int) -> Locator:
        """The table in the output of that cell."""
        return self.cell(number).locator(".pn-root")

    def run(self, number: int) -> str:
        """Run that cell with Ctrl+Enter, wait for it, and give its text output."""
        count = self.cell(number).locator(".jp-InputPrompt").inner_text()
        self.cell(number).locator(".cm-content").click()
        self.page.keyboard.press("Control+Enter")
        done = re.compile(r"\[\d+\]:")
        expect(self.cell(number).locator(".jp-InputPrompt")).not_to_have_text(count, timeout=30_000)
        expect(self.cell(number).locator(".jp-InputPrompt")).to_have_text(done, timeout=60_000)
        self.idle()
        return self.text(number)

    def text(self, number: int) -> str:
        return "".join(self.cell(number).locator(".jp-OutputArea-output").all_inner_texts()).strip()

    def command(self, name: str) -> None:
        """Start one of Lab's commands; some of them wait for a dialog, so their end is not waited for."""
        self.page.evaluate("(name) => void jupyterapp.commands.execute(name)", name)

    def saved(self) -> str:
        """Save, and give the text of the file."""
        self.page.evaluate(f"async () => {{ await {CURRENT}.context.save() }}")
        return self.path.read_text()

    def reload(self, url: str) -> None:
        """Save, load the whole page anew, and open the notebook again on its running kernel."""
        self.saved()
        self.page.goto(f"{url}&reset")
        ready(self.page)
        self.page.evaluate(
            "(path) => jupyterapp.commands.execute('docmanager:open', { path, factory: 'Notebook' }).then(() => null)",
            self.path.name,
        )
        self._wait_for_the_file()

    def close(self) -> None:
        """End the kernel and close the tab, whatever the test left undone."""
        self.page.evaluate(CLOSE)


def ready(page: Page) -> None:
    """Wait until JupyterLab has put itself together."""
    page.wait_for_function("() => window.jupyterapp?.shell", timeout=60_000)
    page.evaluate("jupyterapp.restored.then(() => null)")
