"""The review of a match: the result of every hole split into luck and decisions, the worst shots, the accuracy.

The identity behind it, for each hole and seat, in strokes of margin (own less the others' average):

    margin = deal + lost + luck + (what the others lost and their luck, the other way round) + reveal + rest

``deal`` is what was expected before the seat's first turn: who starts, and the luck of the cards that the tee-off
turned up. ``reveal`` is the luck of the cards that are turned up when the hole ends, ``rest`` what is left: what the
value of positions had misjudged from turn to turn. So the parts add up to the score, always.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import exp
from typing import Any, NamedTuple

from playnine_widget.analysis.shots import LABELS, Shot
from playnine_widget.engine.errors import UnknownName
from playnine_widget.engine.reading import nearest, text_of
from playnine_widget.engine.seat import number_of

WORST = 5
SHARPNESS = 0.25
"""A decision that costs so many strokes counts e^(-SHARPNESS × strokes) towards the accuracy."""

ROWS = (
    *("n", "hole", "seat", "player", "phase", "verb", "place", "action", "best"),
    *("lost", "luck", "label", "expected", "margin", "win"),
)
"""The columns of `Review.rows`."""

Results = dict[int, tuple[int | None, ...]]
"""The strokes of each finished hole by seat."""


class Account(NamedTuple):
    """How one seat came to its margin in one hole (or in all). In strokes; below 0 is good for the seat.

    ``lost`` by own decisions, ``luck`` of own cards, ``others_lost`` and ``others_luck`` as they act on this seat,
    ``reveal`` by the cards that are turned up in the end.
    """

    hole: int
    seat: int
    strokes: int
    margin: float
    deal: float
    lost: float
    luck: float
    others_lost: float
    others_luck: float
    reveal: float

    @property
    def rest(self) -> float:
        """What nothing above explains: what was misjudged."""
        explained = self.deal + self.lost + self.luck + self.others_lost + self.others_luck + self.reveal
        return self.margin - explained

    @property
    def parts(self) -> tuple[tuple[str, float], ...]:
        """The parts by name; they add up to the margin."""
        names = ("deal", "lost", "luck", "others_lost", "others_luck", "reveal", "rest")
        return tuple((name, getattr(self, name)) for name in names)

    @property
    def gained(self) -> float:
        """The strokes gained on the others by decisions: theirs lost less one's own. Above 0 is good."""
        return -(self.lost + self.others_lost)


