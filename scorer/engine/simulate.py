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
from .moves import Act, Build, Fill, Move, Pass, Place
from .play import Game
from .setup import Setup
from .turn import Phase

OVERBUILDS = 0.6
"""How often a player who may overbuild does."""
GIVES_UP = 0.05
"""How often an action is used only in part, or not at all."""
PAYS_FOR_MAP = 0.3
"""How often a tile of the map board is taken by who can pay for it."""
BUILDS = 0.6
"""How often something is built by who can."""


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
        is_last = not game.display and not game.pile
        if game.can_take_from_map and (is_last or rng.random() < PAYS_FOR_MAP):
            return Fill(space, pick(rng, game.map_board), from_map=True)
        return Fill(space, pick(rng, game.display) if game.display else None)
    if game.phase is Phase.ACT:
        item = pick(rng, game.due)
        most = game.most(item)
        amount = below(rng, most + 1) if rng.random() < GIVES_UP else most
        if options := game.options(item):
            picked = pick(rng, [each for each in options if len(each) == amount])
            return Act(item.color, item.square, item.side, None if picked else 0, picked)
        return Act(item.color, item.square, item.side, amount)
    if game.phase is Phase.BUILD:
        return Build(pick(rng, game.offers())) if rng.random() < BUILDS else Pass()
    sides = pick(rng, rotations(pick(rng, game.seat.hand)))
    covers, free = game.squares_to_cover(), game.board.open_squares()
    if covers and (rng.random() < OVERBUILDS or not free):
        return Place(WorkerTile(game.seat.color, sides, covers=True), pick(rng, covers))
    return Place(WorkerTile(game.seat.color, sides), pick(rng, free))
