"""Rounds of 99 played out against imagined deals: who is the one that pays, if from here all play as the keeper does.

Ranks are numbers here, for speed. A deal fits what a view shows; nothing else is known of it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from playnine_widget.bots import keeper
from playnine_widget.cards.card import Card
from playnine_widget.cards.deck import RANKS
from playnine_widget.cards.shuffle import Stream
from playnine_widget.games.ninety_nine.actions import FORGET, plays
from playnine_widget.games.ninety_nine.variant import MOST

if TYPE_CHECKING:
    from playnine_widget.games.ninety_nine.view import View

FROM_ONE_SHUFFLE = 8
"""Deals that are cut from one shuffle of the unseen: each as good as another, at an eighth of the cost."""
FOUR, NINE, KING = (RANKS.index(rank) for rank in ("4", "9", "K"))
ADDS = (1, 2, 3, 0, 5, 6, 7, 8, 0, -10, 10, 10, 0)
"""What each rank adds as the keeper plays it; a king makes the total 99 instead."""
GLADLY = tuple(keeper.KEEPS.get(rank, adds) for rank, adds in zip(RANKS, ADDS, strict=True))
_NUMBER = {rank: number for number, rank in enumerate(RANKS)}


class Table(NamedTuple):
    """What counts while a round is played out: the own seat by the order of those that still play, the rules, the pack.

    ``pack`` are all the cards that are played with, by rank: what comes back when the stock is empty.
    """

    me: int
    skips: bool
    again: bool
    floor: bool
    pack: tuple[int, ...]


class Line(NamedTuple):
    """An option, ready to be played out: which card leaves the hand, if any, and what the table is like after it.

    ``top`` is the card on top, ``seat`` who is next, by the order of those that still play; ``draws`` says that the own
    hand gets a card.
    """

    at: int | None
    top: int
    total: int
    way: int
    seat: int
    draws: bool = True


class Deal(NamedTuple):
    """An imagined deal, ranks as numbers: hands by the order of those that still play, the stock with its top last."""

    hands: list[list[int]]
    stock: list[int]


class End(NamedTuple):
    """How a round ended: who cannot play, after how many more cards, and whether chance had to refill the stock."""

    loser: int
    cards: int
    refilled: bool


def numbers(cards: Iterable[Card]) -> list[int]:
    """Return the ranks of cards as numbers.

    >>> numbers([Card("AS"), Card("KH")])
    [0, 12]
    """
    return [_NUMBER[card.rank] for card in cards]


def table(view: "View") -> Table:
    """Return what counts at the table of a view, for the seat to act."""
    variant, playing = view.variant, view.playing
    again = variant.reverse_two_players == "play_again" and len(playing) == 2
    pack = Counter(numbers(variant.cards(len(view.players))))
    me = playing.index(view.to_act or 0)
    by_rank = tuple(pack[rank] for rank in range(len(RANKS)))
    return Table(me, variant.nine == "skip_next", again, variant.floor_at_zero, by_rank)


def line(view: "View", option: str, table: Table) -> Line:
    """Return an option of a view, ready to be played out.

    >>> from playnine_widget.games.ninety_nine.filling import from_position
    >>> from playnine_widget.games.ninety_nine.observe import view
    >>> seen = view(from_position("game: ninety nine; total: 80; Ann: KS 10H 4C; Ben: ? ? ?", list.sort), 0)
    >>> line(seen, "play 10H", table(seen))
    Line(at=1, top=9, total=70, way=1, seat=1, draws=True)
    """
    play = plays(view.hand or (), view.total, view.variant).get(option)
    if play is None:  # the card lies already, and has turned the direction
        (top,) = numbers(view.played[:1])
        seat = (table.me + steps(top, view.direction, table)) % len(view.playing)
        return Line(None, top, view.total, view.direction, seat, option != FORGET)
    (top,) = numbers([(view.hand or ())[play.at]])
    return Line(play.at, top, play.total, *next_after(view, top, table))


def next_after(view: "View", top: int, table: Table) -> tuple[int, int]:
    """Return which way round it goes after a card of this rank, and who is next by the order of those that still play.

    >>> from playnine_widget.games.ninety_nine.filling import from_position
    >>> from playnine_widget.games.ninety_nine.observe import view
    >>> seen = view(from_position("game: ninety nine; players: Ann, Ben, Cy", list.sort), 0)
    >>> next_after(seen, FOUR, table(seen)), next_after(seen, NINE, table(seen))
    ((-1, 2), (1, 1))
    """
    way = -view.direction if top == FOUR else view.direction
    return way, (table.me + steps(top, way, table)) % len(view.playing)


def deals(view: "View", chance: Stream) -> Iterator[Deal]:
    """Yield deals that may be behind the view: the unseen, in any order, in the other hands and in the stock."""
    unseen = numbers(Counter(view.unseen).elements())
    own = numbers(view.hand or ())
    counts = others(view)
    step = max(1, len(unseen) // FROM_ONE_SHUFFLE)
    while True:
        chance.shuffle(unseen)
        for first in range(0, step * FROM_ONE_SHUFFLE, step):
            stock = [*unseen[first:], *unseen[:first]]
            hands = []
            for count in counts:
                hands.append(stock[len(stock) - count :] if count is not None else own)
                del stock[len(stock) - (count or 0) :]
            yield Deal(hands, stock)


def others(view: "View") -> list[int | None]:
    """Return how many cards each of those that still play holds, None for the seat itself."""
    return [None if seat == view.seat else view.counts[seat] for seat in view.playing]


def played_out(deal: Deal, first: Line, table: Table, chance: Stream) -> End:
    """Return the end of the round after an option in a deal, everybody then playing as the keeper does.

    ``chance`` shuffles the played cards when the stock is empty.
    """
    hands, stock = [hand.copy() for hand in deal.hands], deal.stock.copy()
    refilled = _begun(hands, stock, first, table, chance)
    total, way, seat = first.total, first.way, first.seat
    players, plain, cards = len(hands), not (table.skips or table.again), 0
    gladly, adds = GLADLY, ADDS
    while True:
        hand, best, at, room = hands[seat], -MOST, -1, MOST - total
        for number, rank in enumerate(hand):
            if gladly[rank] > best and adds[rank] <= room:
                best, at = gladly[rank], number
        if at < 0:
            return End(seat, cards, refilled)
        rank, cards = hand[at], cards + 1
        total = MOST if rank == KING else total + adds[rank]
        if total < 0 and table.floor:
            total = 0
        if rank == FOUR:
            way = -way
        if not stock:
            refilled = _refill(stock, hands, table, chance) or refilled
        if stock:
            hand[at] = stock.pop()
        else:
            del hand[at]
        seat = (seat + (way if plain else steps(rank, way, table))) % players


def _begun(hands: list[list[int]], stock: list[int], first: Line, table: Table, chance: Stream) -> bool:
    """Do an option in a deal; return whether the stock had to be refilled for it."""
    own = hands[table.me]
    if first.at is not None:
        del own[first.at]
    refilled = first.draws and not stock and _refill(stock, [*hands, [first.top]], table, chance)
    if first.draws and stock:
        own.append(stock.pop())
    return refilled


def steps(rank: int, way: int, table: Table) -> int:
    """Return how many seats on the next player sits."""
    if rank == NINE and table.skips:
        return 2 * way
    return 0 if rank == FOUR and table.again else way


def _refill(stock: list[int], kept: list[list[int]], table: Table, chance: Stream) -> bool:
    """Make a new stock of all that was played but the card that lies on top; return whether there was any (4.2 p).

    ``kept`` are all other cards. A card that is just being played is in its hand still, so it is one of them.
    """
    left = list(table.pack)
    for hand in kept:
        for rank in hand:
            left[rank] -= 1
    stock.extend(rank for rank, many in enumerate(left) for _ in range(many))
    chance.shuffle(stock)
    return bool(stock)