@dataclass(frozen=True, repr=False)
class Review:
    """The review of a match. ``shots`` are all decisions, ``accounts`` one a finished hole and seat."""

    players: tuple[str, ...]
    shots: tuple[Shot, ...]
    accounts: tuple[Account, ...]
    lang: str = "en"

    def of(self, seat: int) -> Account:
        """Return the account of a seat over all finished holes, as hole 0. Raises `BadSetting` for no seat."""
        seat = number_of(seat, len(self.players))
        own = [account for account in self.accounts if account.seat == seat]
        sums = [sum(account[at] for account in own) for at in range(2, len(Account._fields))]
        return Account(0, seat, int(sums[0]), *sums[1:])

    def accuracy(self, seat: int) -> float | None:
        """Return how close a seat's decisions were to the best, from 0 to 100; None where it made none. Raises as `of`.

        It is the mean over its decisions, each 100 where nothing was lost, less the more was.
        """
        seat = number_of(seat, len(self.players))
        own = [100 * exp(-SHARPNESS * shot.lost) for shot in self.shots if shot.seat == seat]
        return sum(own) / len(own) if own else None

    def labels(self, seat: int) -> dict[str, int]:
        """Return how many inaccuracies, mistakes and blunders a seat made. Raises as `of`."""
        seat = number_of(seat, len(self.players))
        own = [shot.label for shot in self.shots if shot.seat == seat]
        return {label: own.count(label) for label in LABELS[1:]}

    def worst(self, n: int = WORST, seat: int | None = None) -> tuple[Shot, ...]:
        """Return the decisions that cost most, the worst first; of one seat, None: of all. Raises as `of`."""
        seat = None if seat is None else number_of(seat, len(self.players))
        own = [shot for shot in self.shots if seat in {None, shot.seat} and shot.label]
        return tuple(sorted(own, key=lambda shot: -shot.lost)[:n])

    def rows(self) -> list[dict[str, Any]]:
        """Return the decisions as rows of plain values, for tables and data frames."""
        return [
            {
                "n": shot.n,
                "hole": shot.hole,
                "seat": shot.seat,
                "player": self.players[shot.seat],
                "phase": shot.view.phase,
                "verb": shot.verb,
                "place": shot.place,
                "action": shot.action,
                "best": shot.best,
                "lost": shot.lost,
                "luck": shot.luck,
                "label": shot.label,
                "expected": shot.expected,
                "margin": margin,
                "win": shot.win,
            }
            for shot, margin in zip(self.shots, self._margins(), strict=True)
        ]

    def where(self, rows: str = "verb", columns: str = "hole", seat: int | None = None) -> dict[tuple[Any, Any], float]:
        """Return where strokes were lost: the sum by two columns of `rows` (``verb place hole phase player``).

        Raises `UnknownName` for another column, `BadSetting` for no seat.
        """
        for name in (rows, columns):
            if name not in ROWS:
                raise UnknownName("error.unknown.column", name=text_of(name), nearest=nearest(name, ROWS), known=ROWS)
        seat = None if seat is None else number_of(seat, len(self.players))
        found: dict[tuple[Any, Any], float] = {}
        for row in self.rows():
            if seat in {None, row["seat"]}:
                at = (row[rows], row[columns])
                found[at] = found.get(at, 0.0) + row["lost"]
        return found

    def _margins(self) -> list[float]:
        """The expected margin of the match before each decision: that of the holes played, and of this one."""
        before: dict[int, dict[int, float]] = {}
        for account in self.accounts:
            for hole in {shot.hole for shot in self.shots if shot.hole > account.hole}:
                sums = before.setdefault(hole, {})
                sums[account.seat] = sums.get(account.seat, 0.0) + account.margin
        return [shot.expected + before.get(shot.hole, {}).get(shot.seat, 0.0) for shot in self.shots]

    def __str__(self) -> str:
        from playnine_widget.analysis.review_text import text  # noqa: PLC0415  (loaded by who prints)

        return text(self)

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        from playnine_widget.analysis.review_text import html  # noqa: PLC0415  (loaded by who prints)

        return html(self)

    def plot(self, kind: str = "curve", seat: int = 0) -> Any:
        """Return an Altair chart: ``curve``, ``waterfall`` or ``heat``. Raises `BadSetting` where Altair is missing.

        ``seat`` is whose waterfall it is. Raises `UnknownName` for another kind.
        """
        from playnine_widget.analysis import review_plots  # noqa: PLC0415  (loaded by who plots)

        return review_plots.plot(self, kind, seat)

    def linked(self, table: Any) -> Any:
        """Return the curve tied to a table of this match: a press on a point takes the table to that decision.

        The table is anything with ``goto(n)``. Raises `BadSetting` where Altair is missing.
        """
        from playnine_widget.analysis import review_plots  # noqa: PLC0415  (loaded by who plots)

        return review_plots.linked(self, table)


def review(players: tuple[str, ...], shots: tuple[Shot, ...], results: Results, lang: str = "en") -> Review:
    """Return the review of the judged decisions of a match and the results of its finished holes."""
    accounts = [
        account(hole, seat, strokes, [shot for shot in shots if shot.hole == hole])
        for hole, strokes in results.items()
        for seat, own in enumerate(strokes)
        if own is not None
    ]
    return Review(players, shots, tuple(each for each in accounts if each is not None), lang)


def account(hole: int, seat: int, strokes: Iterable[int | None], shots: list[Shot]) -> Account | None:
    """Return how a seat came to its margin in a hole; None where it decided nothing (a match that began later)."""
    strokes = tuple(strokes)
    own = [shot for shot in shots if shot.seat == seat]
    turns = [shot for shot in own if not shot.teed]
    result = strokes[seat]
    if result is None or not turns:
        return None
    margins = _margins(strokes)
    others = [number for other, number in enumerate(strokes) if other != seat and number is not None]
    theirs = [shot for shot in shots if shot.seat != seat]
    share = -1 / max(len(others), 1)  # what one gains is spread over the others, for all margins together are 0
    return Account(
        hole,
        seat,
        result,
        margins[seat],
        turns[0].expected - sum(each.lost for each in own if each.teed) - share * sum(e.lost for e in theirs if e.teed),
        sum(shot.lost for shot in own),
        sum(shot.luck for shot in own),
        share * sum(shot.lost for shot in theirs),
        share * sum(shot.luck for shot in theirs),
        (1 if shots[-1].seat == seat else share) * (margins[shots[-1].seat] - shots[-1].after),
    )


def _margins(strokes: tuple[int | None, ...]) -> list[float]:
    """Return each seat's strokes less the others' average; 0 for a seat that did not play."""
    played = [number for number in strokes if number is not None]
    return [0.0 if own is None else own - (sum(played) - own) / max(len(played) - 1, 1) for own in strokes]
