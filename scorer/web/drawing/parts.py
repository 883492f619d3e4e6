"""Drawings composed of symbols: figures, numbers and tiles, to be put into a picture."""

from __future__ import annotations

from collections.abc import Callable

from markupsafe import escape

from scorer.engine.components import Action, Color, JungleKind, Sides
from scorer.web.drawing.palette import COIN_PAINT, GOLD_DEEP, INK, PAINT
from scorer.web.drawing.pen import turned, use

Number = Callable[[int], str]

TILE = 100
_COIN_SIZE = {1: 78, 5: 88, 10: 98}
_COIN_ON_TILE: dict[str, float] = {Action.MARKET: 61.5, Action.GOLD_MINE: 65.5}
"""How far down the coin lies that shows a tile's price or value."""


def figure(value: int, number: Number, x: float, y: float, size: float) -> str:
    """A number centred on a point; never mirrored, its minus sign always on its left."""
    shown = escape(number(value).replace("-", "\N{MINUS SIGN}"))
    return (
        f'<text x="{x:g}" y="{y + size * 0.36:g}" font-size="{size:g}" font-weight="800" '
        f'text-anchor="middle" direction="ltr" fill="{INK}">{shown}</text>'
    )


def person(name: str, color: Color, x: float = 0, y: float = 0, size: float = TILE) -> str:
    """A worker or water carrier with the emblem of its colour on the chest."""
    paint, badge = PAINT[color], size * (0.22 if name == "worker" else 0.17)
    emblem = use(
        f"emblem-{color}",
        x + (size - badge) / 2,
        y + size * 0.83 - badge / 2,
        badge,
        f'fill="{paint.deep}" stroke="{INK}" stroke-width=".8"',
    )
    return use(name, x, y, size, f'fill="{paint.base}"') + emblem


def coin(value: int, number: Number) -> str:
    """A coin of the bank: the more it is worth, the larger it is."""
    size = _COIN_SIZE[value]
    edge = (TILE - size) / 2
    face = use("coin", edge, edge, size, f'fill="{COIN_PAINT[value]}"')
    return face + figure(value, number, TILE / 2, TILE / 2, size * 0.5)


def jungle_tile(kind: JungleKind, number: Number) -> str:
    """A jungle tile, with its price or value where it has one."""
    height = _COIN_ON_TILE.get(kind.action)
    if height is None:
        return use(kind.code)
    # All markets are one drawing, and so are all mines: the number tells them apart.
    return use(kind.code[0]) + figure(kind.amount, number, TILE / 2, height, 26)


def worker_tile(color: Color, sides: Sides, covers: bool) -> str:
    """A worker tile; one that covers another is a little smaller, with the other underneath."""
    paint = PAINT[color]
    tile = use(f"ground-{color}") + "".join(
        turned(f"side-{workers}", quarters) for quarters, workers in enumerate(sides)
    )
    if not covers:
        return f'<g fill="{paint.base}">{tile}</g>'
    below = (
        f'<rect x="9.5" y="9.5" width="89" height="89" rx="10" fill="{paint.deep}" '
        f'stroke="{INK}" stroke-width="2.5"/>'
        f'<path d="M14 94.5H84Q94.5 94.5 94.5 84V14" fill="none" stroke="{GOLD_DEEP}" '
        'stroke-width="2" stroke-dasharray="6 4"/>'
    )
    return f'{below}<g fill="{paint.base}" transform="scale(.9)">{tile}</g>'
