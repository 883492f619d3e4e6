"""How a table can have grown: start tiles, parts that hang together, and an order of laying."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from .board import Board, Square, neighbors
from .components import FILLED_AT, JungleKind

Pair = tuple[Square, Square]


def start_pairs(board: Board, start: Sequence[str]) -> list[Pair]:
    """Every pair of tiles that may be the start tiles: the right kinds, touching at a corner.

    >>> from scorer.modules import setup_for
    >>> start_pairs(Board.parse("p1/.m2/p1", setup_for(2)), ("p1", "m2"))
    [((0, 0), (1, 1)), ((2, 0), (1, 1))]
    """
    first, second = start
    return [
        ((row, col), corner)
        for (row, col), kind in board.jungle
        if kind.code == first
        for corner in (
            (row - 1, col - 1),
            (row - 1, col + 1),
            (row + 1, col - 1),
            (row + 1, col + 1),
        )
        if str(board.tiles.get(corner)) == second
    ]


def parts(board: Board, start: Collection[Square] = ()) -> list[set[Square]]:
    """The parts that hang together by sides, and the start tiles by their corner; the largest first."""
    found: list[set[Square]] = []
    left = set(board.tiles)
    for square in board.tiles:
        if square not in left:
            continue
        part: set[Square] = set()
        edge = {square}
        while edge:
            at = edge.pop()
            part.add(at)
            beside = {*neighbors(at), *(start if at in start else ())}
            edge |= (beside & left) - part
        left -= part
        found.append(part)
    return sorted(found, key=len, reverse=True)


def grown_from(board: Board, start: Sequence[str]) -> tuple[Pair | None, set[Square]]:
    """The start tiles from which most of the others can be reached, and the tiles that cannot be."""
    best: Pair | None = None
    missing = set(board.tiles)
    for pair in start_pairs(board, start):
        left = set(board.tiles) - _grown(board, pair)
        if best is None or len(left) < len(missing):
            best, missing = pair, left
        if not missing:
            break
    return best, missing


def _grown(board: Board, pair: Pair) -> set[Square]:
    """What can be reached from a start pair in some order of laying.

    A worker tile needs a jungle tile beside it, a jungle tile enough worker tiles. Having more tiles
    on the table never hinders that, so growing greedily finds all of it.
    """
    grown = set(pair)
    edge = list(pair)
    touched: dict[Square, int] = {}
    while edge:
        square = edge.pop()
        from_jungle = isinstance(board.tiles[square], JungleKind)
        for at in neighbors(square):
            tile = board.tiles.get(at)
            if tile is None or at in grown or isinstance(tile, JungleKind) == from_jungle:
                continue
            touched[at] = touched.get(at, 0) + 1
            if from_jungle or touched[at] >= FILLED_AT:
                grown.add(at)
                edge.append(at)
    return grown
