"""Drills: one's own worst shots as questions, which come back after 1, 3 and 7 days while they are answered right."""

from collections.abc import Callable, Mapping
from datetime import date, timedelta
from functools import lru_cache
from hashlib import blake2s
from pathlib import Path
from typing import Any, NamedTuple

from playnine_widget.cards.shuffle import Stream
from playnine_widget.engine.dealer import seeded
from playnine_widget.engine.errors import BadSetting, PlayNineError
from playnine_widget.engine.exercise import HARDEST
from playnine_widget.engine.reading import text_of, whole
from playnine_widget.lessons.asking import Asking
from playnine_widget.lessons.expecting import expected
from playnine_widget.lessons.progress import Progress
from playnine_widget.lessons.question import Answer, Question
from playnine_widget.lessons.quiz_shots import graded
from playnine_widget.match.match import Match
from playnine_widget.match.reviewing import review
from playnine_widget.match.rows import framed

DAYS = (1, 3, 7)
"""After so many days a drill comes back, each time that it is answered right; after the last it is learned."""
PART = "drills"
WORST, MOST = 5, 1_000
"""How many shots become drills at once, and the most that do."""
COLUMNS = ("position", "played", "best", "lost", "step", "due", "right", "wrong")


class Drill(NamedTuple):
    """A shot to be done better: the position, what was played, what was best then, and what it cost in strokes.

    ``step`` counts the right answers in a row, ``due`` is the day on which it comes next (ISO), empty once it is
    learned; ``right`` and ``wrong`` count all answers.
    """

    position: str
    played: str
    best: str
    lost: float
    step: int = 0
    due: str = ""
    right: int = 0
    wrong: int = 0

    @property
    def learned(self) -> bool:
        """Whether it has been right after every interval."""
        return self.step > len(DAYS)

    @property
    def key(self) -> str:
        """What it is kept under: the same position is the same drill."""
        return blake2s(self.position.encode(), digest_size=8).hexdigest()

    def after(self, today: date, *, right: bool) -> "Drill":
        """Return the drill after an answer: later when right, the same day again when wrong.

        The calendar ends with the year 9999: what would come later comes on its last day.

        >>> drill = Drill("Ann: 5 9 ? 12 / 5 9 ? 0", "draw", "take", 2.0)
        >>> drill.after(date(2026, 12, 1), right=True).due, drill.after(date(2026, 12, 1), right=False).due
        ('2026-12-02', '2026-12-01')
        """
        if not right:
            return self._replace(step=0, due=today.isoformat(), wrong=self.wrong + 1)
        due = _later(today, DAYS[self.step]).isoformat() if self.step < len(DAYS) else ""
        return self._replace(step=self.step + 1, due=due, right=self.right + 1)


