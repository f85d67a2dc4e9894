"""What a table teaches: a lesson or a quiz beside the match, and what of the table makes no sense meanwhile."""

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from playnine_widget.engine.errors import IllegalAction, StaleRevision

if TYPE_CHECKING:
    from playnine_widget.match.match import Match
    from playnine_widget.widget.wire import Request

TOOLS = {"undo": "U", "caddie": "C", "odds": "O", "new": ""}
"""The tools of a table that may be hidden, and their keys."""
KINDS = {"undo": ("undo", "redo", "goto"), "caddie": ("advise",), "odds": ("advise",), "new": ("new", "step")}
"""What the browser asks for with them."""
Keyed = list[list[Any]]


class Teaching:
    """A lesson or a quiz on a table: which match lies there, what is said beside it, and what was asked for is done.

    ``number`` grows with everything that is new in it; what the browser asks carries the one that it shows.
    """

    hides: tuple[str, ...] = ()
    """The tools that make no sense."""

    def __init__(self) -> None:
        self.number, self.acting = 1, False
        self._table: Callable[[], Callable[[], None] | None] = lambda: None

    # ---- what each kind of teaching says

    @property
    def match(self) -> "Match":
        """The match that belongs on the table."""
        raise NotImplementedError

    @property
    def seat(self) -> int | None:
        """The seat that the table is for."""
        raise NotImplementedError

    @property
    def asks(self) -> bool:
        """Whether an action is asked for now."""
        raise NotImplementedError

    @property
    def subject(self) -> Any:
        """What is taught: a `Study`, a `Quiz`."""
        raise NotImplementedError

    def act(self, *actions: str) -> None:
        """Take in actions of the learner's. Raises `IllegalAction` where none is asked for or one is no option."""
        raise NotImplementedError

    def do(self, request: "Request") -> None:
        """Do what was asked for. Raises `IllegalAction` for what is not offered."""
        raise NotImplementedError

    def said(self, lang: str) -> tuple[str, dict[str, Any]]:
        """Return the name of the panel, and what it says."""
        raise NotImplementedError

    def keys(self, lang: str) -> Keyed:
        """Return the keys that do something here, and what: [key, what it does]."""
        raise NotImplementedError

    def summary(self, lang: str) -> list[str]:
        """Return what is taught as lines of text, the title first."""
        raise NotImplementedError

    @property
    def lang(self) -> str:
        """The language that it was made for."""
        raise NotImplementedError

    def check_language(self, lang: str) -> None:
        """Raise `BadLesson` where what is taught has faulty texts in a language: a table does not begin to speak it."""

    @property
    def covers(self) -> bool:
        """Whether the strokes on the table would give an answer away."""
        return False

    def bare(self, view: dict[str, Any]) -> dict[str, Any]:
        """Return a view without what would give an answer away."""
        return view

    # ---- what they share

    def follow(self, table: Callable[[], Callable[[], None] | None]) -> None:
        """Let a table hear of what is new, as long as there is one: `table` is a reference to what it does then."""
        self._table = table

    def leave(self) -> None:
        """Hear no more of what is taught: the table goes."""

    def changed(self) -> None:
        """Tell the table that something is new."""
        show = self._table()
        if show is not None:
            show()

    def answer(self, request: "Request") -> None:
        """Do what the browser asked for. Raises `StaleRevision` when something else was new meanwhile."""
        if request.number != self.number:
            raise StaleRevision("notice.stale")
        self.do(request)

    @contextmanager
    def taking_in(self) -> Iterator[None]:
        """While an action is taken in, nothing is offered: it is judged, and others may play after it."""
        self.acting = True
        try:
            yield
        finally:
            self.acting = False

    def check(self, kind: str, of: str = "") -> None:
        """Raise `IllegalAction` for what a table does not do while it teaches."""
        if any(kind in KINDS[tool] for tool in self.hides if (tool == "odds") == (of == "odds")):
            raise IllegalAction("notice.lesson")

    def fitted(self, view: dict[str, Any], lang: str) -> dict[str, Any]:
        """Return a packed view as it belongs on the table: nothing is offered where nothing is asked."""
        if self.asks and not self.acting:
            return self.bare(view)
        dropped = {"does", "progress", "options"}
        return self.bare(
            {key: value for key, value in view.items() if key not in dropped} | {"ask": self.waiting(lang)}
        )

    def waiting(self, lang: str) -> str:
        """Return the prompt where no action is asked for."""
        raise NotImplementedError

    def panel(self, lang: str) -> dict[str, Any]:
        """Return the panel for the browser, by its name; what there is none of is left out."""
        name, said = self.said(lang)
        hides = {"number": self.number, "hides": list(self.hides)}
        return {name: {key: value for key, value in said.items() if value not in (None, "", [], ())} | hides}

    def words(self, labels: dict[str, Any], lang: str) -> dict[str, Any]:
        """Return the fixed words of a table with the keys of what is taught, without those of hidden tools."""
        hidden: Collection[str] = {TOOLS[tool] for tool in self.hides}
        kept = [[key, does] for key, does in labels["keys"] if key not in hidden]
        return labels | {"keys": [*kept[:-1], *self.keys(lang), *kept[-1:]]}
