"""The art itself: every drawing once, as an SVG symbol.

Symbols carry presentation attributes only, because the pages' security policy forbids inline
styles. Shapes without a fill of their own take the one of the picture that uses them: so one worker
serves four colours. Drawings are made of other drawings by ``<use>``; `needed_by` knows which.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from math import cos, pi, sin
from types import MappingProxyType

from scorer.engine.components import Color
from scorer.web.drawing.palette import (
    BARK,
    CACAO,
    CREAM,
    FOREST,
    GOLD,
    GOLD_DEEP,
    GOLD_LIGHT,
    INK,
    LEAF,
    MEADOW,
    PAINT,
    POD,
    POD_LIGHT,
    SAND,
    SAND_DEEP,
    SKIN,
    SKY,
    SPROUT,
    STONE,
    STONE_DEEP,
    SUN,
    SUN_DEEP,
    WATER,
    WATER_DEEP,
    WATER_LIGHT,
)
from scorer.web.drawing.pen import PREFIX, disc, inked, lines, path, stitches, turned, use

_WORKER_SIZE, _WORKER_PITCH = 28, 25
_FULL = "0 0 100 100"
_EMBLEM_BOX = "-6 -6 12 12"
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


def _filled(name: str, fill: str) -> str:
    return use(name, more=f'fill="{fill}"')


def _scene(clearing: str, drawing: str) -> str:
    """A jungle tile: something is found in a clearing."""
    return _filled("jungle", clearing) + drawing


def _emblem(color: Color, corner: float) -> str:
    """The emblem in the middle of a tile, from this far from its upper left corner."""
    size = 100 - 2 * corner
    return inked(1, use(f"emblem-{color}", corner, corner, size, f'fill="{PAINT[color].base}"'))


def _village_ground(color: Color) -> str:
    """A worker tile without its workers: the emblem in the corners and in the courtyard."""
    corners = "".join(f"M{x} {y}{_EMBLEMS[color]}" for x in (11, 89) for y in (11, 89))
    return (
        _filled("square", PAINT[color].base)
        + path(corners, PAINT[color].deep)
        + use("courtyard")
        + _emblem(color, 38)
    )


def _worker_back(color: Color) -> str:
    paint = PAINT[color]
    weave = use("weave", more=f'fill="{paint.base}" color="{paint.deep}"')
    return weave + _emblem(color, 29)


def _worker_side(workers: int) -> str:
    """The top side of a worker tile: a road to the edge with workers on it, or a fence."""
    if not workers:
        return lines("M33 9.5H67M38.5 5v9M50 5v9M61.5 5v9", INK, 2.5, ' opacity=".4"')
    half = _WORKER_PITCH * workers / 2
    left, right = 50 - half, 50 + half
    road = f"M{left:g} 2.7H{right:g}V28Q{right:g} 34 70 34H30Q{left:g} 34 {left:g} 28Z"
    first = left + (_WORKER_PITCH - _WORKER_SIZE) / 2
    return path(road, SAND) + "".join(
        use("worker", first + _WORKER_PITCH * i, 4, _WORKER_SIZE) for i in range(workers)
    )


_PERSON = (
    '<path d="M8 95C8 68 26 56 50 56S92 68 92 95Z"/>'
    f"{path('M36 57 50 70 64 57', SKIN)}"
    f'<circle cx="50" cy="32" r="24" fill="{SKIN}"/>'
    '<path d="M26 32a24 24 0 0 1 48 0Q50 20 26 32Z"/>'
    f"{lines('M42 39v2M58 39v2', INK, 5)}"
)
"""Cap and poncho take the colour of the player."""

_POD = "M50 20C84 22 86 66 50 97 14 66 16 22 50 20Z"
_TIERS = "M10 87V75H19V62H28V49H36V37H64V49H72V62H81V75H90V87Z"


def _people() -> Iterator[tuple[str, str]]:
    yield (
        "square",
        inked(2.5, '<rect x="1.5" y="1.5" width="97" height="97" rx="11"/>'),
    )
    yield (
        "weave",
        use("square")
        + lines(
            "M8 30 30 8M8 50 50 8M8 70 70 8M30 92 92 30M50 92 92 50M70 92 92 70", "currentColor", 4
        )
        + inked(2.5, disc(31, SAND)),
    )
    yield "courtyard", disc(27, SAND) + stitches(17.5, SAND_DEEP, 2.5, "4 3")
    for color in Color:
        yield f"ground-{color}", _village_ground(color)
        yield f"back-{color}", _worker_back(color)
    for workers in range(4):
        yield f"side-{workers}", _worker_side(workers)
    yield "worker", inked(5, _PERSON)
    yield (
        "carrier",
        inked(
            5,
            f'<g transform="translate(14 27) scale(.72)">{_PERSON}</g>'
            + path("M36 33C22 26 25 13 36 10L33 3H67L64 10C75 13 78 26 64 33Z", BARK),
        )
        + lines("M30 20q5 6 10 0t10 0 10 0 10 0", WATER_LIGHT, 4),
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


def _jungle_tiles() -> Iterator[tuple[str, str]]:
    yield (
        "frond",
        path("M5 5Q30-1 45 9 26 23 5 5-1 30 9 45 23 26 5 5", FOREST)
        + path("M5 5Q27 8 29 29 8 27 5 5", SPROUT)
        + lines("M9 9 23 23", LEAF, 1.5),
    )
    yield (
        "jungle",
        _filled("square", LEAF)
        + '<circle cx="50" cy="50" r="41"/>'
        + "".join(turned("frond", quarters) for quarters in range(4)),
    )
    yield "p1", _scene(MEADOW, use("cacao", 13, 11, 74))
    yield (
        "p2",
        _scene(
            MEADOW,
            use("cacao", -67, 17, 64, 'transform="rotate(8 35 50) scale(-1 1)"')
            + use("cacao", 33, 17, 64, 'transform="rotate(-8 65 50)"'),
        ),
    )
    yield (
        "m",
        _scene(
            SKY,
            inked(
                2.5,
                path("M21 38h6v34h-6zM73 38h6v34h-6z", CACAO)
                + path("M17 69h66v18H17Z", BARK)
                + path(
                    "M25 14H75L86 36a7 7 0 0 1-14.4 0 7 7 0 0 1-14.4 0 7 7 0 0 1-14.4 0 7 7 0 0 "
                    "1-14.4 0 7 7 0 0 1-14.4 0Z",
                    CREAM,
                ),
            )
            + path(
                "M35 15.300H45L42.8 36a7 6 0 0 1-14.4 0ZM55 15.300H65L71.6 36a7 6 0 0 1-14.4 0Z",
                SUN_DEEP,
            )
            + lines("M22 78H78", CACAO, 2)
            + use("coin", 29.5, 42, 41, f'fill="{GOLD}"'),
        ),
    )
    yield (
        "g",
        _scene(
            SKY,
            inked(2.5, path("M8 87 15 61 27 50 32 31 45 15 57 19 64 34 75 39 85 60 92 87Z", STONE))
            + path("M57 20 64 35 74 40 84 61 90 86H80L71 56 61 45Z", STONE_DEEP)
            + inked(
                2.5,
                path("M20 87 26 47H74L80 87H71L66 56H34L29 87Z", BARK)
                + path("M29 87 34 56H66L71 87Z", INK)
                + path("M43 31l5-6 6 3-1 7-7 1ZM12 74l5-3 4 5-3 4ZM80 66l5 1 1 6-5 1Z", GOLD),
            )
            + use("coin", 29.5, 46.5, 41, f'fill="{GOLD}"'),
        ),
    )
    yield (
        "w",
        _scene(
            STONE,
            stitches(39, STONE_DEEP, 3, "13 3")
            + disc(36, WATER_DEEP)
            + disc(32.5, WATER)
            + lines("M26 62q6-6 12 0t12 0 12 0 12 0M35 74q5-5 10 0t10 0 10 0", WATER_LIGHT, 3.5)
            + inked(
                2.5,
                path("M50 19C58 32 63 37 63 44a13 13 0 0 1-26 0C37 37 42 32 50 19Z", WATER_LIGHT),
            )
            + lines("M43 45a7 7 0 0 0 6 6", CREAM, 3),
        ),
    )
    yield (
        "s",
        _scene(
            SUN_DEEP,
            inked(2.5, path("M16 90V82H27V74H38V66H62V74H73V82H84V90Z", STONE))
            + lines("M30 82H70M41 74H59", STONE_DEEP, 2.5)
            + use("rays", 16, 6, 68),
        ),
    )
    yield (
        "t",
        _scene(
            SKY,
            inked(2.5, path(_TIERS, STONE))
            + path("M58 37H63V50H71V62H80V75H89V86H58Z", STONE_DEEP)
            + inked(
                2.5,
                path(_TIERS + "M19 75H81M28 62H72M36 49H64", "none")
                + path("M40 87 43 37H57L60 87Z", CREAM)
                + path("M38 37V24H62V37Z", STONE)
                + path("M33 25 38 12H62L67 25Z", GOLD),
            )
            + lines("M43 79H57M43 71H57M44 63H56M44 55H56M45 47H55", STONE_DEEP, 2.5)
            + path("M45 37V29H55V37Z", INK),
        ),
    )
    yield (
        "jungle-back",
        _scene(
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


def _symbol(name: str, body: str, box: str = _FULL) -> str:
    return f'<symbol id="{PREFIX}{name}" viewBox="{box}">{body}</symbol>'


SYMBOLS: Mapping[str, str] = MappingProxyType(
    {
        f"emblem-{color}": _symbol(f"emblem-{color}", f'<path d="M0 0{shape}"/>', _EMBLEM_BOX)
        for color, shape in _EMBLEMS.items()
    }
    | {name: _symbol(name, body) for name, body in (*_people(), *_pieces(), *_jungle_tiles())}
)
_USED = re.compile(rf'href="#{PREFIX}([\w-]+)"')


def needed_by(markup: str) -> Iterator[str]:
    """The names of all symbols that a drawing uses, also by way of other symbols."""
    seen: set[str] = set()
    waiting = _USED.findall(markup)
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting += _USED.findall(SYMBOLS[name])
            yield name
