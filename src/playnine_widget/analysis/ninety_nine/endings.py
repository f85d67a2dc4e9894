"""Where chance can be counted out at 99: what is certain, and all the ways in which a few unseen cards can lie."""

from collections import Counter
from collections.abc import Iterator
from math import comb, factorial, prod

from playnine_widget.analysis.ninety_nine.fitting import chance_to_hold, fitting
from playnine_widget.bots.rounds import Deal, Line, Table, numbers, others, played_out
from playnine_widget.cards.shuffle import Stream
from playnine_widget.games.ninety_nine.view import View

MOST = 3000
"""Deals that are counted out, one by one; with more than these they are sampled."""


def exact(view: View, lines: list[Line], table: Table) -> dict[Line, float]:
    """Return the chance to survive the round of each line of which it is known exactly, all playing as the keeper does.

    It is where the next player cannot hold a card that fits, and where the unseen cards can lie in a few ways only.
    """
    caught = {line: 1.0 for line in lines if _is_caught(view, line, table)}
    return _counted_out(view, lines, table) or caught


def _is_caught(view: View, line: Line, table: Table) -> bool:
    """Whether the next player cannot hold a card that fits after this line, whatever the unseen cards are."""
    if line.seat == table.me:
        return False
    count = view.counts[view.playing[line.seat]]
    return not chance_to_hold(view.unseen, count, fitting(line.total, view.variant))


def _counted_out(view: View, lines: list[Line], table: Table) -> dict[Line, float]:
    """Return the chances, nothing where there are too many ways, or where a refill would shuffle cards anew."""
    if _number(view) > MOST:
        return {}
    kept, chance = dict.fromkeys(lines, 0), Stream("counted out")
    ways = 0
    for weight, deal in every_deal(view):
        ways += weight
        for line in lines:
            end = played_out(deal, line, table, chance)
            if end.refilled:
                return {}
            kept[line] += weight * (end.loser != table.me)
    return {line: many / ways for line, many in kept.items()}


def every_deal(view: View) -> Iterator[tuple[int, Deal]]:
    """Yield every deal that may be behind a view, each once, with in how many ways it comes about.

    >>> from playnine_widget.games.ninety_nine.filling import from_position
    >>> from playnine_widget.games.ninety_nine.observe import view
    >>> here = view(from_position("game: ninety nine; Ann: 5S; Ben: ?; draw: 2S 2H", list.sort), 0)
    >>> few = here._replace(unseen={card: 1 for card in here.variant.read(["2S", "2H", "3S"])}, draw_count=2)
    >>> [(ways, deal.hands[1], deal.stock) for ways, deal in every_deal(few)]
    [(2, [1], [2, 1]), (2, [1], [1, 2]), (2, [2], [1, 1])]
    """
    own, counts = numbers(view.hand or ()), others(view)

    def dealt(unseen: Counter[int], seat: int, hands: list[list[int]], ways: int) -> Iterator[tuple[int, Deal]]:
        if seat == len(counts):
            same = prod(map(factorial, unseen.values()))
            yield from ((ways * same, Deal(hands, stock)) for stock in _orders(unseen))
            return
        count = counts[seat]
        if count is None:
            yield from dealt(unseen, seat + 1, [*hands, own], ways)
            return
        for held in _hands(sorted(unseen.items()), count):
            many = prod(comb(unseen[rank], number) for rank, number in held.items())
            yield from dealt(unseen - held, seat + 1, [*hands, sorted(held.elements())], ways * many)

    return dealt(Counter(numbers(Counter(view.unseen).elements())), 0, [], 1)


def _number(view: View) -> int:
    """Return the most deals that there can be, hands as sets and the stock in order."""
    cards = sum(view.unseen.values())
    ways = 1
    for count in filter(None, others(view)):
        ways *= comb(cards, count)
        cards -= count
    same = Counter(numbers(Counter(view.unseen).elements())).values()
    return min(ways * factorial(cards), factorial(sum(same)) // prod(map(factorial, same)))


def _hands(unseen: list[tuple[int, int]], count: int) -> Iterator[Counter[int]]:
    """Yield every hand of so many cards, ranks with their numbers."""
    if not count:
        yield Counter()
    elif unseen:
        (rank, many), *rest = unseen
        for number in range(min(many, count), -1, -1):
            for hand in _hands(rest, count - number):
                yield Counter({rank: number}) + hand


def _orders(unseen: Counter[int]) -> Iterator[list[int]]:
    """Yield every order of the cards of the stock that can be told from another."""
    ranks = [rank for rank, many in unseen.items() if many]
    if not ranks:
        yield []
    for rank in ranks:
        yield from ([*rest, rank] for rest in _orders(unseen - Counter({rank: 1})))
