"""Tables of numbers that a value of Play Nine looks up, as text: whole hundredths of a stroke, packed."""

import zlib
from array import array
from base64 import b85decode, b85encode
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from sys import byteorder

UNIT = 0.01
"""What one step of a stored number is, in strokes."""
LINE = 100
"""How long the lines of a file are."""


def pack(numbers: Sequence[float]) -> str:
    """Return tables as they are stored: the nearest hundredth of a stroke, at most 327 either way.

    >>> unpack(pack([1.234, -5.0]))
    [1.23, -5.0]
    """
    whole = array("h", (max(-32768, min(32767, round(number / UNIT))) for number in numbers))
    if byteorder == "big":
        whole.byteswap()
    text = b85encode(zlib.compress(whole.tobytes(), 9)).decode()
    return "\n".join(text[at : at + LINE] for at in range(0, len(text), LINE)) + "\n"


def unpack(stored: str) -> list[float]:
    """Return stored tables in strokes."""
    whole = array("h", zlib.decompress(b85decode("".join(stored.split()))))
    if byteorder == "big":
        whole.byteswap()
    return [number / 100 for number in whole]


@cache
def load(name: str) -> list[float]:
    """Return the tables of a file in this folder; they are shared and must not be changed."""
    return unpack((Path(__file__).parent / f"{name}.txt").read_text(encoding="ascii"))
