"""What a seat sees, as text: enough for any program to sit at the table, and no more than a person there sees."""

from typing import TYPE_CHECKING

from playnine_widget.engine.language import language
from playnine_widget.words.catalogue import say, shown

if TYPE_CHECKING:
    from playnine_widget.match.chronicle import Chronicle


def prompt(match: "Chronicle", seat: int | None, lang: str) -> str:
    """Return position, news and options of a seat; None: of the seat to act, the public view when nobody is.

    >>> from playnine_widget.match.match import Match
    >>> print(Match(players=["Ann", "Ben"], seed=9).prompt().splitlines()[-1])
    Answer with one of these options, exactly as written.
    """
    lang = language(lang)
    at = match.to_act if seat is None else seat
    view = match.view(at)
    lines = [] if at is None else [say(lang, "prompt.you", name=match.players[at], seat=at)]
    lines += ["", say(lang, "prompt.position"), match.game.position(view)]
    told = _since(match, at, lang)
    if told:
        lines += ["", say(lang, "prompt.said"), *(f"- {line}" for line in told)]
    lines += ["", shown(lang, match.game.ask(view, at))]
    if view.options:
        lines += [say(lang, "prompt.options", options=", ".join(view.options)), say(lang, "prompt.answer")]
    return "\n".join(lines).strip()


def _since(match: "Chronicle", seat: int | None, lang: str) -> list[str]:
    """Return what was said since the seat's last turn began to be told by others, oldest first."""
    own = [step.number for step in match.steps if step.event.get("seat") == seat and step.event["kind"] == "act"]
    told = []
    for number in range(own[-1] if own else 0, len(match.steps)):
        told += [shown(lang, message) for _, message in match.game.tell(match.after(number).view(seat))]
    return told
