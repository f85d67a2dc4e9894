"""Why an option of 99 is good or bad, in words: what it leaves the next player to do, and what it keeps for later.

Everything in them can be checked at the table; the chances are counted from the unseen cards. The public view knows no
hand: what is said from it tells nothing of one.
"""

from collections.abc import Sequence

from playnine_widget.analysis.advice import joined
from playnine_widget.analysis.ninety_nine.fitting import chance_to_hold, fitting
from playnine_widget.bots.rounds import next_after, numbers, table
from playnine_widget.cards.card import Card
from playnine_widget.cards.deck import RANKS
from playnine_widget.engine.frozen import Counts
from playnine_widget.engine.message import Message
from playnine_widget.games.ninety_nine.actions import DRAW, PAY, Play, plays
from playnine_widget.games.ninety_nine.variant import MOST
from playnine_widget.games.ninety_nine.view import View
from playnine_widget.games.ninety_nine.vocabulary import does, sign
from playnine_widget.words.catalogue import minus
from playnine_widget.words.numbers import Chance

FEW = 6
"""Up to so many ranks that still fit are named; with more, those that do not."""


def why(view: View, option: str) -> Message:
    """Return the reason of an option, for the seat to act.

    >>> from playnine_widget.analysis.advice import spoken
    >>> from playnine_widget.games.ninety_nine.filling import from_position
    >>> from playnine_widget.games.ninety_nine.observe import view
    >>> here = view(from_position("game: ninety nine; total: 70; Ann: KS 7H 2C; Ben: ? ? ?", list.sort), 0)
    >>> spoken("en", why(here, "play 7H"))
    'Makes the total 77; every card fits for Ben, who is next; keeps a king for later'
    """
    if option == PAY:
        return Message(f"ninety.why.pay.{view.variant.elimination}")
    card = _card(option)
    if card is None:
        key = "ninety.why.draw" if option == DRAW else "ninety.why.forget"
        return Message(key, {"n": view.sizes[view.to_act or 0] - 1})
    play = plays((card,), view.total, view.variant)[option]
    return joined([*_only(view, option), _makes(view, play), _next(view, play, card), *_kept(view, card)])


def called(view: View, option: str) -> Message:
    """Return what an option is called in a sentence: "7♥", "A♠ as 11", "Draw a card"."""
    card = _card(option)
    if card is None:
        return does(option, view.variant)
    _, _, said = option.partition(" as ")
    return Message("ninety.called.as" if said else "ninety.called", {"card": sign(card), "as": minus(said)})


def either(cards: Sequence[Message]) -> Message:
    """Return cards as a choice: "a 4, 9, 10 or king"."""
    first, *rest = cards
    if not rest:
        return first
    key = "list.or" if len(rest) == 1 else "list.more"
    return Message(key, {"first": first, "last": either(rest)})


def _card(option: str) -> Card | None:
    verb, _, rest = option.partition(" ")
    return Card(rest.partition(" ")[0]) if verb == "play" else None


def _only(view: View, option: str) -> list[Message]:
    """Return that there is no choice, where there is none."""
    return [Message("ninety.why.only")] if view.options == (option,) else []


def _makes(view: View, play: Play) -> Message:
    stays = play.total == view.total
    return Message("ninety.why.stays" if stays else "ninety.why.makes", {"total": minus(play.total)})


def _next(view: View, play: Play, card: Card) -> Message:
    """Return what the next player can do with the total."""
    (top,) = numbers((card,))
    _, seat = next_after(view, top, table(view))
    after = view.playing[seat]
    if after == view.to_act:
        return Message("ninety.why.again")
    fits = fitting(play.total, view.variant)
    unseen = view.unseen if view.hand is not None else Counts({**view.unseen, card: view.unseen[card] - 1})
    chance = chance_to_hold(unseen, view.counts[after], fits)
    values: dict[str, object] = {"name": view.players[after], "chance": Chance(chance)}
    if not chance:
        return Message("ninety.why.caught", values)
    if len(fits) == len(RANKS):
        return Message("ninety.why.free", values)
    if len(fits) <= FEW:
        return Message("ninety.why.needs", {**values, "cards": _some(fits)})
    return Message("ninety.why.cannot", {**values, "cards": _some([rank for rank in RANKS if rank not in fits])})


def _kept(view: View, card: Card) -> list[Message]:
    """Return what the own hand keeps that fits at any total, or that it keeps nothing such."""
    if view.hand is None:
        return []
    rest = list(view.hand)
    rest.remove(card)
    safe = fitting(MOST, view.variant)
    kept = tuple(Message(f"card.{held.rank}.a") for held in rest if held.rank in safe)
    if kept:
        return [Message("ninety.why.keeps", {"cards": kept})]
    return [Message("ninety.why.spends" if card.rank in safe else "ninety.why.bare")]


def _some(ranks: Sequence[str]) -> Message:
    first, *rest = ranks
    return either([Message(f"card.{first}.a"), *(Message(f"card.{rank}.bare") for rank in rest)])
