"""How the pieces of the Gem Mines are drawn: gems, masks, the mine car and the mine."""

from __future__ import annotations

from scorer.web.drawing.art import Art, TileArt
from scorer.web.drawing.palette import BARK, CREAM, GOLD, INK, SKY, STONE, STONE_DEEP, SUN_DEEP
from scorer.web.drawing.pen import inked, lines, path, scene, use

from .game import MASKS

_OUTLINE = "M28 12H72L94 40 50 92 6 40Z"
_PAINTS = {"red": "#d8373b", "green": "#2ea85c", "blue": "#2f74d0", "white": "#f4f1ea"}
_JADE, _JADE_DEEP = "#4fae8c", "#24745c"
_PLACES = {"red": (27, 40), "green": (49, 38), "blue": (36, 52), "white": (56, 54)}
"""Where gems lie in the mine, by colour."""
_HEAP = {"blue": (2, 4), "green": (46, 4), "red": (2, 46), "white": (46, 46)}


def _gem(paint: str) -> str:
    facets = lines("M6 40H94M28 12 38 40 50 92 62 40 72 12M38 40 50 12 62 40", INK, 3)
    return (
        path(_OUTLINE, paint)
        + path("M28 12 6 40H38Z", "#fff8")
        + facets
        + inked(5, path(_OUTLINE, "none"))
    )


_MASK = (
    inked(
        4,
        path("M50 4 62 14 80 8 78 26 88 34V58Q84 84 50 96 16 84 12 58V34L22 26 20 8 38 14Z", _JADE)
        + path("M24 42Q34 32 43 42 34 50 24 42ZM57 42Q66 32 76 42 66 50 57 42Z", CREAM)
        + path("M6 44H14V60H6ZM86 44H94V60H86Z", GOLD),
    )
    + lines("M34 41v2M66 41v2", INK, 6)
    + lines("M50 16V26M38 20 41 28M62 20 59 28", _JADE_DEEP, 4)
    + lines("M22 66Q30 82 50 86 70 82 78 66", _JADE_DEEP, 3)
)
_MINE = (
    inked(2.5, path("M8 87 14 60 24 44 36 22 50 12 64 22 76 42 87 62 92 87Z", STONE_DEEP))
    + path("M14 84 19 62 28 47 38 26 49 16 40 44 30 60 26 84Z", STONE)
    + inked(2.5, path("M22 87V56Q26 34 50 33 74 34 78 56V87Z", BARK))
    + path("M29 87V57Q33 41 50 40 67 41 71 57V87Z", INK)
)
_CAR = inked(
    2.5,
    path("M24 64H76L70 84H30Z", STONE) + path("M32 82h10v8H32ZM58 82h10v8H58Z", SUN_DEEP),
)

ART = Art(
    symbols={
        **{f"gems-{color}": _gem(paint) for color, paint in _PAINTS.items()},
        "gem": "".join(use(f"gems-{color}", x, y, 52) for color, (x, y) in _HEAP.items()),
        "mask": _MASK,
        **{f"masks-{value}": use("mask") for value in MASKS},
        "gem-mine": scene(
            SKY,
            _MINE
            + "".join(use(f"gems-{color}", x, y, 21) for color, (x, y) in _PLACES.items())
            + _CAR,
        ),
    },
    tiles={"d": TileArt("gem-mine")},
)
