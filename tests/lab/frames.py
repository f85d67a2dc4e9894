"""Every frame that crosses the kernel's websocket, decoded."""

from __future__ import annotations

import itertools
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page, WebSocket


@dataclass(frozen=True)
class Frame:
    """One message: which way it went, its bytes as text, and its content."""

    way: Literal["out", "in"]
    text: str
    kind: str
    content: dict[str, object]

    @property
    def state(self) -> dict[str, object]:
        """The traits that a message of a widget sets; empty for any other message."""
        data = self.content.get("data")
        state = data.get("state") if isinstance(data, dict) else None
        return state if isinstance(state, dict) else {}


class Recorder:
    """Collects the frames of all websockets that a page opens from now on."""

    def __init__(self, page: Page) -> None:
        self.frames: list[Frame] = []
        self._page = page
        page.on("websocket", self._listen)

    def stop(self) -> None:
        """Listen to no further websocket."""
        self._page.remove_listener("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        if "/channels" in socket.url:
            socket.on("framesent", lambda payload: self.frames.append(decode("out", payload)))
            socket.on("framereceived", lambda payload: self.frames.append(decode("in", payload)))

    def updates(self) -> Iterator[Frame]:
        """The messages from Python that set traits, the opening of widgets included."""
        return (frame for frame in self.frames if frame.way == "in" and frame.state)


def decode(way: Literal["out", "in"], payload: str | bytes) -> Frame:
    """Read a text frame, or a binary one of the protocol `v1.kernel.websocket.jupyter.org`.

    A binary frame is a count of offsets, the offsets (unsigned, 64 bits, little-endian), and between them the parts:
    channel, header, parent header, metadata, content, buffers.
    """
    if isinstance(payload, str):
        message = json.loads(payload)
        return Frame(way, payload, message["header"]["msg_type"], message["content"])
    count = int.from_bytes(payload[:8], "little")
    offsets = [int.from_bytes(payload[8 * i : 8 * i + 8], "little") for i in range(1, count + 1)]
    parts = [payload[start:end] for start, end in itertools.pairwise(offsets)]
    header, content = json.loads(parts[1]), json.loads(parts[4])
    return Frame(way, payload.decode("utf-8", "replace"), header["msg_type"], content)
