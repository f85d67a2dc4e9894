"""The table as it stands, for readers without a kernel: text and tables beside the live view."""

from playnine_widget.match.match import Match
from playnine_widget.words.catalogue import say


def still(match: Match, seat: int | None, lang: str) -> dict[str, str]:
    """Return `text/plain` (the position and how to go on) and `text/html` (tables) of what the seat may see."""
    view = match.view(seat)
    words = match.game.described(view, lang)
    return {
        "text/plain": f"{words}\n{say(lang, 'plain.hint')}",
        "text/html": match.game.sheet(view, lang),
    }
