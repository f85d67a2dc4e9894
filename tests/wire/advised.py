"""What a caddie may say at the table of the fixtures: made by hand, so that no change of its judgement changes them."""

from typing import Any

from playnine_widget.analysis.advice_panel import packed
from playnine_widget.analysis.counting import odds
from playnine_widget.analysis.review import review as accounts
from playnine_widget.analysis.review_panel import packed as packed_review
from playnine_widget.analysis.shots import Shot
from playnine_widget.analysis.strokes import Option, Strokes
from playnine_widget.analysis.unseen import packed as packed_odds
from playnine_widget.engine.message import Message
from playnine_widget.games.golf.filling import from_position
from playnine_widget.games.golf.observe import view
from playnine_widget.words.numbers import Figure

OPEN = "Ann: 5 9 ? 12 / 5 ? 3 ?; Ben: ? 10 8 ? / 7 ? 8 4; discard: 4; hand: 3"
WAITS = Message("why.pass")
PAIRS = Message(
    "why.match", {"match": Message("match.pair"), "places": ("C1", "C2"), "change": Figure(-8.5, is_change=True)}
)
DRAWN = {
    "swap A1": 25.9,
    "swap B1": 17.3,
    "swap C1": 14.1,
    "swap D1": 14.4,
    "swap A2": 25.9,
    "swap B2": 20.9,
    "swap C2": 21.5,
    "swap D2": 20.7,
    "flip C1": 19.6,
    "flip B2": 19.8,
    "flip D2": 20.2,
}
TURN = {"draw": 16.9, "take": 17.4}
REVISION = 41


def advice(strokes: dict[str, float], best: Message, lang: str = "en", error: float = 0.3) -> Strokes:
    """The advice with these strokes; the reason is that of the best."""
    least = min(strokes.values())
    options = (
        Option(action, number, number - 15, error, 0.46, 0.52, 2.0, best if number == least else WAITS, not error)
        for action, number in strokes.items()
    )
    return Strokes.ranked("Ann", tuple(options), lang)


def drawn(lang: str = "en") -> dict[str, Any]:
    """The panel while Ann holds a 3."""
    return {"advice": {"revision": REVISION, **packed(advice(DRAWN, PAIRS, lang))}}


def turn(lang: str = "en") -> dict[str, Any]:
    """The panel while Ann may draw or take."""
    share = Message("percent", {"n": "22"})
    best = Message("why.draw", {"share": share, "of": 73})
    return {"advice": {"revision": REVISION, **packed(advice(TURN, best, lang))}}


def proved() -> dict[str, Any]:
    """The panel at Ann's last shot, where nothing is estimated."""
    best = Message("why.draw", {"share": Message("percent", {"n": "31"}), "of": 51})
    return {"advice": {"revision": REVISION, **packed(advice(TURN, best, error=0.0))}}


def review(lang: str = "en") -> dict[str, Any]:
    """The panel with the review of a match, one hole and two bad shots long."""
    seen = view(from_position(OPEN, list.sort), 0)
    shots = (
        Shot(12, 1, 0, "swap D1", "swap C1", -1.0, -0.2, -2.2, 0.5, seen),
        Shot(40, 1, 1, "swap A1", "swap C1", 2.0, 8.5, 7.0, 0.4, seen._replace(to_act=1)),
        Shot(41, 1, 0, "swap B1", "swap C1", -4.0, 1.1, 1.1, 0.6, seen),
    )
    return {"review": {"revision": REVISION, **packed_review(accounts(seen.players, shots, {1: (9, 21)}, lang))}}


def unseen(lang: str = "en") -> dict[str, Any]:
    """The panel with the odds."""
    return {"odds": {"revision": REVISION, **packed_odds(odds(view(from_position(OPEN, list.sort), 0), lang))}}
