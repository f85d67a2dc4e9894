"""What the variants of every family share: rule choices as frozen data, under a name."""

from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import Any, Self

from playnine_widget.engine.errors import UnknownName
from playnine_widget.engine.reading import nearest


@dataclass(frozen=True, kw_only=True)
class Choices:
    """The rule choices of a game, comparable and hashable. A family adds its switches as fields, and reads them.

    It is asked for its hash all the time, so that is worked out once. A family says ``__hash__ = Choices.__hash__``:
    a dataclass would make one of its own.
    """

    name: str

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash(tuple(getattr(self, field.name) for field in fields(self)))

    def __getstate__(self) -> dict[str, Any]:
        """Leave out what is worked out: the hash of a text differs from process to process."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def but(self, /, **rules: object) -> Self:
        """Return the variant with these rules changed. Raises `UnknownName` for a rule that there is not."""
        known = [field.name for field in fields(self) if field.name != "name"]
        for rule in rules:
            if rule not in known:
                raise UnknownName("error.unknown.rule", rule=rule, nearest=nearest(rule, known), known=tuple(known))
        return replace(self, **rules)  # type: ignore[arg-type]  # the family reads and checks every value

    def named(self, name: str) -> Self:
        """Return these rules as a game of its own, under its own name.

        >>> Choices(name="play nine").named("long nine").name
        'long nine'
        """
        return replace(self, name=name)
