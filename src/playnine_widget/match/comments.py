"""Comments on decisions: texts that every file and line can keep. One may begin with a glyph, as in chess."""

import re
from typing import NamedTuple

from playnine_widget.engine.errors import IllegalAction
from playnine_widget.engine.reading import can_be_sent, text_of

_GLYPH = re.compile(r"(!!|\?\?|!\?|\?!|!|\?)(?:\s+|$)")


class Comment(NamedTuple):
    """A comment, parted: what the decision is worth at a glance (empty where it does not say), and the rest."""

    glyph: str
    rest: str


def parted(comment: str) -> Comment:
    """Return the glyph that a comment begins with, and what comes after it.

    >>> parted("?! Better take it."), parted("!important")
    (Comment(glyph='?!', rest='Better take it.'), Comment(glyph='', rest='!important'))
    """
    found = _GLYPH.match(comment)
    return Comment(found[1], comment[found.end() :]) if found else Comment("", comment)


def written(comment: object) -> str:
    """Return a comment as a record keeps it. Raises `IllegalAction` for a text that no file can keep.

    >>> written("bold"), written(5)
    ('bold', '5')
    """
    text = comment if isinstance(comment, str) else text_of(comment)
    if not can_be_sent(text):
        raise IllegalAction("error.text.half", text=text_of(text))
    return text
