"""Lines that were tried beside a match: branches with a name, which the match keeps."""

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from playnine_widget.match.chronicle import Chronicle


class Variation(NamedTuple):
    """A branch that was given a name: after how many decisions it leaves, and the match that it is."""

    name: str
    after: int
    match: "Chronicle"
