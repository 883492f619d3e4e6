"""The Gem Mines: workers take gems, one of each colour buys the lowest mask."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from scorer.engine.components import JungleKind
from scorer.engine.fields import Field, FieldKind, Term, TermKind
from scorer.engine.setup import Change, FewKinds, FromTiles, LowestFirst, Module, Step
from scorer.modules.base.game import PLAYER_COUNTS

CODE = "gem-mines"
ACTION = "gem-mine"
GEM_COLORS = ("red", "green", "blue", "white")
GEMS_EACH = 8
GEMS_EACH_OF_TWO = 6
"""With two players two of each colour stay in the box."""
GEMS_ON_MINE = 6
GEM_VALUE = 1
MINES = 5
MASKS: Mapping[int, int] = MappingProxyType({8: 2, 9: 2, 10: 2, 12: 1})
MASKS_OF_TWO: Mapping[int, int] = MappingProxyType({8: 2, 9: 2, 10: 2})


def _fields(masks: Mapping[int, int], gems: int) -> tuple[Field, ...]:
    counts = {str(value): count for value, count in masks.items()}
    each = dict.fromkeys(GEM_COLORS, gems)
    return (
        Field(
            "masks",
            FieldKind.LIST,
            options=tuple(counts),
            limits=counts,
            pools=counts,
            default=0,
            module=CODE,
        ),
        Field(
            "gems",
            FieldKind.COUNTS,
            options=GEM_COLORS,
            limits=each,
            pools=each,
            default=0,
            module=CODE,
        ),
    )


GAME = Module(
    code=CODE,
    players=PLAYER_COUNTS,
    kinds=(JungleKind("d", ACTION, 1),),
    jungle={"d": MINES},
    changes=(
        Change((3, 4), jungle={"t": -5, "d": MINES}),
        Change((2,), jungle={"t": -4, "d": 4}, fields=_fields(MASKS_OF_TWO, GEMS_EACH_OF_TWO)),
    ),
    fields=_fields(MASKS, GEMS_EACH),
    terms=(
        Term(
            "masks",
            TermKind.ITEMS,
            "masks",
            worths={str(value): value for value in MASKS},
            module=CODE,
        ),
        Term("gems", TermKind.EACH, "gems", worth=GEM_VALUE, module=CODE),
    ),
    checks=(
        LowestFirst("masks"),
        FewKinds("gems", len(GEM_COLORS) - 1),
        FromTiles((("gems", 1), ("masks", len(GEM_COLORS))), "d", GEMS_ON_MINE),
    ),
    steps=(Step("gems", after="supplies"),),
)