class Drills:
    """The drills of a learner, kept on disk with the progress of the lessons; several kernels see the same.

    ``student`` and ``folder`` are those of `Progress`; ``today`` is asked for the day.

    >>> from tempfile import TemporaryDirectory
    >>> match = Match(players=["bot:random", "bot:novice"], seed=9, holes=1)
    >>> match.play_bots()
    >>> with TemporaryDirectory() as folder:
    ...     drills = Drills("ann", folder)
    ...     drills.add(match, n=2), len(drills.due)
    (2, 2)
    """

    def __init__(
        self, student: str | None = None, folder: str | Path | None = None, today: Callable[[], date] = date.today
    ) -> None:
        self._progress, self._today = Progress(student, folder), today

    @property
    def all(self) -> tuple[Drill, ...]:
        """Every drill, the learned ones too, in the order in which they were added."""
        return tuple(_known(self._progress.part(PART)).values())

    @property
    def due(self) -> tuple[Drill, ...]:
        """The drills of today and those that were left lying, the longest waiting and then the dearest first."""
        today = self._today().isoformat()
        waiting = [drill for drill in self.all if not drill.learned and drill.due <= today]
        return tuple(sorted(waiting, key=lambda drill: (drill.due, -drill.lost)))

    @property
    def next_due(self) -> str | None:
        """The day on which a drill is due next (ISO), None when all are learned."""
        return min((drill.due for drill in self.all if not drill.learned), default=None)

    def add(self, of: Any, seat: int = 0, n: int = WORST) -> int:
        """Make drills of a seat's worst shots, and return how many are new. ``of`` is a match, a record or a review.

        Shots whose options are all too close to call, and those of games that have no name of their own, make none.
        Raises `BadSetting` for a game without a review.
        """
        found = of if hasattr(of, "worst") else review(of)
        today, most = self._today().isoformat(), whole(n)
        if most is None or most < 1:
            raise BadSetting("error.quiz.questions", n=text_of(n), most=MOST)
        shots = found.worst(min(most, MOST), seat)
        made = [Drill(str(shot.view), shot.action, shot.best, round(shot.lost, 2), due=today) for shot in shots]
        known = {drill.key for drill in self.all}
        new = {drill.key: drill for drill in made if drill.key not in known and question(drill) is not None}

        def added(part: object) -> dict[str, Any]:
            old = _known(part)
            return {**_entries(part), **_plain({key: drill for key, drill in new.items() if key not in old})}

        if new:
            self._progress.change_part(PART, added)
        return len(new)

    def quiz(self, questions: int | None = None, lang: str = "en", seed: int | None = None) -> "Drilling":
        """Return the drills that are due as questions; each answer is kept at once.

        ``seed`` deals what lies facedown. Raises `BadSetting` when nothing is due.
        """
        due = self.due if questions is None else self.due[: max(whole(questions) or 0, 0)]
        if not due:
            raise BadSetting("error.drills.none", next=self.next_due or "–")
        return Drilling(self, due, seeded(seed), lang)

    def rows(self) -> list[dict[str, Any]]:
        """Return a row for each drill, of plain values."""
        return [drill._asdict() for drill in self.all]

    def frame(self, library: str | None = None) -> Any:
        """Return the rows as a data frame. Raises `BadSetting` where the library is not installed."""
        return framed(self.rows(), COLUMNS, library)

    def keep(self, drill: Drill, *, right: bool) -> None:
        """Keep an answer to a drill."""
        after = expected("drill", drill, Drill).after(self._today(), right=right)
        self._progress.change_part(PART, lambda part: {**_entries(part), **_plain({drill.key: after})})

    def __repr__(self) -> str:
        return f"<Drills: {len(self.due)} of {len(self.all)} due>"


class Drilling(Asking):
    """The drills of today, asked one after the other."""

    def __init__(self, drills: Drills, due: tuple[Drill, ...], seed: int, lang: str) -> None:
        self._drills, self._due = drills, due
        super().__init__("drill", len(due), seed, lang)

    def _made(self, number: int, before: str) -> Question:
        del before  # one's own shots come as they are due
        asked = question(self._due[number - 1], Stream("drill", self.seed, number).below(1 << 30))
        if asked is None:
            raise BadSetting("error.drills.none", next=self._drills.next_due or "–")
        return asked

    def again(self) -> "Drilling":
        """Return what is due now as questions. Raises `BadSetting` when nothing is."""
        return self._drills.quiz(lang=self.lang)

    def _keep(self, number: int, answer: Answer) -> None:
        self._drills.keep(self._due[number - 1], right=answer.right)


def question(drill: Drill, seed: int = 0) -> Question | None:
    """Return the question of a drill; None where its position cannot be read, or all its options are too close."""
    try:
        return graded(Match.from_position(drill.position, seed), HARDEST, "drill")
    except PlayNineError:
        return None


def _later(day: date, days: int) -> date:
    return day + timedelta(days=min(days, (date.max - day).days))


def _plain(drills: Mapping[str, Drill]) -> dict[str, Any]:
    return {key: drill._asdict() for key, drill in drills.items()}


def _entries(part: object) -> dict[str, Any]:
    """Return what was kept as it was written, what cannot be read here too: it stays in the file."""
    return part if isinstance(part, dict) else {}


def _known(part: object) -> dict[str, Drill]:
    """Return the drills that were kept; what is damaged is left out, so that it never stands before the others."""
    read = map(_read, _entries(part).values())
    return {drill.key: drill for drill in read if drill is not None}


def _read(entry: Any) -> Drill | None:
    if not isinstance(entry, dict) or set(entry) != set(Drill._fields):
        return None
    texts = all(isinstance(entry[name], str) for name in ("position", "played", "best", "due"))
    counts = all((whole(entry[name]) or 0) == entry[name] >= 0 for name in ("step", "right", "wrong"))
    sound = texts and counts and isinstance(entry["lost"], (int, float)) and _stands(entry["position"])
    return Drill(**entry) if sound else None


@lru_cache(MOST)
def _stands(position: str) -> bool:
    """Whether a position can be read: one that was edited by hand, or is of a game that is no more, asks nothing."""
    try:
        Match.from_position(position, 0)
    except PlayNineError:
        return False
    return True
