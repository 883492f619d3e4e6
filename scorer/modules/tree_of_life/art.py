"""How the Tree of Life is drawn."""

from __future__ import annotations

from scorer.web.drawing.art import Art, TileArt
from scorer.web.drawing.palette import BARK, CACAO, FOREST, GOLD, LEAF, SKY, SPROUT
from scorer.web.drawing.pen import inked, lines, path, scene

_CROWN = (
    "M50 12C62 4 78 12 78 26 92 30 92 50 78 54 72 66 58 66 50 60 "
    "42 66 28 66 22 54 8 50 8 30 22 26 22 12 38 4 50 12Z"
)
_COINS = "M30 30h.1M50 24h.1M69 33h.1M37 48h.1M61 50h.1"

ART = Art(
    symbols={
        "tree": scene(
            SKY,
            inked(2.5, path("M43 88Q47 70 44 52H56Q53 70 57 88L70 92H30Z", BARK))
            + lines("M49 62V84", CACAO, 2.5)
            + inked(2.5, path(_CROWN, LEAF))
            + path("M50 17C60 10 72 15 73 28 82 32 84 42 77 48 66 30 52 26 50 17Z", SPROUT)
            + lines("M22 48Q34 58 46 54", FOREST, 3)
            + lines(_COINS, FOREST, 13)
            + lines(_COINS, GOLD, 9),
        )
    },
    tiles={"l": TileArt("tree")},
)
