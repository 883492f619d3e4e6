"""Pictures for a page: each names the symbols that it uses, and the page holds those once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from markupsafe import Markup, escape

from scorer.engine.board import Square, Tile
from scorer.engine.components import (
    JUNGLE_KINDS,
    WATER_FIELDS,
    WORKER_BOX,
    Color,
    JungleKind,
    Sides,
)
from scorer.web.drawing import parts, village
from scorer.web.drawing.palette import GOLD, GOLD_DEEP, INK, PAINT
from scorer.web.drawing.parts import TILE
from scorer.web.drawing.pen import turned, use
from scorer.web.drawing.symbols import SYMBOLS, needed_by

_Box = tuple[int, int, int, int]

_SOMEONES = ("carrier", "worker", "worker-back")
_NOBODYS = ("cacao", "sun", "jungle-back")
BOARD_MARGIN = 6
TILE_ON_PAGE = 84
"""The width in pixels that a tile of a whole table asks for; style sheets may give it less."""
_CROSS_DEPTH = 68
"""How much of the worker tiles round a temple is shown: up to and with their emblem."""
_CROSS_WIDTH = TILE + 2 * _CROSS_DEPTH
MOST_AT_A_SIDE = max(max(pattern) for pattern in WORKER_BOX)


class Sheet:
    """Hands out the pictures of one page and remembers which symbols they need."""

    def __init__(self, number: Callable[[int], str] = str) -> None:
        self._number = number
        self._needed: set[str] = set()

    def with_numbers(self, number: Callable[[int], str]) -> Sheet:
        """The same page's pictures with the digits of another language."""
        other = Sheet(number)
        other._needed = self._needed
        return other

    def worker_tile(self, color: Color, sides: Sides, label: str, covers: bool = False) -> Markup:
        """A worker tile as it lies on the table."""
        return self._picture("tile", _box(), parts.worker_tile(color, sides, covers), label)

    def jungle_tile(self, code: str, label: str) -> Markup:
        """A jungle tile by its notation code."""
        drawing = parts.jungle_tile(JUNGLE_KINDS[code], self._number)
        return self._picture("tile", _box(), drawing, label)

    def piece(self, name: str, label: str, color: Color | None = None) -> Markup:
        """A loose piece: cacao, sun, carrier, worker, coin-1, -5, -10, jungle-back, worker-back.

        Carriers, workers and the backs of their tiles are always someone's: they need a colour.
        """
        if name.startswith("coin-"):
            drawing = parts.coin(int(name.removeprefix("coin-")), self._number)
        elif name in _NOBODYS:
            drawing = use(name)
        elif name in _SOMEONES and color is not None:
            drawing = use(f"back-{color}") if name == "worker-back" else parts.person(name, color)
        else:
            raise ValueError(f"no such piece: {name} ({color})")
        return self._picture("piece", _box(), drawing, label)

    def village_board(
        self,
        color: Color,
        label: str,
        *,
        cacao: int = 0,
        sun: int = 0,
        water: int = WATER_FIELDS[0],
    ) -> Markup:
        """A village board with what is stored on it and the carrier on its field."""
        drawing = village.board(color, self._number, cacao, sun, water)
        return self._picture("village", _box(*village.BOARD_SIZE), drawing, label)

    def water_track(self, color: Color, label: str, water: int) -> Markup:
        """Only the water track, as wide as a phone."""
        drawing = village.track(color, self._number, water)
        return self._picture("track", _box(*village.TRACK_SIZE), drawing, label)

    def board(
        self,
        tiles: Mapping[Square, Tile],
        label: str,
        highlight: Collection[Square] = (),
    ) -> Markup:
        """A whole table; squares are (row, column), and highlighted ones may be empty."""
        squares = {*tiles, *highlight} or {(0, 0)}
        top, left = min(row for row, _ in squares), min(col for _, col in squares)
        rows = max(row for row, _ in squares) - top + 1
        cols = max(col for _, col in squares) - left + 1
        lying = "".join(
            _at(col * TILE, row * TILE, self._tile(tile))
            for (row, col), tile in sorted(tiles.items())
        )
        # Rings come last, so that no neighbouring tile hides a part of them.
        rings = "".join(
            _ring(col * TILE, row * TILE) if (row, col) in tiles else _gap(col * TILE, row * TILE)
            for row, col in sorted(set(highlight))
        )
        box = (
            left * TILE - BOARD_MARGIN,
            top * TILE - BOARD_MARGIN,
            cols * TILE + 2 * BOARD_MARGIN,
            rows * TILE + 2 * BOARD_MARGIN,
        )
        size = f'width="{cols * TILE_ON_PAGE}" height="{rows * TILE_ON_PAGE}"'
        return self._picture("board", box, lying + rings, label, size)

    def temple_cross(self, sides: Sequence[tuple[Color | None, int]], label: str) -> Markup:
        """A temple and the workers at its top, right, bottom and left; None is an empty side."""
        middle = TILE / 2 + _CROSS_DEPTH
        drawing = _at(_CROSS_DEPTH, _CROSS_DEPTH, use("t"))
        for quarters, (color, workers) in enumerate(sides):
            # Drawn as the tile above the temple, then turned round the temple's middle.
            turn = f'transform="rotate({quarters * 90} {middle:g} {middle:g})"'
            drawing += f"<g {turn}>{_cross_side(color, workers)}</g>"
        return self._picture("cross", _box(_CROSS_WIDTH, _CROSS_WIDTH), drawing, label)

    def cross_sides(self) -> Markup:
        """Every side that a temple can have, named like `R2`, and `.` for nobody."""
        every: list[tuple[str, Color | None, int]] = [(".", None, 0)]
        every += [(f"{c.letter}{n}", c, n) for c in Color for n in range(MOST_AT_A_SIDE + 1)]
        sides = "".join(f'<g data-code="{code}">{_cross_side(c, n)}</g>' for code, c, n in every)
        return self._picture("cross", _box(_CROSS_WIDTH, _CROSS_WIDTH), sides, "")

    def defs(self) -> Markup:
        """The hidden SVG with the symbols used so far; nothing when there are none."""
        return _hidden(self._needed)

    @staticmethod
    def all_symbols() -> Markup:
        """The hidden SVG with every symbol, for a page whose script draws tiles itself."""
        return _hidden(SYMBOLS)

    def _tile(self, tile: Tile) -> str:
        if isinstance(tile, JungleKind):
            return parts.jungle_tile(tile, self._number)
        return parts.worker_tile(tile.color, tile.sides, tile.covers)

    def _picture(self, kind: str, box: _Box, drawing: str, label: str, more: str = "") -> Markup:
        self._needed.update(needed_by(drawing))
        meaning = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
        view = " ".join(map(str, box))
        extra = f" {more}" if more else ""
        # Everything that went into it is ours or escaped, so the whole is safe markup.
        return Markup(
            f'<svg class="{kind}" viewBox="{view}"{extra} direction="ltr" {meaning}>{drawing}</svg>'
        )


