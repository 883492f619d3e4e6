"""The data files of the search: named parts, one entry per line, `#` for comments."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable


def read_parts(folder: str | Traversable, tag: str) -> Mapping[str, list[str]]:
    """The lines of a data file under the `[name]` that they follow; the folder stands beside this
    module, or belongs to a game module.

    >>> read_parts("hints", "en")["goal"][0]
    "what's the point of the game"
    """
    parts: dict[str, list[str]] = {}
    lines: list[str] = []
    place = files(__package__).joinpath(folder) if isinstance(folder, str) else folder
    source = place.joinpath(f"{tag}.txt")
    if not source.is_file():
        return parts
    for raw in source.read_text(encoding="utf-8").splitlines():
        line = raw.strip()
        if line.startswith("[") and line.endswith("]"):
            lines = parts.setdefault(line[1:-1], [])
        elif line and not line.startswith("#"):
            lines.append(line)
    return parts
