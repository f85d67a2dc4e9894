"""The cell magic: a position in the body is drawn, actions under a line of dashes are played, a slip is pointed at."""

from __future__ import annotations

from typing import Any

import pytest
from IPython.core.error import UsageError
from IPython.core.interactiveshell import InteractiveShell

import playnine_widget
from playnine_widget.match.match import Match
from playnine_widget.widget.card_table import CardTable
from playnine_widget.widget.magic import playnine

BODY = "Ann: 5 9 ? 12 / 5 9 ? 0\nBen: ? ? 3 8 / ? ? 3 1\ndiscard: 4\ndraw: 7 2\n"


@pytest.fixture
def shell() -> Any:
    found = InteractiveShell.instance()
    found.run_line_magic("load_ext", "playnine_widget")
    yield found
    InteractiveShell.clear_instance()


def test_a_cell_draws_the_position_in_its_body(shell: Any) -> None:
    match = shell.run_cell_magic("playnine", "", BODY)
    assert isinstance(match, Match)
    assert str(match).startswith("Ann: 5 9 ? 12 / 5 9 ? 0")
    assert match._repr_svg_().startswith("<svg")


def test_under_a_line_of_dashes_it_is_played(shell: Any) -> None:
    match = shell.run_cell_magic("playnine", "", f"{BODY}---\ndraw, swap C1  # a guess\n\ntake\n")
    assert [row["action"] for row in match.rows()] == ["draw", "swap C1", "take"]


def test_a_name_keeps_the_match_and_a_table_may_be_asked_for(shell: Any) -> None:
    shell.run_cell_magic("playnine", "puzzle --seed 3", BODY)
    assert shell.user_ns["puzzle"].seed == 3
    table = shell.run_cell_magic("playnine", "--table --lang fr", BODY)
    assert isinstance(table, CardTable)
    assert table.lang == "fr"


@pytest.mark.parametrize(
    ("cell", "line", "mark"),
    [
        ("Ann: 5 9 ? 77 / 5 9 ? 0\ndraw: 7", "Ann: 5 9 ? 77 / 5 9 ? 0", "           ^^"),
        ("Ann: 5 9 ? 7 / 5 9 ? 0\ndicsard: 7", "dicsard: 7", "^^^^^^^"),
        ("Ann: 5 9 ? 7 / 5 9 ? 0; to act: Zed", "Ann: 5 9 ? 7 / 5 9 ? 0; to act: Zed", " " * 32 + "^^^"),
        (f"{BODY}---\ndraw, swop C1", "draw, swop C1", "      ^^^^^^^"),
        (f"{BODY}-----\ndraw\nflip A1", "flip A1", "^^^^^^^"),
    ],
)
def test_a_refusal_points_at_the_word(cell: str, line: str, mark: str) -> None:
    with pytest.raises(UsageError) as refused:
        playnine("", cell)
    assert str(refused.value).splitlines()[-2:] == [line, mark]


def test_a_refusal_speaks_the_language_that_was_asked_for() -> None:
    with pytest.raises(UsageError, match="n’est pas"):
        playnine("--lang fr", "Ann: 5 9 ? 77 / 5 9 ? 0")


@pytest.mark.parametrize("line", ["--sed 3", "--seed x", "--lang de", "not-a-name", "one two"])
def test_a_line_that_cannot_be_read_is_refused(line: str) -> None:
    with pytest.raises(UsageError):
        playnine(line, BODY)


def test_the_package_alone_loads_no_notebook() -> None:
    assert callable(playnine_widget.load_ipython_extension)


@pytest.mark.parametrize("line", ['"', "'a", "\\", "class", "None", "1x"])
def test_a_line_that_cannot_be_read_is_a_usage_error(line: str) -> None:
    with pytest.raises(UsageError):
        playnine(line, BODY)