def _box(width: int = TILE, height: int = TILE) -> _Box:
    return (0, 0, width, height)


def _cross_side(color: Color | None, workers: int) -> str:
    """Who stands above a temple, as far as a cross shows it."""
    tile = (
        _gap(0, 0)
        if color is None
        else f'<g fill="{PAINT[color].base}">{use(f"ground-{color}")}'
        + turned(f"side-{workers}", 2)
        + f'</g><path d="M0 {TILE - _CROSS_DEPTH + 1}H{TILE}" stroke="{INK}" stroke-width="2.5"/>'
    )
    view = f'<svg x="{_CROSS_DEPTH}" width="{TILE}" height="{_CROSS_DEPTH}">'
    return view + _at(0, _CROSS_DEPTH - TILE, tile) + "</svg>"


def _at(x: int, y: int, drawing: str) -> str:
    return f'<svg x="{x}" y="{y}" width="{TILE}" height="{TILE}">{drawing}</svg>'


def _outline(x: int, y: int, stroke: str, width: int, more: str = "") -> str:
    return (
        f'<rect x="{x + 1.5}" y="{y + 1.5}" width="{TILE - 3}" height="{TILE - 3}" rx="11" '
        f'fill="none" stroke="{stroke}" stroke-width="{width}"{more}/>'
    )


def _ring(x: int, y: int) -> str:
    return _outline(x, y, INK, 9) + _outline(x, y, GOLD, 5)


def _gap(x: int, y: int) -> str:
    return _outline(x, y, GOLD_DEEP, 3, ' stroke-dasharray="9 7"')


def _hidden(names: Collection[str]) -> Markup:
    if not names:
        return Markup("")
    symbols = "".join(markup for name, markup in SYMBOLS.items() if name in names)
    return Markup(f'<svg display="none" aria-hidden="true">{symbols}</svg>')
