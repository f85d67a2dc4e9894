"""What the rules say: a rule with its text and source, and the ruling on an action: allowed or not, and why."""

from collections.abc import Sequence
from typing import NamedTuple

from playnine_widget.engine.message import Message


class Rule(NamedTuple):
    """One paragraph of the rules of a variant, as every reader of this package gets it.

    ``key`` names it (``turn.skip``), its part before the dot the section that it stands in. ``source`` is where the
    rule book has it: ``rule 20``, ``section 4.2 k``. ``disputes`` are what the sources do not agree about.
    """

    key: str
    text: Message
    source: str
    disputes: tuple[Message, ...] = ()


class Section(NamedTuple):
    """Rules under a title: ``key`` is what a lesson names it by (``turn``)."""

    key: str
    title: Message
    rules: tuple[Rule, ...]


class Ruling(NamedTuple):
    """What the rules say of an action: whether it is allowed now, why (or why not), and the rule that decides it.

    ``announced`` is the action in words, as a player says it before the rules are asked; what is none, as written.
    """

    action: str
    allowed: bool
    because: Message
    rule: Rule
    announced: Message | str

    def why(self, lang: str = "en") -> str:
        """Return the ruling in words, with the rule and where it stands.

        >>> rule = Rule("turn.skip", Message("rules.turn.skip"), "rule 20")
        >>> print(Ruling("skip", True, Message("ruling.skip"), rule, Message("does.skip")).why())
        Allowed: with exactly one card facedown the drawn card may be discarded and nothing turned.
        Lining up the final putt: with exactly one card facedown you may also draw, discard and turn nothing. (rule 20)
        """
        from playnine_widget.words.catalogue import say  # noqa: PLC0415  (only who reads it needs the words)

        verdict = Message(f"ruling.{'yes' if self.allowed else 'no'}", {"because": self.because})
        return f"{say(lang, verdict.key, **verdict.values)}\n{quoted(self.rule, lang)}"

    def __str__(self) -> str:
        return self.why()

    def __repr__(self) -> str:
        return self.why()


def quoted(rule: Rule, lang: str) -> str:
    """Return a rule in words with its source behind it: "Every card counts what it is worth ... (rule 32)"."""
    from playnine_widget.words.catalogue import say  # noqa: PLC0415  (only who reads it needs the words)

    return say(lang, "rules.quoted", rule=rule.text, source=cited(rule.source))


def cited(source: str) -> Message:
    """Return where something stands in the rule book, to be said in any language.

    >>> cited("section 4.2 k").key, cited("rule 20").values["n"]
    ('source.section', '20')
    """
    kind, _, number = source.partition(" ")
    return Message(f"source.{kind}", {"n": number})


def named(sections: Sequence[Section], key: str) -> Rule:
    """Return the rule of that key. Raises `KeyError` where the variant has none."""
    return {rule.key: rule for section in sections for rule in section.rules}[key]
