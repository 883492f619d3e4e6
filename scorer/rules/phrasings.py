"""How players ask: phrasings of the cards in a language, from the folders of all modules.

The vectors of the search are learned from them; the server reads them only for a card without a vector.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from scorer.modules import all_modules

SYNONYMS = "="
"""The heading of words that mean the same: a line holds them all, and the first stands for the others."""
NOTHING = "-"
"""The heading of what people type that no card answers."""


@lru_cache
def read_phrasings(tag: str) -> Mapping[str, list[str]]:
    """Card -> its phrasings.

    >>> "empate" in read_phrasings("es")["q-tie-win"]
    True
    """
    found: defaultdict[str, list[str]] = defaultdict(list)
    for module in all_modules():
        if folder := module.rulebook.phrasings:
            for card, lines in read_file(folder / f"{tag}.txt").items():
                found[card] += lines
    return found


def read_file(path: Path) -> Mapping[str, list[str]]:
    """The lines of a file under the `[card]` that they follow, without `#` comments."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for raw in path.read_text(encoding="utf-8").splitlines() if path.is_file() else ():
        line = raw.strip()
        if line.startswith("[") and line.endswith("]"):
            lines = found.setdefault(line[1:-1], [])
        elif line and not line.startswith("#"):
            lines.append(line)
    return found
