"""What a study says of its present step, in one language."""

from typing import NamedTuple


class Told(NamedTuple):
    """Every sentence of the present step. ``rule`` is (title, paragraphs) of each rule that the lesson teaches."""

    title: str
    chapter: str
    text: str
    task: str
    said: str
    rule: tuple[tuple[str, tuple[str, ...]], ...]
