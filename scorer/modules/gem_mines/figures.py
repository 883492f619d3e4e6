"""Every number that a text of the Gem Mines mentions, taken from the game itself."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from scorer.engine.setup import make_setup
from scorer.modules.base.figures import DOUBLE
from scorer.modules.base.game import GAME as BASE
from scorer.modules.setup_figures import setup_figures

from .game import (
    GAME,
    GEM_COLORS,
    GEM_VALUE,
    GEMS_EACH,
    GEMS_EACH_OF_TWO,
    GEMS_ON_MINE,
    MASKS,
    MINES,
)

_LOWEST, _NEXT, *_ = MASKS
_COLORS_LEFT = len(GEM_COLORS) - 1


def _supplies() -> dict[str, int]:
    """Gems and masks in play, by the number of players."""
    figures = {}
    for players in GAME.players:
        setup = make_setup(BASE, players, [GAME])
        for code in ("gems", "masks"):
            figures[f"{code}_{players}"] = sum(setup.field(code).pools.values())
    return figures


FIGURES: Mapping[str, int] = MappingProxyType(
    setup_figures("gem", [GAME])
    | _supplies()
    | {
        "gem_mines": MINES,
        "gems": GEMS_EACH * len(GEM_COLORS),
        "gems_each": GEMS_EACH,
        "gem_colors": len(GEM_COLORS),
        "gems_on_mine": GEMS_ON_MINE,
        "gem_value": GEM_VALUE,
        "gems_spare": GEMS_EACH * len(GEM_COLORS) - GEMS_ON_MINE * MINES,
        "gems_back_2": GEMS_EACH - GEMS_EACH_OF_TWO,
        "gem_colors_left": _COLORS_LEFT,
        "masks": sum(MASKS.values()),
        "mask_lowest": min(MASKS),
        "mask_highest": max(MASKS),
        **{f"mask_value_{n}": value for n, value in enumerate(MASKS, start=1)},
        **{f"mask_count_{n}": count for n, count in enumerate(MASKS.values(), start=1)},
        "gem_taken_example": max(DOUBLE),
        "gem_left_example": GEMS_ON_MINE - max(DOUBLE),
        "gem_score_example": _LOWEST + _NEXT + _COLORS_LEFT * GEM_VALUE,
    }
)
"""Placeholder name -> number."""
