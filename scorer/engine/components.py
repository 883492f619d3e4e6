"""The structure that every game of Cacao shares: colours, tiles, and how tiles are turned.

Numbers of a box (how many tiles, what a field is worth) are not here: they belong to the modules, and
the engine gets them as a `Setup`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

Sides = tuple[int, int, int, int]
"""Workers at the top, right, bottom and left of a tile: clockwise, as it lies on the table."""

TILE_SIDES = 4
FILLED_AT = 2
"""So many worker tiles at an empty jungle space make it fill."""
STACK_LIMIT = 2
"""The most worker tiles on one square: a tile is overbuilt only once."""


class Color(StrEnum):
    """The colour of a player, in the order in which the box lists them."""

    RED = "red"
    PURPLE = "purple"
    WHITE = "white"
    YELLOW = "yellow"

    @property
    def letter(self) -> str:
        """The colour's letter in the board notation.

        >>> Color.PURPLE.letter
        'P'
        """
        return self.value[0].upper()


COLOR_OF = {color.letter: color for color in Color}
"""Letter in the notation -> colour."""


@dataclass(frozen=True, slots=True)
class JungleKind:
    """A kind of jungle tile: its notation, what a worker does there, and how much of it."""

    code: str
    action: str
    """The key of its effect in `Module.actions`; in the base game also the id of its rules section."""
    amount: int
    is_temple: bool = False
    """Does it score at the end by who has the most workers there?"""

    def __str__(self) -> str:
        return self.code


def rotations(sides: Sides) -> tuple[Sides, ...]:
    """Every distinct way to lay a tile, turning it clockwise; never flipped.

    >>> rotations((2, 1, 0, 1))
    ((2, 1, 0, 1), (1, 2, 1, 0), (0, 1, 2, 1), (1, 0, 1, 2))
    >>> rotations((1, 1, 1, 1))
    ((1, 1, 1, 1),)
    """
    a, b, c, d = sides
    return tuple(dict.fromkeys(((a, b, c, d), (d, a, b, c), (c, d, a, b), (b, c, d, a))))


@lru_cache
def pattern_of(sides: Sides) -> Sides:
    """The tile that lies there, however it is turned.

    >>> pattern_of((0, 0, 1, 3))
    (3, 0, 0, 1)
    """
    return max(rotations(sides))


@lru_cache
def pattern_text(sides: Sides) -> str:
    """A pattern as people write it: ``3-0-0-1``."""
    return "-".join(map(str, sides))


def parse_pattern(digits: str) -> Sides:
    """A pattern from its digits: ``3001``."""
    top, right, bottom, left = map(int, digits)
    return top, right, bottom, left
