"""The switches of a variant: a written value is read, or refused with what the switch may be. Knows no switch."""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any

from playnine_widget.engine.errors import BadSetting, UnknownName
from playnine_widget.engine.frozen import FrozenMap
from playnine_widget.engine.reading import nearest, number_in, text_of, whole


def choice(name: str, value: object, choices: tuple[object, ...]) -> object:
    """Return which of the choices a value is, words in any case. Raises `BadSetting` for any other.

    >>> choice("nine", "SKIP_NEXT", ("pass", "skip_next"))
    'skip_next'
    """
    for known in choices:
        if isinstance(known, bool):
            if type(value).__name__ in {"bool", "bool_"} and bool(value) is known:  # numpy's truth too
                return known
        elif isinstance(value, str) and value.casefold() == known:
            return known
    raise BadSetting("error.rule.choice", rule=name, value=text_of(value), known=tuple(map(str, choices)))


def number(name: str, value: object, least: int, most: int) -> int:
    """Return a whole number as a plain int. Raises `BadSetting` for anything else and outside the bounds.

    >>> number("tokens", 3, 1, 99)
    3
    """
    found = whole(value)
    if found is None or not least <= found <= most:
        raise BadSetting("error.rule.whole", rule=name, value=text_of(value), least=least, most=most)
    return found


def ladder(name: str, value: object, rung_of: Callable[[object], object], numbers: range) -> FrozenMap[Any, int]:
    """Return a mapping to whole numbers; ``rung_of`` reads a key, None where it is none.

    Raises `BadSetting` for anything else.

    >>> ladder("decks", {"16": 2, 8: 1}, rung_in(range(2, 100)), range(1, 100))
    {8: 1, 16: 2}
    """
    found: dict[Any, int] = {}
    for key, written in value.items() if isinstance(value, Mapping) else [(None, None)]:
        rung, counted = rung_of(key), whole(written)
        if rung is None or counted is None or counted not in numbers:
            least, most = numbers[0], numbers[-1]
            raise BadSetting("error.rule.mapping", rule=name, value=text_of(value), least=least, most=most)
        found[rung] = counted
    return FrozenMap(sorted(found.items()))


def rung_in(rungs: range) -> Callable[[object], int | None]:
    """Return how to read a key that is a whole number within these (JSON writes it as text)."""

    def rung(key: object) -> int | None:
        found = number_in(key) if isinstance(key, str) else whole(key)
        return found if found in rungs else None

    return rung


def rules_text(rules: Mapping[str, Any]) -> str:
    """Return changed rules as positions and transcripts write them.

    >>> rules_text({"holes": 18, "decks": {"3": 1, "6": 2}, "skip_one_facedown": False})
    'holes=18, decks=3:1 6:2, skip_one_facedown=false'
    """
    return ", ".join(f"{rule}={_rule_text(value)}" for rule, value in rules.items())


def _rule_text(value: object) -> str:
    if isinstance(value, Mapping):
        return " ".join(f"{key}:{counted}" for key, counted in value.items())
    return str(value) if isinstance(value, str) else str(value).lower()


def read_rules(
    items: Iterable[str], choices: Collection[str], numbers: Collection[str], ladders: Collection[str]
) -> dict[str, object]:
    """Return rules written as ``holes=18``, by the kind of the switch; the variant checks what they are.

    Raises `BadSetting` where no ``=`` stands and `UnknownName` with the nearest for a rule that there is not.

    >>> read_rules(["tokens=5", "nine=skip_next", "decks=8:1 16:2"], ["nine"], ["tokens"], ["decks"])
    {'tokens': 5, 'nine': 'skip_next', 'decks': {'8': 1, '16': 2}}
    """
    rules: dict[str, object] = {}
    known = (*choices, *numbers, *ladders)
    for item in items:
        rule, equals, text = (part.strip() for part in item.casefold().partition("="))
        if not equals:
            raise BadSetting("error.rule.equals", text=item)
        if rule not in known:
            raise UnknownName("error.unknown.rule", rule=rule, nearest=nearest(rule, known), known=known)
        if rule in ladders:
            rules[rule] = {key: _number(counted) for key, _, counted in (rung.partition(":") for rung in text.split())}
        else:
            rules[rule] = _number(text) if rule in numbers else {"true": True, "false": False}.get(text, text)
    return rules


def _number(text: str) -> object:
    if text == "none":
        return None
    found = number_in(text)
    return text if found is None else found
