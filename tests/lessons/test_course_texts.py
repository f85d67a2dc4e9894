"""What the course says: short, the same in every language, and every number in it comes from somewhere."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

import pytest

import playnine_widget as p9
from kit.course import COURSE, GOLF, LESSONS, Advised, advised, walked

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playnine_widget.games.golf.scoring import Score
    from playnine_widget.lessons.lesson import Lesson
    from playnine_widget.match.match import Match

LONGEST = {"title": 32, "chapter": 20, "text": 185, "task": 100, "wrong": 125, "hint": 85, "done": 130}
"""Characters, in any language."""

NUMBER = re.compile(r"(?<![\w,.])−?\d+(?:[.,]\d+)?(?![\w])|(?<![\w,.])−?\d+(?=s\b)")
PLACE = re.compile(r"\b[A-D][1-3]\b")
STROKES = re.compile(r"(−?\d+(?:\.\d)?) strokes?")

MEAN = 604 / 108
"""What an unknown card costs: the sum of all faces over the cards of the deck (rules 1 and 2)."""

MEASURED: dict[str, set[float]] = {
    "where_to_tee_off": {1.1},
    "what_to_take": {81, 31, 98},
    "early_turns": {3},
    "denying": {2.5, 9, 11, 3.2, 1, 2},
    "going_out": {5.7, 12, 15},
    "waiting": {6, 55, 68},
    "bonuses": {8},
}
"""The facts of the strategy lessons, measured in self-play of strong players; all other figures are computed here."""


class Line(NamedTuple):
    """A text of a lesson file: its step (0 is the head), its key, and what it says."""

    step: int
    key: str
    said: str


def lines(path: Path) -> list[Line]:
    """The texts of a lesson file, in order."""
    found = []
    for step, block in enumerate(re.split(r"(?m)^---$", path.read_text(encoding="utf-8"))):
        for line in filter(None, map(str.strip, block.splitlines())):
            key, colon, said = line.partition(": ")
            kind = key.partition(" ")[0]
            if kind in {"game", "seed", "rules", "position", "accept", "solution", "then"}:
                continue
            known = colon and kind in LONGEST and "\u00a0" not in key
            found.append(Line(step, key, said) if known else Line(step, "text", line))
    return found


FILES = [path for lang in sorted(COURSE.iterdir()) for path in sorted(lang.glob("*.md"))]
every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
every_translation = pytest.mark.parametrize(
    "path", [path for path in FILES if path.parent.name != "en"], ids=lambda path: f"{path.parent.name}/{path.stem}"
)


def numbers(said: str) -> Counter[str]:
    """The numbers and the places in a text, whatever the language writes between units and tenths."""
    return Counter([one.replace(",", ".") for one in NUMBER.findall(said)] + PLACE.findall(said))


@every_file
def test_no_text_is_long_and_no_step_begins_with_more_than_two_sentences(path: Path) -> None:
    found = lines(path)
    for line in found:
        assert len(line.said) <= LONGEST[line.key.partition(" ")[0]], line
        assert len(re.findall(r"[.!?](?:\s|$)", line.said)) <= 2, line
    for step in {1, *(line.step for line in found)}:
        before = [line.said for line in found if line.key == "text" and line.step in ({0, 1} if step == 1 else {step})]
        assert len(re.findall(r"[.!?](?:\s|$)", " ".join(before))) <= 2, before


@every_file
def test_minus_signs_apostrophes_and_spaces_are_those_of_print(path: Path) -> None:
    for line in lines(path):
        assert not re.search(r"-\d|['\"]|\.\.\.|  ", line.said), line
        if path.parent.name == "fr":
            assert not re.search(r" [:;!?%»]|« ", line.said), line


@every_translation
def test_a_translation_says_the_same_with_the_same_numbers_and_places(path: Path) -> None:
    english, here = lines(COURSE / "en" / path.name), lines(path)
    if path.parent.name == "br":  # as far as it is certain
        there = iter(english)
        pairs = [(next(line for line in there if line[:2] == mine[:2]), mine) for mine in here]
    else:
        assert [line[:2] for line in here] == [line[:2] for line in english]
        pairs = list(zip(english, here, strict=True))
    for original, line in pairs:
        assert numbers(line.said) == numbers(original.said), line
        assert line.key == "hint" or line.said != original.said or numbers(line.said), line


@pytest.mark.parametrize("lang", ["fr", "es"])
def test_a_chapter_has_one_name_in_a_language(lang: str) -> None:
    names = {(LESSONS[path.stem].chapter, lines(path)[1].said) for path in sorted((COURSE / lang).glob("*.md"))}
    assert len(names) == len({name for name, _ in names}) == len({name for _, name in names})


@pytest.mark.parametrize("name", GOLF)
def test_strokes_said_to_be_lost_are_what_the_caddie_says(name: str) -> None:
    moments = advised(name)
    for step in LESSONS[name].steps:
        for action, said in step.wrong.items():
            lost = {lost for moment in moments if moment.step is step for lost in losses(moment, action)}
            exact = {float(one) for one in re.findall(r"\d+\.\d", said)} - {round(MEAN, 1)}
            assert exact <= {round(one, 1) for one in lost}, (action, said, lost)
            about = {int(one) for one in re.findall(r"(?i:about|almost) (\d+) strokes?", said)}
            assert about <= {round(one) for one in lost}, (action, said, lost)


def losses(moment: Advised, action: str) -> Iterator[float]:
    """What an action costs at a moment of a lesson, if it is offered there."""
    yield from (option.lost for option in moment.advice if option.action == action)


@pytest.mark.parametrize("name", GOLF)
def test_shares_are_those_that_were_measured(name: str) -> None:
    lesson = LESSONS[name]
    said = " ".join([lesson.opening, *(f"{step.text} {step.task} {step.done}" for step in lesson.steps)])
    shares = {int(one) for found in re.findall(r"(?:(\d+) to )?(\d+) %", said) for one in found if one}
    assert shares <= MEASURED.get(name[3:], set())


@pytest.mark.parametrize("name", GOLF)
def test_strokes_that_are_counted_are_the_engines_count(name: str) -> None:
    lesson = LESSONS[name]
    for step, counted in counts(lesson).items():
        opening = lesson.opening if step == 0 else ""
        for text in (opening, lesson.steps[step].text, lesson.steps[step].task, lesson.steps[step].done):
            stated = {float(one.replace("−", "-")) for one in STROKES.findall(text)}
            assert stated <= counted | MEASURED.get(name[3:], set()) | {round(MEAN, 1)}, (step, text)


def counts(lesson: Lesson) -> dict[int, set[float]]:
    """All that may be counted in each step: totals, columns, what was saved, what a match pays."""
    found: dict[int, set[float]] = {}
    for study, step, _, action in walked(lesson):
        after = study.match.branch()
        after.act(action)
        for player, actions in step.then if action == step.solution[-1] else ():
            for one in actions:
                after.act(one, seat=after.players.index(player))
        here = found.setdefault(study.step, set())
        for before, now in zip(scores(study.match), scores(after), strict=True):
            here |= {before.total, now.total, before.total - now.total, now.total - before.total}
            here |= {line.strokes for line in (*before.lines, *now.lines)}
            here |= {sum(map(after.variant.value, line.cards)) for line in now.lines}
            here.add(sum(min(line.strokes, 0) for line in now.lines))
        here |= {-paid for paid in after.variant.match_bonus.values()} | {*after.view().totals}
    return found


def scores(match: Match) -> list[Score]:
    """What each layout counts, as far as it is up."""
    view = match.view()
    return [p9.score(layout, match.variant) for layout in view.layouts]
