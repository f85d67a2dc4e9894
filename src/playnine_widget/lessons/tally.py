"""What a learner has done at a lesson so far, and the stars that it comes to."""

from typing import NamedTuple, Self

SOLVED, SHOWN, SKIPPED, NOT_YET = "solved", "shown", "skipped", ""
MARKS = (SOLVED, SHOWN, SKIPPED, NOT_YET)
MOST_STARS = 3
FEW = 2
"""Up to so many hints and wrong tries a lesson has two stars."""


class Tally(NamedTuple):
    """``marks`` say of each step whether it is solved, only shown, skipped or not yet done.

    >>> tally = Tally.new(2).marked(0, SOLVED).hinted(1).marked(1, SOLVED)
    >>> tally.stars, tally.finished, tally.marked(1, SHOWN).stars
    (2, True, 2)
    """

    marks: tuple[str, ...]
    hints: int = 0
    wrong: int = 0
    shown: int = 0

    @classmethod
    def new(cls, steps: int) -> Self:
        """Return the tally of a lesson that begins."""
        return cls((NOT_YET,) * steps)

    def marked(self, step: int, mark: str) -> Self:
        """Return it with a step solved, shown or skipped. What was solved once stays solved."""
        shown = self.shown + (mark == SHOWN and self.marks[step] != SOLVED)
        kept = SOLVED if self.marks[step] == SOLVED else mark
        return self._replace(marks=(*self.marks[:step], kept, *self.marks[step + 1 :]), shown=shown)

    def hinted(self, step: int) -> Self:
        """Return it with a hint more; hints to a step that is solved cost nothing."""
        return self._replace(hints=self.hints + (self.marks[step] != SOLVED))

    def missed(self, step: int) -> Self:
        """Return it with a wrong try more; those at a step that is solved cost nothing."""
        return self._replace(wrong=self.wrong + (self.marks[step] != SOLVED))

    @property
    def finished(self) -> bool:
        """Whether every step is solved, shown or skipped."""
        return all(self.marks)

    @property
    def passed(self) -> bool:
        """Whether every step is solved."""
        return all(mark == SOLVED for mark in self.marks)

    @property
    def stars(self) -> int:
        """The stars that the lesson is worth as it stands: 3 without a hint and a wrong try, 2 with few, else 1.

        A solution that was shown leaves 1, and none until the step is solved all the same; a step skipped leaves none.
        """
        if SKIPPED in self.marks or SHOWN in self.marks:
            return 0
        slips = self.hints + self.wrong
        return 1 if self.shown or slips > FEW else MOST_STARS - bool(slips)
