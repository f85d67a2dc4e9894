"""Worked examples of the rules of golf: layouts and moments, all their numbers worked out by the engine."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache

from playnine_widget.engine.message import Message
from playnine_widget.games.golf import exercises, telling
from playnine_widget.games.golf.filling import from_position
from playnine_widget.games.golf.layout import Layout, grid
from playnine_widget.games.golf.line import Line
from playnine_widget.games.golf.observe import view as seen
from playnine_widget.games.golf.rules import apply, options
from playnine_widget.games.golf.scoring import score
from playnine_widget.games.golf.shapes import full_lines, squares
from playnine_widget.games.golf.variant import Variant
from playnine_widget.games.golf.view import View

Lines = tuple[Line, ...]
SHOWS: dict[str, Callable[[Lines], bool]] = {
    "score.counts": lambda lines: not any(line.is_match for line in lines),
    "lines": lambda lines: any(line.rule == "line" for line in lines),
    "pairs": lambda lines: any(line.rule == "pair" for line in lines),
    "overlap.cluster": lambda lines: any(line.rule == "cluster" for line in lines),
    "overlap.disjoint": lambda lines: bool(_ranks(lines, "pair") & _ranks(lines, "counts")),
    "keep": lambda lines: any(line.rule in {"hole_in_one_pair", "joker_pair"} for line in lines),
    "block": lambda lines: any(line.rule == "block" for line in lines),
    "four_kind": lambda lines: any(line.rule == "four_kind" for line in lines),
    "bonus": lambda lines: any(line.rule.startswith("match.") for line in lines),
    "bonus.hole_in_one": lambda lines: any(line.is_bonus and line.source == "rule 31" for line in lines),
}
"""Which lines of a score show a paragraph about counting, by its key or its section of the rules."""
MOVES: dict[str, tuple[int, tuple[str, ...]]] = {
    "turn.0": (2, ("take", "swap")),
    "turn.flip": (2, ("draw", "flip")),
    "turn.optional": (2, ("draw", "flip")),
    "turn.discard": (2, ("draw", "discard")),
    "turn.skip": (1, ("draw", "skip")),
    "out.one_each": (1, ("draw", "swap {last}")),
    "out.none": (1, ("draw", "swap {last}")),
}
"""Which actions show a paragraph about the turn, and with how many cards facedown; ``last`` is the last place."""
FIRST = "7"
"""The rank that examples are made of, where it will do."""


@lru_cache(maxsize=256)
def examples(variant: Variant, key: str) -> tuple[tuple[View, Message], ...]:
    """Return worked examples of a rule, none where it has nothing to show: a view, and what comes of it.

    >>> from playnine_widget.games.golf.variants.play_nine import PLAY_NINE
    >>> [(str(shown.layouts[0]), told.values["n"]) for shown, told in examples(PLAY_NINE, "bonus.any")]
    [('7 1 10 7 / 7 2 3 7', 6)]
    """
    if key == "tee_off.flips":
        return (_moment(variant, variant.cells, ("flip",) * variant.start_flips),)
    if key in MOVES:
        return (_moment(variant, *MOVES[key]),)
    shows = SHOWS.get(key) or SHOWS.get(key.partition(".")[0])
    found = _layout(variant, shows) if shows else None
    return () if found is None else (_counted(variant, found),)


def _counted(variant: Variant, layout: Layout) -> tuple[View, Message]:
    """Return a layout on a table of its own, and its score line by line."""
    public = seen(from_position(exercises.position(variant, layout, over=True), list.sort), None)
    view = public._replace(
        phase="turn",
        to_act=None,
        players=public.players[:1],
        layouts=(layout,),
        discard=(),
        draw_count=0,
        dealer=None,
        out=None,
        options=(),
        scorecard=(),
        totals=(0,),
        winners=(),
    )
    scored = score(layout, variant)
    told = [line.told for line in scored.lines if line.is_match] or [line.told for line in scored.lines]
    return view, Message("rules.counted", {"lines": tuple(told), "n": scored.total})


def _moment(variant: Variant, down: int, moves: tuple[str, ...]) -> tuple[View, Message]:
    """Return the table after a turn, and the last that is said of it."""
    layout = _plain(variant, down)
    state = from_position(exercises.position(variant, layout), list.sort)
    for move in moves:
        begins = move.format(last=layout.grid.places[-1])
        state = apply(state, next(option for option in options(state) if option.startswith(begins)))
    view = seen(state, None)
    return view, telling.tell(view)[-1][1]


def _plain(variant: Variant, down: int = 0) -> Layout:
    """Return a layout in which nothing matches, the last cards facedown."""
    ranks = sorted({card.rank for card in variant.deck if card.rank not in {FIRST, "JOKER", variant.keeps}})
    cells = [next(card for card in variant.deck if card.rank == rank) for rank in ranks[: variant.cells]]
    up = variant.cells - down
    return Layout(grid(variant.rows, variant.columns), (*cells[:up], *(None for _ in cells[up:])))


def _ranks(lines: Lines, rule: str) -> set[str]:
    return {card.rank for line in lines if line.rule == rule for card in line.cards}


def _layout(variant: Variant, shows: Callable[[Lines], bool]) -> Layout | None:
    """Return the plainest layout with such a line: the fewest lines, then the first that is found."""
    found = [layout for layout in _planted(variant) if shows(score(layout, variant).lines)]
    return min(found, key=lambda layout: sum(line.is_match for line in score(layout, variant).lines), default=None)


def _planted(variant: Variant) -> Iterator[Layout]:
    """Yield layouts with equal cards at places that may match: in a column, a row, a line, a square, two columns."""
    plain = _plain(variant)
    columns = plain.grid.columns
    first = [places for column in columns[:2] for places in (column[:2], column)]
    spots = [(), *first, columns[0] + columns[-1], *(row[:2] for row in plain.grid.rows[:1])]
    spots += [columns[0] + columns[1] if len(columns) > 1 else (), *full_lines(columns, "all"), *squares(columns)[:1]]
    ranks = sorted({card.rank for card in variant.deck}, key=lambda rank: (rank != FIRST, rank))
    free = list((Counter(variant.cards(2)) - Counter(filter(None, plain.values()))).elements())
    for places in spots:
        for rank in ranks:
            equal = [card for card in free if card.rank == rank]
            if len(equal) >= len(places):
                put = dict(zip(places, equal, strict=False))
                cards = tuple(put.get(place, card) for place, card in plain.items())
                yield Layout(plain.grid, cards)
