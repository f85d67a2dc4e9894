"""How well guessed chances agree with what came: the Brier score, and a table or a chart of both."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from playnine_widget.engine.errors import BadSetting
from playnine_widget.words.catalogue import say
from playnine_widget.words.numbers import number

BINS = 5
WIDE = 20
"""Characters of a bar from 0 to 100 %."""


class Guess(NamedTuple):
    """A guessed chance, the true one, and whether it came true."""

    chance: float
    exact: float
    came: bool


class Bin(NamedTuple):
    """Guesses much alike: between which chances, how many, their mean, the true chance on average, what came."""

    least: float
    most: float
    n: int
    guessed: float
    exact: float
    came: float


@dataclass(frozen=True, repr=False)
class Calibration:
    """The calibration of guesses. ``str`` is a table, `plot` a chart.

    >>> calibrated([(0.5, 0.5, True), (0.5, 0.4, False)]).brier
    0.25
    """

    guesses: tuple[Guess, ...]
    lang: str = "en"

    @property
    def brier(self) -> float | None:
        """The Brier score, 0 the best, 0.25 that of always saying one half; None without guesses."""
        return self._mean([(guess.chance - guess.came) ** 2 for guess in self.guesses])

    @property
    def best(self) -> float | None:
        """The Brier score that the true chances would have got."""
        return self._mean([(guess.exact - guess.came) ** 2 for guess in self.guesses])

    @property
    def off(self) -> float | None:
        """How far the guesses are from the true chances, on average."""
        return self._mean([abs(guess.chance - guess.exact) for guess in self.guesses])

    @property
    def bins(self) -> tuple[Bin, ...]:
        """The guesses by how likely they were said to be, in fifths; without the empty ones."""
        found = []
        for fifth in range(BINS):
            inside = [guess for guess in self.guesses if min(int(guess.chance * BINS), BINS - 1) == fifth]
            if inside:
                means = (self._mean([float(value) for value in column]) or 0.0 for column in zip(*inside, strict=True))
                found.append(Bin(fifth / BINS, (fifth + 1) / BINS, len(inside), *means))
        return tuple(found)

    @staticmethod
    def _mean(values: Sequence[float]) -> float | None:
        return sum(values) / len(values) if values else None

    def rows(self) -> list[dict[str, Any]]:
        """Return the bins as rows of plain values."""
        return [each._asdict() for each in self.bins]

    def __str__(self) -> str:
        if not self.guesses:
            return say(self.lang, "calibration.none")
        lines = [self.summary(self.lang), say(self.lang, "calibration.head")]
        for each in self.bins:
            bar = "".join(_sign(at, each) for at in range(WIDE + 1))
            percents = " ".join(f"{round(100 * value):>3} %" for value in (each.guessed, each.exact, each.came))
            lines.append(f"{percents}  |{bar}| {each.n}")
        return "\n".join(lines)

    def summary(self, lang: str) -> str:
        """Return the scores as a sentence in a language, nothing without guesses.

        >>> calibrated([(0.5, 0.5, True)]).summary("es").split(".")[0], calibrated([]).summary("es")
        ('1 estimación', '')
        """
        if not self.guesses:
            return ""
        numbers = {"brier": self.brier, "best": self.best, "off": self.off}
        scores = {name: number(lang, value or 0, 2) for name, value in numbers.items()}
        return say(lang, "calibration.brier", n=len(self.guesses), **scores)

    def __repr__(self) -> str:
        return str(self)

    def plot(self) -> Any:
        """Return an Altair chart: what was said against what came, with the line on which both agree.

        Raises `BadSetting` where Altair is not installed.
        """
        if find_spec("altair") is None:
            raise BadSetting("error.plots")
        alt = import_module("altair")
        heads = {name: say(self.lang, f"calibration.{name}") for name in ("guessed", "came", "n")}
        scale = alt.Scale(domain=[0, 1])
        x = alt.X("guessed:Q", title=heads["guessed"], scale=scale, axis=alt.Axis(format="%"))
        y = alt.Y("came:Q", title=heads["came"], scale=scale, axis=alt.Axis(format="%"))
        ideal = alt.Data(values=[{"guessed": 0, "came": 0}, {"guessed": 1, "came": 1}])
        even = alt.Chart(ideal).mark_line(strokeDash=[4, 4], color="#59625d").encode(x=x, y=y)
        points = alt.Chart(alt.Data(values=self.rows())).mark_circle(color="#235443", opacity=1)
        sized = points.encode(
            x=x, y=y, size=alt.Size("n:Q", title=heads["n"]), tooltip=["guessed:Q", "exact:Q", "came:Q", "n:Q"]
        )
        return (even + sized).properties(width=320, height=320)


def calibrated(guesses: Sequence[tuple[float, float, bool]], lang: str = "en") -> Calibration:
    """Return the calibration of guesses: each the chance that was said, the true one, and whether it came true."""
    return Calibration(tuple(Guess(*guess) for guess in guesses), lang)


def _sign(at: int, each: Bin) -> str:
    """Return the sign at a place of a bar: ``x`` what was said, ``o`` what came, ``*`` both."""
    said, came = round(each.guessed * WIDE) == at, round(each.came * WIDE) == at
    return "*" if said and came else "x" if said else "o" if came else "·"
