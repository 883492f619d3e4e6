"""Set-ups with modules straight from their games, whether or not the modules are registered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module

from scorer.engine.setup import Module, Setup, make_setup
from scorer.modules.base.game import GAME

SINGLE = (
    "map",
    "watering",
    "chocolate",
    "huts",
    "gem-mines",
    "tree-of-life",
    "emperor",
    "new-workers",
)
BIG_GAME = "big-game"
GAMES: dict[str, Module] = {
    code: import_module(f"scorer.modules.{code.replace('-', '_')}.game").GAME
    for code in (*SINGLE, BIG_GAME)
}
"""In the order of the boxes."""


def module_setup(players: int, codes: Sequence[str] = (), **choices: str) -> Setup:
    """The set-up for some modules and choices of the table; the same object for the same."""
    return _setup(players, frozenset(codes), tuple(sorted(choices.items())))


@cache
def _setup(players: int, codes: frozenset[str], choices: tuple[tuple[str, str], ...]) -> Setup:
    with_included = codes | {each for code in codes for each in GAMES[code].includes}
    modules = [game for code, game in GAMES.items() if code in with_included]
    return make_setup(GAME, players, modules, dict(choices))
