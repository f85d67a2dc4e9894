"""What must hold for every file of the repository."""

from __future__ import annotations

import json
import re
import tomllib

from project.repository import PACKAGE, ROOT, files, texts

OUTSIDE = re.compile(r"(?<![\w.~$}/-])/(?:work|home|root|opt|tmp|Users)/")
REGISTRY = re.compile(r"pypi\.org|pythonhosted\.org|registry\.npmjs|npmjs\.com|conda\.anaconda")
COMMENTS_AND_NAMESPACES = re.compile(r"/\*.*?\*/|http://www\.w3\.org/(?:2000/svg|1999/x(?:html|link))", re.DOTALL)
DROPPED_NAMES = {"utils", "util", "helpers", "helper", "common", "manager", "base", "data", "info", "handler", "misc"}


def _lines_that_match(pattern: re.Pattern[str], found: dict[str, str]) -> list[str]:
    return [
        f"{name}:{number}: {line.strip()[:100]}"
        for name, text in found.items()
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


def test_no_file_names_a_path_outside_the_repository() -> None:
    assert _lines_that_match(OUTSIDE, texts()) == []


def test_no_file_names_a_package_registry() -> None:
    assert _lines_that_match(REGISTRY, texts()) == []


def test_br_025_the_front_end_asks_nobody_on_the_network() -> None:
    """BR-025: a page that is cut off from the network shows no table."""
    shipped = {
        name: COMMENTS_AND_NAMESPACES.sub("", text) for name, text in texts("src/playnine_widget/static").items()
    }
    assert set(shipped) == {f"src/playnine_widget/static/widget.{kind}" for kind in ("css", "js")}
    assert _lines_that_match(re.compile(r"https?:|@import|\bimport\s*\(|url\((?![\"']?(?:data:|#))"), shipped) == []


def test_nothing_has_a_name_that_says_nothing() -> None:
    names = {part for path in files("src", "js/src") for part in path.relative_to(ROOT).with_suffix("").parts}
    assert names & DROPPED_NAMES == set()


def test_a_line_of_code_in_a_notebook_is_read_without_scrolling() -> None:
    """95 letters fit in a cell of JupyterLab on a laptop, with the file browser open beside it."""
    for name, text in texts("notebooks/*.ipynb").items():
        sources = ["".join(cell["source"]) for cell in json.loads(text)["cells"] if cell["cell_type"] == "code"]
        lines = [line for source in sources for line in source.splitlines()]
        assert [line for line in lines if len(line) > 95] == [], name


def test_notebooks_are_committed_without_outputs() -> None:
    for name, text in texts("notebooks/*.ipynb").items():
        notebook = json.loads(text)
        ran = [cell for cell in notebook["cells"] if cell.get("outputs") or cell.get("execution_count")]
        assert ran == [], f"clear the outputs of {name}"
        assert "widgets" not in notebook["metadata"], f"{name} holds saved widget state"


def test_the_map_the_contracts_and_the_code_name_the_same_floors() -> None:
    floors = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists()}
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    layers, *_ = settings["tool"]["importlinter"]["contracts"]
    contracted = {floor.strip().rpartition(".")[2] for line in layers["layers"] for floor in line.split("|")}
    contributing = (ROOT / "CONTRIBUTING.md").read_text()
    house = contributing.partition("```")[2].partition("```")[0]
    mapped = set(re.findall(r"^ {2}(\w+)/", house, re.MULTILINE)) - {"static"}
    assert floors == contracted == mapped


def test_the_readme_shows_the_figures_that_were_measured() -> None:
    measured = (ROOT / "benchmarks" / "results.md").read_text()
    table = "\n".join(line for line in measured.splitlines() if line.startswith("|"))
    date = re.search(r"\d{4}-\d{2}-\d{2}", measured)
    readme = (ROOT / "README.md").read_text()
    assert table
    assert table in readme
    assert date
    assert date[0] in readme
