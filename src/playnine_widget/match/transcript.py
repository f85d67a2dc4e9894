"""A match for people: headers as in positions, then what chance did and one line a turn. It can be read back."""

import json
import re
from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import TYPE_CHECKING, Any

from playnine_widget.engine.dealer import seeded
from playnine_widget.engine.errors import BadRecord, PlayNineError
from playnine_widget.engine.game import Variant
from playnine_widget.engine.notation import pairs, quoted
from playnine_widget.engine.reading import nearest
from playnine_widget.engine.record import FORMAT, VERSION, parsed, thaw
from playnine_widget.engine.switches import rules_text
from playnine_widget.games import catalogue
from playnine_widget.match import retelling
from playnine_widget.match.recording import KNOWN
from playnine_widget.match.timeline import Step, running
from playnine_widget.match.transcript_lines import Entry, belongs, chance_lines, is_turn, read_chance, read_turn, turn
from playnine_widget.match.unseen import Laid, apart
from playnine_widget.match.variations import Variation

if TYPE_CHECKING:
    from playnine_widget.match.chronicle import Chronicle

_LINE = re.compile(r"\r\n?|\n")  # a comment may hold what other programs take for a line break
HEADERS = ("game", "rules", "players", "seed", "flags", "extra")


def write(match: "Chronicle", *, hidden: bool, variations: bool = False) -> str:
    """Return the transcript of a match; its variations, if asked for, stand below the turn that they leave."""
    first = len(match.steps) if hidden else running(match.game, match.steps)
    lines = [*_headers(match, closed=first < len(match.steps)), ""]
    waiting = match.variations if variations else ()
    for made, written in _body(match, first):
        lines += written
        lines += [line for kept in waiting if kept.after <= made for line in _aside(kept, hidden=hidden)]
        waiting = tuple(kept for kept in waiting if kept.after > made)
    return "\n".join(lines) + "\n"


def _body(match: "Chronicle", first: int) -> Iterator[tuple[int, list[str]]]:
    """Give the lines of each turn and of what chance did, with how many decisions were made by then."""
    made = number = 0
    for acting, group in groupby(match.steps, _actor):
        steps = list(group)
        if acting is None:
            opened = [_open(match, step) if step.number >= first else thaw(step.event) for step in steps]
            yield made, [line for event in opened for line in chance_lines(event, match.players)]
            continue
        made, number = made + len(steps), number + 1
        yield made, [turn(number, match.players[acting], [_told(match, step) for step in steps])]


def _actor(step: Step) -> int | None:
    return step.event["seat"] if step.event["kind"] == "act" else None


def _told(match: "Chronicle", step: Step) -> tuple[str, str, str]:
    told = match.game.remark(match.game.view(step.state, None))
    return step.event["action"], told, step.event.get("comment", "")


def _aside(kept: Variation, *, hidden: bool) -> list[str]:
    """Return the lines of a branch after it has left, as remarks."""
    match = kept.match.now
    first = len(match.steps) if hidden else running(match.game, match.steps)
    own = [line for made, written in _body(match, first) if made > kept.after for line in written]
    return [f"#   {kept.name}:", *(f"#   {line}" for line in own)]


def _headers(match: "Chronicle", *, closed: bool) -> list[str]:
    record = match.record()
    flags = [name for name in ("fair", "practice") if record.get(name)]
    extra = {key: value for key, value in record.items() if key not in KNOWN}
    lines = {
        "game": match.variant.name,
        "rules": rules_text(record["variant"]),
        "players": ", ".join(quoted(name, ()) for name in match.players),
        "seed": "" if closed else str(match.seed),
        "flags": ", ".join(flags),
        "extra": json.dumps(extra, ensure_ascii=False) if extra else "",
    }
    return [f"{key}: {value}" for key, value in lines.items() if value]


