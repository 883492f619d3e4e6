"""The one reader of numbers that people type."""

from __future__ import annotations

import unicodedata

MINUS = "-−‐‑‒–﹣－"
PLUS = "+﹢＋"
_IGNORED = ("Cc", "Cf", "Zs")
"""Control and format characters and spaces: keyboards of right-to-left languages add them."""


def read_number(text: str) -> int | None:
    """A whole number in the digits of any script and with any minus sign; None for other text.

    >>> read_number("\\u200e−۱۰"), read_number("+7"), read_number("-+5"), read_number("x")
    (-10, 7, None, None)
    """
    plain = "".join(char for char in text if unicodedata.category(char) not in _IGNORED)
    sign = -1 if plain[:1] and plain[0] in MINUS else 1
    digits = plain[1:] if plain[:1] and plain[0] in MINUS + PLUS else plain
    if not digits.isdecimal():
        return None
    return sign * (int(digits) if len(digits) <= LONGEST else _BEYOND)


LONGEST = 12
"""The most digits of a number that is read exactly; their sums are still exact in a script."""
_BEYOND = 10**LONGEST
"""More than any limit: what longer numbers say does not matter any more."""
