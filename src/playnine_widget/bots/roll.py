"""The bots by name, to be read: a table, the weakest first."""

from html import escape
from typing import TYPE_CHECKING

from playnine_widget.engine.frozen import FrozenMap
from playnine_widget.words.aligned import aligned
from playnine_widget.words.catalogue import say

if TYPE_CHECKING:
    from playnine_widget.bots.bot import Bot

COLUMNS = ("bot", "level", "plays", "is")


class Roll(FrozenMap[str, "Bot"]):
    """Bots by name, in the order in which they were given. As text and in a notebook they stand by their level.

    >>> from playnine_widget.bots.bot import find
    >>> Roll({name: find(name) for name in ("guesser", "novice")})
    Bot      Level  Plays       What it does
    novice   1      every game  Plays the card that looks best.
    guesser  2      99          Imagines the other hands and plays every card out.
    """

    __slots__ = ()

    def _rows(self) -> list[tuple[str, ...]]:
        by_level = sorted(self.items(), key=lambda item: item[1].level)
        return [(name, str(bot.level), _plays(bot), bot.sentence) for name, bot in by_level]

    def __repr__(self) -> str:
        return "\n".join(aligned([_heads(), *self._rows()]))

    def _repr_html_(self) -> str:
        head = "".join(f'<th scope="col" style="text-align:start">{escape(text)}</th>' for text in _heads())
        body = "".join(map(_row, self._rows()))
        return f'<table lang="en"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'


def _heads() -> tuple[str, ...]:
    return tuple(say("en", f"bots.column.{name}") for name in COLUMNS)


def _row(cells: tuple[str, ...]) -> str:
    name, *others = map(escape, cells)
    rest = "".join(f'<td style="text-align:start">{cell}</td>' for cell in others)
    return f'<tr><th scope="row" style="text-align:start">{name}</th>{rest}</tr>'


def _plays(bot: "Bot") -> str:
    return ", ".join(say("en", f"bots.plays.{family}") for family in bot.families or ("all",))
