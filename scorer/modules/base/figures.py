"""Every number that a text of the base game's rulebook mentions, taken from the game itself."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from scorer.engine.components import FILLED_AT, STACK_LIMIT, TILE_SIDES, Color, JungleKind
from scorer.engine.setup import make_setup

from . import game

EVEN, DOUBLE, TRIPLE_LEFT, TRIPLE_RIGHT = game.WORKER_BOX
"""The patterns, named after their fullest side; the last worker of the triples sits beside it."""


def _of_kind(action: game.Action) -> list[JungleKind]:
    return [kind for kind in game.JUNGLE_KINDS.values() if kind.action == action]


def _in_box(action: game.Action) -> int:
    return sum(game.JUNGLE_BOX[kind.code] for kind in _of_kind(action))


def _box() -> dict[str, int]:
    coin_small, coin_middle, coin_large = sorted(game.COINS)
    each_colour = sum(game.WORKER_BOX.values())
    return {
        "players_min": game.MIN_PLAYERS,
        "players_max": game.MAX_PLAYERS,
        "age_min": game.MIN_AGE,
        "minutes": game.MINUTES,
        "colours": len(Color),
        "worker_tiles": each_colour * len(Color),
        "worker_tiles_colour": each_colour,
        "workers_per_tile": game.WORKERS_PER_TILE,
        "tile_sides": TILE_SIDES,
        "tiles_even": game.WORKER_BOX[EVEN],
        "tiles_double": game.WORKER_BOX[DOUBLE],
        "tiles_triple": game.WORKER_BOX[TRIPLE_LEFT] + game.WORKER_BOX[TRIPLE_RIGHT],
        "even_side": max(EVEN),
        "double_side": max(DOUBLE),
        "triple_side": max(TRIPLE_LEFT),
        "jungle_tiles": sum(game.JUNGLE_BOX.values()),
        "single_plantations": game.JUNGLE_BOX["p1"],
        "double_plantations": game.JUNGLE_BOX["p2"],
        "plantations": _in_box(game.Action.PLANTATION),
        "markets": _in_box(game.Action.MARKET),
        "markets_low": game.JUNGLE_BOX["m2"],
        "markets_middle": game.JUNGLE_BOX["m3"],
        "markets_high": game.JUNGLE_BOX["m4"],
        "mines": _in_box(game.Action.GOLD_MINE),
        "mines_low": game.JUNGLE_BOX["g1"],
        "mines_high": game.JUNGLE_BOX["g2"],
        "waters": _in_box(game.Action.WATER),
        "sun_sites": _in_box(game.Action.SUN_SITE),
        "temples": _in_box(game.Action.TEMPLE),
        "cacao_fruits": game.CACAO_FRUITS,
        "sun_tokens": game.SUN_TOKENS,
        "coins": sum(game.COINS.values()),
        "coin_small": coin_small,
        "coin_middle": coin_middle,
        "coin_large": coin_large,
        "coins_small": game.COINS[coin_small],
        "coins_middle": game.COINS[coin_middle],
        "coins_large": game.COINS[coin_large],
        "bank_gold": game.BANK,
    }


def _setup() -> dict[str, int]:
    figures = {
        "hand": game.HAND,
        "display": game.DISPLAY,
        "start_price": game.JUNGLE_KINDS["m2"].amount,
    }
    for players in range(game.MIN_PLAYERS, game.MAX_PLAYERS + 1):
        setup = make_setup(game.GAME, players, ())
        figures |= {
            f"players_{players}": players,
            f"workers_each_{players}": setup.worker_tiles_each,
            f"back_even_{players}": setup.removed_workers.get(EVEN, 0),
            f"back_double_{players}": setup.removed_workers.get(DOUBLE, 0),
            f"jungle_back_{players}": sum(setup.removed_jungle.values()),
            f"pile_{players}": setup.pile,
            f"temples_{players}": setup.temples,
        }
        for code, count in setup.removed_jungle.items():
            figures[f"back_{code}_{players}"] = count
    return figures


def _play() -> dict[str, int]:
    kinds = game.JUNGLE_KINDS
    return {
        "filled_at": FILLED_AT,
        "stack_limit": STACK_LIMIT,
        "cacao_limit": game.CACAO_LIMIT,
        "sun_limit": game.SUN_LIMIT,
        "single_harvest": kinds["p1"].amount,
        "double_harvest": kinds["p2"].amount,
        "price_low": kinds["m2"].amount,
        "price_middle": kinds["m3"].amount,
        "price_high": kinds["m4"].amount,
        "mine_low": kinds["g1"].amount,
        "mine_high": kinds["g2"].amount,
        "water_step": kinds["w"].amount,
        "sun_step": kinds["s"].amount,
        "water_fields": len(game.WATER_TRACK),
        "water_start": game.WATER_TRACK[0],
        "water_end": game.WATER_TRACK[-1],
        **{f"water_field_{n}": value for n, value in enumerate(game.WATER_TRACK, start=1)},
    }


def _scoring() -> dict[str, int]:
    """A share is rounded down, and a tie for second leaves somebody else in first place."""
    shares = range(2, game.MAX_PLAYERS + 1)
    return {
        "temple_first": game.TEMPLE_FIRST,
        "temple_second": game.TEMPLE_SECOND,
        **{f"first_shared_{tied}": game.TEMPLE_FIRST // tied for tied in shares},
        **{f"second_shared_{tied}": game.TEMPLE_SECOND // tied for tied in shares[:-1]},
        "sun_value": game.SUN_VALUE,
        "sun_most": game.SUN_LIMIT * game.SUN_VALUE,
    }


def _examples() -> dict[str, int]:
    harvest = game.JUNGLE_KINDS["p2"].amount
    return {
        "sale_middle": max(DOUBLE) * game.JUNGLE_KINDS["m3"].amount,
        "sale_high": max(DOUBLE) * game.JUNGLE_KINDS["m4"].amount,
        "mine_example": max(DOUBLE) * game.JUNGLE_KINDS["g2"].amount,
        "triple_harvest": max(TRIPLE_LEFT) * harvest,
        "triple_lost": max(TRIPLE_LEFT) * harvest - game.CACAO_LIMIT,
        "water_example": game.WATER_TRACK[max(DOUBLE)],
    }


# The only number that is not the game's: a price that a print lists although no such tile exists.
_MISPRINTS = {"persian_price": 5}

FIGURES: Mapping[str, int] = MappingProxyType(
    _box() | _setup() | _play() | _scoring() | _examples() | _MISPRINTS
)
"""Placeholder name -> number."""


def by_players(figure: str) -> tuple[str, ...]:
    """The placeholders of a figure for each number of players, for a row of a table."""
    return tuple(f"%({figure}_{players})s" for players in game.PLAYER_COUNTS)
