"""A view of 99 in words: for readers who see no picture, and the title over pictures and tables."""

from playnine_widget.games.ninety_nine.packing import SHOWN
from playnine_widget.games.ninety_nine.settings import title as named
from playnine_widget.games.ninety_nine.telling import where
from playnine_widget.games.ninety_nine.view import View
from playnine_widget.games.ninety_nine.vocabulary import sign
from playnine_widget.words.catalogue import say, shown


def described(view: View, lang: str = "en") -> str:
    """The view in words: round, phase and total, each player's hand and tokens, a line each.

    A hand stands there only where the view has it: that of the view's own seat.

    >>> from playnine_widget.games.ninety_nine.filling import from_position
    >>> from playnine_widget.games.ninety_nine.observe import view
    >>> seen = view(from_position("game: ninety nine; total: 88; Ann: AS 7H QD; Ben: ? ? ?", list.sort), 0)
    >>> described(seen).splitlines()[2:]
    ['Ann: A♠ 7♥ Q♦ (3 tokens)', 'Ben: 3 cards (3 tokens)']
    """
    told = say(lang, f"ninety.phase.{view.phase.replace(' ', '_')}")
    if view.to_act is not None:
        told = say(lang, "tell.waiting", name=view.players[view.to_act])
    first = say(lang, "plain.match", game=shown(lang, named(view.variant)), where=shown(lang, where(view)), phase=told)
    return "\n".join([first, total(view, lang), *(seat_line(view, seat, lang) for seat in range(len(view.players)))])


def title(view: View, lang: str) -> str:
    """Which game is played, and which round: "99 · Round 3"."""
    return f"{shown(lang, named(view.variant))} · {shown(lang, where(view))}"


def total(view: View, lang: str) -> str:
    """The total, the direction and the last cards: "Total 88, clockwise. Played: 4♣ 7♥"."""
    turns = say(lang, "ninety.clockwise" if view.direction > 0 else "ninety.anticlockwise")
    said = say(lang, "ninety.plain.total", total=view.total, turns=turns)
    if not view.played:
        return said
    return f"{said} {say(lang, 'ninety.plain.played', cards=' '.join(map(sign, view.played[:SHOWN])))}"


def seat_line(view: View, seat: int, lang: str) -> str:
    """A player's hand, or how many cards it has, and what is left: "Ann: A♠ 7♥ 10♦ (3 tokens)"."""
    held = view.hands[seat]
    hand = " ".join(map(sign, held)) if isinstance(held, tuple) else say(lang, "ninety.plain.cards", n=held)
    left = say(lang, f"ninety.plain.{view.variant.elimination}", n=view.totals[seat])
    return say(lang, "plain.seat", name=view.players[seat], layout=hand or "–", score=left)
