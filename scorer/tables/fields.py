"""The fields of a calculation that a table shares: their names, and what may stand in them.

>>> clean_fields({"p0": "red: Ana ", "g0": "34", "x": "?"})
({'p0': 'red:Ana', 'g0': '34'}, [Problem(field='x', code='no-such-field', params={})])
"""

from __future__ import annotations

from collections.abc import Mapping

from scorer.engine.board import MAX_NOTATION
from scorer.engine.components import MAX_PLAYERS, Color, setup_for
from scorer.engine.intake import NAME_LIMIT, BadRequest, Problem, clean_text

SEATS = tuple(f"p{seat}" for seat in range(MAX_PLAYERS))
TEMPLES = tuple(f"t{temple}" for temple in range(setup_for(MAX_PLAYERS).temples))
BOARD, MODE = "b", "m"
VILLAGES = tuple(f"{kind}{seat}" for seat in range(MAX_PLAYERS) for kind in "gswc")
FIELDS = frozenset((*SEATS, *TEMPLES, BOARD, MODE, *VILLAGES))

VALUE_LIMIT = 100


def clean_fields(values: Mapping[str, object]) -> tuple[dict[str, str], list[Problem]]:
    """The values as they are kept, and every problem with them."""
    clean: dict[str, str] = {}
    problems: list[Problem] = []
    for field, value in values.items():
        read = _read(field, value)
        if isinstance(read, Problem):
            problems.append(read)
        else:
            clean[field] = read
    return clean, problems


def read_fields(values: Mapping[str, object]) -> dict[str, str]:
    """The values as they are kept; raises `BadRequest` with every problem."""
    clean, problems = clean_fields(values)
    if problems:
        raise BadRequest(problems)
    return clean


def _read(field: str, value: object) -> str | Problem:
    if field not in FIELDS:
        return Problem(field[:NAME_LIMIT], "no-such-field")
    if not isinstance(value, str):
        return Problem(field, "not-text")
    if field in SEATS:
        return _read_seat(field, value)
    # What cannot be seen cannot be meant; databases refuse some of it (the character 0, half a pair).
    seen = "".join(char for char in value if char.isprintable()).strip()
    limit = MAX_NOTATION if field == BOARD else VALUE_LIMIT
    return Problem(field, "value-too-long", {"max": limit}) if len(seen) > limit else seen


def _read_seat(field: str, value: str) -> str | Problem:
    color, _, name = value.partition(":")
    name = clean_text(name)
    if not value:
        return ""
    if color not in tuple(Color):
        return Problem(field, "unknown-color")
    if len(name) > NAME_LIMIT:
        return Problem(field, "name-too-long", {"max": NAME_LIMIT})
    return f"{color}:{name}" if name else color
