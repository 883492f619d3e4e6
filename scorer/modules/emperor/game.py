"""The Favour of the Emperor: gold for a tile in his row or column, and for keeping him."""

from __future__ import annotations

from random import Random

from scorer.engine.board import WorkerTile
from scorer.engine.effects import Hooks
from scorer.engine.moves import Place
from scorer.engine.play import Game
from scorer.engine.setup import Module, Step
from scorer.modules.base.game import PLAYER_COUNTS

CODE = "emperor"
GOLD_FOR_MOVE = 1
GOLD_FOR_STAYING = 1
EMPEROR = "emperor"
"""The square that he stands on."""
START = (1, 1)
"""The second start tile."""


def _arrive(game: Game, rng: Random) -> Game:
    return game.with_extras(**{EMPEROR: START})


def _visit(game: Game, move: Place) -> Game:
    """He comes from anywhere in the row or column, and pays before the spaces are filled.

    No rulebook says what overbuilding does: it moves him as placing does, and on top of the tile that
    he stands on he pays as well.
    """
    row, col = game.extras[EMPEROR]
    if row != move.square[0] and col != move.square[1]:
        return game
    return _paid(game, GOLD_FOR_MOVE).with_extras(**{EMPEROR: move.square})


def _stay(game: Game) -> Game:
    tile = game.board.tiles[game.extras[EMPEROR]]
    if isinstance(tile, WorkerTile) and tile.color is game.seat.color:
        return _paid(game, GOLD_FOR_STAYING)
    return game


def _paid(game: Game, gold: int) -> Game:
    """Gold for the active player, as far as the bank has it."""
    village = game.seat.village
    return game.with_village(village.after(gold=village["gold"] + min(gold, game.bank)))


GAME = Module(
    code=CODE,
    players=PLAYER_COUNTS,
    silences=("gold",),
    hooks=Hooks(on_deal=(_arrive,), on_place=(_visit,), on_turn_start=(_stay,)),
    steps=(Step("emperor", after="start-tiles"),),
)
