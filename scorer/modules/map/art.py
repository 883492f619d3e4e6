"""How the pieces of the Map are drawn."""

from __future__ import annotations

from scorer.web.drawing.art import Art
from scorer.web.drawing.palette import BARK, LEAF, SAND, SAND_DEEP, SUN_DEEP
from scorer.web.drawing.pen import inked, lines, path

ART = Art(
    symbols={
        "map-tile": inked(
            4,
            path("M8 20 34 10 66 22 92 12V80L66 90 34 78 8 88Z", SAND)
            + path("M34 10 66 22V90L34 78Z", SAND_DEEP),
        )
        + path("M14 34Q22 28 28 36 24 46 14 44Z", LEAF)
        + lines("M18 70Q34 58 44 64T58 46", BARK, 5, ' stroke-dasharray="1 9"')
        + lines("M68 34 82 46M82 34 68 46", SUN_DEEP, 6)
    },
    tiles={},
)
