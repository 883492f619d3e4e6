"""Drawings composed of symbols: figures, numbers and tiles, to be put into a picture."""

from __future__ import annotations

from collections.abc import Callable

from markupsafe import escape

from scorer.engine.components import Color, JungleKind, Sides

from .art import tile_art
from .palette import COIN_PAINT, DEEP, GOLD, GOLD_DEEP, INK
from .pen import turned, use

Number = Callable[[int], str]

TILE = 100
_COIN_SIZE = {1: 78, 5: 88, 10: 98}


def figure(value: int, number: Number, x: float, y: float, size: float) -> str:
    """A number centred on a point; never mirrored, its minus sign always on its left."""
    shown = escape(number(value).replace("-", "\N{MINUS SIGN}"))
    return (
        f'<text x="{x:g}" y="{y + size * 0.36:g}" font-size="{size:g}" font-weight="800" '
        f'text-anchor="middle" direction="ltr" fill="{INK}">{shown}</text>'
    )


def owned(color: Color, drawing: str) -> str:
    """What belongs to a player, in a picture where others have something as well."""
    return f'<g class="{color}">{drawing}</g>'


def coin(value: int, number: Number) -> str:
    """A coin of the bank: the more it is worth, the larger it is. Another value stands for so much gold."""
    size = _COIN_SIZE.get(value, TILE)
    edge = (TILE - size) / 2
    face = use("coin", edge, edge, size, f'fill="{COIN_PAINT.get(value, GOLD)}"')
    return face + figure(value, number, TILE / 2, TILE / 2, size * 0.5)


def jungle_tile(kind: JungleKind, number: Number) -> str:
    """A jungle tile, with its price or value where it has one."""
    art = tile_art(kind.code)
    if art.number_at is None:
        return use(art.symbol)
    return use(art.symbol) + figure(kind.amount, number, TILE / 2, art.number_at, 26)


def worker_tile(sides: Sides, covers: bool) -> str:
    """A worker tile; one that covers another is a little smaller, with the other underneath."""
    tile = use("ground") + "".join(
        turned(f"side-{workers}", quarters) for quarters, workers in enumerate(sides)
    )
    if not covers:
        return tile
    below = (
        f'<rect x="9.5" y="9.5" width="89" height="89" rx="10" fill="{DEEP}" '
        f'stroke="{INK}" stroke-width="2.5"/>'
        f'<path d="M14 94.5H84Q94.5 94.5 94.5 84V14" fill="none" stroke="{GOLD_DEEP}" '
        'stroke-width="2" stroke-dasharray="6 4"/>'
    )
    return f'{below}<g transform="scale(.9)">{tile}</g>'
