"""What is installed is pinned with hashes, and agrees with what the project asks for."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest
from advisories import verdict

ROOT = Path(__file__).parent.parent
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PIN = re.compile(r"([A-Za-z0-9._-]+)(?:\[[a-z]+\])?==(\S+)")


def plain(name: str) -> str:
    return re.sub("[-_.]+", "-", name).lower()


def locked() -> list[tuple[str, str, str]]:
    """Name, version and the lines that belong to it."""
    parts = re.split(r"^(?=[a-z])", LOCK, flags=re.MULTILINE)[1:]
    found = []
    for part in parts:
        pin = PIN.match(part)
        assert pin, part
        found.append((plain(pin[1]), pin[2], part))
    return found


def test_whatever_the_project_asks_for_is_locked_in_the_same_version() -> None:
    asked = [
        *PROJECT["project"]["dependencies"],
        *PROJECT["project"]["optional-dependencies"]["dev"],
        *PROJECT["build-system"]["requires"],
    ]
    pins = {(name, version) for name, version, _ in locked()}
    for each in asked:
        pin = PIN.fullmatch(each.partition(";")[0])
        assert pin, f"not pinned exactly: {each}"
        assert (plain(pin[1]), pin[2]) in pins, f"make lock: {each}"


def test_all_that_is_locked_has_hashes_and_comes_from_nowhere_in_particular() -> None:
    assert len(locked()) > 50
    for name, _, lines in locked():
        assert re.search(r"--hash=sha256:[0-9a-f]{64}\b", lines), name
    assert "://" not in LOCK and "index" not in LOCK


def test_other_pythons_and_machines_are_covered() -> None:
    """Every file of a version has its hash, so a library with a wheel per Python has dozens."""
    hashes = {name: lines.count("--hash=") for name, _, lines in locked()}
    assert all(hashes[name] >= 30 for name in ("brotli", "markupsafe", "sqlalchemy"))
    assert "sys_platform == 'win32'" in LOCK


@pytest.mark.parametrize(
    "folder", [ROOT, ROOT / "bench" / "lighthouse"], ids=["tools", "lighthouse"]
)
def test_packages_of_node_are_locked_in_fixed_versions_with_hashes(folder: Path) -> None:
    asked = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    text = (folder / "package-lock.json").read_text(encoding="utf-8")
    packages = json.loads(text)["packages"]
    for name, version in {
        **asked.get("dependencies", {}),
        **asked.get("devDependencies", {}),
    }.items():
        assert packages[f"node_modules/{name}"]["version"] == version, f"npm install: {name}"
    for name, package in packages.items():
        if name:
            assert re.fullmatch(r"\d+\.\d+\.\d+\S*", package["version"]), name
            assert package["integrity"].startswith("sha512-"), name
            # Every package for another machine is locked as well: npm refuses a lock without them.
            others = package.get("optionalDependencies", {})
            assert all(f"node_modules/{each}" in packages for each in others), name
    assert '"resolved"' not in text


def report(*dependencies: dict[str, object]) -> str:
    return json.dumps({"dependencies": dependencies})


FINE = {"name": "flask", "version": "1", "vulns": []}
WEAK = {"name": "jinja2", "version": "2", "vulns": [{"id": "CVE-1", "fix_versions": ["3"]}]}
SKIPPED = {"name": "babel", "skip_reason": "not found"}


@pytest.mark.parametrize(
    ("found", "says", "code"),
    [
        (report(FINE), "No known weakness in 1 dependencies", 0),
        (report(FINE, WEAK, SKIPPED), "jinja2 2: CVE-1, fixed in 3", 1),
        (report(FINE, SKIPPED), "No advisories for 1 of 2 dependencies: their data cannot", 0),
        ("", "No advisories: their data cannot be reached (no route)", 0),
    ],
)
def test_only_a_known_weakness_is_a_failure(found: str, says: str, code: int) -> None:
    told, ends = verdict(found, "Traceback\nno route\n")
    assert told.startswith(says) and "\n" not in told and ends == code
