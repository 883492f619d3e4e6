"""Pictures for a page: each names the symbols that it uses, and the page holds those once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache

from markupsafe import Markup, escape

from scorer.engine.board import Square, Tile
from scorer.engine.components import Color, JungleKind, Sides
from scorer.modules.base.game import WATER_TRACK

from . import parts, village
from .art import all_symbols, needed_by
from .palette import GOLD, GOLD_DEEP, INK, PAINT
from .parts import TILE
from .pen import turned, use
from .symbols import MOST_WORKERS

_Box = tuple[int, int, int, int]

_PIECES = {name: name for name in ("cacao", "sun", "jungle-back", "carrier")} | {
    "worker": "person",
    "worker-back": "back",
}
"""The symbols of loose pieces. The workers on tiles are too small for an emblem, a loose one is not."""
BOARD_MARGIN = 6
TILE_ON_PAGE = 84
"""The width in pixels that a tile of a whole table asks for; style sheets may give it less."""
_CROSS_DEPTH = 68
"""How much of the worker tiles round a temple is shown: up to and with their emblem."""
_CROSS_WIDTH = TILE + 2 * _CROSS_DEPTH


class Sheet:
    """Hands out the pictures of one page and remembers which symbols they need.

    What belongs to a player but is drawn without a colour has the one of the element around it.
    """

    def __init__(self, number: Callable[[int], str] = str) -> None:
        self._number = number
        self._needed: set[str] = set()

    def with_numbers(self, number: Callable[[int], str]) -> Sheet:
        """The same page's pictures with the digits of another language."""
        other = Sheet(number)
        other._needed = self._needed
        return other

    def worker_tile(
        self, color: Color | None, sides: Sides, label: str, covers: bool = False
    ) -> Markup:
        """A worker tile as it lies on the table."""
        drawing = parts.worker_tile(sides, covers)
        return self._picture("tile", _box(), drawing, label, color=color)

    def jungle_tile(self, kind: JungleKind, label: str) -> Markup:
        """A jungle tile."""
        return self._picture("tile", _box(), parts.jungle_tile(kind, self._number), label)

    def has_piece(self, name: str) -> bool:
        return name.startswith("coin-") or _PIECES.get(name, name) in all_symbols()

    def piece(self, name: str, label: str, color: Color | None = None) -> Markup:
        """A loose piece: cacao, sun, carrier, worker, coin-1, -5, -10, jungle-back, worker-back, or a
        symbol of a module."""
        if name.startswith("coin-"):
            drawing = parts.coin(int(name.removeprefix("coin-")), self._number)
        else:
            symbol = _PIECES.get(name, name)
            if symbol not in all_symbols():
                raise ValueError(f"no such piece: {name}")
            drawing = use(symbol)
        return self._again("piece", _box(), drawing, label, color)

    def village_board(
        self,
        color: Color | None,
        label: str,
        *,
        cacao: int = 0,
        sun: int = 0,
        water: int = WATER_TRACK[0],
    ) -> Markup:
        """A village board with what is stored on it and the carrier on its field."""
        drawing = village.board(self._number, cacao, sun, water)
        return self._picture("village", _box(*village.BOARD_SIZE), drawing, label, color=color)

    def water_track(self, color: Color | None, label: str, water: int) -> Markup:
        """Only the water track, as wide as a phone."""
        drawing = village.track(self._number, water)
        return self._picture("track", _box(*village.TRACK_SIZE), drawing, label, color=color)

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
        box = _box(_CROSS_WIDTH, _CROSS_WIDTH)
        return self._again("cross", box, _cross(tuple(sides)), label)

    def cross_parts(self) -> Markup:
        """What a script puts the pictures of temples together from: a side with somebody and without."""
        drawing = _at(_CROSS_DEPTH, _CROSS_DEPTH, use("t"))
        for name, workers in (("nobody", None), ("somebody", 0)):
            drawing += f'<g data-side="{name}">{_cross_side(workers)}</g>'
        self._needed.update(f"side-{workers}" for workers in range(MOST_WORKERS + 1))
        # A script gives it a label.
        return self._picture("cross", _box(_CROSS_WIDTH, _CROSS_WIDTH), drawing, " ")

    def worker_parts(self) -> Markup:
        """A tile that covers another, without workers; the page holds all that tiles are made of."""
        self._needed.update(f"side-{workers}" for workers in range(MOST_WORKERS + 1))
        return self.worker_tile(None, (0, 0, 0, 0), "", covers=True)

    def emblem(self) -> Markup:
        """The shape of a player's colour alone, small enough to lie on a temple."""
        drawing = use("emblem", more=f'fill="{PAINT}" stroke="{INK}" stroke-width="1"')
        return self._picture("emblem", _box(), drawing, "")

    def defs(self) -> Markup:
        """The hidden SVG with the symbols used so far; nothing when there are none."""
        return _hidden(self._needed)

    def _tile(self, tile: Tile) -> str:
        if isinstance(tile, JungleKind):
            return parts.jungle_tile(tile, self._number)
        return parts.owned(tile.color, parts.worker_tile(tile.sides, tile.covers))

    def _picture(
        self,
        kind: str,
        box: _Box,
        drawing: str,
        label: str,
        more: str = "",
        color: Color | None = None,
    ) -> Markup:
        self._needed.update(needed_by(drawing))
        return _svg(kind, box, drawing, label, more, color)

    def _again(
        self, kind: str, box: _Box, drawing: str, label: str, color: Color | None = None
    ) -> Markup:
        """A small picture that pages show often."""
        picture, needed = _kept(kind, box, drawing, label, color)
        self._needed |= needed
        return picture


