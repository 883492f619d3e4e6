"""How the pieces of Chocolate are drawn: the bar, the kitchen and the market."""

from __future__ import annotations

from scorer.web.drawing.art import Art, TileArt
from scorer.web.drawing.palette import (
    BARK,
    CACAO,
    COPPER,
    CREAM,
    GOLD,
    GOLD_LIGHT,
    INK,
    POD_LIGHT,
    SKY,
    STONE,
    STONE_DEEP,
    SUN,
)
from scorer.web.drawing.pen import inked, lines, path, scene, use

_BAR = (
    inked(4.5, path("M22 6H78Q84 6 84 12V88Q84 94 78 94H22Q16 94 16 88V12Q16 6 22 6Z", CACAO))
    + lines("M50 8V92M18 35H82M18 65H82", INK, 4)
    + lines("M25 15H42M58 15H75M25 44H42M58 44H75M25 74H42M58 74H75", BARK, 5)
)
_KITCHEN = (
    inked(
        2.5,
        path("M14 86V74Q14 70 20 70H80Q86 70 86 74V86Z", STONE)
        + path("M36 86Q30 72 42 62 44 70 50 58 56 70 58 62 70 72 64 86Z", SUN),
    )
    + path("M44 85Q42 78 50 70 58 78 56 85Z", GOLD_LIGHT)
    + lines("M24 72V84M76 72V84", STONE_DEEP, 3)
    + inked(
        2.5,
        path("M20 34H80Q82 62 66 66H34Q18 62 20 34Z", COPPER)
        + path("M16 27H84V36H16Z", CACAO)
        + path("M24 27Q28 19 37 23 42 13 51 20 60 12 66 22 74 19 76 27Z", BARK),
    )
    + lines("M30 44Q31 54 37 59", POD_LIGHT, 4)
)
_STALL = inked(
    2.5,
    path("M21 38h6v34h-6zM73 38h6v34h-6z", BARK)
    + path("M14 69H86V87H14Z", BARK)
    + path("M22 14H78L89 38H11Z", CREAM)
    + path("M33.200 14H44.400L42.200 38H26.600ZM55.600 14H66.800L73.400 38H57.800Z", CACAO),
)

ART = Art(
    symbols={
        "bar": _BAR,
        "chocolate-kitchen": scene(SKY, _KITCHEN),
        "chocolate-market": scene(
            SKY,
            _STALL
            + use("bar", 9, 46, 34)
            + use("bar", 57, 46, 34)
            + use("coin", 29.5, 43, 41, f'fill="{GOLD}"'),
        ),
    },
    tiles={
        "k": TileArt("chocolate-kitchen"),
        "c": TileArt("chocolate-market", number_at=62.5),
    },
)
