"""What a player has, by the codes of the fields that it is entered in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .components import Color


@dataclass(frozen=True, slots=True, init=False)
class Village:
    """One player's gold, sun tokens, water field and so on; what is not there is not known.

    >>> village = Village(Color.RED, gold=20, water=4)
    >>> village["gold"], village.get("cacao")
    (20, None)
    """

    color: Color
    held: Mapping[str, int]

    def __init__(self, color: Color, held: Mapping[str, int] | None = None, **more: int) -> None:
        object.__setattr__(self, "color", color)
        object.__setattr__(self, "held", {**(held or {}), **more})

    def __hash__(self) -> int:
        return hash((self.color, frozenset(self.held.items())))

    def __getitem__(self, code: str) -> int:
        return self.held[code]

    def get(self, code: str) -> int | None:
        return self.held.get(code)

    def after(self, **changed: int) -> Village:
        """The village with some things changed.

        >>> Village(Color.RED, gold=1).after(gold=3)["gold"]
        3
        """
        return Village(self.color, self.held, **changed)
