"""The way from a cell to the page and back works, whatever our own table does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from lab.frames import Recorder
    from lab.notebook import Notebook

COUNTER = '''
import anywidget, traitlets
class Counter(anywidget.AnyWidget):
    _esm = """
    export default { render({ model, el }) {
      const button = document.createElement("button");
      button.className = "counter";
      const draw = () => { button.textContent = `count ${model.get("count")}` };
      button.onclick = () => model.send({ kind: "add" });
      model.on("change:count", draw); draw(); el.append(button);
    } }"""
    count = traitlets.Int(0).tag(sync=True)
    def __init__(self):
        super().__init__()
        self.on_msg(lambda *_: setattr(self, "count", self.count + 1))
counter = Counter(); counter
'''


def test_a_click_reaches_python_and_its_answer_reaches_the_page(notebook: Notebook, recorder: Recorder) -> None:
    notebook.open(COUNTER, "print('in Python', counter.count)")
    notebook.run(0)
    button = notebook.cell(0).locator(".counter")
    button.click()
    expect(button).to_have_text("count 1")
    assert notebook.run(1) == "in Python 1"
    assert [frame.state["count"] for frame in recorder.updates() if "count" in frame.state] == [0, 1]
    sent = [frame.content for frame in recorder.frames if frame.way == "out" and frame.kind == "comm_msg"]
    assert sent[-1]["data"] == {"method": "custom", "content": {"kind": "add"}}
