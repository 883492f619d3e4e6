"""The registry of game modules: the base game and the expansions, and the set-ups they lead to.

>>> setup_for(3).worker_tiles_each
10
>>> setup_for(2).removed_jungle["p1"]
2
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType

from scorer.engine.fields import Field
from scorer.engine.setup import FIXED_WITH_ALL, InvalidSetup, Setup, make_setup
from scorer.web.drawing.art import add_art

from . import (
    base,
    big_game,
    chocolate,
    emperor,
    gem_mines,
    huts,
    map,
    new_workers,
    tree_of_life,
    watering,
)
from .base.game import GAME, MAX_PLAYERS
from .model import GameModule

EXPANSIONS: dict[str, GameModule] = {}
"""The modules that players may add to the base game, by code, in the order of the boxes."""


def register(module: GameModule) -> None:
    """Make an expansion module known; before the app is created."""
    EXPANSIONS[module.code] = module
    add_art(module.art)


def all_modules() -> tuple[GameModule, ...]:
    """The base game and every registered expansion."""
    return (base.MODULE, *EXPANSIONS.values())


def read_modules(codes: Sequence[str]) -> tuple[str, ...]:
    """Codes in the order of the registry; raises `InvalidSetup` for the first of `wrong_modules`."""
    for error in wrong_modules(codes):
        raise error
    return tuple(code for code in EXPANSIONS if code in codes)


def wrong_modules(codes: Sequence[str], players: int | None = None) -> Iterator[InvalidSetup]:
    """Each code that is unknown, and everything else that is wrong: a code that is repeated, that is not
    for this number of players, or that includes others and does not stand alone."""
    counts = Counter(codes)
    for code, count in counts.items():
        module = EXPANSIONS.get(code)
        if module is None:
            yield InvalidSetup("unknown-module", module=code)
            continue
        if count > 1:
            yield InvalidSetup("repeated-module", module=code)
        if players is not None and players not in module.game.players:
            yield InvalidSetup("module-players", module=code, players=players)
        if module.game.includes and len(counts) > 1:
            yield InvalidSetup("module-alone", module=code)


def setup_for(
    players: int, modules: Sequence[str] = (), choices: Mapping[str, str] = MappingProxyType({})
) -> Setup:
    """The set-up for a number of players, the modules in play and the choices of the table.

    >>> setup_for(4).worker_tiles[(2, 1, 0, 1)], setup_for(4).pile
    (4, 24)
    """
    codes = read_modules(modules)
    made = [(each.code, each.read_choice(choices.get(each.code, ""))) for each in _choices(codes)]
    return _setup(players, codes, tuple((code, choice) for code, choice in made if choice))


def with_included(codes: Sequence[str]) -> tuple[GameModule, ...]:
    """The modules of some codes, and those that they include."""
    included = [each for code in codes for each in EXPANSIONS[code].game.includes]
    return tuple(EXPANSIONS[code] for code in EXPANSIONS if code in {*codes, *included})


@lru_cache(maxsize=1024)
def module_choices(codes: tuple[str, ...]) -> tuple[Field, ...]:
    """The choices of the table that these modules bring along."""
    fields = [each for module in with_included(codes) for each in module.game.fields if each.sets]
    if any(EXPANSIONS[code].game.includes for code in codes):
        fields = [each for each in fields if each.sets not in FIXED_WITH_ALL]
    return tuple(fields)


def all_choices() -> dict[str, Field]:
    """Every choice that a module can bring along, by its code."""
    modules = EXPANSIONS.values()
    return {each.code: each for module in modules for each in module.game.fields if each.sets}


def _choices(codes: tuple[str, ...]) -> tuple[Field, ...]:
    """The fields of the table that the set-up depends on."""
    own = tuple(each for each in base.MODULE.game.fields if each.sets)
    return (*own, *module_choices(codes))


@lru_cache(maxsize=1024)
def _setup(players: int, modules: tuple[str, ...], choices: tuple[tuple[str, str], ...]) -> Setup:
    """One object for all who ask for the same set-up, so that it can be compared and cached by."""
    return make_setup(GAME, players, [each.game for each in with_included(modules)], dict(choices))


def whole_box() -> Setup:
    """A table with everything of all boxes, to draw or describe it; nobody plays at it."""
    modules = [module.game for module in all_modules()]
    return replace(
        setup_for(MAX_PLAYERS),
        jungle=sum((Counter(module.jungle) for module in modules), Counter()),
        fields=tuple(each for module in modules for each in module.fields),
        kinds={kind.code: kind for module in modules for kind in module.kinds},
        worker_tiles={pattern: n for module in modules for pattern, n in module.workers.items()},
    )


add_art(base.MODULE.art)


for _module in (
    map.MODULE,
    watering.MODULE,
    chocolate.MODULE,
    huts.MODULE,
    gem_mines.MODULE,
    tree_of_life.MODULE,
    emperor.MODULE,
    new_workers.MODULE,
    big_game.MODULE,
):
    register(_module)
