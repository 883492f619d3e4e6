"""Every number that a text about the Big Game and all modules together mentions."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from scorer.engine.setup import make_setup
from scorer.modules.base.game import GAME as BASE
from scorer.modules.chocolate.game import GAME as CHOCOLATE
from scorer.modules.gem_mines.game import GAME as GEM_MINES
from scorer.modules.huts.game import TILES as HUTS
from scorer.modules.map.game import MAP_TILES_EACH, OPEN_TILES
from scorer.modules.setup_figures import setup_figures
from scorer.modules.tree_of_life.game import GAME as TREE_OF_LIFE

from .game import ALL_TILES, GAME, MODULES, PLAYERS

_ALL = [*(each.GAME for each in MODULES), GAME]
BOX = {**BASE.module.jungle, **ALL_TILES}
"""The jungle tiles of all boxes, by kind."""


def _tiles() -> dict[str, int]:
    """How many jungle tiles of each kind are in play, and how many stay in the box."""
    figures = {}
    for players in PLAYERS:
        setup = make_setup(BASE, players, _ALL)
        for kind, count in BOX.items():
            figures[f"big_{kind}_{players}"] = setup.jungle.get(kind, 0)
            figures[f"big_back_{kind}_{players}"] = count - setup.jungle.get(kind, 0)
        figures[f"big_back_{players}"] = sum(BOX.values()) - setup.jungle_tiles
        figures[f"big_mines_{players}"] = sum(setup.jungle.get(kind, 0) for kind in ("g1", "g2"))
    return figures


FIGURES: Mapping[str, int] = MappingProxyType(
    setup_figures("big", _ALL)
    | setup_figures("module", [GEM_MINES])
    | setup_figures("modules", [CHOCOLATE, TREE_OF_LIFE])
    | _tiles()
    | {
        "modules": len(MODULES),
        "big_map_tiles": MAP_TILES_EACH,
        "big_open": BASE.display + OPEN_TILES,
        "big_huts": len(HUTS),
    }
)
"""Placeholder name -> number."""
