"""Every number that a text of the Tree of Life mentions, taken from the game itself."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from scorer.modules.base.game import WORKERS_PER_TILE
from scorer.modules.chocolate.game import GAME as CHOCOLATE
from scorer.modules.setup_figures import setup_figures

from .game import GAME, GOLD_PER_WORKER, GOLD_WITHOUT_WORKERS, TILES

FIGURES: Mapping[str, int] = MappingProxyType(
    setup_figures("tree", [GAME])
    | setup_figures("tree_chocolate", [CHOCOLATE, GAME])
    | setup_figures("chocolate_alone", [CHOCOLATE])
    | {
        "trees": TILES,
        "tree_gold": GOLD_PER_WORKER,
        "tree_gold_empty": GOLD_WITHOUT_WORKERS,
        "workers_at_tree_0": 0,
        "tree_side_0": GOLD_WITHOUT_WORKERS,
        **{f"workers_at_tree_{n}": n for n in range(1, WORKERS_PER_TILE + 1)},
        **{f"tree_side_{n}": n * GOLD_PER_WORKER for n in range(1, WORKERS_PER_TILE + 1)},
    }
)
"""Placeholder name -> number."""
