"""How the Emperor is drawn."""

from __future__ import annotations

from scorer.web.drawing.art import Art
from scorer.web.drawing.palette import GOLD, GOLD_LIGHT, INK, SKIN, SUN_DEEP, WATER
from scorer.web.drawing.pen import inked, lines, path

ART = Art(
    symbols={
        "emperor": inked(
            4.5,
            path("M28 26 16 9 33 13 36 3 50 11 64 3 67 13 84 9 72 26Z", WATER)
            + path("M12 96Q12 66 36 58H64Q88 66 88 96Z", SUN_DEEP)
            + f'<circle cx="50" cy="42" r="20" fill="{SKIN}"/>'
            + path("M26 22H74V36H26Z", GOLD)
            + path("M30 60Q50 84 70 60L76 66Q50 98 24 66Z", GOLD_LIGHT),
        )
        + lines("M43 46v2M57 46v2", INK, 5)
    },
    tiles={},
)
