"""The New Workers: four more worker tiles of each colour, and longer games."""

from __future__ import annotations

from scorer.engine.components import Sides
from scorer.engine.fields import Field, FieldKind, Sets
from scorer.engine.setup import Change, Module
from scorer.modules.base.game import HAND, PLAYER_COUNTS, WORKER_BOX

CODE = "new-workers"
NEW: tuple[Sides, ...] = ((2, 2, 0, 0), (2, 0, 2, 0), (3, 0, 1, 0), (4, 0, 0, 0))
SURPLUS = {2: (1, 8), 3: (2, 12), 4: (3, 16)}
"""The recommended surplus of all worker tiles over the jungle tiles, by the number of players."""
BOTH = ("chocolate", "tree-of-life")


def _digits(pattern: Sides) -> str:
    return "".join(map(str, pattern))


ALL = {_digits(pattern): count for pattern, count in WORKER_BOX.items()}
ALL |= {_digits(pattern): 1 for pattern in NEW}
ON_TOP = {
    players: {digits: n - (digits in back) for digits, n in ALL.items()}
    for players, back in ((2, ()), (3, ("1111",)), (4, ("1111", "2101")))
}
"""The new tiles beside those of the base game, by the number of players."""

GAME = Module(
    code=CODE,
    players=PLAYER_COUNTS,
    workers=dict.fromkeys(NEW, 1),
    surplus=SURPLUS,
    changes=(
        # The first preset: all four new tiles in the place of four common ones.
        Change(PLAYER_COUNTS, workers={(1, 1, 1, 1): -2, (2, 1, 0, 1): -2} | dict.fromkeys(NEW, 1)),
        # With two players these modules bring the tile with four workers on one side already.
        Change((2,), workers={(4, 0, 0, 0): -1, (2, 1, 0, 1): 1}, beside=BOTH),
    ),
    fields=(
        Field(
            "workers",
            FieldKind.COUNTS,
            options=tuple(ALL),
            limits=ALL,
            per_seat=False,
            is_required=False,
            sets=Sets.WORKER_TILES,
            least=HAND,
            presets={"on-top": ON_TOP, "all": dict.fromkeys(PLAYER_COUNTS, ALL)},
            module=CODE,
        ),
        Field(
            "longer",
            FieldKind.CHOICE,
            options=("1",),
            per_seat=False,
            is_required=False,
            sets=Sets.NO_REPLACING,
            module=CODE,
        ),
    ),
)
