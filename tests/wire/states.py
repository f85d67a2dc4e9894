"""Every state of the table as the browser gets it, written to `tests/wire/*.json` for the front end's tests and demo.

Run it after a change of the wire: `PYTHONPATH=src:tests python -m wire.states`; a test compares the files.
Each file holds `state` (all traits that are not the front end itself) and may hold `later`, the updates that follow.
The labels are named there and lie in `labels.json`.
"""

from pathlib import Path
from typing import Any

from playnine_widget.games.catalogue import game_of
from playnine_widget.games.golf import packing, telling, vocabulary
from playnine_widget.games.golf.variants import VARIANTS
from playnine_widget.games.golf.view import View
from playnine_widget.match.seats import Seat
from playnine_widget.widget.labels import labels
from playnine_widget.widget.seeing import pack, pack_card
from playnine_widget.words.catalogue import say
from playnine_widget.words.languages import languages
from wire import advised, family, ninety, taught
from wire.crowd import CARD, CROWD, DOWN, ENDS, HOSTILE, TEE, TOTALS
from wire.lines import text
from wire.moments import SWAPS, event, view

HERE = Path(__file__).parent


class GOLF:
    """What the table needs of the golf game."""

    plain, card, tell, ask, words = packing.plain, packing.card, telling.tell, telling.ask, vocabulary.words


FAILED = "Ben raised ValueError: no idea."
FAMILY = family.moments()
ABROAD = tuple(languages())[1:]
LABELS: dict[str, tuple[str, Any]] = {
    "en": ("en", VARIANTS["play nine"]),
    **{lang: (lang, VARIANTS["play nine"]) for lang in ABROAD},
    "en standard": ("en", VARIANTS["play nine standard"]),
    **{f"en {name}": ("en", here.variant) for name, here in FAMILY.items()},
    **ninety.LABELS,
}
ASKED = {"number": 1, "action": "swap B2", "text": say("en", "confirm.offer", action="Swap B2")}
DIGEST = "5a2f" * 16
SEAL = {
    "text": say("en", "seal.closed", digest=DIGEST[:12]),
    "title": say("en", "seal.closed.title", hole=4, digest=DIGEST),
}
PEOPLE, ALONE = ("person",) * len(CROWD), ("bot",) * len(CROWD)
BOTS = ("person", *ALONE[1:])


def state(here: View, kinds: tuple[str, ...] = BOTS, lang: str = "en", near: int = 0, **more: Any) -> dict[str, Any]:
    """All traits of a table that shows this moment, its labels by their name; the seats are people and novices."""
    seats = [Seat(name, kind, "novice") for name, kind in zip(here.players, kinds, strict=False)]
    own = [seat for seat, who in enumerate(seats) if who.kind == "person"]
    if here.to_act not in own:
        here = here._replace(options=())
    packed = pack(GOLF, here, own[0] if len(own) == 1 else None, lang)
    return {
        "view": {"revision": 41, **packed, **({"near": near} if near else {}), **more.get("view", {})},
        "card": pack_card(GOLF, here, seats, lang),
        "labels": next(name for name, known in LABELS.items() if known == (lang, here.variant)),
        "notice": more.get("notice", {}),
        "panel": more.get("panel", {}),
        "lang": lang,
        "speed": 1.0,
    }


def words() -> dict[str, dict[str, Any]]:
    """The fixed words of the fixtures by name."""
    return {name: labels(lang, game_of(variant), variant) for name, (lang, variant) in LABELS.items()}


def table(players: int = 2, holes: int = 3, **fields: Any) -> View:
    """The middle of hole `holes + 1`; fields as in `moments.view`."""
    given = fields.pop("layouts", ())
    layouts = (*given, *CROWD[len(given) :])[:players]
    scorecard = tuple(row[:players] for row in CARD[:holes])
    totals = tuple(sum(column) for column in zip(*scorecard, strict=True)) or (0,) * players
    return view(*layouts, scorecard=scorecard, totals=totals, hole=fields.pop("hole", holes + 1), **fields)


def ended(players: int, **fields: Any) -> View:
    """The end of hole 4, with every card up."""
    last = event("score", None, strokes=CARD[3][:players])
    return table(
        players, 4, layouts=ENDS, hole=4, **{"phase": "hole over", "to_act": None, "out": 0, "last": last, **fields}
    )


