"""Counting cards: what is unseen, how likely each card is, and how likely the next one makes a match for somebody."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from typing import Any

from playnine_widget.analysis.reasons import Reasons
from playnine_widget.cards.card import Card
from playnine_widget.engine.frozen import FrozenMap
from playnine_widget.games.golf.telling import bare
from playnine_widget.games.golf.view import View
from playnine_widget.words.catalogue import say
from playnine_widget.words.numbers import number, percent

BAR = 24  # the longest bar of the table, in signs


@dataclass(frozen=True, repr=False)
class Odds:
    """The odds of the next unseen card, wherever it lies: in the draw pile or facedown.

    ``left`` says of each rank how many are unseen, cheapest first, ``all`` how many there are in the pack;
    ``pair[seat]`` is the chance that such a card makes a match for that seat, for the better. ``mean`` is what an
    unseen card is worth on average, in strokes.
    """

    players: tuple[str, ...]
    left: Mapping[str, int]
    all: Mapping[str, int]
    pair: tuple[float, ...]
    mean: float
    lang: str = "en"

    @property
    def unseen(self) -> int:
        """How many cards are unseen."""
        return sum(self.left.values())

    def chance(self, rank: object) -> float:
        """Return the chance that the next unseen card is of a rank (a card will do, or a number), from 0 to 1."""
        return self.left.get(Card(str(rank).replace("−", "-")).rank, 0) / max(self.unseen, 1)

    def __str__(self) -> str:
        rows = [
            f"{self.name(rank):>6}  {many:>2}/{self.all[rank]:<2}  {percent(self.lang, self.chance(rank)):>4}  "
            + "█" * round(BAR * many / max(self.left.values(), default=1))
            for rank, many in self.left.items()
        ]
        return "\n".join([self.title, *(row.rstrip() for row in rows), *self.matches])

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        most = max(self.left.values(), default=1) or 1
        rows = "".join(
            f"<tr><th>{escape(self.name(rank))}</th><td>{many}/{self.all[rank]}</td>"
            f"<td>{percent(self.lang, self.chance(rank))}</td>"
            f'<td><div style="width:{round(120 * many / most)}px;height:10px;background:#235443"></div></td></tr>'
            for rank, many in self.left.items()
        )
        return f"<p>{escape(self.title)}</p><table>{rows}</table><p>{'<br>'.join(map(escape, self.matches))}</p>"

    @property
    def title(self) -> str:
        """How many cards are unseen, and what one is worth on average."""
        return say(self.lang, "odds.title", n=self.unseen, mean=number(self.lang, self.mean))

    @property
    def matches(self) -> list[str]:
        """For each player the chance of a card that matches."""
        return [
            say(self.lang, "odds.pair", name=name, chance=percent(self.lang, chance))
            for name, chance in zip(self.players, self.pair, strict=True)
        ]

    def name(self, rank: str) -> str:
        """Return what a rank is called."""
        return say(self.lang, bare(Card(rank)).key)


def odds(view: View, lang: str = "en") -> Odds:
    """Return the odds of the next unseen card, from what a view shows and nothing else.

    >>> from playnine_widget.games.golf.filling import from_position
    >>> from playnine_widget.games.golf.observe import view
    >>> found = odds(view(from_position("Ann: 5 9 ? 12 / ? 9 ? 0; Ben: 5 5 ? ? / ? ? ? ?", list.sort), 0))
    >>> found.left["5"], found.all["5"], round(found.chance("5"), 2)
    (5, 8, 0.05)
    """
    variant = view.variant
    left: Counter[str] = Counter()
    for card, many in view.unseen.items():
        left[card.rank] += many
    pack = Counter(card.rank for card in variant.cards(len(view.players)))
    ranks = sorted(pack, key=variant.worth.__getitem__)
    unseen = max(sum(left.values()), 1)
    reasons = Reasons(view)
    cards = [card for card, many in view.unseen.items() if many]
    pair = tuple(
        sum(view.unseen[card] for card in cards if seat in view.playing and reasons.matches(layout, card)) / unseen
        for seat, layout in enumerate(view.layouts)
    )
    counts = {rank: left[rank] for rank in ranks}
    mean = sum(variant.worth[rank] * many for rank, many in counts.items()) / unseen
    return Odds(view.players, FrozenMap(counts), FrozenMap({rank: pack[rank] for rank in ranks}), pair, mean, lang)


def packed(found: Odds) -> dict[str, Any]:
    """Return the odds for a table: ``rows`` of [card, how many of how many, chance, share of the longest bar]."""
    most = max(found.left.values(), default=1) or 1
    rows = [
        [
            found.name(rank),
            f"{many}/{found.all[rank]}",
            percent(found.lang, found.chance(rank)),
            round(100 * many / most),
        ]
        for rank, many in found.left.items()
    ]
    heads = [say(found.lang, f"odds.column.{name}") for name in ("card", "left", "chance")]
    return {"title": found.title, "heads": heads, "rows": rows, "matches": found.matches}
