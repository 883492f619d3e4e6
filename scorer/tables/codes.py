"""The code of a table: short enough to call across it, and hard to get wrong or to guess.

>>> read_code(" acde-fghj ")
'ACDEFGHJ'
>>> show_code("ACDEFGHJ")
'ACDE-FGHJ'
"""

from __future__ import annotations

import re
import secrets
import unicodedata

ALPHABET = "ACDEFGHJKMNPQRTWXY34679"
"""Nothing that looks like something else: no 0 O, 1 I L, 2 Z, 5 S, 8 B, U V."""
LENGTH = 8
_WRITTEN = re.compile(f"[{ALPHABET}]{{{LENGTH}}}")


def new_code() -> str:
    """One of 78 thousand million."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def read_code(text: str) -> str | None:
    """A code as typed: case, spaces and dashes do not matter; None when it cannot be one.

    >>> read_code("acde ۳۴۶۷"), read_code("ACDE-FGH0")
    ('ACDE3467', None)
    """
    if _WRITTEN.fullmatch(text):
        return text  # as our own pages write it
    # A keyboard may give its own digits, and wide letters.
    typed = unicodedata.normalize("NFKC", text[: 4 * LENGTH])
    code = "".join(_latin(char) for char in typed if char.isalnum()).upper()
    return code if len(code) == LENGTH and set(code) <= set(ALPHABET) else None


def _latin(char: str) -> str:
    digit = unicodedata.digit(char, None)
    return char if digit is None else str(digit)


def show_code(code: str) -> str:
    """In two halves, to be read out."""
    return f"{code[: LENGTH // 2]}-{code[LENGTH // 2 :]}"
