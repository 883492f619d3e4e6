"""How the jungle tiles of the base game are drawn."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType

from scorer.web.drawing.art import Art, TileArt
from scorer.web.drawing.palette import (
    BARK,
    CACAO,
    CREAM,
    FOREST,
    GOLD,
    INK,
    LEAF,
    MEADOW,
    SKY,
    SPROUT,
    STONE,
    STONE_DEEP,
    SUN_DEEP,
    WATER,
    WATER_DEEP,
    WATER_LIGHT,
)
from scorer.web.drawing.pen import disc, filled, inked, lines, path, scene, stitches, turned, use

_TIERS = "M10 87V75H19V62H28V49H36V37H64V49H72V62H81V75H90V87Z"


def _symbols() -> Iterator[tuple[str, str]]:
    yield (
        "frond",
        path("M5 5Q30-1 45 9 26 23 5 5-1 30 9 45 23 26 5 5", FOREST)
        + path("M5 5Q27 8 29 29 8 27 5 5", SPROUT)
        + lines("M9 9 23 23", LEAF, 1.5),
    )
    yield (
        "jungle",
        filled("square", LEAF)
        + '<circle cx="50" cy="50" r="41"/>'
        + "".join(turned("frond", quarters) for quarters in range(4)),
    )
    yield "p1", scene(MEADOW, use("cacao", 13, 11, 74))
    yield (
        "p2",
        scene(
            MEADOW,
            use("cacao", -67, 17, 64, 'transform="rotate(8 35 50) scale(-1 1)"')
            + use("cacao", 33, 17, 64, 'transform="rotate(-8 65 50)"'),
        ),
    )
    yield (
        "m",
        scene(
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
        scene(
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
        scene(
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
        scene(
            SUN_DEEP,
            inked(2.5, path("M16 90V82H27V74H38V66H62V74H73V82H84V90Z", STONE))
            + lines("M30 82H70M41 74H59", STONE_DEEP, 2.5)
            + use("rays", 16, 6, 68),
        ),
    )
    yield (
        "t",
        scene(
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


BASE_ART = Art(
    symbols=MappingProxyType(dict(_symbols())),
    tiles=MappingProxyType(
        {code: TileArt(code) for code in ("p1", "p2", "w", "s", "t")}
        # All markets are one drawing, and so are all mines: the number on their coin tells them apart.
        | dict.fromkeys(("m2", "m3", "m4"), TileArt("m", number_at=61.5))
        | dict.fromkeys(("g1", "g2"), TileArt("g", number_at=65.5))
    ),
)
