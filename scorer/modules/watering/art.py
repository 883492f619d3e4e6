"""How the watering tile is drawn: channels between rows of cacao."""

from __future__ import annotations

from scorer.web.drawing.art import Art, TileArt
from scorer.web.drawing.palette import INK, SAND_DEEP, WATER, WATER_LIGHT
from scorer.web.drawing.pen import lines, scene, use

_CHANNELS = "M16 30H84M16 50H84M16 70H84M30 30V70"

ART = Art(
    symbols={
        "watering": scene(
            SAND_DEEP,
            lines(_CHANNELS, INK, 12)
            + lines(_CHANNELS, WATER, 7.5)
            + lines("M20 30h8m12 0h10M20 50h6m12 0h12M20 70h10m8 0h14", WATER_LIGHT, 2.5)
            + use("cacao", 41, 20, 60),
        )
    },
    tiles={"i": TileArt("watering")},
)
