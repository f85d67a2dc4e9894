"""What is unseen, whatever the game: how many of each rank, the chance of each; as text, as HTML, packed for a table.

What a family adds (who matches, who can play) are sentences of its own: `counting` for golf.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from html import escape
from typing import Any

from playnine_widget.cards.card import Card
from playnine_widget.engine.frozen import FrozenMap
from playnine_widget.words.catalogue import say
from playnine_widget.words.numbers import percent

BAR = 24  # the longest bar of the table, in signs


@dataclass(frozen=True, repr=False, kw_only=True)
class Unseen(ABC):
    """The odds of the next unseen card, wherever it lies.

    ``left`` says of each rank how many are unseen, ``all`` how many there are in the pack.
    """

    players: tuple[str, ...]
    left: Mapping[str, int]
    all: Mapping[str, int]
    lang: str = "en"

    @property
    @abstractmethod
    def title(self) -> str:
        """How many cards are unseen, in a sentence."""

    @property
    @abstractmethod
    def says(self) -> list[str]:
        """What else the unseen cards tell, in sentences."""

    @property
    def unseen(self) -> int:
        """How many cards are unseen."""
        return sum(self.left.values())

    def chance(self, rank: object) -> float:
        """Return the chance that the next unseen card is of a rank (a card will do, or a number), from 0 to 1."""
        return self.left.get(Card(str(rank).replace("−", "-")).rank, 0) / max(self.unseen, 1)

    def name(self, rank: str) -> str:
        """Return what a rank is called."""
        return say(self.lang, f"card.{rank}.bare")

    def __str__(self) -> str:
        rows = [
            f"{self.name(rank):>6}  {many:>2}/{self.all[rank]:<2}  {percent(self.lang, self.chance(rank)):>4}  "
            + "█" * round(BAR * many / max(self.left.values(), default=1))
            for rank, many in self.left.items()
        ]
        return "\n".join([self.title, *(row.rstrip() for row in rows), *self.says])

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
        return f"<p>{escape(self.title)}</p><table>{rows}</table><p>{'<br>'.join(map(escape, self.says))}</p>"


def counted(unseen: Mapping[Card, int], pack: Iterable[Card], ranks: Iterable[str]) -> dict[str, Mapping[str, int]]:
    """Return how many of each rank are unseen (``left``) and in the pack (``all``), in the order of the ranks.

    >>> counted({Card("AS"): 1, Card("AD"): 1}, [Card("AS"), Card("AH"), Card("AD")], ["A"])
    {'left': {'A': 2}, 'all': {'A': 3}}
    """
    left: Counter[str] = Counter()
    for card, many in unseen.items():
        left[card.rank] += many
    whole = Counter(card.rank for card in pack)
    ordered = [rank for rank in ranks if whole[rank]]
    return {name: FrozenMap({rank: of[rank] for rank in ordered}) for name, of in (("left", left), ("all", whole))}


def packed(found: Unseen) -> dict[str, Any]:
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
    return {"title": found.title, "heads": heads, "rows": rows, "matches": found.says}
