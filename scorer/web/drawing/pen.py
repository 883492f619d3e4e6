"""The strokes of which all drawings are made: SVG elements with presentation attributes only."""

from __future__ import annotations

from .palette import INK

PREFIX = "art-"
"""Keeps the symbols' ids apart from every other id of a page."""


def use(name: str, x: float = 0, y: float = 0, size: float = 100, more: str = "") -> str:
    """A symbol in its place; one of 100 fills the tile, symbol or picture that it is part of."""
    place = f' x="{x:g}" y="{y:g}"' if x or y else ""
    scale = f' width="{size:g}" height="{size:g}"' if size != 100 else ""
    extra = f" {more}" if more else ""
    return f'<use href="#{PREFIX}{name}"{place}{scale}{extra}/>'


def turned(name: str, quarters: int) -> str:
    """A tile-sized symbol, turned clockwise by so many quarters."""
    return use(name, more=f'transform="rotate({quarters * 90} 50 50)"' if quarters else "")


def filled(name: str, fill: str) -> str:
    """A tile-sized symbol whose shapes without a fill of their own take this one."""
    return use(name, more=f'fill="{fill}"')


def scene(clearing: str, drawing: str) -> str:
    """A jungle tile: something is found in a clearing of this colour."""
    return filled("jungle", clearing) + drawing


def inked(width: float, drawing: str) -> str:
    """Shapes with the dark outline that all pieces share."""
    return f'<g stroke="{INK}" stroke-width="{width:g}" stroke-linejoin="round">{drawing}</g>'


def path(d: str, fill: str) -> str:
    """A filled shape."""
    return f'<path fill="{fill}" d="{d}"/>'


def disc(radius: float, fill: str) -> str:
    """A filled circle round the middle of a tile."""
    return f'<circle cx="50" cy="50" r="{radius:g}" fill="{fill}"/>'


def lines(d: str, stroke: str, width: float, more: str = "") -> str:
    """Lines with round ends."""
    return (
        f'<path fill="none" stroke="{stroke}" stroke-width="{width:g}" stroke-linecap="round" '
        f'd="{d}"{more}/>'
    )


def stitches(radius: float, stroke: str, width: float, dashes: str) -> str:
    """A dashed circle round the middle of a tile."""
    return (
        f'<circle cx="50" cy="50" r="{radius:g}" fill="none" stroke="{stroke}" '
        f'stroke-width="{width:g}" stroke-dasharray="{dashes}"/>'
    )
