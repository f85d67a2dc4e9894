"""Every sentence comes from the catalogue: in a language whose every message stands in brackets nothing stands outside.

What may: names of players and of languages, signs of cards and places, keys, and the texts of a lesson.
"""

from __future__ import annotations

import re
from contextlib import suppress
from gettext import GNUTranslations
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import playnine_widget as p9
from playnine_widget.lessons.study import Study
from playnine_widget.widget.labels import labels
from playnine_widget.words import catalogue
from playnine_widget.words.languages import LANGUAGES, Language
from wire.taught import LESSON

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from page.conftest import Open

SCRIPT = (Path(__file__).parent / "pseudo.js").read_text(encoding="utf-8")
CODE, TRAITS = "qq", ("view", "card", "labels", "notice", "panel", "lang", "speed")
BRACKETS, WORD = re.compile(r"⟦[^⟦⟧]*⟧"), re.compile(r"[^\W\d_]{2,}")
KEYS = {"Tab", "Enter", "Esc", "Escape", "QQ", "Ann", "Ben", "Cy"}
"""Keys as they are written on a keyboard, the code of the language, the players."""


class Bracketed(GNUTranslations):
    """English, each message between brackets."""

    def __init__(self, english: GNUTranslations) -> None:
        super().__init__()
        self._english = english

    def gettext(self, message: str) -> str:
        found = self._english.gettext(message)
        return found if found == message else f"⟦{found}⟧"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        found = self._english.ngettext(msgid1, msgid2, n)
        return found if found in {msgid1, msgid2} else f"⟦{found}⟧"


@pytest.fixture
def bracketed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A language of the catalogue in which every message is bracketed."""
    load = catalogue.load
    english = Bracketed(load("en"))
    monkeypatch.setitem(LANGUAGES, CODE, Language("⟦Pseudo⟧", decimal="."))
    monkeypatch.setattr(catalogue, "load", lambda lang: english if lang == CODE else load(lang))
    yield
    catalogue._template.cache_clear()
    labels.cache_clear()


def outside(texts: list[str], allowed: set[str]) -> set[str]:
    """The words that stand in no brackets."""
    found = set()
    for text in texts:
        rest, before = text, ""
        for known in sorted(allowed, key=len, reverse=True):
            rest = rest.replace(known, " ")
        while rest != before:
            rest, before = BRACKETS.sub(" ", rest), rest
        found |= set(WORD.findall(rest))
    return found


def traits(table: p9.CardTable) -> dict[str, Any]:
    return {name: getattr(table, name) for name in TRAITS}


def ask(table: p9.CardTable, kind: str, **more: Any) -> None:
    table._on_message(table, {"kind": kind, "revision": table.view["revision"], **more}, [])


def golf() -> p9.CardTable:
    table = p9.CardTable(seats=["Ann", "Ben"], seed=9, lang=CODE, holes=1)
    table.act("flip A1", "flip B1", "flip A1", "flip B1", "draw")
    ask(table, "advise")
    ask(table, "advise", of="odds")
    return table


def wrong() -> p9.CardTable:
    table = golf()
    ask(table, "act", action="swap Z9")
    return table


def over() -> p9.CardTable:
    match = p9.Match(players=["bot:novice", "bot:random"], seed=4, holes=1)
    match.play_bots()
    table = p9.CardTable(match, lang=CODE)
    ask(table, "advise", of="review")
    return table


def failed() -> p9.CardTable:
    def Cy(_view: object) -> str:  # noqa: N802  (a player is called as its function is)
        return "swap Z9"

    table = p9.CardTable(seats=["Ann", "Ben"], seed=1, lang=CODE)
    table.match.sit(table.match.to_act or 0, Cy)
    with suppress(p9.BotFailed):
        table.match.play_bots()
    return table


def ninety() -> p9.CardTable:
    table = p9.CardTable("game: ninety nine; total: 80; Ann: KS AH 2C; Ben: ? ? ?", lang=CODE, seat=0)
    ask(table, "advise")
    return table


def lesson() -> p9.CardTable:
    table = p9.CardTable(Study(LESSON), lang=CODE)
    table.act("draw")
    return table


def quiz() -> p9.CardTable:
    table = p9.CardTable(p9.Quiz("legal", seed=3, lang=CODE))
    table.taught.skip()
    return table


@pytest.mark.usefixtures("bracketed")
@pytest.mark.parametrize("made", [golf, wrong, over, failed, ninety, lesson, quiz])
def test_every_sentence_at_the_table_is_of_the_catalogue(open_demo: Open, made: Callable[[], p9.CardTable]) -> None:
    table = made()
    page = open_demo(state="drawn")
    page.evaluate(SCRIPT)
    page.evaluate("(traits) => window.shown(traits)", traits(table))
    names = {*table.match.players, *(language.name for language in LANGUAGES.values())}
    texts = {each for step in LESSON.steps for each in (step.text, step.task, *step.hints, *step.wrong.values())}
    allowed = KEYS | names | (({LESSON.title, LESSON.chapter.capitalize()} | texts) - {""})
    found = page.evaluate("window.texts()")
    assert "⟦" in "".join(found)
    assert outside(found, allowed) == set()
