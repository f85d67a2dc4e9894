"""What a quiz says beside the table, packed for the browser: the question, how it is answered, what came of it."""

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from playnine_widget.lessons.question import percent
from playnine_widget.words.catalogue import say, shown

if TYPE_CHECKING:
    from playnine_widget.lessons.asking import Asking
    from playnine_widget.lessons.calibration import Bin
    from playnine_widget.lessons.question import Answer, Choice, Question

KEYS = {"skip": "J", "again": "A"}


def packed(quiz: "Asking", offers: Collection[str], lang: str, look: str) -> dict[str, Any]:
    """Return the question that is asked, or was answered last; what there is none of is empty.

    ``look`` is the choice that somebody has gone to, to look at its position.
    """
    question, answer = quiz.question, quiz.answered
    title, where, ask = (shown(lang, message) for message in (quiz.title, quiz.where, question.ask))
    now = "open" if answer is None else "good" if answer.right else "better" if answer.score else "wrong"
    asks = say(lang, f"quiz.word.{_how(question)}")
    word = asks if answer is None else ""  # what is said of an answer begins with a word
    labels = {choice.value: shown(lang, choice.label) for choice in question.choices}
    said = "" if answer is None else shown(lang, answer.message)
    news = f"{where}. {ask}" if answer is None else said
    return {
        "title": title,
        "where": where,
        "score": shown(lang, quiz.summary) if quiz.answers else "",
        "task": ask,
        "state": now,
        "word": word,
        "said": said,
        "heard": labels[look] if look and answer is None else news,
        "deeds": deeds(offers, lang),
        "next": ["next", say(lang, "quiz.deed.next")] if "next" in offers else [],
        "form": form(question, answer, lang, look),
        "results": results(quiz, lang) if quiz.over else None,
    }


def _how(question: "Question") -> str:
    """Return how a question is answered: on the cards, by going back and forth, in its form."""
    return "act" if question.asks_to_act else "look" if question.moments else "open"


def deeds(offers: Collection[str], lang: str) -> list[list[Any]]:
    """Return what may be asked for, each with its name, its label, its key and whether it is offered now."""
    return [[deed, say(lang, f"quiz.deed.{deed}"), key, deed in offers] for deed, key in KEYS.items()]


def form(question: "Question", answer: "Answer | None", lang: str, look: str) -> dict[str, Any]:
    """Return how a question is answered and, once it is, what was answered and what is right."""
    looks = {"looks": look or question.choices[0].value} if question.moments and answer is None else {}
    chance = question.form == "chance"
    answered = None
    if answer is not None:
        given = _per_cent(answer.value) if chance else answer.value
        answered = {"given": given, "right": _per_cent(question.answer) if chance else question.answer}
    return {
        "kind": question.form,
        "label": say(lang, f"quiz.form.{question.form}"),
        "unit": "%" if chance else "",
        "send": say(lang, "quiz.deed.answer"),
        "choices": [[choice.value, shown(lang, choice.label)] for choice in _choices(question, answer)],
        "answered": answered,
        **looks,
    }


def _choices(question: "Question", answer: "Answer | None") -> list["Choice"]:
    """Return what is chosen from beside the table: an action is picked on the cards, and only judged here."""
    if not question.asks_to_act:
        return list(question.choices)
    judged = set() if answer is None else {answer.value, question.answer}
    return [choice for choice in question.choices if choice.value in judged]


def results(quiz: "Asking", lang: str) -> dict[str, Any]:
    """Return what a quiz came to: the score, and for chances how well they were judged."""
    found = quiz.calibration
    lines = [*filter(None, (shown(lang, quiz.summary), found.summary(lang)))]
    heads = [say(lang, f"quiz.table.{head}") for head in ("said", "times", "came")]
    caption = say(lang, "quiz.table.caption")
    return {"lines": lines, "caption": caption, "heads": heads, "rows": [_row(each, lang) for each in found.bins]}


def _row(each: "Bin", lang: str) -> list[Any]:
    """Return a line of the table: what was said, how often, how often it came, and both as shares for the bar."""
    said, came = (shown(lang, percent(chance)) for chance in (each.guessed, each.came))
    return [said, str(each.n), came, _per_cent(each.guessed), _per_cent(each.came)]


def _per_cent(chance: float | None) -> int | None:
    return None if chance is None else round(100 * chance)
