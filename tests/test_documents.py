"""Nothing that a stranger needs to know is missing in the documents."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

from scorer.settings import SETTINGS

ROOT = Path(__file__).parent.parent
README, CONTRIBUTING = ROOT / "README.md", ROOT / "CONTRIBUTING.md"
ARCHITECTURE = ROOT / "docs" / "architecture.md"


def dependencies() -> set[str]:
    """Everything that pyproject.toml and the packages of npm name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    python = [*project["dependencies"], *project["optional-dependencies"]["dev"]]
    npm = [ROOT / "package.json", ROOT / "bench" / "lighthouse" / "package.json"]
    named = [json.loads(path.read_text(encoding="utf-8")) for path in npm]
    return {re.split(r"[\[=]", each)[0] for each in python} | {
        name
        for package in named
        for kind in ("dependencies", "devDependencies")
        for name in package.get(kind, {})
    }


def test_every_dependency_says_what_it_is_for() -> None:
    rows = re.findall(r"^\| ([^|]+) \| [^|]+ \| [^|]+ \|$", ARCHITECTURE.read_text("utf-8"), re.M)
    described = {name for row in rows for name in row.split(", ")}
    assert dependencies() <= described


def test_every_environment_variable_is_a_setting() -> None:
    """Nobody reads the environment past the table of settings; locale variables are the system's."""
    read = re.compile(r"environ(?:\.get\(|\[)\"([A-Z_]+)\"")
    found = {
        name
        for path in (ROOT / "scorer").rglob("*.py")
        for name in read.findall(path.read_text(encoding="utf-8"))
        if not name.startswith(("HTTP_", "REQUEST_", "PATH_", "QUERY_", "SCRIPT_", "CONTENT_"))
    }
    known = {setting.name for setting in SETTINGS} | {"XDG_DATA_HOME", "SERVER_PROTOCOL"}
    assert found - {"REMOTE_ADDR", "SERVER_NAME", "SERVER_PORT"} <= known


def test_every_target_of_make_is_explained() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = re.findall(r"^([a-z]+):.*##", makefile, re.M)
    text = README.read_text(encoding="utf-8") + CONTRIBUTING.read_text(encoding="utf-8")
    assert len(targets) > 10
    assert [each for each in targets if f"make {each}" not in text and each != "help"] == []


@pytest.mark.parametrize("package", ["scorer", "scorer/web"])
def test_every_package_is_in_the_picture(package: str) -> None:
    picture = ARCHITECTURE.read_text(encoding="utf-8")
    folders = [path.name for path in (ROOT / package).iterdir() if (path / "__init__.py").exists()]
    assert folders
    assert [name for name in folders if f"{name}/" not in picture] == []


def test_every_game_module_is_a_folder_with_the_parts_that_contributing_shows() -> None:
    text = CONTRIBUTING.read_text(encoding="utf-8")
    for name in ("game.py", "words.py", "rulebook.py", "art.py"):
        assert f"`{name}`" in text
        assert (ROOT / "tests" / "lantern" / name).exists()


def test_what_the_architecture_page_names_exists() -> None:
    text = ARCHITECTURE.read_text(encoding="utf-8")
    for path in re.findall(r"`((?:web|sheet|tables|engine|static)/[a-z_/]+\.(?:py|js))`", text):
        assert (ROOT / "scorer" / path).exists(), path
    walks = text[text.index("## Five walks") : text.index("## Where to change what")]
    sources = "\n".join(
        path.read_text(encoding="utf-8")
        for pattern in ("*.py", "*.js")
        for path in (ROOT / "scorer").rglob(pattern)
    )
    for name in re.findall(r"`([A-Za-z_]+)`", walks):
        assert re.search(rf"\b{name}\b", sources), name
