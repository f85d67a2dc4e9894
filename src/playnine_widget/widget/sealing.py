"""The sealed deck as one line of a table: its seal while the hole runs, deck and salt when it is over."""

from playnine_widget.match.chronicle import Chronicle
from playnine_widget.words.catalogue import say

SHORT = 12  # digits of a seal that are read at a glance


def sealed(match: Chronicle, lang: str) -> dict[str, str]:
    """Return what the line says and what it says in full; nothing where no deck was sealed."""
    found = match.seals
    if not found:
        return {}
    last = found[-1]
    short = last.digest[:SHORT]
    if last.deck is None:
        title = say(lang, "seal.closed.title", hole=last.hole, digest=last.digest)
        return {"text": say(lang, "seal.closed", digest=short), "title": title}
    deck = " ".join(last.deck)
    title = say(lang, "seal.open.title", hole=last.hole, digest=last.digest, salt=last.salt, deck=deck)
    return {"text": say(lang, "seal.open", digest=short), "title": title}