def match_over(players: int, totals: tuple[int, ...]) -> View:
    """The end of a match of nine holes."""
    last = event("score", None, strokes=CARD[3][:players])
    rows = (*CARD, *CARD, CARD[3])
    over = ended(players, phase="over", last=last)
    return over._replace(
        hole=9,
        scorecard=tuple(row[:players] for row in rows),
        totals=totals,
        winners=tuple(seat for seat, total in enumerate(totals) if total == min(totals)),
    )


def drawn(players: int, **fields: Any) -> View:
    """Ann has drawn a 3."""
    return table(
        players, hand="3", options=SWAPS + ",flip C1,flip B2,flip D2", last=event("draw", 0, card="3"), **fields
    )


def turn(players: int = 2) -> View:
    """Ann is to draw."""
    last = event("swap", 1, place="C1", card="8", other="4", source="take")
    return table(players, options="draw,take", last=last)


def putting(players: int) -> View:
    """Ann has drawn an 8, with one card facedown."""
    held: dict[str, Any] = {"layouts": ("5 9 3 1 / 5 9 3 ?",), "hand": "8", "discard": "11 2"}
    return table(players, options=SWAPS + ",flip D2,skip", last=event("draw", 0, card="8"), **held)


def last_shots(players: int) -> View:
    """Ben has put out; Ann has her last shot."""
    out = ("5 9 ? 12 / 5 ? 3 ?", "7 2 8 4 / 7 1 8 4")
    left: dict[str, Any] = {"layouts": out, "phase": "last shot", "out": 1, "discard": "9 3 4", "draw_count": 51}
    return table(players, options="draw,take", last=event("turn", 1, place="D2", card="9", other="4"), **left)


def scenes(players: int) -> dict[str, dict[str, Any]]:
    """What a person meets at a table of so many."""
    teeing = "flip A1,flip C1,flip D1,flip A2,flip B2,flip C2,flip D2"
    tee: dict[str, Any] = {"layouts": TEE, "phase": "tee off", "discard": "6", "draw_count": 91, "options": teeing}
    took: dict[str, Any] = {"hand": "4", "hand_from": "take", "discard": "9 1", "options": SWAPS}
    waits = table(players, to_act=1, last=event("skip", 0, card="8"))
    failed = {"number": 1, "seat": 1, "text": say("en", "failed.offer", why=FAILED)}
    return {
        "teeoff": state(table(players, last=event("flip", 0, place="B1", card="9"), **tee)),
        "turn": state(turn(players)),
        "drawn": state(drawn(players)),
        "taken": state(table(players, last=event("take", 0, card="4"), **took)),
        "lastputt": state(putting(players)),
        "lastshots": state(last_shots(players)),
        "holeend": state(ended(players)),
        "matchend": state(match_over(players, TOTALS[:players])),
        "error": state(turn(players), notice={"number": 3, "kind": "error", "text": say("en", "notice.stale")}),
        "failed": state(waits, panel={"failed": failed}),
        "bots_alone": state(waits, ALONE, view={"bots": True}),
    }


def abroad(lang: str) -> dict[str, dict[str, Any]]:
    """What a person meets at a table in another language: where the longest texts stand."""
    return {
        "drawn": state(drawn(2), lang=lang),
        "drawn6": state(drawn(6), lang=lang),
        "lastputt": state(putting(2), lang=lang),
        "lastshots": state(last_shots(2), lang=lang),
        "holeend": state(ended(3), lang=lang),
        "matchend": state(match_over(6, TOTALS[:6]), lang=lang),
        "caddie": state(drawn(2), lang=lang, panel=advised.drawn(lang)),
    }


