"""Counting cards at 99: what is unseen, and how likely it is that each player holds a card that fits."""

from dataclasses import dataclass

from playnine_widget.analysis.ninety_nine.fitting import chance_to_hold, fitting
from playnine_widget.analysis.unseen import Unseen, counted
from playnine_widget.cards.deck import RANKS
from playnine_widget.games.ninety_nine.view import View
from playnine_widget.words.catalogue import minus, say
from playnine_widget.words.numbers import percent


@dataclass(frozen=True, repr=False, kw_only=True)
class Odds(Unseen):
    """The odds of the next card of the stock: of all cards that are in nobody's hand that one may see.

    ``fits`` are the ranks that may be played at the ``total``. ``plays[seat]`` is the chance that this seat holds one:
    1 or 0 for the own hand, 0 for who is out. ``after`` is who is next after the seat to act, None when nobody is.
    """

    total: int
    fits: tuple[str, ...]
    plays: tuple[float, ...]
    playing: tuple[int, ...]
    after: int | None

    @property
    def title(self) -> str:
        """How many cards are unseen, and how many of them fit."""
        many = sum(self.left[rank] for rank in self.fits)
        return say(self.lang, "ninety.odds.title", n=self.unseen, many=many, total=minus(self.total))

    @property
    def says(self) -> list[str]:
        """For each player the chance to hold a card that fits."""
        return [
            say(
                self.lang,
                "ninety.odds.next" if seat == self.after else "ninety.odds.plays",
                name=self.players[seat],
                total=minus(self.total),
                chance=percent(self.lang, self.plays[seat]),
            )
            for seat in self.playing
        ]


def odds(view: View, lang: str = "en") -> Odds:
    """Return the odds of the next card, from what a view shows and nothing else.

    >>> from playnine_widget.games.ninety_nine.filling import from_position
    >>> from playnine_widget.games.ninety_nine.observe import view
    >>> found = odds(view(from_position("game: ninety nine; total: 99; Ann: KS 10H 2C; Ben: ? ? ?", list.sort), 0))
    >>> found.left["K"], found.fits, round(found.plays[1], 2)
    (3, ('4', '9', '10', 'K'), 0.64)
    """
    counts = counted(view.unseen, view.variant.cards(len(view.players)), RANKS)
    fits = fitting(view.total, view.variant)
    own = view.hand

    def plays(seat: int) -> float:
        if own is not None and seat == view.seat:
            return float(any(card.rank in fits for card in own))
        return chance_to_hold(view.unseen, view.counts[seat], fits)

    return Odds(
        players=view.players,
        **counts,
        total=view.total,
        fits=fits,
        plays=tuple(map(plays, range(len(view.players)))),
        playing=view.playing,
        after=_after(view),
        lang=lang,
    )


def _after(view: View) -> int | None:
    """Return who is next after the seat to act, in the direction of play."""
    if view.to_act is None:
        return None
    return view.playing[(view.playing.index(view.to_act) + view.direction) % len(view.playing)]
