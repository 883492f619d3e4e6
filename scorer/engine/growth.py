"""How a table can have grown: start pairs, parts that hang together, and an order of laying."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .board import Board, Square, neighbors
from .components import FILLED_AT, JungleKind

Pair = tuple[Square, Square]


def start_pairs(board: Board, start: Sequence[str]) -> list[Pair]:
    """Every pair of tiles that may be the start tiles: the right kinds, touching at a corner.

    >>> start_pairs(Board.parse("p1/.m2/p1"), ("p1", "m2"))
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


def parts(board: Board, pairs: Sequence[Pair]) -> list[set[Square]]:
    """The parts that hang together by sides, the largest first.

    The start tiles hang together by their corner. Only one of the pairs is the real one, so the pair
    that leaves the fewest parts counts.
    """
    found: list[set[Square]] = []
    part_of: dict[Square, int] = {}
    for square in board.tiles:
        if square in part_of:
            continue
        part_of[square] = len(found)
        part = {square}
        edge = [square]
        while edge:
            for at in neighbors(edge.pop()):
                if at in board.tiles and at not in part_of:
                    part_of[at] = len(found)
                    part.add(at)
                    edge.append(at)
        found.append(part)
    for first, second in pairs:
        if part_of[first] != part_of[second]:
            joined = found[part_of[first]] | found[part_of[second]]
            rest = [p for p in found if first not in p and second not in p]
            return sorted([joined, *rest], key=len, reverse=True)
    return sorted(found, key=len, reverse=True)


def never_reached(board: Board, pairs: Iterable[Pair]) -> set[Square]:
    """The tiles that no order of laying reaches, for the start pair that reaches most.

    A worker tile needs a jungle tile beside it, a jungle tile enough worker tiles. Having more tiles
    on the table never hinders that, so growing greedily from the start tiles finds all that can be
    reached.
    """
    best = set(board.tiles)
    for pair in pairs:
        best = min(best, set(board.tiles) - _grown(board, pair), key=len)
        if not best:
            break
    return best


def _grown(board: Board, pair: Pair) -> set[Square]:
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
