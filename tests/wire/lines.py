"""How a fixture stands in its file: a line for each key, so that a change of the wire reads well."""

import json
from collections.abc import Mapping
from typing import Any


def text(fixture: Mapping[str, Any]) -> str:
    """A fixture as it stands in its file: a line for each key of a trait."""
    return _lines(fixture, 3) + "\n"


def _lines(value: Any, depth: int) -> str:
    if depth and value and isinstance(value, Mapping):
        inner = ",\n".join(f"{json.dumps(key)}: {_lines(item, depth - 1)}" for key, item in sorted(value.items()))
        return f"{{\n{inner}\n}}"
    if depth and value and isinstance(value, list):
        return "[\n" + ",\n".join(_lines(item, depth - 1) for item in value) + "\n]"
    return json.dumps(value, ensure_ascii=False, sort_keys=True)
