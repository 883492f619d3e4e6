"""Seeded random legal games, for tests, samples and benchmarks.

>>> from scorer.modules import setup_for
>>> simulate(setup_for(2), seed=1).is_over
True
>>> simulate(setup_for(3), seed=5).board == simulate(setup_for(3), seed=5).board
True
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from .board import WorkerTile
from .chance import below, pick
from .components import Color, rotations
from .moves import Act, Fill, Move, Place
from .play import Game, Phase
from .setup import Setup

OVERBUILDS = 0.6
"""How often a player who may overbuild does."""
GIVES_UP = 0.05
"""How often an action is used only in part, or not at all."""


def simulate(setup: Setup, seed: int, colors: Sequence[Color] = ()) -> Game:
    """Play a random legal game to its end; its `moves` tell how it went."""
    game = Game.deal(setup, seed, colors)
    # The dealing took its own generator from the seed; the players take another one.
    rng = Random(f"moves of {seed}")
    while not game.is_over:
        game = game.play(random_move(game, rng))
    return game


def random_move(game: Game, rng: Random) -> Move:
    """Some legal move, without listing them all."""
    if game.phase is Phase.FILL:
        space = pick(rng, game.to_fill)
        return Fill(space, pick(rng, game.display) if game.display else None)
    if game.phase is Phase.ACT:
        item = pick(rng, game.pending)
        most = game.most(item)
        amount = below(rng, most + 1) if rng.random() < GIVES_UP else most
        return Act(item.color, item.square, item.side, amount)
    sides = pick(rng, rotations(pick(rng, game.seat.hand)))
    covers = game.squares_to_cover()
    if covers and rng.random() < OVERBUILDS:
        return Place(WorkerTile(game.seat.color, sides, covers=True), pick(rng, covers))
    return Place(WorkerTile(game.seat.color, sides), pick(rng, game.board.open_squares()))
