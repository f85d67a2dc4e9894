"""One layout under the rules of several games side by side, and which of their switches makes the difference."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from html import escape
from typing import Any, NamedTuple

from playnine_widget.engine.errors import PlayNineError, UnknownName
from playnine_widget.engine.language import language
from playnine_widget.games import catalogue
from playnine_widget.games.golf import notation, scoring
from playnine_widget.games.golf.scoring import Score
from playnine_widget.games.golf.settings import differing, title
from playnine_widget.games.golf.tally import score
from playnine_widget.games.golf.variant import Variant
from playnine_widget.games.golf.variants import VARIANTS
from playnine_widget.words.catalogue import minus, say, shown
from playnine_widget.words.numbers import signed
from playnine_widget.words.series import Series


class Reason(NamedTuple):
    """What a switch (or several that go together) does to the strokes: ``strokes`` more than with the first game."""

    switches: tuple[str, ...]
    strokes: int


class Compared(NamedTuple):
    """A layout under one game: its score, and why that differs from the first game's; the reasons add up to it."""

    variant: Variant
    score: Score
    reasons: tuple[Reason, ...]


def compare_rules(
    layout: object, games: str | Variant | Iterable[str | Variant] | None = None, lang: str = "en"
) -> "Comparison":
    """Return a layout scored under several games side by side, under all that it fits where none are named.

    The first game is what the others are compared with. Raises `BadNotation` where a named game has no such layout,
    `UnknownName` for an unknown game and for one without layouts.

    >>> found = compare_rules("5 1 5 2 / 5 3 5 4", ["play nine", "play nine bga"])
    >>> [each.score.total for each in found.games], found.games[1].reasons
    ([0, 10], (Reason(switches=('bonus_adjacency',), strokes=10),))
    """
    language(lang)
    chosen = list(_fitting(layout)) if games is None else _named(games)
    if not chosen or not all(isinstance(each, Variant) for each in chosen):
        raise UnknownName("error.compare.none", known=tuple(VARIANTS))
    first = chosen[0]
    return Comparison(
        notation.layout(layout, first),
        tuple(Compared(each, score(layout, each), tuple(_reasons(layout, first, each))) for each in chosen),
        lang,
    )


def _named(games: str | Variant | Iterable[str | Variant]) -> list[Any]:
    several = games if isinstance(games, Iterable) and not isinstance(games, str) else [games]
    return [catalogue.variant(game) for game in several]


def _fitting(layout: object) -> Iterator[Variant]:
    for variant in VARIANTS.values():
        try:
            notation.layout(layout, variant)
        except PlayNineError:
            continue
        yield variant


def _reasons(layout: object, first: Variant, other: Variant) -> Iterator[Reason]:
    """Yield what each switch does that differs, one after the other, so that all of it adds up to the difference.

    Switches that only go together (a value that would contradict the rest) count as one.
    """
    now, before = first, score(layout, first).total
    waiting: dict[str, object] = {}
    for field in fields(Variant):
        if field.name == "name" or getattr(first, field.name) == getattr(other, field.name):
            continue
        waiting[field.name] = getattr(other, field.name)
        try:
            changed = now.but(**waiting)
            total = scoring.score(notation.layout(layout, changed), changed).total
        except PlayNineError:
            continue
        if total != before:
            yield Reason(tuple(waiting), total - before)
        now, before, waiting = changed, total, {}


@dataclass(frozen=True, repr=False)
class Comparison:
    """A layout under several games. ``str`` is a table, in a notebook it is one too; `rows` are plain values."""

    layout: Any
    games: tuple[Compared, ...]
    lang: str = "en"

    def reason(self, game: Compared) -> str:
        """Return why a game counts otherwise than the first, in words; nothing where it does not."""
        told = (
            say(
                self.lang,
                "compare.reason",
                switches=tuple(differing(name, getattr(game.variant, name)) for name in reason.switches),
                strokes=signed(self.lang, reason.strokes),
            )
            for reason in game.reasons
        )
        return Series(told).said(self.lang)

    def why(self, game: Compared) -> str:
        """Return the score of a game line by line, in words."""
        return Series(line.why(self.lang) for line in game.score.lines).said(self.lang)

    def rows(self) -> list[dict[str, Any]]:
        """Return a row a game, of plain values."""
        first = self.games[0].score.total
        return [
            {
                "game": game.variant.name,
                "layout": str(self.layout),
                "total": game.score.total,
                "difference": game.score.total - first,
                "reason": self.reason(game),
                "lines": self.why(game),
            }
            for game in self.games
        ]

    def __str__(self) -> str:
        lines = [minus(self.layout)]
        for game in self.games:
            lines.append(f"{shown(self.lang, title(game.variant))}: {minus(game.score.total)}")
            lines += [f"    {line.why(self.lang)}" for line in game.score.lines]
            if game.reasons:
                lines.append(f"  {say(self.lang, 'compare.because', reason=self.reason(game))}")
        return "\n".join(lines)

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        heads = (say(self.lang, f"compare.{name}") for name in ("game", "total", "lines", "reasons"))
        head = "".join(f'<th scope="col" style="text-align:left">{escape(text)}</th>' for text in heads)
        body = "".join(map(self._row, self.games))
        caption = f"<caption>{escape(minus(self.layout))}</caption>"
        return f'<table lang="{self.lang}">{caption}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'

    def _row(self, game: Compared) -> str:
        lines = "<br>".join(escape(line.why(self.lang)) for line in game.score.lines)
        cells = (f"<strong>{minus(game.score.total)}</strong>", lines, escape(self.reason(game)))
        rest = "".join(f'<td style="text-align:left">{cell}</td>' for cell in cells)
        name = escape(shown(self.lang, title(game.variant)))
        return f'<tr><th scope="row" style="text-align:left">{name}</th>{rest}</tr>'
