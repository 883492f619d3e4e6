"""The parts of a turn: phases, seats, and activated sides."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from .board import Side, Square
from .components import Color, JungleKind, Sides
from .village import Village


class Phase(StrEnum):
    """What the table waits for."""

    PLACE = "place"
    FILL = "fill"
    ACT = "act"
    BUILD = "build"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Seat:
    """A player at the table: the village board, the hand, the face-down pile, the covered tiles."""

    village: Village
    hand: tuple[Sides, ...]
    pile: tuple[Sides, ...]
    covered: tuple[Sides, ...] = ()

    @property
    def color(self) -> Color:
        return self.village.color


@dataclass(frozen=True, slots=True)
class Activation:
    """The workers of one side of a tile that may use the jungle tile beside them, once."""

    color: Color
    square: Square
    side: Side
    workers: int
    kind: JungleKind
