"""The same table in a real kernel, over the real protocol, without a browser."""

import time
from collections.abc import Iterator
from typing import Any

import pytest
from jupyter_client.manager import start_new_kernel

pytestmark = pytest.mark.kernel
PATIENCE = 30  # seconds
WIDGET = "application/vnd.jupyter.widget-view+json"


class Kernel:
    """A kernel and the models that it opened, kept as a browser keeps them."""

    def __init__(self) -> None:
        self.manager, self.client = start_new_kernel()
        self.models: dict[str, dict[str, Any]] = {}

    def run(self, code: str) -> list[Any]:
        """Run a cell; what it printed and showed."""
        return self._answer(self.client.execute(code))

    def send(self, comm_id: str, content: dict[str, Any]) -> list[Any]:
        """Send a custom message to a widget."""
        data = {"method": "custom", "content": content}
        message = self.client.session.msg("comm_msg", {"comm_id": comm_id, "data": data})
        self.client.shell_channel.send(message)
        return self._answer(message["header"]["msg_id"])

    def _answer(self, asked: str) -> list[Any]:
        out: list[Any] = []
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            message = self.client.get_iopub_msg(timeout=PATIENCE)
            kind, content = message["msg_type"], message["content"]
            if kind == "comm_open":
                self.models[content["comm_id"]] = dict(content["data"]["state"])
            elif kind == "comm_msg" and content["data"].get("method") == "update":
                self.models[content["comm_id"]].update(content["data"]["state"])
            if message["parent_header"].get("msg_id") != asked:
                continue
            if kind == "status" and content["execution_state"] == "idle":
                return out
            assert kind != "error", "\n".join(content["traceback"])
            if kind == "stream":
                out.append(content["text"])
            elif kind in {"display_data", "execute_result"}:
                out.append(content["data"])
        pytest.fail("the kernel did not answer")

    def close(self) -> None:
        """Stop this kernel."""
        self.client.stop_channels()
        self.manager.shutdown_kernel(now=True)


@pytest.fixture(scope="module")
def kernel() -> Iterator[Kernel]:
    started = Kernel()
    yield started
    started.close()


def test_whole_holes_over_the_real_protocol(kernel: Kernel) -> None:
    kernel.run("from playnine_widget import CardTable")
    (shown,) = kernel.run('table = CardTable("play nine", ["Ann", "bot:novice"], seed=9, holes=2)\ntable')
    assert shown["text/html"].startswith("<div style=")
    model = shown[WIDGET]["model_id"]
    state = kernel.models[model]
    while state["view"]["phase"] != "over":
        options = state["view"]["options"]
        flips = [option for option in options if option.startswith("flip")]
        kernel.send(model, {"kind": "act", "revision": state["view"]["revision"], "action": (flips or options)[0]})
    scorecard, position = kernel.run("print(table.match.scorecard)\nprint(table.match.over)")[0].splitlines()
    assert scorecard == str(tuple(tuple(row) for row in state["card"]["scorecard"]))
    assert position == "True"
    assert len(state["card"]["scorecard"]) == 2


def test_a_click_and_a_cell_in_one_kernel(kernel: Kernel) -> None:
    (shown,) = kernel.run('table = CardTable("play nine", ["Ann", "Ben"], seed=9)\ntable')
    model = shown[WIDGET]["model_id"]
    state = kernel.models[model]
    kernel.send(model, {"kind": "act", "revision": state["view"]["revision"], "action": "flip A1"})
    kernel.run('table.act("flip B1")')
    assert state["view"]["revision"] == int(kernel.run("print(table.match.revision)")[0])
    first = kernel.run("print(table.match.steps[-1].event['seat'])")[0]
    assert "?" not in state["view"]["layouts"][int(first)].split()[:2]


def test_br_034_the_traceback_of_a_function_is_in_the_cell(kernel: Kernel) -> None:
    """BR-034: what a caller's function raises is printed where the action came from."""
    kernel.run("def careless(view):\n    return 1 / 0")
    code = 'table = CardTable("play nine", ["Ann", careless], seed=9)\ntable.act("flip A1", "flip B1")'
    printed = "".join(text for text in kernel.run(code) if isinstance(text, str))
    assert "ZeroDivisionError" in printed
