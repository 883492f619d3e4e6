"""Squares, neighbours, placement, and a board in one line of text.

>>> from scorer.modules import setup_for
>>> board = Board.parse("R1210tY1012/.P1111", setup_for(3))
>>> board.workers_at((0, 1)) == {Color.RED: 2, Color.YELLOW: 2, Color.PURPLE: 1}
True
>>> str(board)
'R1210tY1012/.P1111'
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property, lru_cache

from .components import COLOR_OF, FILLED_AT, Color, JungleKind, Sides, pattern_of, rotations
from .setup import Setup

Square = tuple[int, int]
"""Row and column. Rows count downwards, columns to the right; both may be negative during play."""

MAX_NOTATION = 2_000
MAX_TILES = 200
"""More than any table of Cacao can be (all eight expansion modules lay 105 tiles); keeps hostile input
cheap."""


class Side(IntEnum):
    """The sides of a tile, clockwise, as in the notation."""

    TOP = 0
    RIGHT = 1
    BOTTOM = 2
    LEFT = 3


_FACING = (Side.BOTTOM, Side.LEFT, Side.TOP, Side.RIGHT)
"""The sides of the four neighbours that face a square."""


class NotationError(ValueError):
    """Text that is not a board: `code` says why, `position` (from 0) says where."""

    def __init__(self, code: str, position: int, found: str) -> None:
        super().__init__(f"{code} at {position}: {found!r}")
        self.code, self.position, self.found = code, position, found


@dataclass(frozen=True, slots=True)
class WorkerTile:
    """A worker tile as it lies on the table; `covers` says that it lies on an earlier tile."""

    color: Color
    sides: Sides
    covers: bool = False

    def __str__(self) -> str:
        return f"{self.color.letter}{''.join(map(str, self.sides))}{'+' if self.covers else ''}"

    @property
    def pattern(self) -> Sides:
        return pattern_of(self.sides)

    @classmethod
    def parse(cls, text: str) -> WorkerTile:
        """Read one worker tile, whether or not a box holds it.

        >>> WorkerTile.parse("P0130+").pattern
        (3, 0, 0, 1)
        """
        match = _WORKER.fullmatch(text)
        if not match:
            raise NotationError("bad-character", 0, text[:1])
        letter, digits, covers = match.groups()
        top, right, bottom, left = map(int, digits)
        return cls(COLOR_OF[letter], (top, right, bottom, left), bool(covers))


_COLORS = "".join(COLOR_OF)
_WORKER = re.compile(rf"([{_COLORS}])([0-9]{{4}})(\+?)")

Tile = WorkerTile | JungleKind


def neighbors(square: Square) -> tuple[Square, Square, Square, Square]:
    """The squares at the top, right, bottom and left."""
    row, col = square
    return (row - 1, col), (row, col + 1), (row + 1, col), (row, col - 1)


@dataclass(frozen=True, eq=False)
class Board:
    """The tiles on the table. Two boards are equal when their notation is."""

    tiles: Mapping[Square, Tile]

    def __str__(self) -> str:
        if not self.tiles:
            return ""
        rows = [row for row, _ in self.tiles]
        first_col = min(col for _, col in self.tiles)
        last_col = max(col for _, col in self.tiles)
        lines = (
            "".join(str(self.tiles.get((row, col), ".")) for col in range(first_col, last_col + 1))
            for row in range(min(rows), max(rows) + 1)
        )
        return "/".join(line.rstrip(".") for line in lines)

    def __repr__(self) -> str:
        return f"Board.parse({str(self)!r}, …)"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    @classmethod
    def parse(cls, text: str, setup: Setup) -> Board:
        """Read the notation; squares are counted from 0 in the text as it is given.

        >>> from scorer.modules import setup_for
        >>> Board.parse("p1/.m2", setup_for(2)).tiles[1, 1].code
        'm2'
        >>> Board.parse("p1.R2200", setup_for(2))
        Traceback (most recent call last):
            ...
        scorer.engine.board.NotationError: no-such-tile at 3: 'R2200'
        """
        if len(text) > MAX_NOTATION:
            raise NotationError("too-long", MAX_NOTATION, "")
        lexer = _lexer(setup)
        tokens = lexer.pattern.findall(text)
        if sum(map(len, tokens)) != len(text):
            raise lexer.first_error(text)
        known = lexer.tiles
        tiles: dict[Square, Tile] = {}
        row = col = 0
        for token in tokens:
            if token in known:
                tiles[row, col] = known[token]
                col += 1
            elif token == "/":
                row += 1
                col = 0
            elif token[0] == ".":
                col += len(token)
            else:
                raise lexer.first_error(text)
        if len(tiles) > MAX_TILES:
            raise NotationError("too-long", len(text), "")
        return cls(tiles)

    @classmethod
    def start(cls, setup: Setup) -> Board:
        """The start tiles alone.

        >>> from scorer.modules import setup_for
        >>> str(Board.start(setup_for(2)))
        'p1/.m2'
        """
        first, second = setup.start
        return cls({(0, 0): setup.kinds[first], (1, 1): setup.kinds[second]})

    def with_tile(self, square: Square, tile: Tile) -> Board:
        """A board with one tile more, or with a tile in the place of another."""
        return Board({**self.tiles, square: tile})

    def without(self, square: Square) -> Board:
        return Board({at: tile for at, tile in self.tiles.items() if at != square})

    @cached_property
    def jungle_parity(self) -> int:
        """Which colour of the chessboard is jungle: the one that fits more of the tiles."""
        odd = sum(
            (row + col) % 2 == isinstance(tile, JungleKind)
            for (row, col), tile in self.tiles.items()
        )
        return int(2 * odd > len(self.tiles))

    def is_jungle_space(self, square: Square) -> bool:
        """Does this square of the chessboard belong to the jungle, taken or not?"""
        return sum(square) % 2 == self.jungle_parity

    def is_worker_square(self, square: Square) -> bool:
        return not self.is_jungle_space(square)

    @cached_property
    def jungle(self) -> list[tuple[Square, JungleKind]]:
        """The jungle tiles in reading order (as all lists of squares here)."""
        found = [(at, tile) for at, tile in self.tiles.items() if isinstance(tile, JungleKind)]
        return sorted(found, key=_square_of)

    @cached_property
    def workers(self) -> list[tuple[Square, WorkerTile]]:
        found = [(at, tile) for at, tile in self.tiles.items() if isinstance(tile, WorkerTile)]
        return sorted(found, key=_square_of)

    @cached_property
    def worker_tiles_around(self) -> Mapping[Square, int]:
        """How many worker tiles touch each square that any touches."""
        return Counter(at for square, _ in self.workers for at in neighbors(square))

    def touching(self, square: Square) -> Iterator[tuple[Square, Side, WorkerTile]]:
        """The worker tiles around a square, each with the side that faces it."""
        for at, facing in zip(neighbors(square), _FACING, strict=True):
            tile = self.tiles.get(at)
            if isinstance(tile, WorkerTile):
                yield at, facing, tile

    def sides_of(self, square: Square) -> list[tuple[Tile | None, Side]]:
        """What lies at the top, right, bottom and left, and the side of it that faces the square."""
        return [
            (self.tiles.get(at), facing)
            for at, facing in zip(neighbors(square), _FACING, strict=True)
        ]

    def workers_at(self, square: Square) -> dict[Color, int]:
        """How many workers of each colour stand at a jungle space, those with any."""
        counts: dict[Color, int] = {}
        for at, facing in zip(neighbors(square), _FACING, strict=True):
            tile = self.tiles.get(at)
            if isinstance(tile, WorkerTile) and (workers := tile.sides[facing]):
                counts[tile.color] = counts.get(tile.color, 0) + workers
        return counts

    def temples(self) -> list[Square]:
        return sorted(
            square
            for square, tile in self.tiles.items()
            if isinstance(tile, JungleKind) and tile.is_temple
        )

    def has_jungle_neighbor(self, square: Square) -> bool:
        return any(isinstance(self.tiles.get(at), JungleKind) for at in neighbors(square))

    def can_place(self, square: Square) -> bool:
        """May a worker tile be laid here (not counting overbuilding)?"""
        return (
            square not in self.tiles
            and self.is_worker_square(square)
            and self.has_jungle_neighbor(square)
        )

    def open_squares(self) -> list[Square]:
        """Where a worker tile may be laid."""
        return list(self._open_squares)

    @cached_property
    def _open_squares(self) -> list[Square]:
        around = {at for square, _ in self.jungle for at in neighbors(square)}
        return sorted(at for at in around if at not in self.tiles and self.is_worker_square(at))

    def placements(self, pattern: Sides) -> list[tuple[Square, Sides]]:
        """Every distinct way to lay a tile.

        >>> from scorer.modules import setup_for
        >>> len(Board.start(setup_for(2)).placements((2, 1, 0, 1)))
        24
        """
        turned = rotations(pattern)
        return [(square, sides) for square in self.open_squares() for sides in turned]

    def must_fill(self, space: Square) -> bool:
        """Is this an empty jungle space with enough worker tiles around it?"""
        return (
            space not in self.tiles
            and self.is_jungle_space(space)
            and sum(1 for _ in self.touching(space)) >= FILLED_AT
        )

    def spaces_to_fill(self) -> list[Square]:
        """Every empty jungle space with enough worker tiles around it."""
        return sorted(
            space
            for space, tiles in self.worker_tiles_around.items()
            if tiles >= FILLED_AT and space not in self.tiles and self.is_jungle_space(space)
        )


def _square_of(item: tuple[Square, Tile]) -> Square:
    return item[0]


@dataclass(frozen=True)
class _Lexer:
    """What reads the notation of one set of jungle kinds."""

    pattern: re.Pattern[str]
    shape: re.Pattern[str]
    """Looks like a tile, whether or not there is one."""
    begun: re.Pattern[str]
    """A tile that is cut short: the error is behind it."""
    tiles: Mapping[str, Tile]

    def first_error(self, text: str) -> NotationError:
        """Where reading stops, and whether that is a bad character or a tile that does not exist."""
        at = 0
        while at < len(text):
            token = self.pattern.match(text, at)
            if token and (token[0] in self.tiles or token[0][0] in "./"):
                at = token.end()
            elif shape := self.shape.match(text, at):
                return NotationError("no-such-tile", at, shape[0])
            else:
                begun = self.begun.match(text, at)
                at = begun.end() if begun else at
                break
        if at == len(text):
            return NotationError("board-ends-early", at - 1, "")
        return NotationError("bad-character", at, text[at : at + 1])


@lru_cache(maxsize=256)
def _lexer(setup: Setup) -> _Lexer:
    """Kinds and patterns of modules that are not in play are no tiles."""
    kinds = list(setup.kinds.values())
    tiles: dict[str, Tile] = {kind.code: kind for kind in kinds}
    for pattern in {*setup.game.module.workers, *setup.worker_tiles}:
        for sides in rotations(pattern):
            for color in Color:
                for covers in (False, True):
                    tile = WorkerTile(color, sides, covers)
                    tiles[str(tile)] = tile
    codes = "|".join(sorted((re.escape(kind.code) for kind in kinds), key=len, reverse=True))
    valued = "".join(dict.fromkeys(kind.code[0] for kind in kinds if len(kind.code) > 1))
    return _Lexer(
        pattern=re.compile(rf"/|\.+|[{_COLORS}][0-9]{{4}}\+?|{codes}"),
        shape=re.compile(rf"[{_COLORS}][0-9]{{4}}|[{valued}][0-9]"),
        begun=re.compile(rf"[{_COLORS}][0-9]{{0,3}}|[{valued}]"),
        tiles=tiles,
    )
