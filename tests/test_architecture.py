"""Imports go one way: web → tables → sheet → modules → engine."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SCORER = Path(__file__).parent.parent / "scorer"
ALLOWED = {
    "engine": set(),
    "i18n": {"engine", "modules", "sheet"},  # codes into words: the messages of what can go wrong
    "rules": {"engine", "i18n", "modules", "sheet"},  # the one reader of numbers
    "modules": {"engine", "i18n", "rules", "drawing"},
    "sheet": {"engine", "i18n", "modules"},
    "tables": {"engine", "i18n", "modules", "sheet"},
}
"""What a package may import besides itself and what has no package; `drawing` is web/drawing."""
ROOT_MODULES = {"settings", "paths"}


def packages_imported(path: Path) -> set[str]:
    """The packages of ours that a file imports."""
    here = ("scorer", *path.relative_to(SCORER).with_suffix("").parts)
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(here[: len(here) - node.level]) if node.level else ""
            names = [".".join(filter(None, (base, node.module or "")))]
        for name in names:
            first, *rest = name.split(".")
            if first == "scorer" and rest:
                found.add("drawing" if rest[:2] == ["web", "drawing"] else rest[0])
    return found


@pytest.mark.parametrize("package", ALLOWED)
def test_imports_follow_the_arrows(package: str) -> None:
    for path in (SCORER / package).rglob("*.py"):
        wrong = packages_imported(path) - ALLOWED[package] - {package} - ROOT_MODULES
        assert not wrong, f"{path.relative_to(SCORER)} imports {', '.join(sorted(wrong))}"


def test_the_engine_needs_the_standard_library_only() -> None:
    import sys

    for path in (SCORER / "engine").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                assert all(
                    each.name.split(".")[0] in sys.stdlib_module_names for each in node.names
                )
            elif isinstance(node, ast.ImportFrom) and not node.level:
                assert (node.module or "").split(".")[0] in {*sys.stdlib_module_names, "scorer"}
