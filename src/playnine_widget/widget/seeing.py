"""What one table sees of a match, packed for the browser: the moments of the match, its card and its log."""

from typing import TYPE_CHECKING, Any, NamedTuple

from playnine_widget.bots.bot import built_in
from playnine_widget.engine.message import Message
from playnine_widget.match.returning import people
from playnine_widget.widget.explaining import why
from playnine_widget.widget.labels import spoken
from playnine_widget.widget.wire import LONGEST_TEXT
from playnine_widget.words.catalogue import say

if TYPE_CHECKING:
    from playnine_widget.match.chronicle import Chronicle
    from playnine_widget.match.seats import Seat

NEWS = frozenset({"did", "said"})  # what a view holds of the event that led to it
LONGEST_LOG = 400  # lines that a newly opened view of the table is told


class Place(NamedTuple):
    """Where a table stands: the seats it may act for, and the seat it belongs to (None: everyone at this screen)."""

    own: frozenset[int]
    seat: int | None

    @property
    def reader(self) -> int | None:
        """Who is addressed as "you": the only person at the table."""
        return next(iter(self.own)) if len(self.own) == 1 else None


def place(match: "Chronicle", seat: int | None) -> Place:
    """Where a table of that seat stands; bots and functions are never acted for."""
    own = people(match)
    return Place(own if seat is None else own & {seat}, seat)


class Telling(NamedTuple):
    """How a table tells: its language, and whether every bot's reason is told, or only those that bots give."""

    lang: str
    reasons: bool = False


def moment(
    match: "Chronicle",
    where: Place,
    telling: Telling,
    *,
    news: bool = True,
    waits: bool = False,
    opened: int | None = None,
) -> dict[str, Any]:
    """The match as it stands, as this table may see it; without a revision.

    `news`: the last event is new to the table, so it is told; else the table shows a moment afresh (after an undo).
    `waits`: nobody plays on by itself now, so the browser may ask for a step when a bot is to act.
    `opened`: the seat whose private hand somebody has opened at a table that several people look at.
    """
    near = nearest(match, where)
    curtain = is_covered(match, where, opened)
    view = match.view(None if curtain else near)
    if view.to_act not in where.own:
        view = view._replace(options=())
    packed = pack(match.game, view, where.reader, telling.lang)
    if news and "said" in packed:  # what happened comes last: it is what is heard
        packed["said"] = [*why(match, telling.lang, every=telling.reasons), *packed["said"]]
    if not news:
        packed = {key: value for key, value in packed.items() if key not in NEWS}
    if near:
        packed["near"] = near
    if curtain and match.to_act in where.own:
        opens = Message("curtain.open", {"name": match.players[match.to_act]})
        packed |= {"curtain": True, "does": {"open": spoken(telling.lang, opens)}}
    if waits and view.to_act is not None and match.seats[view.to_act].kind != "person":
        packed["bots"] = True
    return packed


def is_covered(match: "Chronicle", where: Place, opened: int | None) -> bool:
    """Whether this table shows no hand now, in a game of private hands.

    A seat's own table and that of the only person always show theirs. Where several people look, the seat to act shows
    its hand once it has opened it; where bots are alone, nobody's is shown.
    """
    shared = match.game.private_hands and where.seat is None and len(where.own) != 1
    return shared and (opened is None or opened != match.to_act)


def pack(game: Any, view: Any, reader: int | None, lang: str) -> dict[str, Any]:
    """A view as the browser gets it: the game's own packing, the prompt, and the newest sentences."""
    packed: dict[str, Any] = spoken(lang, game.plain(view))
    packed["ask"] = spoken(lang, game.ask(view, reader))
    said = spoken(lang, game.tell(view))
    if said:
        packed["said"] = said
    if view.practice:
        packed["practice"] = True
    return packed


def nearest(match: "Chronicle", where: Place) -> int:
    """The seat whose layout lies nearest: the person to act, else the person who acted last."""
    if where.seat is not None:
        return where.seat
    if len(where.own) < 2:
        return min(where.own, default=0)
    if match.to_act in where.own:
        return match.to_act
    acted = (step.event.get("seat") for step in reversed(match.steps) if step.event["kind"] == "act")
    return next((seat for seat in acted if seat in where.own), min(where.own))


def scorecard(match: "Chronicle", lang: str) -> dict[str, Any]:
    """The players and what the game says only once a hole."""
    return pack_card(match.game, match.view(), match.seats, lang)


def pack_card(game: Any, view: Any, seats: Any, lang: str) -> dict[str, Any]:
    """The card of a view and the players in its seats."""
    card: dict[str, Any] = spoken(lang, game.card(view))
    card["players"] = [[seat.name, _kind(seat, lang), seat.kind] for seat in seats]
    card["settings"] |= {"players": [_chosen(seat) for seat in seats]}
    return card


def log(match: "Chronicle", where: Place, telling: Telling) -> list[list[Any]]:
    """The newest lines of the log, oldest first: [seat or None, text]."""
    now, newest = match.now, list[list[Any]]()
    for at in reversed(range(len(now.steps))):
        there = now.after(at)
        told = spoken(telling.lang, now.game.tell(there.view(where.seat)))
        newest += reversed([*(why(there, telling.lang, every=telling.reasons) if told else []), *told])
        if len(newest) >= LONGEST_LOG:
            break
    return newest[:LONGEST_LOG][::-1]


def _kind(seat: "Seat", lang: str) -> str:
    """What sits there, for the plate beside the name; which bot it is, unless the name says so."""
    if seat.kind == "person":
        return ""
    if seat.kind != "bot" or seat.is_named_after_its_player:
        return say(lang, f"kind.{seat.kind}")
    return say(lang, "kind.bot.of", bot=Message(f"bot.name.{seat.label}") if seat.label in built_in() else seat.label)


def _chosen(seat: "Seat") -> str:
    """What the panel for a new match begins with: a name as long as it takes, and only the bots that it offers."""
    if seat.kind == "person":
        return seat.name[:LONGEST_TEXT]
    return f"bot:{seat.label if seat.label in built_in() else 'novice'}"
