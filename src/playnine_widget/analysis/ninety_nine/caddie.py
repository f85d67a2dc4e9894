"""The caddie of 99: for each option the chance to survive the round, with its error and its reason.

Hands that fit what the view shows are imagined, and every option is played out against the very same deals, so that
what two options have in common does not blur what tells them apart. After the option all are taken to play on as the
keeper does; the error is that of the sample and knows nothing of people who play otherwise.
"""

from playnine_widget.analysis.advice import spoken
from playnine_widget.analysis.ninety_nine.endings import exact
from playnine_widget.analysis.ninety_nine.reasons import called, why
from playnine_widget.analysis.ninety_nine.sampling import trials
from playnine_widget.analysis.ninety_nine.survival import Chance, Survival
from playnine_widget.bots.rounds import Line, line, table
from playnine_widget.engine.errors import BadSetting
from playnine_widget.engine.message import Message
from playnine_widget.games.ninety_nine.actions import PAY
from playnine_widget.games.ninety_nine.view import View


def advise(view: View, lang: str = "en") -> Survival:
    """Return the advice for the seat to act, from what this view shows and nothing else.

    What is certain or can be counted out is marked as proved. Raises `BadSetting` when nobody is to act, or for a view
    without options.

    >>> from playnine_widget.games.ninety_nine.filling import from_position
    >>> from playnine_widget.games.ninety_nine.observe import view
    >>> here = view(from_position("game: ninety nine; total: 80; Ann: KS 10H 2C; Ben: ? ? ?", list.sort), 0)
    >>> advice = advise(here)
    >>> advice.best.action, advice.best.survive > 0.5, advice.best.proved
    ('play KS', True, False)
    """
    if view.to_act is None or not view.options:
        raise BadSetting("error.advise.nobody")
    return Survival.ranked(view.players[view.to_act], _judged(view), lang)


def reason(view: View, action: str, lang: str = "en") -> str:
    """Return in words what speaks for an option, or against it; the public view of the seat to act will do.

    >>> from playnine_widget.games.ninety_nine.filling import from_position
    >>> from playnine_widget.games.ninety_nine.observe import view
    >>> here = view(from_position("game: ninety nine; total: 80; Ann: KS 10H 2C; Ben: ? ? ?", list.sort), None)
    >>> reason(here, "play KS")
    'Makes the total 99; Ben, who is next, needs a 4, 9, 10 or king (66% to have one)'
    """
    return spoken(lang, because(view, action))


def because(view: View, action: str) -> Message:
    """Return the same as a message, to be said in any language."""
    return why(view, action)


def _judged(view: View) -> tuple[Chance, ...]:
    if PAY in view.options:
        return (Chance(PAY, 0.0, 0.0, 0.0, called(view, PAY), why(view, PAY), proved=True),)
    here = table(view)
    one: dict[Line, Line] = {}  # two cards of a rank are one line: what they leave is the same
    lines = {option: line(view, option, here) for option in view.options}
    lines = {option: one.setdefault(each._replace(at=None), each) for option, each in lines.items()}
    proved = exact(view, list(one.values()), here)
    unsure = [each for each in one.values() if each not in proved]
    found = trials(view, unsure, here)
    chances = proved | {each: found.chance(each) for each in unsure}
    best = max(one.values(), key=lambda each: (chances[each], each in proved))

    def chance(option: str) -> Chance:
        own = lines[option]
        error, gap = (0.0 if own in proved else found.error(own)), found.apart(own, best)
        return Chance(option, chances[own], error, gap, called(view, option), why(view, option), own in proved)

    return tuple(map(chance, view.options))
