"""Golden results with modules (`tests/modules/goldens/results.json`), for Python and for the scripts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from calculator import query_for

FILE = Path(__file__).parent / "modules" / "goldens" / "results.json"
RESULTS: dict[str, dict[str, Any]] = {
    each["name"]: each for each in json.loads(FILE.read_text(encoding="utf-8"))["results"]
}
QUERIES = {name: query_for(each["request"]) for name, each in RESULTS.items()}
"""Each as an address of the calculator."""
