"""The numbers that texts of the rulebook mention, from all modules: texts hold none of their own.

>>> fill("The most workers: %(temple_first)s gold.")
'The most workers: 6 gold.'
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from scorer.modules import all_modules

FIGURES: Mapping[str, int] = MappingProxyType(
    {name: value for module in all_modules() for name, value in module.rulebook.figures.items()}
)
"""Placeholder name -> number."""


def fill(
    text: str,
    show: Callable[[int], str] = str,
    own: Mapping[str, int] = MappingProxyType({}),
) -> str:
    """A (translated) text with its numbers; `show` writes a number the reader's way, and `own` are
    numbers of this text alone."""
    return text % _Shown(show, own)


class _Shown(dict[str, str]):
    """The figures as `show` writes them; only those that a text asks for."""

    def __init__(self, show: Callable[[int], str], own: Mapping[str, int]) -> None:
        self._show, self._own = show, own

    def __missing__(self, name: str) -> str:
        return self._show(self._own[name] if name in self._own else FIGURES[name])
