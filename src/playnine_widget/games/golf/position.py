"""Reading a position: what it says is read and checked here, `filling.py` makes a state of it."""

from typing import NamedTuple

from playnine_widget.cards.card import Card
from playnine_widget.engine.errors import BadPosition
from playnine_widget.engine.position import Sheet, by_seat, cut_up, spot
from playnine_widget.engine.reading import are_names, nearest
from playnine_widget.games.golf.notation import DEFAULT_GAME, KEYS, cells_of, default_hole, read_rules
from playnine_widget.games.golf.variant import Variant
from playnine_widget.games.golf.variants import VARIANTS

Cells = tuple[tuple[Card | None, bool], ...]
"""A layout as written: each cell's card, None when unknown, and whether it lies face up."""


class Position(NamedTuple):
    """What a position says. Seats count from 0; piles have their top first."""

    variant: Variant
    players: tuple[str, ...]
    layouts: tuple[Cells | None, ...]
    """None for a player without a layout."""
    dealer: int
    hole: int
    before: tuple[int, ...]
    discard: tuple[Card, ...]
    draw: tuple[Card, ...]
    hand: Card | None
    source: str | None
    nobody: bool
    """Nobody is to act: the hole is played."""
    to_act: int | None
    """The seat named, None where none is."""
    playoff: tuple[int, ...]
    """The seats of a playoff hole, empty in any other."""

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that play the hole."""
        return self.playoff or tuple(range(len(self.players)))


def read(text: str) -> Position:
    """Return what a position says. Raises `BadPosition` with one sentence that says what and where.

    >>> read("Ann: 5 9 ? 12 / 5 9 (3) 0").players
    ('Ann', 'Opponent')
    """
    sheet = cut_up(text, KEYS)
    variant = sheet.named("game", VARIANTS, VARIANTS[DEFAULT_GAME])
    with spot("rules"):
        variant = variant.but(**read_rules(item.text for item in sheet.items("rules")))
    players = _players(sheet, variant)
    seats = {name: seat for seat, name in enumerate(players)}
    layouts = _layouts(sheet, players, variant)
    nobody = sheet.nobody("to act")
    dealer = sheet.named("dealer", seats, len(players) - 1)
    to_act = None if nobody else sheet.named("to act", seats, None)
    if "hand" in sheet.keys and "taken" in sheet.keys:
        raise BadPosition("error.position.hands")
    hole = _hole(sheet, variant, nobody=nobody)
    source = "draw" if "hand" in sheet.keys else "take" if "taken" in sheet.keys else None
    hand = _cards(sheet, "taken" if source == "take" else "hand", variant, most=1)
    return Position(
        variant=variant,
        players=players,
        layouts=layouts,
        dealer=dealer,
        hole=hole,
        before=_scores(sheet, len(players)),
        discard=_cards(sheet, "discard", variant),
        draw=_cards(sheet, "draw", variant),
        hand=hand[0] if hand else None,
        source=source,
        nobody=nobody,
        to_act=to_act,
        playoff=_playoff(layouts, hole, variant),
    )


def _players(sheet: Sheet, variant: Variant) -> tuple[str, ...]:
    """Return the names by seat: as given, else the layouts' in order; a lone one plays against an opponent."""
    if "players" in sheet.keys:
        names = tuple(item.text for item in sheet.items("players"))
    else:
        for pair in sheet.others:
            if "/" not in pair.value and len(pair.value.split()) != variant.cells:
                raise BadPosition("error.position.key", where=pair.key, nearest=nearest(pair.key, KEYS), known=KEYS)
        names = tuple(pair.key for pair in sheet.others)
        if len(names) == 1:
            names = (*names, "Opponent" if names[0].casefold() != "opponent" else "Opponent 2")
    if not sheet.others:
        raise BadPosition("error.position.layout")
    if not are_names(names):
        raise BadPosition("error.players.distinct", players=names)
    if not 2 <= len(names) <= variant.most_players:
        raise BadPosition("error.players.number", n=len(names), most=variant.most_players, game=variant.name)
    return names


def _layouts(sheet: Sheet, players: tuple[str, ...], variant: Variant) -> tuple[Cells | None, ...]:
    found: list[Cells | None] = [None] * len(players)
    for seat, pair in by_seat(sheet.others, players, KEYS).items():
        with spot(players[seat]):
            found[seat] = cells_of(pair.value, variant)
    return tuple(found)


def _hole(sheet: Sheet, variant: Variant, *, nobody: bool) -> int:
    numbers = sheet.numbers("hole")
    if not numbers:
        return default_hole(variant, nobody=nobody)
    most = variant.holes + (variant.sudden_death_max if variant.tie_break == "sudden_death" else 0)
    if len(numbers) > 1 or not 1 <= numbers[0] <= most:
        raise BadPosition("error.position.hole", hole=sheet.keys["hole"].value, holes=most)
    return numbers[0]


def _playoff(layouts: tuple[Cells | None, ...], hole: int, variant: Variant) -> tuple[int, ...]:
    """Return the seats of a playoff: those with a layout, once the last hole is played."""
    if hole <= variant.holes:
        return ()
    playoff = tuple(seat for seat, cells in enumerate(layouts) if cells is not None)
    if len(playoff) < 2:
        raise BadPosition("error.position.playoff", hole=hole)
    return playoff


def _scores(sheet: Sheet, players: int) -> tuple[int, ...]:
    scores = sheet.numbers("scores") or (0,) * players
    if len(scores) != players:
        raise BadPosition("error.position.scores", n=players, scores=sheet.keys["scores"].value)
    return scores


def _cards(sheet: Sheet, key: str, variant: Variant, most: int | None = None) -> tuple[Card, ...]:
    written = sheet.words(key)
    if most is not None and len(written) > most:
        raise BadPosition("error.position.hand", where=key, text=sheet.keys[key].value)
    with spot(key):
        return tuple(variant.card(card) for card in written)
