"""Where the words of a query stand in a text."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from .index import Index
from .lexicon import Word, lexicon
from .ranking import Group

Range = tuple[int, int]
"""From the first character up to, but not including, the last."""


def marker(
    said: list[str], groups: list[Group], index: Index, tag: str
) -> Callable[[str], tuple[Range, ...]]:
    """What marks the words of a text that a query means; words that say little are left alone."""
    typed = said[-1] if said and said[-1] not in index.words else ""
    # Of a word that is still being typed only the letters are certain.
    meant = {next(iter(group)) for group in groups if len(group) == 1}

    def is_meant(word: str) -> bool:
        if word in index.lexicon.stop:
            return False
        return bool(typed and word.startswith(typed)) or not meant.isdisjoint(index.terms(word))

    def mark(text: str) -> tuple[Range, ...]:
        return tuple((each.start, each.end) for each in _words(text, tag) if is_meant(each.text))

    return mark


@lru_cache(maxsize=2048)
def _words(text: str, tag: str) -> tuple[Word, ...]:
    """The rulebook's texts come back with every search."""
    return tuple(lexicon(tag).words(text))
