"""The drawings of people and pieces: every one once, as an SVG symbol.

Symbols carry presentation attributes and classes only, because the pages' security policy forbids
inline styles. What belongs to a player is painted in the style sheet's `--paint` and `--deep`, and
wears the emblem that the style sheet shows: so one drawing serves four colours. Shapes without a
fill of their own take the one of the picture that uses them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import cos, pi, sin
from types import MappingProxyType

from scorer.engine.components import Color

from .palette import (
    BARK,
    CACAO,
    DEEP,
    FOREST,
    GOLD,
    GOLD_DEEP,
    GOLD_LIGHT,
    INK,
    LEAF,
    PAINT,
    POD,
    POD_LIGHT,
    SAND,
    SAND_DEEP,
    SKIN,
    SPROUT,
    STONE,
    SUN,
    SUN_DEEP,
    WATER_LIGHT,
)
from .pen import disc, filled, inked, lines, path, scene, stitches, turned, use

MOST_WORKERS = 4
"""As many workers as a side has room for."""
_EMBLEMS = {
    Color.RED: "m0-5 5.5 9h-11z",
    Color.PURPLE: "m0-5.4 4.7 5.4-4.7 5.4-4.7-5.4z",
    Color.WHITE: "m-5 0a5 5 0 1 0 10 0 5 5 0 1 0-10 0z",
    Color.YELLOW: "m-4.5-4.5h9v9h-9z",
}
"""A shape for each colour, round a point, for those who do not see the colours apart."""


def _rays(count: int, outer: float, inner: float) -> str:
    """The outline of a sun with so many rays, round the middle."""
    corners = (
        (50 + radius * sin(pi * i / count), 50 - radius * cos(pi * i / count))
        for i in range(2 * count)
        for radius in (inner if i % 2 else outer,)
    )
    return "M" + " ".join(f"{x:.0f} {y:.0f}" for x, y in corners) + "Z"


def _emblem() -> str:
    """All four shapes, of which the style sheet shows the one of the player."""
    shapes = "".join(
        f'<path class="emblem-{color}" d="M0 0{shape}"/>' for color, shape in _EMBLEMS.items()
    )
    return f'<g transform="translate(50 50) scale(8.3333)">{shapes}</g>'


def _badge(size: float, y: float = 50, fill: str = PAINT) -> str:
    """The emblem with its outline, in the middle of a tile or so far down."""
    return inked(1, use("emblem", 50 - size / 2, y - size / 2, size, f'fill="{fill}"'))


def _worker_side(workers: int) -> str:
    """The top side of a worker tile: a road to the edge with workers on it, or a fence."""
    if not workers:
        return lines("M33 9.5H67M38.5 5v9M50 5v9M61.5 5v9", INK, 2.5, ' opacity=".4"')
    pitch, size, down = (25, 28, 4) if workers < MOST_WORKERS else (20.5, 24, 6)
    half = pitch * workers / 2
    left, right = 50 - half, 50 + half
    road = f"M{left:g} 2.7H{right:g}V28Q{right:g} 34 70 34H30Q{left:g} 34 {left:g} 28Z"
    first = left + (pitch - size) / 2
    return path(road, SAND) + "".join(
        use("worker", first + pitch * i, down, size) for i in range(workers)
    )


_PERSON = (
    f"{path('M8 95C8 68 26 56 50 56S92 68 92 95Z', PAINT)}"
    f"{path('M36 57 50 70 64 57', SKIN)}"
    f'<circle cx="50" cy="32" r="24" fill="{SKIN}"/>'
    f"{path('M26 32a24 24 0 0 1 48 0Q50 20 26 32Z', PAINT)}"
    f"{lines('M42 39v2M58 39v2', INK, 5)}"
)
"""Cap and poncho have the colour of the player."""

_POD = "M50 20C84 22 86 66 50 97 14 66 16 22 50 20Z"


def _people() -> Iterator[tuple[str, str]]:
    yield (
        "square",
        inked(2.5, '<rect x="1.5" y="1.5" width="97" height="97" rx="11"/>'),
    )
    yield "emblem", _emblem()
    corners = "".join(use("emblem", x, y, 12) for x in (5, 83) for y in (5, 83))
    yield (
        # A worker tile without its workers: the emblem in the corners and in the courtyard.
        "ground",
        filled("square", PAINT)
        + f'<g fill="{DEEP}">{corners}</g>'
        + disc(27, SAND)
        + stitches(17.5, SAND_DEEP, 2.5, "4 3")
        + _badge(24),
    )
    yield (
        "back",
        filled("square", PAINT)
        + lines("M8 30 30 8M8 50 50 8M8 70 70 8M30 92 92 30M50 92 92 50M70 92 92 70", DEEP, 4)
        + inked(2.5, disc(31, SAND))
        + _badge(42),
    )
    for workers in range(MOST_WORKERS + 1):
        yield f"side-{workers}", _worker_side(workers)
    yield "worker", inked(5, _PERSON)
    yield "person", use("worker") + _badge(22, 83, DEEP)
    yield (
        "carrier",
        inked(
            5,
            use("worker", 14, 27, 72)
            + path("M36 33C22 26 25 13 36 10L33 3H67L64 10C75 13 78 26 64 33Z", BARK),
        )
        + lines("M30 20q5 6 10 0t10 0 10 0 10 0", WATER_LIGHT, 4)
        + _badge(17, 83, DEEP),
    )


def _pieces() -> Iterator[tuple[str, str]]:
    yield (
        "cacao",
        inked(
            4.5,
            path("M52 16Q70-4 93 10 81 30 52 16Z", SPROUT) + path("M47 7h6v15h-6z", CACAO),
        )
        + path(_POD, POD)
        + path("M50 20C27 28 25 66 50 97 14 66 16 22 50 20Z", POD_LIGHT)
        + lines("M50 22V92M50 22C69 32 69 66 50 94M50 22C31 32 31 66 50 94", CACAO, 3)
        + inked(4.5, path(_POD, "none")),
    )
    yield (
        "coin",
        inked(5, '<circle cx="50" cy="50" r="46"/>') + stitches(37, GOLD_DEEP, 4, "7 4.6"),
    )
    yield (
        "rays",
        inked(3, path(_rays(16, 48, 35), SUN) + disc(25, GOLD_LIGHT))
        + lines("M41 45v3M59 45v3M39 56q11 10 22 0", SUN_DEEP, 4),
    )
    yield "sun", inked(4, disc(47, STONE)) + use("rays", 9, 9, 82)
    yield (
        "jungle-back",
        scene(
            FOREST,
            "".join(turned("leaves", quarters) for quarters in range(4))
            + inked(2.5, disc(9, GOLD)),
        ),
    )
    yield (
        "leaves",
        path("M50 50Q59 26 78 22 74 41 50 50", LEAF)
        + path("M50 50Q34 30 50 9 66 30 50 50", SPROUT)
        + lines("M50 38V20", LEAF, 2),
    )


SYMBOLS: Mapping[str, str] = MappingProxyType(dict((*_people(), *_pieces())))
"""People and pieces, by name: what is inside of a symbol of 100 × 100."""
