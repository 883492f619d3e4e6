"""What a table yields beside its temples: numbers that the bonus of an item counts.

>>> from scorer.modules import setup_for
>>> board = Board.parse("R1210tY1012/.P1111", setup_for(3))
>>> idle_workers(board, Color.RED).count, best_line(board, Color.RED).squares
(2, ((0, 0),))
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from .board import Board, Square, neighbors
from .components import Color, JungleKind


@dataclass(frozen=True, slots=True)
class Counted:
    """A number, and the squares that it comes from."""

    count: int
    squares: tuple[Square, ...] = ()


def idle_workers(board: Board, color: Color) -> Counted:
    """The workers of a colour that face no jungle tile; of a stack only the top tile counts."""
    count, squares, tiles = 0, [], board.tiles
    for square, tile in board.workers:
        if tile.color is color:
            idle = 0
            for workers, at in zip(tile.sides, neighbors(square), strict=True):
                if workers and not isinstance(tiles.get(at), JungleKind):
                    idle += workers
            if idle:
                count += idle
                squares.append(square)
    return Counted(count, tuple(squares))


def best_line(board: Board, color: Color) -> Counted:
    """The row or column with the most tiles of a colour, gaps or not; a stack is one tile."""
    lines: dict[tuple[int, int], list[Square]] = {}
    for square, tile in board.workers:
        if tile.color is color:
            for axis in (0, 1):
                lines.setdefault((axis, square[axis]), []).append(square)
    best = max(lines.values(), key=len, default=[])
    return Counted(len(best), tuple(best))


def temples_touched(board: Board, color: Color) -> Counted:
    """The temples with at least one worker of a colour beside them."""
    squares = tuple(at for at in board.temples() if board.workers_at(at).get(color))
    return Counted(len(squares), squares)


OF_BOARD: Mapping[str, Callable[[Board, Color], Counted]] = {
    "idle_workers": idle_workers,
    "best_line": best_line,
    "temples_touched": temples_touched,
}
"""By the code of the field in which players enter it when there is no board."""
TEMPLES_TOUCHED = "temples_touched"
OTHERS = "others"
"""How many other items of the same field a player has."""