def _svg(
    kind: str, box: _Box, drawing: str, label: str, more: str = "", color: Color | None = None
) -> Markup:
    meaning = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    view = " ".join(map(str, box))
    extra = f" {more}" if more else ""
    name = f"{kind} {color}" if color else kind
    # Everything that went into it is ours or escaped, so the whole is safe markup.
    return Markup(
        f'<svg class="{name}" viewBox="{view}"{extra} direction="ltr" {meaning}>{drawing}</svg>'
    )


@lru_cache(maxsize=2048)
def _kept(
    kind: str, box: _Box, drawing: str, label: str, color: Color | None
) -> tuple[Markup, set[str]]:
    """A picture and the symbols that it needs."""
    return _svg(kind, box, drawing, label, color=color), needed_by(drawing)


@lru_cache(maxsize=2048)
def _cross(sides: tuple[tuple[Color | None, int], ...]) -> str:
    middle = TILE / 2 + _CROSS_DEPTH
    drawing = _at(_CROSS_DEPTH, _CROSS_DEPTH, use("t"))
    for quarters, (color, workers) in enumerate(sides):
        # Drawn as the tile above the temple, then turned round the temple's middle.
        turn = f'transform="rotate({quarters * 90} {middle:g} {middle:g})"'
        owner = f' class="{color}"' if color else ""
        drawing += f"<g {turn}{owner}>{_cross_side(workers if color else None)}</g>"
    return drawing


def _box(width: int = TILE, height: int = TILE) -> _Box:
    return (0, 0, width, height)


def _cross_side(workers: int | None) -> str:
    """Who stands above a temple, as far as a cross shows it; None is nobody's tile."""
    tile = (
        _gap(0, 0)
        if workers is None
        else use("ground")
        + turned(f"side-{workers}", 2)
        + f'<path d="M0 {TILE - _CROSS_DEPTH + 1}H{TILE}" stroke="{INK}" stroke-width="2.5"/>'
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
    symbols = "".join(markup for name, markup in all_symbols().items() if name in names)
    return Markup(f'<svg display="none" aria-hidden="true">{symbols}</svg>')
