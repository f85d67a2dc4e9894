"""A match for programs in other languages: a line of JSON comes in, a line of JSON goes out.

``python -m playnine_widget --json Ann bot:novice``. A line in is an action, a list of actions, or an object:
``{"act": ["draw", "swap B2"]}``, ``{"undo": 1}``, ``{"redo": 1}``, ``{"goto": 12}``, ``{"record": true}``. Each is
answered by what the seat to act may see, or by ``{"error": key, "text": sentence}``, after which nothing has changed.

Where hands are private that is the hand of the person to act and no other. There is no curtain: a program that shows
the answers to several people shows each of them only its own.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from itertools import chain
from typing import Any

from playnine_widget.engine.errors import BadNotation, PlayNineError
from playnine_widget.engine.reading import text_of
from playnine_widget.match.match import Match
from playnine_widget.match.returning import people
from playnine_widget.words.catalogue import say, shown


def talk(match: Match, lang: str, lines: Iterable[str], write: Callable[[str], object]) -> None:
    """Answer every line until the lines end; the first answer comes unasked.

    >>> said = []
    >>> talk(Match(players=["Ann", "Ben"], seed=9), "en", ['"flip A1"', '{"act": ["fly"]}'], said.append)
    >>> [json.loads(line).get("player") for line in said], json.loads(said[-1])["error"]
    (['Ann', 'Ann', None], 'error.action.unknown')
    """
    told = 0
    for line in chain(["[]"], filter(str.strip, lines)):
        try:
            answer = _done(match, _read(line)) or _seen(match, lang, told)
            told = len(match.steps)
        except PlayNineError as refusal:
            answer = {"error": refusal.key, "text": say(lang, refusal.key, **refusal.values)}
        write(json.dumps(answer, ensure_ascii=False))


def _read(line: str) -> dict[str, Any]:
    """Return what is asked, by its word. Raises `BadNotation` for what is none of them."""
    try:
        asked = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadNotation("error.json.line", text=line.strip()[:80], why=text_of(error)) from error
    if isinstance(asked, str | list):
        asked = {"act": [asked] if isinstance(asked, str) else asked}
    if not isinstance(asked, dict) or len(asked) != 1 or not _ASKS.keys() >= asked.keys():
        raise BadNotation("error.json.asked", text=line.strip()[:80], known=tuple(_ASKS))
    return asked


def _done(match: Match, asked: dict[str, Any]) -> dict[str, Any] | None:
    """Do what is asked, and return its answer where it has one of its own."""
    ((word, value),) = asked.items()
    return _ASKS[word](match, value)


def _act(match: Match, actions: object) -> None:
    if not isinstance(actions, list):
        raise BadNotation("error.json.asked", text=text_of(actions), known=tuple(_ASKS))
    match.act(*actions)
    match.play_bots()


def _seen(match: Match, lang: str, told: int) -> dict[str, Any]:
    """Return what the seat to act may see, and what has been said since ``told`` steps.

    While a bot is to act (after an undo) it is the public view: what a bot holds is not for those who play it.
    """
    now = match.now
    seat = now.to_act if now.to_act in people(now) else None
    view = now.view(seat)
    news = [now.game.tell(now.view_at(at)) for at in range(min(told, len(now.steps)), len(now.steps))]
    return {
        "revision": now.revision,
        "to_act": now.to_act,
        "player": None if now.to_act is None else now.players[now.to_act],
        "position": now.position(seat),
        "options": list(view.options),
        "totals": list(now.totals),
        "winners": list(now.winners),
        "said": [shown(lang, message) for sentences in news for _, message in sentences],
    }


_ASKS: Mapping[str, Callable[[Match, Any], dict[str, Any] | None]] = {
    "act": _act,
    "undo": lambda match, n: match.undo(n),
    "redo": lambda match, n: match.redo(n),
    "goto": lambda match, n: match.goto(n),
    "record": lambda match, _: {"record": match.record()},
}
