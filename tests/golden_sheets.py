"""The golden score sheets (`tests/scenarios/sheet`), for Python and for the scripts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

from werkzeug.datastructures import MultiDict

from scorer.sheet import BadInput, Sheet
from scorer.sheet.query import read_query

FOLDER = Path(__file__).parent / "scenarios" / "sheet"
ANNOUNCED = ("tied", "final")
"""The states in which there is somebody to name."""


def golden_cases() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every case of every file, with its name."""
    for file in sorted(FOLDER.glob("*.json")):
        for case in json.loads(file.read_text())["cases"]:
            yield f"{file.stem}/{case['name']}", case


def read(query: str) -> Sheet | BadInput:
    """The sheet of a query string, or what is wrong with its players and modules."""
    try:
        return read_query(MultiDict(parse_qsl(query, keep_blank_values=True)))
    except BadInput as error:
        return error


def expected_of(case: dict[str, Any], found: dict[str, Any]) -> dict[str, Any]:
    """What was found, as far as a case says anything about it."""
    return {key: found.get(key) for key in case["expect"]}
