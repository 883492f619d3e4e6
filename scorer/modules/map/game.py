"""The Map: two jungle tiles lie open beside the display, and a map tile buys one of them."""

from __future__ import annotations

from scorer.engine.fields import Field, FieldKind, Sets
from scorer.engine.setup import Change, Module, Step
from scorer.modules.base.game import PLAYER_COUNTS

CODE = "map"
OPEN_TILES = 2
MAP_TILES_EACH = 2
MAP_TILES = 8
MAP_TILE = "map_tiles"
"""What everybody holds of it during the game; what is left at the end is worth nothing."""

GAME = Module(
    code=CODE,
    players=PLAYER_COUNTS,
    changes=(Change(PLAYER_COUNTS, map_board=OPEN_TILES),),
    fields=(
        Field(
            "early_overbuilding",
            FieldKind.CHOICE,
            options=("1",),
            per_seat=False,
            is_required=False,
            sets=Sets.EARLY_OVERBUILDING,
            module=CODE,
        ),
    ),
    holds={MAP_TILE: MAP_TILES_EACH},
    map_fee=MAP_TILE,
    steps=(
        Step(
            "map-board",
            after="add-jungle",
            figures={"map_tiles_back": {n: MAP_TILES - n * MAP_TILES_EACH for n in PLAYER_COUNTS}},
        ),
    ),
)
