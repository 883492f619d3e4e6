"""Every number that a text of the New Workers mentions, taken from the game itself."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from scorer.engine.components import Color
from scorer.modules.base.figures import DOUBLE, EVEN
from scorer.modules.base.game import WORKER_BOX
from scorer.modules.chocolate.game import GAME as CHOCOLATE
from scorer.modules.setup_figures import setup_figures
from scorer.modules.tree_of_life.game import GAME as TREE_OF_LIFE

from .game import GAME, NEW, SURPLUS

_FIRST_MIX = GAME.changes[0].workers

FIGURES: Mapping[str, int] = MappingProxyType(
    setup_figures("new", [GAME])
    | setup_figures("new_both", [CHOCOLATE, TREE_OF_LIFE, GAME])
    | {
        "new_tiles": len(NEW),
        "new_tiles_all": len(NEW) * len(Color),
        "new_tiles_own": sum(WORKER_BOX.values()) + len(NEW),
        "new_out_even": -_FIRST_MIX[EVEN],
        "new_out_double": -_FIRST_MIX[DOUBLE],
        **{f"surplus_least_{players}": least for players, (least, _) in SURPLUS.items()},
        **{f"surplus_most_{players}": most for players, (_, most) in SURPLUS.items()},
    }
)
"""Placeholder name -> number."""
