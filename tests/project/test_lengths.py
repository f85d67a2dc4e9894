"""The bar for the code: short files, short functions. Lines of a function are counted without its docstring."""

from __future__ import annotations

import ast
import statistics
from typing import TYPE_CHECKING

from project.repository import texts

if TYPE_CHECKING:
    from collections.abc import Iterator

Function = ast.FunctionDef | ast.AsyncFunctionDef


def _functions(text: str) -> Iterator[tuple[str, int]]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, Function):
            yield node.name, _length(node)


def _length(function: Function) -> int:
    first = function.body[0]
    has_docstring = ast.get_docstring(function) is not None
    docstring = (first.end_lineno or 0) - first.lineno + 1 if has_docstring else 0
    return (function.end_lineno or 0) - function.lineno + 1 - docstring


def _lines(texts_by_name: dict[str, str]) -> dict[str, int]:
    return {name: len(text.splitlines()) for name, text in texts_by_name.items()}


def test_no_python_file_is_over_300_lines_and_half_of_them_are_under_120() -> None:
    lengths = _lines(texts("src/*.py"))
    assert {name: length for name, length in lengths.items() if length > 300} == {}
    assert statistics.median(lengths.values()) <= 120


def test_no_test_file_is_over_300_lines() -> None:
    assert {name: length for name, length in _lines(texts("tests/*.py")).items() if length > 300} == {}


def test_no_python_function_is_over_55_lines_and_half_of_them_are_under_10() -> None:
    found = {f"{file}:{name}": length for file, text in texts("src/*.py").items() for name, length in _functions(text)}
    assert {name: length for name, length in found.items() if length > 55} == {}
    assert statistics.median(found.values()) <= 10


def test_no_javascript_file_is_over_250_lines() -> None:
    lengths = _lines(texts("js/src/*.js"))
    assert lengths
    assert {name: length for name, length in lengths.items() if length > 250} == {}
