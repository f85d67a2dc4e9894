"""What the browser asks for, done or refused. A refusal is raised and changes nothing."""

import sys
import traceback
from collections.abc import Callable, Collection
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playnine_widget.bots.bot import built_in, find
from playnine_widget.engine.errors import BadSetting, IllegalAction, NotYourTurn, PlayNineError, StaleRevision
from playnine_widget.engine.message import Message
from playnine_widget.engine.reading import text_of
from playnine_widget.games.catalogue import DEFAULT, variant
from playnine_widget.match.match import Match
from playnine_widget.match.returning import back, onward, people
from playnine_widget.widget.seeing import is_covered
from playnine_widget.widget.wire import MessageRefused, Request

if TYPE_CHECKING:
    from playnine_widget.widget.card_table import CardTable

PACKAGE = Path(__file__).parent.parent
LONGEST_TRACE = 4000
Answer = Callable[["CardTable", Match, Request], None]
HINTS = frozenset({"notice.nothing_to_undo", "notice.lesson", "notice.lesson.quiz"})
"""Refusals of what nobody did wrong: the table says them as a hint, not as a warning."""


def answer(table: "CardTable", request: Request) -> None:
    """Do what was asked. Raises `StaleRevision`, `NotYourTurn`, `IllegalAction` or `BadSetting`."""
    match, earlier = table.sitting
    if request.revision is not None:
        request = request._replace(revision=request.revision - earlier)  # the match's own
        if request.revision != match.revision:
            raise StaleRevision("notice.stale")
    if table.teaching is not None:
        table.teaching.check(request.kind, request.of)
    _ANSWERS[request.kind](table, match, request)


def told(error: PlayNineError, seen: Collection[str] | None = None) -> Message:
    """A refusal or a failure as a sentence.

    `seen`: the options that the table shows, where hands are private; no sentence tells any others.
    """
    options = error.values.get("options")
    if seen is not None and isinstance(options, tuple) and not set(options) <= set(seen):
        return Message("error.action.covered")
    return Message(error.key, error.values)


def kind(refusal: PlayNineError) -> str:
    """How the table says a refusal: error or hint."""
    return "hint" if refusal.key in HINTS else "error"


def raised(error: BaseException) -> Message:
    """What a caller's function raised, as a sentence."""
    text = text_of(error).rstrip(". ")
    values = {"what": Message("notice.listener"), "error": type(error).__name__, "text": text}
    return Message("notice.raised" if text else "notice.raised.silent", values)


def report(error: BaseException) -> None:
    """Print an error with its traceback in the log of the cell.

    What a caller's function said in it may hold half of a surrogate pair, which would silence the kernel for good.
    """
    text = "".join(traceback.format_exception(error))
    sys.stderr.write(text.encode("utf-8", "backslashreplace").decode())


def trace(failure: BaseException, *, private_hands: bool) -> str:
    """The way to where a caller's function failed, from its own first line on; nothing where it only answered wrong.

    Its last lines, at most `LONGEST_TRACE` signs.
    """
    cause = failure.__cause__
    if cause is None or private_hands:  # what was raised may tell the hand that the function saw
        return ""
    way = cause.__traceback__
    while way is not None and Path(way.tb_frame.f_code.co_filename).is_relative_to(PACKAGE):
        way = way.tb_next
    lines = "".join(traceback.format_exception(type(cause), cause, way, chain=False))
    return lines.encode("utf-8", "backslashreplace").decode()[-LONGEST_TRACE:]


def _act(table: "CardTable", match: Match, request: Request) -> None:
    seat = match.to_act
    if seat is not None and seat not in table.place.own:
        raise NotYourTurn("notice.waiting", name=match.players[seat])
    if is_covered(match, table.place, table.opened):  # nor is anything said of what lies behind the curtain
        raise NotYourTurn("notice.covered", name=match.players[match.to_act or 0])
    now, option = match.now, match.game.action(request.action)
    if table.teaching is not None:
        table.teaching.act(request.action)
    elif table.confirm and not request.sure and option in now.options:
        table.ask(option, match.game.deed(now.view(now.to_act), option))
    else:
        match.act(request.action, seat=seat, revision=request.revision)


def _learn(table: "CardTable", _match: Match, request: Request) -> None:
    if table.teaching is None:
        raise MessageRefused("notice.refused")
    table.teaching.answer(request)


def _open(table: "CardTable", match: Match, _request: Request) -> None:
    seat = match.to_act
    if seat in table.place.own and is_covered(match, table.place, table.opened):
        table.open_hand(seat)
    else:
        table.notify(Message("notice.no_curtain"), "hint")


def _step(table: "CardTable", match: Match, request: Request) -> None:
    seat = match.to_act
    if seat is None or seat in people(match):
        raise IllegalAction("notice.nothing_to_step")
    if request.by:
        match.act(str(find(request.by)(match.view(seat))), seat=seat, revision=request.revision)
    else:
        table.try_bot()


def _new(table: "CardTable", _match: Match, request: Request) -> None:
    if table.place.seat is not None:
        raise BadSetting("notice.not_here")
    settings: dict[str, Any] = dict(request.settings)
    players, game, seed = settings.pop("players", None), settings.pop("game", DEFAULT), settings.pop("seed", None)
    try:
        if not players or not all(map(_may_sit, players)):
            raise BadSetting("notice.players")
        match = Match(variant(game, **settings), players, seed)  # what is left are rules, and nothing else
    except PlayNineError as refusal:
        raise BadSetting("notice.settings", why=told(refusal)) from refusal
    table.sit(match)


def _may_sit(player: str) -> bool:
    """Whether the browser may seat this: anybody by name, and the bots that it is offered."""
    folded = player.casefold()
    return not folded.startswith("bot:") or folded.removeprefix("bot:") in built_in()


def _hint(key: str) -> Answer:
    return lambda table, _match, _request: table.notify(Message(key), "hint")


_ANSWERS: dict[str, Answer] = {
    "act": _act,
    "undo": lambda table, match, request: back(match, table.place.own, revision=request.revision),
    "redo": lambda _table, match, _request: onward(match),
    "goto": lambda _table, match, request: match.goto(request.n, revision=request.revision),
    "advise": lambda table, _match, request: table.advise(request.of),
    "open": _open,
    "step": _step,
    "new": _new,
    "log": lambda table, _match, _request: table.send_log(),
    "lesson": _learn,
    "answer": _learn,
}
