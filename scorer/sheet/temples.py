"""A temple as entered: who stands at its four sides, or that it never came into play.

>>> temple = Temple.parse("R2.Y1", 3)
>>> str(temple), temple.workers == {Color.RED: 2, Color.YELLOW: 1}
('R2.Y1.', True)
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from scorer.engine.board import Board, Square, WorkerTile
from scorer.engine.components import COLOR_OF, TILE_SIDES, Color

NOBODY = "."
NOT_IN_PLAY = "-"
_SIDES = re.compile(rf"(?:[{''.join(COLOR_OF)}][0-9]|\{NOBODY}){{1,{TILE_SIDES}}}")
_SIDE = re.compile(rf"[{''.join(COLOR_OF)}][0-9]|\{NOBODY}")

TempleSides = tuple[tuple[Color | None, int], ...]


@dataclass(frozen=True)
class Temple:
    """Who stands at the top, right, bottom and left with how many workers."""

    sides: TempleSides = ((None, 0),) * TILE_SIDES
    is_in_play: bool = True

    def __str__(self) -> str:
        if not self.is_in_play:
            return NOT_IN_PLAY
        return "".join(f"{color.letter}{n}" if color else NOBODY for color, n in self.sides)

    @classmethod
    def parse(cls, text: str, most: int) -> Temple:
        """Read the text form, with at most so many workers on a side; raises `ValueError`."""
        if text == NOT_IN_PLAY:
            return cls(is_in_play=False)
        if not _SIDES.fullmatch(text):
            raise ValueError(text)
        sides = [
            (None, 0) if side == NOBODY else (COLOR_OF[side[0]], int(side[1]))
            for side in _SIDE.findall(text)
        ]
        if any(n > most for _, n in sides):
            raise ValueError(text)
        return cls((*sides, *[(None, 0)] * (TILE_SIDES - len(sides))))

    @classmethod
    def on_board(cls, board: Board, square: Square) -> Temple:
        """A temple of a board."""
        return cls(
            tuple(
                (tile.color, tile.sides[facing]) if isinstance(tile, WorkerTile) else (None, 0)
                for tile, facing in board.sides_of(square)
            )
        )

    @property
    def workers(self) -> Mapping[Color, int]:
        counts: dict[Color, int] = {}
        for color, workers in self.sides:
            if color and workers:
                counts[color] = counts.get(color, 0) + workers
        return counts
