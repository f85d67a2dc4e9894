"""The guesser at 99: it imagines hands that fit what it has seen, and plays its own cards out against them.

In each imagined deal every option is tried against the very same cards: all play on as the keeper does until somebody
cannot. It plays as the keeper would, unless after another card it loses less often by more than chance explains. What
it does depends on its view alone. Where the draw has to be said, it takes it that nobody will forget.
"""

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from playnine_widget.bots import keeper
from playnine_widget.cards.deck import RANKS
from playnine_widget.cards.shuffle import Stream
from playnine_widget.games.ninety_nine.actions import DRAW, Play, plays
from playnine_widget.games.ninety_nine.variant import MOST

if TYPE_CHECKING:
    from playnine_widget.games.ninety_nine.view import View

BATCH, BATCHES = 24, 5
"""Imagined deals between two looks at who still may be better, and how often there is a look at most."""
FROM_ONE_SHUFFLE = 8
"""Deals that are cut from one shuffle of the unseen: each as good as another, at an eighth of the cost."""
SURE = 1.5
"""How many standard errors another option has to be better by."""
HOPE = 0.5
"""How many it has to be better by at each look to be tried further."""
FOUR, NINE, KING = (RANKS.index(rank) for rank in ("4", "9", "K"))
ADDS = (1, 2, 3, 0, 5, 6, 7, 8, 0, -10, 10, 10, 0)
"""What each rank adds as the keeper plays it; a king makes the total 99 instead."""
GLADLY = tuple(keeper.KEEPS.get(rank, adds) for rank, adds in zip(RANKS, ADDS, strict=True))
_NUMBER = {rank: number for number, rank in enumerate(RANKS)}


class Table(NamedTuple):
    """What counts while a round is played out: rules, and the own seat by the order of those that still play."""

    me: int
    way: int
    skips: bool
    again: bool
    floor: bool


class Deal(NamedTuple):
    """An imagined deal, ranks as numbers: hands by the order of those that still play, the stock with its top last."""

    hands: list[list[int]]
    stock: list[int]


def choose(view: "View") -> str:
    """Return the guesser's action: one of ``view.options``, the same for equal views.

    >>> from playnine_widget.games.ninety_nine.filling import from_position
    >>> from playnine_widget.games.ninety_nine.observe import view
    >>> seen = view(from_position("game: ninety nine; total: 80; Ann: KS 10H 4C; Ben: ? ? ?", list.sort), 0)
    >>> choose(seen)
    'play KS'
    """
    usual = keeper.choose(view)
    if len(view.options) == 1 or DRAW in view.options:
        return usual
    offered = plays(view.hand or (), view.total, view.variant)
    ways = {(play.total, option.split()[1][:-1]): option for option, play in reversed(offered.items())}
    ways[offered[usual].total, usual.split()[1][:-1]] = usual
    better = dict.fromkeys((option for option in ways.values() if option != usual), 0)
    apart = dict.fromkeys(better, 0)
    table, deals = _table(view), _deals(view, Stream("guesser", 0, str(view)))
    for _ in range(BATCHES if better else 0):
        for _ in range(BATCH):
            deal = next(deals)
            lost = _loses(deal, offered[usual], table)
            for option in better:
                if _loses(deal, offered[option], table) is not lost:
                    better[option] += 1 if lost else -1
                    apart[option] += 1
        better = {option: lead for option, lead in better.items() if lead > HOPE * sqrt(apart[option])}
    sure = {option: lead / sqrt(apart[option]) for option, lead in better.items()}
    best = max(sure, key=lambda option: sure[option], default=usual)
    return best if sure.get(best, 0) > SURE else usual


def _table(view: "View") -> Table:
    variant, playing = view.variant, view.playing
    again = variant.reverse_two_players == "play_again" and len(playing) == 2
    me = playing.index(view.seat or 0)
    return Table(me, view.direction, variant.nine == "skip_next", again, variant.floor_at_zero)


def _deals(view: "View", chance: Stream) -> Iterator[Deal]:
    """Yield deals that may be behind the view: the unseen, in any order, in the other hands and in the stock."""
    unseen = [_NUMBER[card.rank] for card in Counter(view.unseen).elements()]
    own = [_NUMBER[card.rank] for card in view.hand or ()]
    counts = [None if seat == view.seat else view.counts[seat] for seat in view.playing]
    step = max(1, len(unseen) // FROM_ONE_SHUFFLE)
    while True:
        chance.shuffle(unseen)
        for first in range(0, step * FROM_ONE_SHUFFLE, step):
            stock = [*unseen[first:], *unseen[:first]]
            hands = []
            for count in counts:
                at = len(stock) - (count or 0)
                hands.append(own if count is None else stock[at:])
                del stock[at:]
            yield Deal(hands, stock)


def _loses(deal: Deal, play: Play, table: Table) -> bool:
    """Whether the guesser is the first who cannot play, after this play in this deal."""
    hands, stock = [hand.copy() for hand in deal.hands], deal.stock.copy()
    me, way = table.me, table.way
    rank = hands[me][play.at]
    _draw(hands[me], play.at, stock)
    way = -way if rank == FOUR else way
    seat = (me + _steps(rank, way, table)) % len(hands)
    return _loser(Deal(hands, stock), play.total, seat, way, table) == me


def _loser(deal: Deal, total: int, seat: int, way: int, table: Table) -> int:
    """Play a round out, everybody as the keeper does; return who cannot play first."""
    hands, stock = deal
    players, plain = len(hands), not (table.skips or table.again)
    gladly, adds = GLADLY, ADDS
    while True:
        hand, best, at, room = hands[seat], -MOST, -1, MOST - total
        for number, rank in enumerate(hand):
            if gladly[rank] > best and adds[rank] <= room:
                best, at = gladly[rank], number
        if at < 0:
            return seat
        rank = hand[at]
        total = MOST if rank == KING else total + adds[rank]
        if total < 0 and table.floor:
            total = 0
        if rank == FOUR:
            way = -way
        if stock:
            hand[at] = stock.pop()
        else:
            del hand[at]
        seat = (seat + (way if plain else _steps(rank, way, table))) % players


def _draw(hand: list[int], at: int, stock: list[int]) -> None:
    """Put the top of the stock in the place of a card; an empty stock, which is rare, leaves the hand smaller."""
    if stock:
        hand[at] = stock.pop()
    else:
        del hand[at]


def _steps(rank: int, way: int, table: Table) -> int:
    """How many seats on the next player sits."""
    if rank == NINE and table.skips:
        return 2 * way
    return 0 if rank == FOUR and table.again else way
