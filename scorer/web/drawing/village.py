"""The village board and its water track, as drawings of a fixed size."""

from __future__ import annotations

from collections.abc import Sequence

from scorer.modules.base.game import CACAO_LIMIT, SUN_LIMIT, WATER_TRACK

from .palette import (
    BARK,
    CACAO,
    CREAM,
    DEEP,
    GOLD,
    INK,
    PAINT,
    SAND,
    SAND_DEEP,
    STONE,
    STONE_DEEP,
    WATER,
    WATER_DEEP,
    WATER_LIGHT,
)
from .parts import Number, figure
from .pen import use

BOARD_SIZE = (340, 236)
TRACK_SIZE = (360, 66)

_ROUND_THE_BOARD = (
    *((36, 202), (36, 148), (36, 94)),
    *((98, 54), (170, 54), (242, 54)),
    *((304, 94), (304, 148), (304, 202)),
)
"""Where the fields of the water track lie: clockwise, from the lower left over the top."""
_ALONG_THE_TRACK = tuple((20 + 40 * i, 46) for i in range(len(WATER_TRACK)))

_GHOST = 'opacity=".3"'
_Points = Sequence[tuple[float, float]]


def board(number: Number, cacao: int, sun: int, water: int) -> str:
    """A village: store and sun places in the middle, the water track round them."""
    width, height = BOARD_SIZE
    leaves = use("frond", 6, 6, 104) + (
        f'<g transform="translate({width}) scale(-1 1)">{use("frond", 6, 6, 104)}</g>'
    )
    return (
        f'<rect x="1.5" y="1.5" width="{width - 3}" height="{height - 3}" rx="16" '
        f'fill="{PAINT}" stroke="{INK}" stroke-width="2.5"/>'
        f'<rect x="9" y="9" width="{width - 18}" height="{height - 18}" rx="10" fill="{SAND}" '
        f'stroke="{DEEP}" stroke-width="2.5" stroke-dasharray="9 5"/>'
        + leaves
        + _hut()
        + _suns(sun)
        + _store(cacao)
        + _river(_ROUND_THE_BOARD, 21, number, water)
    )


def track(number: Number, water: int) -> str:
    """The water track alone, straightened: the first field on the left, in every language."""
    return _river(_ALONG_THE_TRACK, 18, number, water)


def _river(points: _Points, radius: float, number: Number, water: int) -> str:
    course = "M" + " ".join(f"{x:g} {y:g}" for x, y in points)
    bed = "".join(
        f'<path d="{course}" fill="none" stroke="{stroke}" stroke-width="{wide:g}" '
        f'stroke-linecap="round" stroke-linejoin="round"{more}/>'
        for stroke, wide, more in (
            (INK, radius * 1.4, ""),
            (WATER, radius * 1.4 - 5, ""),
            (WATER_LIGHT, 2.5, ' stroke-dasharray="7 6"'),
        )
    )
    fields = carrier = ""
    for (x, y), value in zip(points, WATER_TRACK, strict=True):
        here = value == water
        fields += (
            f'<circle cx="{x:g}" cy="{y:g}" r="{radius - 1.5:g}" '
            f'fill="{GOLD if here else WATER_LIGHT if value >= 0 else CREAM}" '
            f'stroke="{INK if here else WATER_DEEP}" stroke-width="2.5"/>'
        )
        # The carrier stands on the upper half, so that the number at its feet can be read.
        low, size = (radius * 0.46, radius * 0.66) if here else (0, radius * 0.82)
        fields += figure(value, number, x, y + low, size)
        if here:
            tall = radius * 1.95
            carrier = use("carrier", x - tall / 2, y - tall + 3, tall)
    return bed + fields + carrier


def _store(cacao: int) -> str:
    """The storage spaces, the first so many filled; the others show what belongs there."""
    places = ""
    for place in range(CACAO_LIMIT):
        x = 71 + 40 * place
        places += (
            f'<rect x="{x}" y="174" width="38" height="44" rx="6" '
            f'fill="{BARK if place < cacao else CACAO}" stroke="{INK}" stroke-width="2.5"/>'
        )
        places += use("cacao", x + 1, 178, 36, "" if place < cacao else _GHOST)
    return places


def _suns(sun: int) -> str:
    """The places for sun tokens, the first so many filled; the others show what belongs there."""
    places = (
        f'<path d="M142 158V146H148V98H266V146H272V158Z" fill="{STONE}" stroke="{INK}" '
        'stroke-width="2.5" stroke-linejoin="round"/>'
        f'<path d="M148 146H266" stroke="{STONE_DEEP}" stroke-width="2.5"/>'
    )
    for place in range(SUN_LIMIT):
        more = "" if place < sun else _GHOST
        places += use("sun", 151 + 38 * place, 104, 36, more)
    return places


def _hut() -> str:
    """The chief's hut, under the emblem of the player."""
    return (
        f'<path d="M82 124H132V159H82Z" fill="{CREAM}" stroke="{INK}" stroke-width="2.5"/>'
        f'<path d="M99 158V140a8 8 0 0 1 16 0V158Z" fill="{CACAO}"/>'
        f'<path d="M73 128 99 90H115L141 128Z" fill="{SAND_DEEP}" stroke="{INK}" '
        'stroke-width="2.5" stroke-linejoin="round"/>'
        + use("emblem", 96, 101, 22, f'fill="{PAINT}" stroke="{INK}"')
    )
