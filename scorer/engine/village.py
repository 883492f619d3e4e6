"""What stands on a village board, and what a jungle tile's action does to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from .components import (
    CACAO_LIMIT,
    SUN_LIMIT,
    WATER_FIELDS,
    Action,
    Color,
    JungleKind,
)


@dataclass(frozen=True, slots=True)
class Village:
    """One player's gold, sun tokens, water field (its printed value) and cacao fruits."""

    color: Color
    gold: int = 0
    sun: int = 0
    water: int = WATER_FIELDS[0]
    cacao: int = 0

    @property
    def water_step(self) -> int:
        """How many fields the water carrier has gone.

        >>> Village(Color.RED, water=2).water_step
        4
        """
        return WATER_FIELDS.index(self.water)


@dataclass(frozen=True)
class Effect:
    """An action: the most a player can take with so many workers, and the village after taking it.

    Amounts count what the tile deals in: fruits taken, fruits sold, gold, steps, sun tokens. What goes
    beyond a limit is lost, so it is never part of the most.
    """

    most: Callable[[Village, JungleKind, int, int], int]
    """Village, kind of tile, workers, gold in the bank."""
    take: Callable[[Village, JungleKind, int], Village]


def _move_water(village: Village, kind: JungleKind, amount: int) -> Village:
    return replace(village, water=WATER_FIELDS[village.water_step + amount])


EFFECTS: Mapping[str, Effect] = MappingProxyType(
    {
        Action.PLANTATION: Effect(
            lambda village, kind, workers, bank: min(
                workers * kind.amount, CACAO_LIMIT - village.cacao
            ),
            lambda village, kind, amount: replace(village, cacao=village.cacao + amount),
        ),
        Action.MARKET: Effect(
            lambda village, kind, workers, bank: min(workers, village.cacao, bank // kind.amount),
            lambda village, kind, amount: replace(
                village, cacao=village.cacao - amount, gold=village.gold + amount * kind.amount
            ),
        ),
        Action.GOLD_MINE: Effect(
            lambda village, kind, workers, bank: min(workers * kind.amount, bank),
            lambda village, kind, amount: replace(village, gold=village.gold + amount),
        ),
        Action.WATER: Effect(
            lambda village, kind, workers, bank: min(
                workers * kind.amount, len(WATER_FIELDS) - 1 - village.water_step
            ),
            _move_water,
        ),
        Action.SUN_SITE: Effect(
            lambda village, kind, workers, bank: min(
                workers * kind.amount, SUN_LIMIT - village.sun
            ),
            lambda village, kind, amount: replace(village, sun=village.sun + amount),
        ),
    }
)
"""A temple has no effect during the game, so it is not here and activates nobody."""
