"""99 as a game of the engine: this module is the one thing that everything above floor 2 knows it by.

`engine.game.Game` says what each name is for. How a view is told and drawn is loaded only when it is asked for, so
engines and bots use none of it.
"""

from typing import Any

from playnine_widget.engine.exercise import Below, Exercise, Wager
from playnine_widget.engine.message import Message
from playnine_widget.engine.ruling import Ruling, Section
from playnine_widget.games.ninety_nine import chance as _chance
from playnine_widget.games.ninety_nine import rules as _rules
from playnine_widget.games.ninety_nine.actions import action
from playnine_widget.games.ninety_nine.chance import due, event, needs, start
from playnine_widget.games.ninety_nine.filling import from_position
from playnine_widget.games.ninety_nine.imagine import imagine
from playnine_widget.games.ninety_nine.notation import position
from playnine_widget.games.ninety_nine.observe import full_position, view, winners
from playnine_widget.games.ninety_nine.remark import remark
from playnine_widget.games.ninety_nine.rules import apply, options
from playnine_widget.games.ninety_nine.state import State
from playnine_widget.games.ninety_nine.switches import read_rules
from playnine_widget.games.ninety_nine.variant import VARIANTS, Variant, changes
from playnine_widget.games.ninety_nine.view import View

__all__ = [
    "action",
    "apply",
    "ask",
    "card",
    "chance",
    "changes",
    "deed",
    "described",
    "due",
    "event",
    "examples",
    "exercise",
    "from_position",
    "full_position",
    "hole",
    "imagine",
    "name",
    "needs",
    "offers",
    "options",
    "picture",
    "plain",
    "position",
    "private_hands",
    "read_rules",
    "remark",
    "reveals",
    "rulebook",
    "ruling",
    "scorecard",
    "sheet",
    "start",
    "tell",
    "to_act",
    "totals",
    "tries",
    "variants",
    "view",
    "wagers",
    "winners",
    "words",
]

name = "ninety"
variants = VARIANTS
private_hands = True
chance = _chance.apply


def to_act(state: State) -> int | None:
    """Return the seat to act, None while chance is due and when the match is over."""
    return state.seat


def hole(state: State) -> int:
    """Return the number of the round, from 1."""
    return state.round.number


def scorecard(state: State) -> tuple[tuple[int | None, ...], ...]:
    """Return the totals after each finished round by seat, None where a position began later."""
    return state.round.scorecard


def totals(state: State) -> tuple[int, ...]:
    """Return the tokens left by seat, or the points taken."""
    return _rules.totals(state.tokens, state.round.variant)


def reveals(state: State) -> bool:
    """Whether the last event showed somebody a card that they had not seen, or shuffled.

    Paying and forgetting to draw show nothing, and no hand is opened at the end of a round.
    """
    return state.last is not None and state.last.kind in {"cut", "deal", "play", "draw", "shuffle"}


def plain(view: View) -> dict[str, Any]:
    """Return the view packed for the wire."""
    from playnine_widget.games.ninety_nine import packing  # noqa: PLC0415

    return packing.plain(view)


def tell(view: View) -> tuple[tuple[int | None, Message], ...]:
    """Return sentences about what just happened, each with the seat that it is about."""
    from playnine_widget.games.ninety_nine import telling  # noqa: PLC0415

    return telling.tell(view)


def ask(view: View, reader: int | None) -> Message:
    """Return what is asked of the seat to act, worded for ``reader``."""
    from playnine_widget.games.ninety_nine import telling  # noqa: PLC0415

    return telling.ask(view, reader)


def deed(view: View, option: str) -> Message:
    """Return what an option does, as a button says it."""
    from playnine_widget.games.ninety_nine import packing  # noqa: PLC0415

    return packing.deed(view, option)


def card(view: View) -> dict[str, Any]:
    """Return what changes only once a round, packed for the wire."""
    from playnine_widget.games.ninety_nine import packing  # noqa: PLC0415

    return packing.card(view)


def offers() -> dict[str, Any]:
    """Return what a new match may be, as messages: the games, and the switches that may be asked for."""
    from playnine_widget.games.ninety_nine import settings  # noqa: PLC0415

    return {"games": [settings.offer()], "fields": settings.fields()}


def words(variant: Variant) -> dict[str, Any]:
    """Return the fixed words of a variant as messages: cards, verbs, phases, rules."""
    from playnine_widget.games.ninety_nine import vocabulary  # noqa: PLC0415

    return vocabulary.words(variant)


def picture(view: View, lang: str = "en") -> str:
    """Return the view as SVG."""
    from playnine_widget.games.ninety_nine import picture  # noqa: PLC0415

    return picture.picture(view, lang)


def sheet(view: View, lang: str = "en") -> str:
    """Return the view as an HTML table, for notebooks that clean away everything else."""
    from playnine_widget.games.ninety_nine import sheet  # noqa: PLC0415

    return sheet.sheet(view, lang)


def described(view: View, lang: str = "en") -> str:
    """Return the view in words, a line a player."""
    from playnine_widget.games.ninety_nine import described  # noqa: PLC0415

    return described.described(view, lang)


def rulebook(variant: Variant) -> tuple[Section, ...]:
    """Return the rules of a variant, section by section, each with its source."""
    from playnine_widget.games.ninety_nine import rulebook  # noqa: PLC0415

    return rulebook.rulebook(variant)


def examples(variant: Variant, key: str) -> tuple[tuple[View, Message], ...]:
    """Return worked examples of a rule."""
    from playnine_widget.games.ninety_nine import examples  # noqa: PLC0415

    return examples.examples(variant, key)


def ruling(view: View, action: str) -> Ruling:
    """Return what the rules say of an action, in the view of the seat that tries it."""
    from playnine_widget.games.ninety_nine import rulings  # noqa: PLC0415

    return rulings.ruling(view, action)


def tries(view: View) -> tuple[str, ...]:
    """Return every action that somebody may think of, allowed or not."""
    from playnine_widget.games.ninety_nine import rulings  # noqa: PLC0415

    return rulings.tries(view)


def exercise(variant: Variant, level: int, below: Below) -> Exercise:
    """Return plays to be counted."""
    from playnine_widget.games.ninety_nine import exercises  # noqa: PLC0415

    return exercises.exercise(variant, level, below)


def wagers(view: View) -> tuple[Wager, ...]:
    """Return what may be asked about the next unseen card."""
    from playnine_widget.games.ninety_nine import wagers  # noqa: PLC0415

    return wagers.wagers(view)
