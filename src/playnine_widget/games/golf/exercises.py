"""Layouts to be counted, from easy to hard, made by chance for any variant of golf."""

from typing import TYPE_CHECKING

from playnine_widget.engine import switches
from playnine_widget.engine.exercise import HARDEST, Below, Exercise
from playnine_widget.engine.message import Message
from playnine_widget.engine.position import NOBODY
from playnine_widget.games.golf.layout import Layout, grid
from playnine_widget.games.golf.scoring import Score, score
from playnine_widget.games.golf.variant import Variant
from playnine_widget.games.golf.variants import changes

if TYPE_CHECKING:
    from playnine_widget.cards.card import Card

PLAYERS = ("Ann", "Ben")
TRIES = 12
"""Layouts of which the one that suits a level best is taken."""


def exercise(variant: Variant, level: int, below: Below) -> Exercise:
    """Return a layout to be counted; the higher the level, the more of it matches, in the more ways.

    >>> from playnine_widget.cards.shuffle import Stream
    >>> from playnine_widget.games.golf.variants.play_nine import PLAY_NINE
    >>> found = exercise(PLAY_NINE, 3, Stream(4).below)
    >>> found.answer, found.position.splitlines()[2]
    (44, 'Ann: 7 8 7 9 / 11 9 7 ?')
    """
    layouts = [_dealt(variant, level, below) for _ in range(TRIES)]
    found = min(layouts, key=lambda layout: abs(_hardness(layout, variant) - level))
    scored = score(found, variant)
    why = (*(line.told for line in scored.lines), *_down(found))
    ask = Message("quiz.count.golf", {"name": PLAYERS[0]})
    return Exercise(_shape(found, scored), position(variant, found), ask, scored.total, why, seat=0)


def position(variant: Variant, layout: Layout, *, over: bool = False) -> str:
    """Return the layout as that of the first of two players: to act, or done where every card is up.

    ``over``: nobody is to act any more.

    >>> from playnine_widget.games.golf.variants.play_nine import PLAY_NINE
    >>> from playnine_widget.games.golf.notation import layout
    >>> print(position(PLAY_NINE, layout("5 9 ? 12 / 5 9 3 0", PLAY_NINE)))
    game: play nine
    players: Ann, Ben
    Ann: 5 9 ? 12 / 5 9 3 0
    to act: Ann
    """
    to_act = PLAYERS[0] if layout.facedown else PLAYERS[1]
    changed = switches.rules_text(changes(variant))
    lines = {
        "game": variant.name,
        "rules": changed,
        "players": ", ".join(PLAYERS),
        PLAYERS[0]: str(layout),
        "to act": NOBODY if over else to_act,
    }
    return "\n".join(f"{key}: {value}" for key, value in lines.items() if value)


def _dealt(variant: Variant, level: int, below: Below) -> Layout:
    """Return a layout of few ranks, so that cards match; from level 2 on some may lie facedown."""
    ranks = sorted({card.rank for card in variant.deck})
    many = max(2, round(variant.cells * (1.2 - level / 5)))
    few = {ranks.pop(below(len(ranks))) for _ in range(min(len(ranks), many))}
    pool = [card for card in variant.cards(len(PLAYERS)) if card.rank in few]
    pool += [card for card in variant.cards(len(PLAYERS)) if card.rank not in few][: max(0, variant.cells - len(pool))]
    cells: list[Card | None] = [pool.pop(below(len(pool))) for _ in range(variant.cells)]
    least = 1 if variant.final_turns == "none" else 0  # every card up would have ended the hole
    most = min(least + level // 2, variant.cells - max(variant.start_flips, 1))
    places = list(range(variant.cells))
    for _ in range(least + below(max(most - least, 0) + 1)):
        cells[places.pop(below(len(places)))] = None
    return Layout(grid(variant.rows, variant.columns), tuple(cells))


def _hardness(layout: Layout, variant: Variant) -> int:
    """Return how hard a layout is to count, from 1 to 5: by the matches in it, and the kinds of them."""
    matched = [line.rule for line in score(layout, variant).lines if line.is_match]
    return min(1 + len(matched) // 2 + len(set(matched)), HARDEST)


def _shape(layout: Layout, scored: Score) -> str:
    """Return what there is to know about a layout: the rules that decide it, and how many cards lie facedown."""
    rules = sorted({line.rule for line in scored.lines if line.is_match}) or ["counts"]
    return " ".join([*rules, f"down {len(layout.facedown)}"])


def _down(layout: Layout) -> tuple[Message, ...]:
    many = len(layout.facedown)
    return (Message("quiz.count.down", {"n": many}),) if many else ()
