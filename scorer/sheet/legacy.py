"""Addresses and table fields of version 0.1.0, in the keys of today.

0.1.0 counted seats and temples from 0 and had one letter per field (`g0`, `t3`, `b`, `m`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable

_OLD = re.compile(r"(?:([gswcpt])([0-9])((?:-[0-9]+)?)|([bm]))")
CODES = {
    "g": "gold",
    "s": "sun",
    "w": "water",
    "c": "cacao",
    "t": "temple",
    "b": "board",
    "m": "mode",
}
_CODES = {**CODES, "p": "seat"}
"""Seats were fields at tables only; in an address they were, and are, `p` without a number."""


def converted_key(key: str) -> str:
    """A key of 0.1.0 as it is called today; other keys stay as they are.

    >>> converted_key("g0"), converted_key("t3-1"), converted_key("gold1")
    ('gold1', 'temple4-1', 'gold1')
    """
    is_longer = len(key) > 2 and key[2] != "-"  # nearly all keys of today: no need to match them
    match = None if is_longer else _OLD.fullmatch(key)
    if not match:
        return key
    letter, number, part, alone = match.groups()
    return _CODES[alone] if alone else f"{_CODES[letter]}{int(number) + 1}{part}"


def converted(pairs: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """A query string, in the keys of today."""
    return [(converted_key(key), value) for key, value in pairs]


def is_legacy(keys: Iterable[str]) -> bool:
    """Does a query string come from 0.1.0?"""
    return any(converted_key(key) != key for key in keys)
