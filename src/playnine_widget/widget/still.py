"""The table as it stands, for readers without a kernel: text and tables beside the live view."""

from playnine_widget.match.match import Match
from playnine_widget.widget.teaching import Teaching
from playnine_widget.words.catalogue import say


def still(match: Match, seat: int | None, lang: str, teaching: Teaching | None = None) -> dict[str, str]:
    """Return `text/plain` (the position and how to go on) and `text/html` (tables) of what the seat may see.

    What is taught stands before it. Where a question asks for what the tables tell, only the position is shown.
    """
    view = match.view(seat)
    words, sheet = match.game.described(view, lang), match.game.sheet(view, lang)
    if teaching is None:
        return {"text/plain": f"{words}\n{say(lang, 'plain.hint')}", "text/html": sheet}
    from html import escape  # noqa: PLC0415  (most tables teach nothing)

    title, *lines = filter(None, teaching.summary(lang))
    if teaching.covers:
        words = match.position(seat)
        sheet = f"<pre>{escape(words)}</pre>"
    told = "".join(f"<p>{escape(line)}</p>" for line in lines)
    return {
        "text/plain": "\n".join([title, *lines, "", words]),
        "text/html": f"<div><p><b>{escape(title)}</b></p>{told}</div>{sheet}",
    }
