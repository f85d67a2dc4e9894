"""The moments that a table shows, one after the other, under revisions of its own that never come twice."""

from collections.abc import Iterator
from typing import NamedTuple

from playnine_widget.match.announcer import Change
from playnine_widget.match.chronicle import Chronicle
from playnine_widget.match.match import Match


class Moment(NamedTuple):
    """What a table shows: the match as it stood, at a revision of the table.

    `news`: its last event is new here; `waits`: bots do not play on until somebody steps.
    """

    match: Chronicle
    revision: int
    news: bool = True
    waits: bool = False

    @property
    def turns_the_card(self) -> bool:
        """Whether what changes once a hole may be another than in the moment before."""
        return not self.news or self.match.steps[-1].event["kind"] != "act"


class Sitting(NamedTuple):
    """The match on a table; `earlier` is the last revision of the table before that match."""

    match: Match
    earlier: int = 0

    def present(self, *, waits: bool = False) -> Moment:
        """The match as it stands, shown afresh."""
        now = self.match.now
        return Moment(now, self.earlier + now.revision, news=False, waits=waits)

    def told(self, change: Change) -> Iterator[Moment]:
        """A moment for each event of a change; fewer when some were undone meanwhile, whose news follows."""
        now, revision = self.match.now, self.earlier + change.revision - change.last
        for at in range(change.first, min(change.last + 1, len(now.steps))):
            yield Moment(now.after(at), revision + at)
