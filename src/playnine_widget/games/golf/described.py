"""A golf view in words: for readers who see no picture, and the title over pictures and tables."""

from playnine_widget.games.golf.scoring import score
from playnine_widget.games.golf.settings import title as named
from playnine_widget.games.golf.telling import where
from playnine_widget.games.golf.view import View
from playnine_widget.words.catalogue import minus, say, shown


def described(view: View, lang: str = "en") -> str:
    """The view in words: hole, phase, and each player's layout and strokes, a line each."""
    told = say(lang, f"phase.{view.phase.replace(' ', '_')}")
    if view.to_act is not None:
        told = say(lang, "tell.waiting", name=view.players[view.to_act])
    first = say(lang, "plain.match", game=_game(view, lang), where=shown(lang, where(view)), phase=told)
    seats = [
        say(lang, "plain.seat", name=name, layout=minus(view.layouts[seat]), score=_score(view, seat, lang))
        for seat, name in enumerate(view.players)
        if seat in view.playing
    ]
    return "\n".join([first, *seats, *heap(view, lang)])


def title(view: View, lang: str) -> str:
    """Which game is played, and which hole: "Play Nine · Hole 4 of 9"."""
    return f"{_game(view, lang)} · {shown(lang, where(view))}"


def heap(view: View, lang: str) -> list[str]:
    """What lies on the discard pile, nothing when it is empty."""
    return [say(lang, "plain.discard", card=view.discard[0])] if view.discard else []


def _game(view: View, lang: str) -> str:
    return shown(lang, named(view.variant))


def _score(view: View, seat: int, lang: str) -> str:
    if view.played:
        return say(lang, "plain.total", n=view.totals[seat])
    strokes = score(view.layouts[seat], view.variant).total
    return say(lang, "plain.showing", n=strokes, total=view.totals[seat])
