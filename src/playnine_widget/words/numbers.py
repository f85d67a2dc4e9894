"""Numbers with tenths, and chances, as each language writes them. Whole numbers need none of this: `say` takes them."""

from typing import NamedTuple

from playnine_widget.words.catalogue import minus, say
from playnine_widget.words.languages import LANGUAGES


class Figure(NamedTuple):
    """A number of strokes among the values of a message, which is written only when the language is known.

    >>> Figure(5.25).said("fr"), Figure(-14.0, is_change=True).said("es")
    ('5,2', '−14')
    """

    strokes: float
    is_change: bool = False

    def said(self, lang: str) -> str:
        """Return it as a language writes it; a change goes with its sign."""
        return signed(lang, self.strokes) if self.is_change else number(lang, self.strokes)


class Chance(NamedTuple):
    """A chance from 0 to 1 among the values of a message.

    >>> Chance(0.256).said("en"), Chance(0.001).said("en")
    ('26%', '<1%')
    """

    chance: float

    def said(self, lang: str) -> str:
        """Return it as a language writes it."""
        return percent(lang, self.chance)


def number(lang: str, value: float, digits: int = 1) -> str:
    """Return a number of strokes for people, with its tenths, or with more digits.

    >>> number("en", -3.14159), number("fr", -3.14159), number("br", 0.04), number("es", -0.04)
    ('−3.1', '−3,1', '0,0', '0,0')
    """
    return minus(f"{round(value, digits) + 0.0:.{digits}f}").replace(".", LANGUAGES[lang].decimal)


def short(lang: str, value: float) -> str:
    """Return a number of strokes for people, with its tenths where there are any.

    >>> short("en", 2.54), short("fr", 2.54), short("fr", -14.0)
    ('2.5', '2,5', '−14')
    """
    text = number(lang, value)
    return text[:-2] if text.endswith("0") else text


def signed(lang: str, change: float) -> str:
    """Return a change in strokes with its sign.

    >>> signed("en", -14), signed("es", 2.54), signed("en", 0)
    ('−14', '+2,5', '±0')
    """
    text = short(lang, change)
    return text if text.startswith(minus("-")) else f"{'±' if text == '0' else '+'}{text}"


def percent(lang: str, chance: float | None) -> str:
    """Return a chance for people, nothing where there is none.

    >>> percent("en", 0.256), percent("en", 0.001), percent("en", 1), percent("en", None)
    ('26%', '<1%', '100%', '')
    """
    if chance is None:
        return ""
    whole = round(100 * chance)
    text = "<1" if not whole and chance > 0 else ">99" if whole == 100 and chance < 1 else str(whole)
    return say(lang, "percent", n=text)
