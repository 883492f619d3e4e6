"""The Tree of Life: gold for workers, and more for a side without any."""

from __future__ import annotations

from scorer.engine.components import JungleKind
from scorer.engine.effects import Effect
from scorer.engine.setup import Change, Module
from scorer.modules.base.game import PLAYER_COUNTS

CODE = "tree-of-life"
ACTION = "tree-of-life"
TREE = "l"
GOLD_PER_WORKER = 1
GOLD_WITHOUT_WORKERS = 3
TILES = 3
CHOCOLATE = ("chocolate",)
"""Beside chocolate, which takes the gold mines out already, the trees replace nothing."""
FOUR_ON_ONE_SIDE = (4, 0, 0, 0)

GAME = Module(
    code=CODE,
    players=PLAYER_COUNTS,
    kinds=(JungleKind(TREE, ACTION, GOLD_PER_WORKER),),
    jungle={TREE: TILES},
    workers={FOUR_ON_ONE_SIDE: 1},
    changes=(
        Change((3, 4), jungle={"g1": -2, "g2": -1}, unless=CHOCOLATE),
        Change((2,), jungle={"g1": -1, "g2": -1}, unless=CHOCOLATE),
        Change((3, 4), jungle={TREE: TILES}),
        Change((2,), jungle={TREE: 2}),
        Change((4,), workers={(2, 1, 0, 1): 1}, beside=CHOCOLATE),
        Change((3,), workers={(1, 1, 1, 1): 1}, beside=CHOCOLATE),
        Change((2,), workers={FOUR_ON_ONE_SIDE: 1}, beside=CHOCOLATE),
    ),
    # A side without workers earns as well.
    silences=("gold",),
    actions={
        ACTION: Effect(
            most=lambda village, kind, workers, game: min(
                workers * kind.amount if workers else GOLD_WITHOUT_WORKERS, game.bank
            ),
            take=lambda village, kind, amount, game: village.after(gold=village["gold"] + amount),
            for_empty_sides=True,
        )
    },
)
