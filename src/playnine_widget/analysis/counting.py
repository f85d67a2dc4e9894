"""Counting cards at golf: what is unseen, and how likely the next card makes a match for somebody."""

from dataclasses import dataclass

from playnine_widget.analysis.reasons import Reasons
from playnine_widget.analysis.unseen import Unseen, counted
from playnine_widget.games.golf.view import View
from playnine_widget.words.catalogue import say
from playnine_widget.words.numbers import number, percent


@dataclass(frozen=True, repr=False, kw_only=True)
class Odds(Unseen):
    """The odds of the next unseen card, in the draw pile or facedown; ranks cheapest first.

    ``pair[seat]`` is the chance that such a card makes a match for that seat, for the better. ``mean`` is what an
    unseen card is worth on average, in strokes.
    """

    pair: tuple[float, ...]
    mean: float

    @property
    def title(self) -> str:
        """How many cards are unseen, and what one is worth on average."""
        return say(self.lang, "odds.title", n=self.unseen, mean=number(self.lang, self.mean))

    @property
    def says(self) -> list[str]:
        """For each player the chance of a card that matches."""
        return [
            say(self.lang, "odds.pair", name=name, chance=percent(self.lang, chance))
            for name, chance in zip(self.players, self.pair, strict=True)
        ]


def odds(view: View, lang: str = "en") -> Odds:
    """Return the odds of the next unseen card, from what a view shows and nothing else.

    >>> from playnine_widget.games.golf.filling import from_position
    >>> from playnine_widget.games.golf.observe import view
    >>> found = odds(view(from_position("Ann: 5 9 ? 12 / ? 9 ? 0; Ben: 5 5 ? ? / ? ? ? ?", list.sort), 0))
    >>> found.left["5"], found.all["5"], round(found.chance("5"), 2)
    (5, 8, 0.05)
    """
    variant = view.variant
    pack = variant.cards(len(view.players))
    counts = counted(view.unseen, pack, sorted({card.rank for card in pack}, key=variant.worth.__getitem__))
    unseen = max(sum(counts["left"].values()), 1)
    reasons = Reasons(view)
    cards = [card for card, many in view.unseen.items() if many]
    pair = tuple(
        sum(view.unseen[card] for card in cards if seat in view.playing and reasons.matches(layout, card)) / unseen
        for seat, layout in enumerate(view.layouts)
    )
    mean = sum(variant.worth[rank] * many for rank, many in counts["left"].items()) / unseen
    return Odds(players=view.players, **counts, pair=pair, mean=mean, lang=lang)
