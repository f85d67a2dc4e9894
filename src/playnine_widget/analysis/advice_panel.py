"""The advice packed for a table: every text ready to be shown and to be read aloud, so that nothing is counted there.

``options``: option or verb -> [number, error, grade, what a reader hears, remark].
A verb has what its best option has. ``word`` and ``text`` are the remark on the best.
"""

from typing import Any

from playnine_widget.analysis.advice import Advice, Judged, spoken
from playnine_widget.words.catalogue import say


def packed(advice: Advice[Any]) -> dict[str, Any]:
    """Return the advice for a table.

    >>> from playnine_widget.match.insight import advise
    >>> from playnine_widget.match.match import Match
    >>> here = "Ann: 5 9 3 12 / 5 9 3 0; Ben: 1 1 4 4 / 1 1 4 ?; discard: 4 9; to act: Ben"
    >>> packed(advise(Match.from_position(here)))["options"]["take"][2:4]
    ['best', '−20.0 strokes, proved: the best']
    """
    options: dict[str, list[str]] = {}
    for option in sorted(advice, key=lambda each: each.cost):
        entry = _entry(advice, option)
        options.setdefault(option.action.partition(" ")[0], entry)
        options[option.action] = entry
    ordered = {key: options[key] for key in (*map(str, (each.action for each in advice)), *options)}
    best = {"option": advice.called(advice.best), "figure": advice.figure(advice.best)}
    word = say(advice.lang, f"advice.word{advice.words}", **best)
    return {"options": ordered, "word": word, "text": f"{word} {_remark(advice)}"}


def _entry(advice: Advice[Any], option: Judged) -> list[str]:
    lang, best = advice.lang, option == advice.best
    grade = "best" if best else "tied" if option.close else option.grade
    error = say(lang, "caddie.proved") if option.proved else f"±{advice.amount(option.error)}"
    key = f"advice.said{advice.words}{f'.{grade}' if grade in {'best', 'tied'} else ''}"
    figure = advice.figure(option)
    heard = say(lang, key, figure=figure, error=error, lost=advice.amount(option.lost))
    remark = say(lang, "advice.remark", option=advice.called(option), heard=heard, why=spoken(lang, option.why))
    return [figure, "" if option.proved else error, grade, heard, remark]


def _remark(advice: Advice[Any]) -> str:
    """Return the reason for the best, what is too close to it, and what the numbers are."""
    lang, best = advice.lang, advice.best
    parts = [f"{say(lang, best.why.key, **best.why.values)}."]
    tied = tuple(advice.called(option) for option in advice.ties if option != best)
    if tied:
        parts.append(say(lang, "advice.tied", n=len(tied), tied=tied))
    return " ".join([*parts, *advice.footnotes()])
