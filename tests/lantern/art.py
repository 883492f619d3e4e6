"""How the lantern tiles are drawn."""

from __future__ import annotations

from scorer.web.drawing.art import Art, TileArt
from scorer.web.drawing.palette import BARK, CREAM, GOLD, GOLD_LIGHT, SKY
from scorer.web.drawing.pen import inked, lines, path, scene, use

_LANTERN = (
    inked(
        4,
        path("M30 30H70L76 84H24Z", GOLD)
        + path("M26 84H74V94H26Z", BARK)
        + path("M36 18H64L70 30H30Z", BARK),
    )
    + path("M42 40H58L60 76H40Z", GOLD_LIGHT)
    + lines("M50 18V6", CREAM, 4)
)

ART = Art(
    symbols={
        "lantern": _LANTERN,
        "lantern-tile": scene(SKY, use("lantern", 20, 12, 60)),
    },
    tiles=dict.fromkeys(("n1", "n2"), TileArt("lantern-tile", number_at=52)),
)
