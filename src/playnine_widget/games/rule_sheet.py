"""The rules of a game to be read: the paragraphs that a table shows, with sources, examples and what is disputed."""

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from typing import Any

from playnine_widget.engine.errors import UnknownName
from playnine_widget.engine.game import Variant
from playnine_widget.engine.language import language
from playnine_widget.engine.message import Message
from playnine_widget.engine.reading import nearest, text_of
from playnine_widget.engine.ruling import Rule, Section, quoted
from playnine_widget.games import catalogue
from playnine_widget.words.catalogue import knows, say, shown


def rules(
    game: str | Variant = catalogue.DEFAULT, section: str | None = None, lang: str = "en", **changes: object
) -> "RuleSheet":
    """Return the rules of a game; of one ``section`` alone, or one rule of it, by the keys that lessons use.

    They are text in a terminal and have pictures in a notebook. The examples are played and counted by the engine.
    Raises `UnknownName`, with the nearest, for a game, a section or a rule that there is not.

    >>> print(rules("play nine", "turn").text.splitlines()[3])
    Take the top discard: put it in the place of one of your cards, face up or facedown; ... (rule 16)
    >>> [rule.key for section in rules("play nine", "turn.skip").sections for rule in section.rules]
    ['turn.skip']
    """
    variant = catalogue.variant(game, **changes)
    sections = catalogue.game_of(variant).rulebook(variant)
    language(lang)
    return RuleSheet(variant, sections if section is None else (_part(sections, section),), lang)


def _part(sections: tuple[Section, ...], key: object) -> Section:
    """Return the section of that key, or the one that holds the rule of that key, with this rule alone."""
    alone = {
        rule.key: each._replace(rules=tuple(same for same in each.rules if same.key == rule.key))
        for each in sections
        for rule in each.rules
    }
    known = {each.key: each for each in sections} | alone
    if not isinstance(key, str) or key not in known:
        raise UnknownName("error.unknown.section", name=text_of(key), nearest=nearest(key, known), known=tuple(known))
    return known[key]


@dataclass(frozen=True, repr=False)
class RuleSheet:
    """The rules of a variant in a language. ``sections`` are the data: each rule with its text, source and disputes."""

    variant: Any
    sections: tuple[Section, ...]
    lang: str = "en"

    @property
    def title(self) -> str:
        """Whose rules these are: "Play Nine: the rules"."""
        key = f"game.{self.variant.name}"
        return say(self.lang, "rules.title", game=Message(key) if knows(key) else self.variant.name)

    def examples(self, rule: Rule) -> tuple[tuple[Any, str], ...]:
        """Return the worked examples of a rule: views, each with what comes of it in words."""
        found = catalogue.game_of(self.variant).examples(self.variant, rule.key)
        return tuple((view, say(self.lang, told.key, **told.values)) for view, told in found)

    @property
    def text(self) -> str:
        """The rules as text."""
        return "\n".join([self.title, *self._lines(), "", say(self.lang, "rules.note")])

    def _lines(self) -> Iterator[str]:
        game = catalogue.game_of(self.variant)
        for section in self.sections:
            yield from ("", shown(self.lang, section.title).upper())
            for rule in section.rules:
                yield quoted(rule, self.lang)
                for view, told in self.examples(rule):
                    yield f"  {say(self.lang, 'rules.example')}"
                    yield from (f"    {line}" for line in game.described(view, self.lang).splitlines()[1:])
                    yield f"    {told}"
                yield from (f"  {self._disputed(point)}" for point in rule.disputes)

    def _disputed(self, point: Message) -> str:
        return say(self.lang, "rules.disputed", point=point)

    def _repr_html_(self) -> str:
        sections = "".join(map(self._section, self.sections))
        note = escape(say(self.lang, "rules.note"))
        return (
            f'<div lang="{self.lang}" style="max-width:60em"><h3>{escape(self.title)}</h3>{sections}'
            f"<p><small>{note}</small></p></div>"
        )

    def _section(self, section: Section) -> str:
        return f"<h4>{escape(shown(self.lang, section.title))}</h4>{''.join(map(self._paragraph, section.rules))}"

    def _paragraph(self, rule: Rule) -> str:
        game = catalogue.game_of(self.variant)
        figures = "".join(
            f'<figure style="margin:0 2em 1em;max-width:340px">{game.picture(view, self.lang)}'
            f"<figcaption>{escape(told)}</figcaption></figure>"
            for view, told in self.examples(rule)
        )
        points = "".join(f"<p><em>{escape(self._disputed(point))}</em></p>" for point in rule.disputes)
        return f"<p>{escape(quoted(rule, self.lang))}</p>{figures}{points}"

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text
