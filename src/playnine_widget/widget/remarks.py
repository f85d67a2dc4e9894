"""What a table remarks beside the match: a notice, a bot that failed, a question, the sealed deck."""

from typing import Any, NamedTuple

from playnine_widget.engine.message import Message
from playnine_widget.widget.advising import Insight
from playnine_widget.widget.labels import spoken
from playnine_widget.words.catalogue import say


class Notice(NamedTuple):
    """A refusal or a hint (`kind`: error, hint)."""

    number: int
    message: Message
    kind: str


class Failure(NamedTuple):
    """Why the bot or function in a seat made no decision."""

    number: int
    seat: int | None
    message: Message
    trace: str = ""


class Question(NamedTuple):
    """An option that is asked about before it is done, and what it does."""

    number: int
    option: str
    deed: Message


class Remarks:
    """The notice, the failure and the question that a table shows; numbered, so that the same text twice shows twice.

    >>> remarks = Remarks()
    >>> remarks.notify(Message("notice.stale"), "error")
    >>> remarks.notice("en")["number"], remarks.panel("en")
    (1, {})
    """

    def __init__(self) -> None:
        self._count = 0
        self.seal: dict[str, str] = {}
        self.insight = Insight()
        self.clear()

    def clear(self) -> None:
        """Drop all of it: the match has gone on."""
        self.insight.clear()
        self._notice: Notice | None = None
        self._failure: Failure | None = None
        self._question: Question | None = None

    def notify(self, message: Message, kind: str) -> None:
        """Keep a notice, in the place of an older one."""
        self._count += 1
        self._notice = Notice(self._count, message, kind)

    def fail(self, seat: int | None, message: Message, trace: str = "") -> None:
        """Keep a failure, in the place of an older one."""
        self._count += 1
        self._failure = Failure(self._count, seat, message, trace)

    def ask(self, option: str, deed: Message) -> None:
        """Keep a question, in the place of an older one."""
        self._count += 1
        self._question = Question(self._count, option, deed)

    def notice(self, lang: str) -> dict[str, Any]:
        """The notice for the browser; empty when there is none."""
        if self._notice is None:
            return {}
        number, message, kind = self._notice
        return {"number": number, "text": spoken(lang, message), "kind": kind}

    def panel(self, lang: str) -> dict[str, Any]:
        """The failure and the question for the browser, each with what may be done about it, the seal, the advice."""
        panel: dict[str, Any] = {"seal": self.seal} if self.seal else {}
        panel |= self.insight.panel(lang)
        if self._failure is not None:
            number, seat, message, trace = self._failure
            panel["failed"] = {"number": number, "seat": seat, "text": say(lang, "failed.offer", why=message)}
            if trace:
                panel["failed"] |= {"trace": trace, "title": say(lang, "failed.trace")}
        if self._question is not None:
            number, option, deed = self._question
            panel["confirm"] = {"number": number, "action": option, "text": say(lang, "confirm.offer", action=deed)}
        return panel
