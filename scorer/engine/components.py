"""What is in the box, and what is in play for so many players.

Every number of the game lives here; texts, forms, scripts and pictures ask this module for it.

>>> setup_for(3).worker_tiles_each
10
>>> setup_for(2).removed_jungle["p1"]
2
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType
from typing import Any, TypeVar

T = TypeVar("T")

Sides = tuple[int, int, int, int]
"""Workers at the top, right, bottom and left of a tile: clockwise, as it lies on the table."""

MIN_PLAYERS, MAX_PLAYERS = 2, 4
MIN_AGE = 8
MINUTES = 45

HAND = 3
DISPLAY = 2
CACAO_LIMIT = 5
SUN_LIMIT = 3
STACK_LIMIT = 2
TILE_SIDES = 4
WORKERS_PER_TILE = 4
FILLED_AT = 2
"""So many worker tiles at an empty jungle space make it fill."""

WATER_FIELDS = (-10, -4, -1, 0, 2, 4, 7, 11, 16)
TEMPLE_FIRST, TEMPLE_SECOND = 6, 3
SUN_VALUE = 1

CACAO_FRUITS = 20
SUN_TOKENS = 12
COINS: Mapping[int, int] = MappingProxyType({1: 24, 5: 12, 10: 12})
BANK = sum(value * count for value, count in COINS.items())


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


class Action(StrEnum):
    """What a worker does at a jungle tile; the value is the id of the rules section."""

    PLANTATION = "plantation"
    MARKET = "market"
    GOLD_MINE = "gold-mine"
    WATER = "water"
    SUN_SITE = "sun-site"
    TEMPLE = "temple"


@dataclass(frozen=True, slots=True)
class JungleKind:
    """A kind of jungle tile: its notation, what a worker does there, and how much of it."""

    code: str
    action: str
    amount: int

    def __str__(self) -> str:
        return self.code

    @property
    def is_temple(self) -> bool:
        return self.action == Action.TEMPLE


JUNGLE_KINDS: Mapping[str, JungleKind] = MappingProxyType(
    {
        kind.code: kind
        for kind in (
            JungleKind("p1", Action.PLANTATION, 1),
            JungleKind("p2", Action.PLANTATION, 2),
            JungleKind("m2", Action.MARKET, 2),
            JungleKind("m3", Action.MARKET, 3),
            JungleKind("m4", Action.MARKET, 4),
            JungleKind("g1", Action.GOLD_MINE, 1),
            JungleKind("g2", Action.GOLD_MINE, 2),
            JungleKind("w", Action.WATER, 1),
            JungleKind("s", Action.SUN_SITE, 1),
            JungleKind("t", Action.TEMPLE, 0),
        )
    }
)

JUNGLE_BOX: Mapping[str, int] = MappingProxyType(
    {"p1": 6, "p2": 2, "m2": 2, "m3": 4, "m4": 1, "g1": 2, "g2": 1, "w": 3, "s": 2, "t": 5}
)
WORKER_BOX: Mapping[Sides, int] = MappingProxyType(
    {(1, 1, 1, 1): 4, (2, 1, 0, 1): 5, (3, 0, 0, 1): 1, (3, 1, 0, 0): 1}
)
"""The worker tiles of one colour by pattern. The last two are mirror images, so not the same tile."""

START_TILES = ("p1", "m2")
"""Face up before the first turn, touching at a corner."""

_WORKERS_BACK: Mapping[int, Mapping[Sides, int]] = {
    2: {},
    3: {(1, 1, 1, 1): 1},
    4: {(1, 1, 1, 1): 1, (2, 1, 0, 1): 1},
}
_JUNGLE_BACK: Mapping[int, Mapping[str, int]] = {
    2: {"p1": 2, "m3": 1, "g1": 1, "w": 1, "s": 1, "t": 1},
    3: {},
    4: {},
}


@dataclass(frozen=True)
class Setup:
    """What is on the table before the first turn; tile counts include the start tiles."""

    players: int
    worker_tiles: Mapping[Sides, int]
    """Per player, by pattern."""
    removed_workers: Mapping[Sides, int]
    """Back into the box, per player."""
    jungle: Mapping[str, int]
    removed_jungle: Mapping[str, int]
    kinds: Mapping[str, JungleKind] = field(default_factory=lambda: JUNGLE_KINDS)
    modules: tuple[Module, ...] = ()
    start: tuple[str, str] = START_TILES
    hand: int = HAND
    display: int = DISPLAY

    @property
    def worker_tiles_each(self) -> int:
        return sum(self.worker_tiles.values())

    @property
    def jungle_tiles(self) -> int:
        """All jungle tiles in play, the start tiles included."""
        return sum(self.jungle.values())

    @property
    def pile(self) -> int:
        """Jungle tiles left in the face-down pile once the display is laid out."""
        return self.jungle_tiles - len(self.start) - self.display

    @property
    def temples(self) -> int:
        return sum(n for code, n in self.jungle.items() if self.kinds[code].is_temple)


@dataclass(frozen=True, eq=False)
class Module:
    """An expansion: what it adds to the box and what it changes in the set-up.

    A new module is one such value in a file of its own. `change` gets the set-up so far and returns
    the new one (usually `dataclasses.replace`); `actions` names what workers do at its new kinds of
    tile (see `village.Effect`).
    """

    code: str
    kinds: tuple[JungleKind, ...] = ()
    change: Callable[[Setup], Setup] = lambda setup: setup
    actions: Mapping[str, Any] = field(default_factory=dict)


class InvalidSetup(ValueError):
    """Players that the game is not made for; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@lru_cache
def setup_for(players: int, modules: tuple[Module, ...] = ()) -> Setup:
    """The set-up for a number of players and the modules in play.

    >>> setup_for(4).worker_tiles[(2, 1, 0, 1)], setup_for(4).pile
    (4, 24)
    """
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise InvalidSetup("players-out-of-range")
    workers_back, jungle_back = _WORKERS_BACK[players], _JUNGLE_BACK[players]
    setup = Setup(
        players=players,
        worker_tiles=_without(WORKER_BOX, workers_back),
        removed_workers=MappingProxyType(dict(workers_back)),
        jungle=_without(JUNGLE_BOX, jungle_back),
        removed_jungle=MappingProxyType(dict(jungle_back)),
    )
    for module in modules:
        kinds = {**setup.kinds, **{kind.code: kind for kind in module.kinds}}
        setup = module.change(replace(setup, kinds=MappingProxyType(kinds)))
    return replace(setup, modules=modules)


def _without(box: Mapping[T, int], back: Mapping[T, int]) -> Mapping[T, int]:
    left = {tile: count - back.get(tile, 0) for tile, count in box.items()}
    return MappingProxyType({tile: count for tile, count in left.items() if count})


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
