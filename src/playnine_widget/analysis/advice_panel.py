"""The advice packed for a table: every text ready to be shown and to be read aloud, so that nothing is counted there.

``options``: option or verb -> [number, error, grade, what a reader hears, remark], in strokes of this hole.
A verb has what its best option has. The best option shows what its player may expect; every other what it costs on
top, so that the order of the numbers is the order of the options. ``word`` and ``text`` are the remark on the best.
"""

from typing import Any

from playnine_widget.analysis.advice import Advice, Option, spoken
from playnine_widget.words.catalogue import say
from playnine_widget.words.numbers import number, percent


def packed(advice: Advice) -> dict[str, Any]:
    """Return the advice for a table.

    >>> from playnine_widget.match.insight import advise
    >>> from playnine_widget.match.match import Match
    >>> here = "Ann: 5 9 3 12 / 5 9 3 0; Ben: 1 1 4 4 / 1 1 4 ?; discard: 4 9; to act: Ben"
    >>> packed(advise(Match.from_position(here)))["options"]["take"][2:4]
    ['best', '−20.0 strokes, proved: the best']
    """
    options: dict[str, list[str]] = {}
    for option in sorted(advice, key=lambda each: each.margin):
        entry = _entry(advice, option)
        options.setdefault(option.action.partition(" ")[0], entry)
        options[option.action] = entry
    ordered = {key: options[key] for key in (*map(str, (each.action for each in advice)), *options)}
    word = say(advice.lang, "advice.word", option=_called(advice, advice.best), strokes=_strokes(advice, advice.best))
    return {"options": ordered, "word": word, "text": f"{word} {_remark(advice)}"}


def _entry(advice: Advice, option: Option) -> list[str]:
    lang, best = advice.lang, option == advice.best
    grade = "best" if best else "tied" if option.close else option.grade
    error = say(lang, "caddie.proved") if option.proved else f"±{number(lang, option.error)}"
    key = f"advice.said.{grade}" if grade in {"best", "tied"} else "advice.said"
    heard = say(lang, key, strokes=_strokes(advice, option), error=error, lost=number(lang, option.lost))
    remark = say(lang, "advice.remark", option=_called(advice, option), heard=heard, why=spoken(lang, option.why))
    return [_strokes(advice, option), "" if option.proved else error, grade, heard, remark]


def _strokes(advice: Advice, option: Option) -> str:
    return number(advice.lang, advice.best.strokes + option.lost)


def _called(advice: Advice, option: Option) -> str:
    verb, _, place = option.action.partition(" ")
    return place or say(advice.lang, f"does.{verb}")


def _remark(advice: Advice) -> str:
    """Return the reason for the best, what is too close to it, and what the numbers are."""
    lang, best = advice.lang, advice.best
    parts = [f"{say(lang, best.why.key, **best.why.values)}."]
    tied = tuple(_called(advice, option) for option in advice.ties if option != best)
    if tied:
        parts.append(say(lang, "advice.tied", n=len(tied), tied=tied))
    chances = {"win": percent(lang, best.win), "match": percent(lang, best.match)}
    parts.append(say(lang, "advice.chances" if best.match is not None else "advice.chance", **chances))
    parts.append(say(lang, "advice.proved" if advice.proved else "advice.error"))
    return " ".join(parts)
