"""The Favour of the Emperor: gold for a tile in his row or column, and for keeping him."""

from __future__ import annotations

from scorer.engine.setup import Module, Step
from scorer.modules.base.game import PLAYER_COUNTS

CODE = "emperor"
GOLD_FOR_MOVE = 1
GOLD_FOR_STAYING = 1

GAME = Module(
    code=CODE,
    players=PLAYER_COUNTS,
    silences=("gold",),
    steps=(Step("emperor", after="start-tiles"),),
)
