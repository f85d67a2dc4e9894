"""What a test that runs over every game has to know of a family: how to make a match short, its actions, its cards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from playnine_widget.games.catalogue import game_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from playnine_widget.cards.card import Card
    from playnine_widget.match.match import Match

SHORT: dict[str, dict[str, Any]] = {"golf": {"holes": 2, "no_progress_rounds": 10}, "ninety": {"tokens": 1}}
"""Rules that make a match of a family short."""

ANOTHER: dict[str, dict[str, Any]] = {"golf": {"holes": 18}, "ninety": {"tokens": 18}}
"""A rule that can be changed in every game of a family."""


def short(variant: Any) -> Any:
    """The same game with a short match."""
    return variant.but(**SHORT[game_of(variant).name])


def another(variant: Any) -> dict[str, Any]:
    """A rule with another value than it has in the game."""
    return ANOTHER[game_of(variant).name]


def actions(match: Match) -> list[str]:
    """Every action there is in the notation of the variant, in the order of the options, and some that are none."""
    return _ACTIONS[match.game.name](match)


def cards(match: Match) -> Counter[Card]:
    """Every card of the match, wherever it lies."""
    return Counter(_CARDS[match.game.name](match.steps[-1].state))


def _golf(match: Match) -> list[str]:
    places = list(match.view().layouts[0])
    return ["draw", "take", *(f"{verb} {place}" for verb in ("swap", "flip") for place in places), "skip", "discard"]


def _ninety(match: Match) -> list[str]:
    ways = {"A": (" as 1", " as 11"), "10": ("", " as -10", " as 10")}
    plays = [f"play {card}{way}" for card in match.variant.deck for way in ways.get(card.rank, ("",))]
    return [*plays, "draw", "forget", "pay"]


def _golf_cards(state: Any) -> list[Card]:
    pile = state.hole.pile[len(state.hole.pile) - state.left :]
    return [*state.cells, *filter(None, [state.hand]), *pile, *state.discard]


def _ninety_cards(state: Any) -> list[Card]:
    stock = state.round.stock[len(state.round.stock) - state.left :]
    return [*(card for hand in state.hands for card in hand), *stock, *state.played]


_ACTIONS: dict[str, Callable[[Match], list[str]]] = {"golf": _golf, "ninety": _ninety}
_CARDS: dict[str, Callable[[Any], list[Card]]] = {"golf": _golf_cards, "ninety": _ninety_cards}