def states() -> dict[str, dict[str, Any]]:
    """Every fixture by name; a number at its end is how many play."""
    took = table(
        layouts=(CROWD[0], "? 10 8 4 / 7 ? 8 4"),
        to_act=1,
        discard="11",
        last=event("swap", 1, place="D1", card="4", other="11", source="take"),
    )
    single = {
        **scenes(2),
        "bots_alone": scenes(4)["bots_alone"],
        **{f"{name}10": scene for name, scene in scenes(10).items()},
        "bot_drew": state(table(to_act=1, hand="12", last=event("draw", 1, card="12"))),
        "bot_took": state(took),
        "shuffled": state(table(to_act=1, draw_count=59, last=event("shuffle", 1, number=59))),
        "matchend_tied": state(match_over(3, (61, 70, 61))),
        "confirm": state(drawn(2), panel={"confirm": ASKED, "seal": SEAL}),
        "caddie": state(drawn(2), panel=advised.drawn()),
        "caddie10": state(drawn(10), panel=advised.drawn()),
        "caddie_turn": state(turn(), panel=advised.turn()),
        "caddie_turn10": state(turn(10), panel=advised.turn()),
        "caddie_proved": state(last_shots(2), panel=advised.proved()),
        "odds": state(drawn(2), panel=advised.unseen()),
        "odds10": state(drawn(10), panel=advised.unseen()),
        "review": state(match_over(2, TOTALS[:2]), panel=advised.review()),
        "practice": state(turn()._replace(practice=True)),
        "hotseat": state(
            table(3, to_act=1, seat=1, options="draw,take", last=event("skip", 0, card="8")), PEOPLE, near=1
        ),
        "hostile": state(drawn(6)._replace(players=HOSTILE)),
        "long_lastshots": state(last_shots(2)._replace(players=("Ann", "Wilhelmina Theodora"))),
        "hostile_holeend": state(ended(6)._replace(players=HOSTILE)),
        "hostile_matchend": state(match_over(6, (61, 70, 61, 80, 93, 120))._replace(players=HOSTILE)),
        "standard": state(standard()),
        **{f"drawn{players}": state(drawn(players)) for players in range(3, 7)},
        "holeend6": state(ended(6)),
        "matchend6": state(match_over(6, TOTALS[:6])),
    }
    single |= {f"{lang}_{name}": scene for lang in ABROAD for name, scene in abroad(lang).items()}
    relatives = {name: state(here, family.kinds(here)) for name, here in FAMILY.items()}
    for kind, found in {"family": relatives, "ninety": ninety.states(), "taught": taught.states()}.items():
        single |= {f"{kind}_{name}": traits for name, traits in found.items()}
    return {name: {"state": traits} for name, traits in single.items()} | {"queue": queue(), "language": language()}


def standard() -> View:
    """A drawn card in the game with standard packs."""
    layouts = ("5S 9H ? QD / 5H ? 3C ?", "? 10S JOKER ? / KD ? JOKER 4H")
    options, last = ",".join(drawn(2).options), event("draw", 0, card="3S")
    rigged = table(layouts=layouts, hand="3S", discard="AS", options=options, last=last)
    return rigged._replace(variant=VARIANTS["play nine standard"], game="play nine standard")


def queue() -> dict[str, Any]:
    """A click, then a bot's last turn, the end of the hole and the next deal: one update each."""
    layouts = ("7 3 7 -5 / 7 9 7 4", "2 8 11 0 / 6 8 4 ?")
    out: dict[str, Any] = {"layouts": layouts, "phase": "last shot", "out": 0, "to_act": 1}
    turned = event("turn", 1, place="D2", card="5", other="12")
    moments = [
        table(**out, last=event("swap", 0, place="B2", card="9", other="2", source="take")),
        table(**out, hand="5", last=event("draw", 1, card="5")),
        table(**{**out, "layouts": ENDS, "to_act": None}, discard="5 4", last=turned),
        ended(2),
        table(
            2, 4, layouts=DOWN[:2], phase="tee off", dealer=0, to_act=1, draw_count=91, last=event("deal", 0, card="4")
        ),
        table(
            2,
            4,
            layouts=TEE,
            phase="tee off",
            dealer=0,
            to_act=0,
            options="flip A1,flip C1",
            last=event("flip", 1, place="A2", card="7"),
        ),
    ]
    first, *rest = map(state, moments)
    updates = [{"view": traits["view"] | {"revision": 42 + at}} for at, traits in enumerate(rest)]
    updates[2]["card"], updates[3]["card"] = rest[2]["card"], rest[3]["card"]  # the score and the deal
    return {"state": first, "later": updates}


def language() -> dict[str, Any]:
    """The same moment, then again in French: the same revision."""
    french = state(drawn(2), lang="fr")
    return {"state": state(drawn(2)), "later": [{name: french[name] for name in ("view", "card", "labels", "lang")}]}


if __name__ == "__main__":
    for name, fixture in {**states(), "labels": words()}.items():
        (HERE / f"{name}.json").write_text(text(fixture), encoding="utf-8")