def _open(match: "Chronicle", step: Step) -> dict[str, Any]:
    """Return a chance event of the running hole without what nobody has seen."""
    event = thaw(step.event)
    if event["kind"] == "set":
        return {"kind": "set", "position": match.game.position(match.game.view(step.state, None))}
    if event["kind"] != "deal":
        return {key: value for key, value in event.items() if key != "pile"}
    laid = Laid(apart(event["deck"]), set())
    before = match.steps[step.number - 1].state
    state = match.game.chance(before, {**event, "deck": laid.cards})
    found = [laid.cards[at] for at in laid.note([match.game.view(state, None)])]
    kept = {key: value for key, value in event.items() if key not in {"deck", "salt", "seal"}}
    return {**kept, **({"shown": " ".join(found)} if found else {})}


def read(text: str, seed: int | None = None) -> dict[str, Any]:
    """Return the record of a transcript; what it leaves out is dealt by the seed.

    Raises `BadRecord` naming the line.
    """
    head, body = _parted(str(text))
    try:
        record, variant = _head(head, seed)
    except PlayNineError as error:
        raise error if isinstance(error, BadRecord) else BadRecord(error.key, **error.values) from error
    game, players = catalogue.game_of(variant), tuple(record["players"])
    entries: list[Entry] = []
    for line, written in body:
        if is_turn(written):
            entries += read_turn(line, written, players, game.action)
            continue
        said = read_chance(line, written, players)
        if "kind" in said:
            entries.append(Entry(line, said))
        elif entries and belongs(written, said, entries[-1].event):
            entries[-1].event.update(said)
        else:
            raise BadRecord("error.transcript.alone", line=line, text=written[:80])
    try:
        events = retelling.events(game, variant, players, record["seed"], entries)
    except PlayNineError as error:
        raise error if isinstance(error, BadRecord) else BadRecord(error.key, **error.values) from error
    return {**record, "events": events}


def _parted(text: str) -> tuple[list[tuple[int, str]], list[tuple[int, str]]]:
    """Return the numbered lines of the head and those of the body; blank lines and ``#`` lines are left out."""
    lines = [(number, line.strip()) for number, line in enumerate(_LINE.split(text), 1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    head = 0
    while head < len(lines) and lines[head][1].partition(":")[0].strip().casefold() in HEADERS:
        head += 1
    return lines[:head], lines[head:]


def _head(lines: list[tuple[int, str]], seed: int | None) -> tuple[dict[str, Any], Variant]:
    """Return what the headers say as the head of a record, and the variant that is played."""
    said: dict[str, str] = {}
    for line, written in lines:
        key, _, value = (part.strip() for part in written.partition(":"))
        if key.casefold() in said:
            raise BadRecord("error.transcript.twice", line=line, where=key)
        said[key.casefold()] = value
    if "players" not in said:
        raise BadRecord("error.transcript.players")
    extra = _json(said.get("extra", "{}"))
    flags = [word.strip() for word in said.get("flags", "").split(",") if word.strip()]
    if unknown := [word for word in flags if word not in {"fair", "practice"}]:
        known = ("fair", "practice")
        raise BadRecord("error.transcript.flag", name=unknown[0], nearest=nearest(unknown[0], known), known=known)
    variant: Variant = catalogue.variant(said.get("game", catalogue.DEFAULT))
    game = catalogue.game_of(variant)
    variant = variant.but(**game.read_rules(_items(said, "rules")))
    record = {
        "format": FORMAT,
        "version": VERSION,
        "game": variant.name,
        "variant": game.changes(variant),
        "players": _items(said, "players"),
        "seed": seeded(seed if seed is not None or "seed" not in said else _seed(said["seed"])),
        **dict.fromkeys(flags, True),
        **extra,
    }
    return record, variant


def _items(said: Mapping[str, str], key: str) -> list[str]:
    """Return the items of a header, nothing where it is not given."""
    return [item.text for pair in pairs(f"{key}: {said.get(key, '')}") for item in pair.items]


def _seed(text: str) -> int | str:
    """Return a seed as a number; what can be none is left for `seeded` to refuse."""
    return int(text) if re.fullmatch(r"[0-9]{1,16}", text) else text


def _json(text: str) -> dict[str, Any]:
    try:
        value = parsed(text)
    except ValueError as error:
        raise BadRecord("error.transcript.extra", text=text[:80]) from error
    if not isinstance(value, dict) or value.keys() & set(KNOWN):
        raise BadRecord("error.transcript.extra", text=text[:80])
    return value
