"""The Big Game: all eight modules and the whole base box; nothing is replaced."""

from __future__ import annotations

from scorer.engine.setup import Change, Module
from scorer.modules.chocolate import game as chocolate
from scorer.modules.emperor import game as emperor
from scorer.modules.gem_mines import game as gem_mines
from scorer.modules.huts import game as huts
from scorer.modules.map import game as map_module
from scorer.modules.new_workers import game as new_workers
from scorer.modules.tree_of_life import game as tree_of_life
from scorer.modules.watering import game as watering

CODE = "big-game"
MODULES = (map_module, watering, chocolate, huts, gem_mines, tree_of_life, emperor, new_workers)
PLAYERS = (3, 4)
START = watering.START
ALL_TILES = {kind: count for each in MODULES for kind, count in each.GAME.jungle.items()}

GAME = Module(
    code=CODE,
    players=PLAYERS,
    includes=tuple(each.CODE for each in MODULES),
    changes=(
        Change(
            PLAYERS,
            jungle=ALL_TILES,
            workers=dict.fromkeys(new_workers.NEW, 1),
            start=START,
            map_board=map_module.OPEN_TILES,
        ),
        Change((3,), jungle={"p1": -2, "g1": -2, "m2": -1, "m3": -1, "i": -1}),
    ),
)
