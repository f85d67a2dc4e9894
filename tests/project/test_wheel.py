"""What a user installs: built from the tree, opened, and looked at."""

from __future__ import annotations

import email
import subprocess
import sys
import zipfile
from typing import TYPE_CHECKING

import pytest

from playnine_widget.words.languages import languages
from project.repository import PACKAGE, ROOT, files

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    folder: Path = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    subprocess.run(command, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    assert built.name.endswith("-py3-none-any.whl")
    return zipfile.ZipFile(built)


def test_the_wheel_holds_the_package_and_nothing_else(wheel: zipfile.ZipFile) -> None:
    held = {name for name in wheel.namelist() if ".dist-info/" not in name}
    source = PACKAGE.parent
    assert held == {str(path.relative_to(source)) for path in files("src/playnine_widget")}


def test_the_wheel_holds_what_is_not_python(wheel: zipfile.ZipFile) -> None:
    words = {f"words/{lang}/LC_MESSAGES/playnine.{kind}" for lang in languages() for kind in ("po", "mo")}
    wanted = words | {"py.typed", "static/widget.js", "static/widget.css"}
    assert {f"playnine_widget/{name}" for name in wanted} <= set(wheel.namelist())


def test_it_needs_three_packages_and_carries_its_licence(wheel: zipfile.ZipFile) -> None:
    (name,) = [name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")]
    facts = email.message_from_bytes(wheel.read(name))
    needed = [line for line in facts.get_all("Requires-Dist", []) if "extra ==" not in line]
    assert sorted(line.split("<")[0].split(">")[0] for line in needed) == ["anywidget", "ipywidgets", "traitlets"]
    assert facts["License-Expression"] == "MIT"
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in wheel.namelist())
