"""How the huts are drawn: one house, and on its front what the hut is for."""

from __future__ import annotations

from collections.abc import Mapping

from scorer.web.drawing.art import Art
from scorer.web.drawing.palette import (
    BARK,
    CACAO,
    CREAM,
    GOLD,
    GOLD_DEEP,
    INK,
    LEAF,
    POD,
    SAND,
    SAND_DEEP,
    SPROUT,
    STONE,
    STONE_DEEP,
    SUN_DEEP,
    WATER,
    WATER_DEEP,
    WATER_LIGHT,
)
from scorer.web.drawing.pen import inked, lines, path, use

_HOUSE = (
    inked(
        3.5,
        path("M14 44H86V94H14Z", SAND) + path("M50 4 98 46 90 54 50 20 10 54 2 46Z", GOLD_DEEP),
    )
    + path("M50 18 82 46H18Z", SAND_DEEP)
    + lines("M50 9V17M36 20 40 27M64 20 60 27M24 31 29 38M76 31 71 38", BARK, 3)
)


def _sign(drawing: str) -> str:
    return _HOUSE + drawing


def _person(head: str, dress: str) -> str:
    """Somebody of the chief's family: a head with something on it, and a dress."""
    return inked(
        3,
        path("M28 92Q28 72 50 70 72 72 72 92Z", dress)
        + '<circle cx="50" cy="58" r="14" fill="#b26d40"/>'
        + head,
    ) + lines("M45 60v1M55 60v1", INK, 4)


_SIGNS: Mapping[str, str] = {
    "market-crier": inked(3, path("M28 58H40L66 44V88L40 74H28Z", SUN_DEEP))
    + lines("M74 56Q80 66 74 76", CACAO, 5),
    "hermit": use("worker", 30, 46, 44),
    "road-worker": inked(3, path("M38 92 46 48H54L62 92Z", STONE))
    + lines("M50 54V60M50 68V75M50 82V89", CREAM, 4),
    "trader": use("cacao", 22, 44, 48) + use("coin", 54, 62, 30, f'fill="{GOLD}"'),
    "farmer": lines("M50 92V66", LEAF, 6)
    + inked(
        3,
        path("M50 72Q28 70 28 50 48 50 50 72Z", SPROUT)
        + path("M50 66Q54 46 74 46 74 64 50 66Z", LEAF),
    ),
    "shaman": use("rays", 26, 44, 48),
    "monk": inked(3, path("M26 92V82H33V72H40V62H60V72H67V82H74V92Z", STONE))
    + path("M45 92V72H55V92Z", STONE_DEEP)
    + inked(3, path("M38 62 42 50H58L62 62Z", GOLD)),
    "master-builder": lines("M34 88 58 62", BARK, 8)
    + inked(3, path("M48 48 60 44 76 60 72 72 64 64 54 62Z", STONE)),
    "foreman": use("worker", 18, 50, 32) + use("worker", 50, 50, 32) + use("worker", 34, 62, 32),
    "fountain-master": inked(
        3,
        path("M50 44C58 57 64 62 64 70A14 14 0 0 1 36 70C36 62 42 57 50 44Z", WATER)
        + path("M24 84H76L70 94H30Z", STONE),
    )
    + lines("M43 71A7 7 0 0 0 49 77", WATER_LIGHT, 4),
    "chiefs-daughter": _person(path("M34 52Q50 34 66 52 50 46 34 52Z", POD), SPROUT),
    "chiefs-son": _person(path("M36 54Q50 38 64 54ZM50 44 56 28 60 44Z", LEAF), WATER),
    "chiefs-wife": _person(
        path("M33 54 38 40 44 48 50 36 56 48 62 40 67 54Q50 46 33 54Z", GOLD), POD
    ),
    "chief": _person(
        path("M34 54 26 34 38 40 42 28 50 38 58 28 62 40 74 34 66 54Q50 46 34 54Z", GOLD),
        WATER_DEEP,
    ),
}

ART = Art(symbols={f"huts-{hut}": _sign(drawing) for hut, drawing in _SIGNS.items()}, tiles={})
